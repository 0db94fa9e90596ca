import { bearer, freshEmail, PASSWORD, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submission, submitOwned, unlock } from "@/tests/support/submission";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

const download = (who: { token: string }) => call(`${url}/api/user/data`, { headers: bearer(who) });
const remove = (who: { token: string }, body: Record<string, unknown>) =>
  call(`${url}/api/user`, { method: "DELETE", body, headers: bearer(who) });

async function personWithReports() {
  const { id: unlocked, device } = await submitOwned(url, { executiveEmail: freshEmail() });
  await unlock(url, unlocked);
  await eventually(async () => (await call(`${url}/api/assessments/${unlocked}/report`)).status === 200);
  const person = await registerUser(server, freshEmail(), unlocked, device);
  const taken = await call(`${url}/api/assessments`, { body: submission(), headers: bearer(person) });
  const locked: string = taken.body.assessmentId;
  return { person, unlocked, locked };
}

it("everything that is held about a person is theirs to download, and no secret with it (T124)", async () => {
  const { person, unlocked, locked } = await personWithReports();
  const { status, headers, body, text } = await download(person);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="my-ai-readiness-data-\d{4}-\d\d-\d\d\.json"/,
  );
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect(body.account.email).toBe(person.email);
  expect(body.sessions.length).toBeGreaterThan(0);
  const byId = (id: string) => body.assessments.find((one: { id: string }) => one.id === id);
  expect(byId(unlocked).report.reportData.executiveSummary).toEqual(expect.any(String));
  expect(byId(locked).executiveName).toBe("Margaret Osei");
  expect(byId(locked).roadmap).toBeUndefined();
  expect(text).not.toMatch(/argon2|"password"|resetToken"|submissionKey|keyHash|tokenHash/);
  // What the chapter concludes and notes about a lead is its own.
  expect(text).not.toMatch(/lead(Score|Qualified|Status|OwnerId|Notes)|lead-qualified/);
});

it("an account goes and its assessments stay at their links, where that is chosen", async () => {
  const { person, unlocked } = await personWithReports();
  expect((await remove(person, { password: "Wrong-Password-1" })).status).toBe(400);
  expect((await remove(person, { password: PASSWORD })).status).toBe(200);
  expect((await download(person)).status).toBe(401);
  expect((await call(`${url}/api/assessments/${unlocked}`)).status).toBe(200);
  const again = { email: person.email, password: PASSWORD };
  expect((await call(`${url}/api/auth/login`, { body: again })).status).toBe(401);
});

it("an account and its assessments go together, with the messages about them, where that is chosen (T125)", async () => {
  const { person, unlocked, locked } = await personWithReports();
  const about = () =>
    mails(server.dataDir).filter(({ text, to }) => text.includes(unlocked) || to === person.email);
  // Each kind once: a lead is told to every admin, and files that share the server make some.
  const kinds = () => [...new Set(about().map(({ key }) => key.split(":")[0]))];
  // All of them: one that is on its way while the account goes would arrive after it.
  const all = ["account-created", "lead-qualified", "report-ready", "roadmap-ready"];
  await eventually(async () => kinds().sort().join() === all.join()).catch(() =>
    expect(kinds().sort()).toEqual(all),
  );
  expect((await remove(person, { password: PASSWORD, deleteAssessments: true })).status).toBe(200);
  for (const id of [unlocked, locked]) {
    for (const path of ["", "/report", "/report.pdf", "/payment-status"]) {
      expect((await call(`${url}/api/assessments/${id}${path}`)).status).toBe(404);
    }
  }
  expect(about()).toEqual([]);
});
