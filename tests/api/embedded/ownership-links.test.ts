import { bearer, freshEmail, fromPage, type Person, registerUser } from "@/tests/support/accounts";
import { call, freshIp } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { confirm, ownLink, ownLinks } from "@/tests/support/own-links";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { ownerCookieOf, pay, submit, submitOwned, unlock } from "@/tests/support/submission";

let server: RunningServer;
let url: string;
let dirs: string[];
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
  dirs = [server.dataDir];
});

const owned = async (who: Person): Promise<string[]> =>
  (await call(`${url}/api/user/data`, { headers: bearer(who) })).body.assessments.map(
    ({ id }: { id: string }) => id,
  );
const link = (who: Person, id: string, device: Record<string, string> = {}) =>
  call(`${url}/api/user/link-assessment`, {
    body: { assessmentId: id },
    headers: { ...bearer(who), ...device },
  });
const deviceOf = (response: Awaited<ReturnType<typeof confirm>>) => ({
  Cookie: ownerCookieOf(response),
  Origin: url,
});

it("each message to the executive has a link of its own, behind the #; others have none", async () => {
  const executiveEmail = freshEmail();
  const id = await submit(url, { executiveEmail });
  await pay(url, id);
  const kinds = ["receipt", "report-ready", "roadmap-ready"];
  const sent = () => mails(server.dataDir).filter(({ to }) => to === executiveEmail);
  await eventually(async () => kinds.every((kind) => sent().some(({ key }) => key.startsWith(kind))));
  const links = ownLinks(dirs, executiveEmail);
  expect(links.map((one) => one.id)).toEqual(kinds.map(() => id));
  expect(new Set(links.map(({ token }) => token)).size).toBe(3);
  for (const { text, html } of sent()) {
    expect(text).toContain("please remove it before you forward this email");
    expect(`${text}${html}`).not.toMatch(/\/own\?|\/own\//);
  }
  const others = mails(server.dataDir).filter(({ to, text }) => to !== executiveEmail && text.includes(id));
  expect(others.filter(({ text }) => text.includes("/own#"))).toEqual([]);
});

it("opening the link spends nothing; the button spends it once, on a key for this device", async () => {
  const executiveEmail = freshEmail();
  await submit(url, { executiveEmail });
  const found = await ownLink(dirs, executiveEmail);
  for (const method of ["GET", "HEAD", "GET"]) {
    expect((await call(`${url}/own`, { method })).status).toBe(200);
    expect((await call(`${url}/api/assessments/${found.id}/own`, { method })).status).toBe(405);
  }
  const response = await confirm(url, found);
  expect([response.status, response.body]).toEqual([
    200,
    { success: true, message: "The report is confirmed as yours on this device." },
  ]);
  expect(ownerCookieOf(response)).toMatch(/^owner-keys=[\w-]{43}$/);
  const again = await confirm(url, found);
  expectRefusal(again, 404);
  expect(again.body.message).toBe("This link no longer works, or never existed.");
  expect(ownerCookieOf(again)).toBe("");

  const person = await registerUser(server, freshEmail(), found.id, deviceOf(response));
  expect(await owned(person)).toEqual([found.id]);
});

it("a link that never was, is another one's or is misspelt is the same answer", async () => {
  const executiveEmail = freshEmail();
  await submit(url, { executiveEmail });
  const { id, token } = await ownLink(dirs, executiveEmail);
  const other = await submit(url);
  const answers = [];
  for (const wrong of [
    { id: other, token },
    { id: "00000000-0000-4000-8000-000000000000", token },
    { id: "x", token },
    { id, token: "x".repeat(43) },
    { id, token: "" },
    { id, token: token.toUpperCase() },
  ]) {
    answers.push(await confirm(url, wrong));
  }
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, "This link no longer works, or never existed."]),
  );
  expect((await confirm(url, { id, token })).status).toBe(200);
});

it("a client that tries out links from one IP is told to wait", async () => {
  const from = freshIp();
  const id = await submit(url);
  const tries: number[] = [];
  for (let turn = 0; turn < 61; turn += 1) {
    const headers = { "X-Forwarded-For": from };
    tries.push((await confirm(url, { id, token: `${"x".repeat(40)}${100 + turn}` }, headers)).status);
  }
  expect(tries.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 404));
  expect(tries.at(-1)).toBe(429);
});

it("the mailbox takes over from the device, and a later message from an earlier one", async () => {
  const executiveEmail = freshEmail();
  const { id, device } = await submitOwned(url, { executiveEmail });
  const assistant = await registerUser(server, freshEmail(), id, device);
  expect(await owned(assistant)).toEqual([id]);

  const first = await ownLink(dirs, executiveEmail);
  await unlock(url, id);
  await eventually(async () => ownLinks(dirs, executiveEmail).length === 2);
  const second = ownLinks(dirs, executiveEmail).find(({ token }) => token !== first.token) ?? first;
  for (const found of [first, second]) {
    const holder = await registerUser(server);
    await link(holder, id, deviceOf(await confirm(url, found)));
    expect(await owned(holder)).toEqual([id]);
  }
  expect(await owned(assistant)).toEqual([]);
  const { body } = await call(`${url}/api/user/assessments`, { headers: bearer(assistant) });
  expect(body.assessments).toHaveLength(1);
});

it("opened in an account with that very address, it verifies the address: that account owns it for good", async () => {
  const executiveEmail = freshEmail();
  const id = await submit(url, { executiveEmail });
  const found = await ownLink(dirs, executiveEmail);
  const executive = await registerUser(server, executiveEmail, id);
  expect(await owned(executive)).toEqual([]);
  const response = await confirm(url, found, fromPage(url, executive));
  expect(response.status).toBe(200);
  expect(await owned(executive)).toEqual([id]);

  // Neither the key that came with it nor a link that is still on its way takes it from there.
  const other = await registerUser(server);
  await link(other, id, deviceOf(response));
  expect(await owned(other)).toEqual([]);
  await unlock(url, id);
  await eventually(async () =>
    mails(server.dataDir).some(({ to, key }) => to === executiveEmail && key.startsWith("report-ready")),
  );
  expect(ownLinks(dirs, executiveEmail)).toHaveLength(1);
});

it("confirmed first and saved to an account with that very address afterwards, it verifies the address as well", async () => {
  const executiveEmail = freshEmail();
  const id = await submit(url, { executiveEmail });
  const response = await confirm(url, await ownLink(dirs, executiveEmail));
  const executive = await registerUser(server, executiveEmail, id, deviceOf(response));
  expect(await owned(executive)).toEqual([id]);
  const { body } = await call(`${url}/api/user/data`, { headers: bearer(executive) });
  expect(body.account.emailVerifiedAt).toEqual(expect.any(String));
  expect(body.assessments[0].ownerProof).toBe("address");
});

it("opened in an account with another address, it verifies nothing", async () => {
  const executiveEmail = freshEmail();
  await submit(url, { executiveEmail });
  const reader = await registerUser(server);
  expect((await confirm(url, await ownLink(dirs, executiveEmail), fromPage(url, reader))).status).toBe(200);
  const { body } = await call(`${url}/api/user/data`, { headers: bearer(reader) });
  expect(body.account.emailVerifiedAt).toBeNull();
  expect(body.assessments).toEqual([]);
});
