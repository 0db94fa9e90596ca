import { bearer, freshEmail, PASSWORD, type Person, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { ownerCookieOf, pay, submission, submit, submitOwned, unlock } from "@/tests/support/submission";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

const NONE: Record<string, string> = {};
const link = (who: Person, id: string, device = NONE) =>
  call(`${url}/api/user/link-assessment`, {
    body: { assessmentId: id },
    headers: { ...bearer(who), ...device },
  });
const download = async (who: Person) =>
  (await call(`${url}/api/user/data`, { headers: bearer(who) })).body as {
    assessments: { id: string }[];
    bookmarks: { assessmentId: string; companyName: string }[];
  };
const owned = async (who: Person) => (await download(who)).assessments.map(({ id }) => id);
const listed = async (who: Person): Promise<string[]> =>
  (await call(`${url}/api/user/assessments`, { headers: bearer(who) })).body.assessments.map(
    ({ id }: { id: string }) => id,
  );
const deleteAll = (who: Person) =>
  call(`${url}/api/user`, {
    method: "DELETE",
    body: { password: PASSWORD, deleteAssessments: true },
    headers: bearer(who),
  });

describe("a visitor with a forwarded link of a paid report", () => {
  it.each(["an account of their own", "an account made with the customer's address"])(
    "with %s lists it and can neither read more than the link shows nor delete it (T05, T06)",
    async (kind) => {
      const executiveEmail = freshEmail();
      const { id, device } = await submitOwned(url, { executiveEmail });
      await pay(url, id);
      await eventually(async () => (await call(`${url}/api/assessments/${id}/report`)).status === 200);
      const otherUser = await registerUser(server, kind.includes("customer") ? executiveEmail : undefined);

      expect((await link(otherUser, id)).status).toBe(200);
      expect((await link(otherUser, id)).status).toBe(200);
      expect(await listed(otherUser)).toEqual([id]);

      const { text, body } = await call(`${url}/api/user/data`, { headers: bearer(otherUser) });
      expect(body.assessments).toEqual([]);
      expect(body.bookmarks).toEqual([
        { assessmentId: id, companyName: "Halden Creek Joinery Ltd.", createdAt: expect.any(String) },
      ]);
      expect(body.emails.map(({ template }: { template: string }) => template)).toEqual(["account-created"]);
      expect(text).not.toMatch(/Margaret Osei|stripePaymentId|pi_sandbox|lead|interview|callRequests/);

      expect((await deleteAll(otherUser)).status).toBe(200);
      expect((await call(`${url}/api/assessments/${id}/report`)).status).toBe(200);
      const customer = await registerUser(server, freshEmail(), id, device);
      expect(await owned(customer)).toEqual([id]);
    },
  );

  it("who registers with it is told so, and the customer can save it afterwards (T05)", async () => {
    const { id, device } = await submitOwned(url);
    const body = { email: freshEmail(), password: PASSWORD, assessmentId: id };
    const late = await call(`${url}/api/auth/register`, { body });
    expect(late.status).toBe(201);
    expect(late.body).toMatchObject({
      linked: true,
      message: "Your account is ready and the report is in My Reports.",
    });
    const customer = await registerUser(server);
    const saved = await link(customer, id, device);
    expect([saved.status, saved.body]).toEqual([
      200,
      { success: true, message: "The report is saved in your account." },
    ]);
    expect(await owned(customer)).toEqual([id]);
  });

  it("an assessment that never was is added nowhere", async () => {
    const nowhere = "00000000-0000-4000-8000-000000000000";
    const body = { email: freshEmail(), password: PASSWORD, assessmentId: nowhere };
    const made = await call(`${url}/api/auth/register`, { body });
    expect(made.status).toBe(201);
    expect(made.body.linked).toBe(false);
    expect(made.body.message).toContain("could not be found");
    expect((await link(await registerUser(server), nowhere)).status).toBe(404);
  });
});

describe("the device that an assessment was submitted from", () => {
  it("proves it once: what it opened is in the account from then on", async () => {
    const { id, device } = await submitOwned(url);
    const [one, other] = [await registerUser(server), await registerUser(server)];
    expect((await link(one, id, device)).status).toBe(200);
    expect((await link(one, id, device)).status).toBe(200);
    expect((await link(other, id, device)).status).toBe(200);
    expect(await owned(one)).toEqual([id]);
    expect(await owned(other)).toEqual([]);
    expect(await listed(other)).toEqual([id]);
  });

  it("forgets it with the next submission: the next person there manages their own alone", async () => {
    const first = await submitOwned(url);
    const next = await call(`${url}/api/assessments`, { body: submission(), headers: first.device });
    const device = { Cookie: ownerCookieOf(next), Origin: url };
    const person = await registerUser(server);
    await link(person, first.id, device);
    await link(person, next.body.assessmentId, device);
    expect(await owned(person)).toEqual([next.body.assessmentId]);
  });

  it("is given no key where an account owns it from the start, and keeps none from before", async () => {
    const { device } = await submitOwned(url);
    const person = await registerUser(server);
    const headers = { ...bearer(person), ...device };
    const taken = await call(`${url}/api/assessments`, { body: submission(), headers });
    expect(ownerCookieOf(taken)).toBe("owner-keys=");
    expect(await owned(person)).toEqual([taken.body.assessmentId]);
  });

  it("gets another key where the answer to its submission was lost", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = submission({ companyName: "Lost Answer Ltd." });
    const first = await call(`${url}/api/assessments`, { body, headers });
    const again = await call(`${url}/api/assessments`, { body, headers });
    expect(again.body).toEqual(first.body);
    const device = { Cookie: ownerCookieOf(again), Origin: url };
    const person = await registerUser(server, freshEmail(), first.body.assessmentId, device);
    expect(await owned(person)).toEqual([first.body.assessmentId]);
    const late = await call(`${url}/api/assessments`, { body, headers });
    expect([late.body, ownerCookieOf(late)]).toEqual([first.body, ""]);
  });

  it("proves nothing to another site's page", async () => {
    const { id, device } = await submitOwned(url);
    const person = await registerUser(server);
    await link(person, id, { ...device, Origin: "https://evil.example" });
    expect(await owned(person)).toEqual([]);
  });

  it("has its key in no answer, no page and no download", async () => {
    const response = await call(`${url}/api/assessments`, { body: submission() });
    const key = ownerCookieOf(response).split("=")[1] ?? "";
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(response.body)).toEqual(["assessmentId"]);
    const id: string = response.body.assessmentId;
    const device = { Cookie: ownerCookieOf(response), Origin: url };
    const page = await call(`${url}/summary/${id}`, { headers: device });
    const view = await call(`${url}/api/assessments/${id}`, { headers: device });
    for (const { text } of [response, page, view]) expect(text).not.toContain(key);
  });
});

it("what an account owns stays at its link when the account goes, and is free to be proved again", async () => {
  const { id, device } = await submitOwned(url);
  await unlock(url, id);
  const person = await registerUser(server, freshEmail(), id, device);
  const body = { password: PASSWORD };
  expect((await call(`${url}/api/user`, { method: "DELETE", body, headers: bearer(person) })).status).toBe(
    200,
  );
  expect((await call(`${url}/api/assessments/${id}`)).status).toBe(200);
  const otherUser = await registerUser(server, freshEmail(), id);
  expect(await owned(otherUser)).toEqual([]);
});

it("an assessment without any proof reads at its link as it always did", async () => {
  const id = await submit(url);
  await unlock(url, id);
  expect((await call(`${url}/api/assessments/${id}`)).status).toBe(200);
});
