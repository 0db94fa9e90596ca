import { bearer, freshEmail, PASSWORD, registerUser, signIn, verify } from "@/tests/support/accounts";
import { call, freshIp, type HttpResponse, race, retryOn503, statuses } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

const linksTo = (email: string) =>
  mails(server.dataDir)
    .filter(({ to, text }) => to === email && text.includes("/reset-password?token="))
    .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");

describe("a forgotten password", () => {
  const ask = (email: string) => call(`${url}/api/auth/reset-password`, { body: { email } });
  const confirm = (token: string, newPassword: string) =>
    call(`${url}/api/auth/reset-password-confirm`, { body: { token, newPassword } });
  async function linkTo(email: string, number = 1): Promise<string> {
    await eventually(async () => linksTo(email).length >= number);
    return linksTo(email).at(-1) ?? "";
  }

  it("is replaced through the link, once; every session ends and the owner is told (T16, T18, T21, T22)", async () => {
    const person = await registerUser(server);
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" };
    await call(`${url}/api/auth/reset-password`, { body: { email: person.email }, headers });
    const token = await linkTo(person.email);
    const mail = mails(server.dataDir).find(({ text }) => text.includes(token));
    expect(mail?.text).toContain(`${url}/reset-password?token=`);
    for (let turn = 0; turn < 3; turn += 1) await call(`${url}/reset-password?token=${token}`);

    expect((await confirm(token, "weak")).status).toBe(400);
    expect((await confirm(token, "Fresh-Harbour-77")).status).toBe(200);
    expect((await confirm(token, "Second-Harbour-78")).status).toBe(400);
    expect((await verify(server, bearer(person))).status).toBe(401);
    expect(
      (await call(`${url}/api/auth/login`, { body: { email: person.email, password: PASSWORD } })).status,
    ).toBe(401);
    await signIn(server, { email: person.email, password: "Fresh-Harbour-77" });
    await eventually(async () =>
      mails(server.dataDir).some(
        ({ to, subject }) => to === person.email && subject === "Your password was changed",
      ),
    );
  });

  it("answers the same for an address without an account, and sends it nothing", async () => {
    const [known, unknown] = [(await registerUser(server)).email, freshEmail()];
    const responses = [await ask(known), await ask(unknown)];
    expect(responses[0]?.text).toBe(responses[1]?.text);
    expect(responses[0]?.body.message).toBe(
      "If an account with this email exists, reset instructions have been sent.",
    );
    await linkTo(known);
    expect(linksTo(unknown)).toEqual([]);
  });

  it("only the newest link works, and none after the password was changed (T19)", async () => {
    const person = await registerUser(server);
    await ask(person.email);
    const first = await linkTo(person.email);
    await ask(person.email);
    await eventually(async () => linksTo(person.email).length >= 2);
    const second = linksTo(person.email).find((token) => token !== first) ?? "";
    expect((await confirm(first, "Fresh-Harbour-77")).status).toBe(400);
    await call(`${url}/api/auth/change-password`, {
      body: { oldPassword: PASSWORD, newPassword: "Another-Bridge-43" },
      headers: bearer(person),
    });
    expect((await confirm(second, "Fresh-Harbour-77")).status).toBe(400);
  });

  it("however often others ask for it, the newest link works, and no mailbox is filled", async () => {
    const person = await registerUser(server);
    const said = new Set<string>();
    for (let turn = 0; turn < 10; turn += 1) {
      const response = await ask(person.email);
      expect(response.status).toBe(200);
      said.add(response.text);
    }
    expect(said.size).toBe(1);
    // Each of three links, if it was not overtaken on its way, and the newest once more.
    const newest = await eventually(async () =>
      linksTo(person.email).find((link, at, links) => links.indexOf(link) < at),
    );
    expect(linksTo(person.email).length).toBeLessThanOrEqual(4);
    expect((await confirm(newest, "Fresh-Harbour-77")).status).toBe(200);
  });

  it("of one caller who asks for a hundred, most are refused, and it is told when to try again", async () => {
    const from = freshIp();
    const responses = await race(100, () =>
      call(`${url}/api/auth/reset-password`, { body: { email: freshEmail() }, from }),
    );
    expect(statuses(responses)[429]).toBeGreaterThanOrEqual(30);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe("Too many attempts. Try again in 1 minute.");
  });
});

describe("guessing at passwords", () => {
  const login = (email: string, password: string, from?: string, headers?: Record<string, string>) =>
    call(`${url}/api/auth/login`, { body: { email, password }, from, headers });

  it("ends at the eleventh for one account, from however many addresses; a device it knows still gets in (T25)", async () => {
    const person = await registerUser(server);
    const registered = await login(person.email, PASSWORD);
    const known = knownDeviceOf(registered);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await login(person.email, "Wrong-Password-1")).status).toBe(401);
    }
    const refused = await login(person.email, "Wrong-Password-1");
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe("Too many attempts. Try again in 2 minutes, or reset your password.");
    expect((await login(person.email, PASSWORD)).status).toBe(429);
    expect((await login(person.email, PASSWORD, undefined, { Cookie: known })).status).toBe(200);
  });

  it("at an account is told to its owner, once a day; for an address without one nothing is sent (T25)", async () => {
    const [person, unknown] = [await registerUser(server), freshEmail()];
    const told = (email: string) =>
      mails(server.dataDir).filter(
        ({ to, subject }) => to === email && subject === "Someone keeps trying to sign in to your account",
      );
    const answers = [];
    for (const email of [person.email, unknown]) {
      for (let turn = 0; turn < 14; turn += 1) await login(email, "Wrong-Password-1");
      answers.push(await login(email, "Wrong-Password-1"));
    }
    expect(answers[0]?.text).toBe(answers[1]?.text);
    await eventually(async () => told(person.email).length > 0);
    const other = await registerUser(server);
    await call(`${url}/api/auth/reset-password`, { body: { email: other.email } });
    await eventually(async () => linksTo(other.email).length > 0);
    expect(told(person.email)).toHaveLength(1);
    expect(told(unknown)).toHaveLength(0);
  });

  it("from a device that the account knows is not held back by who else tries from its address (T25)", async () => {
    const person = await registerUser(server);
    const from = "203.0.113.79";
    const known = knownDeviceOf(await login(person.email, PASSWORD, from));
    for (let turn = 0; turn < 3; turn += 1) {
      await race(50, () => login(freshEmail(), "Wrong-Password-1", from));
    }
    expect((await login(person.email, PASSWORD, from)).status).toBe(429);
    expect((await login(person.email, PASSWORD, from, { Cookie: known })).status).toBe(200);
  });

  it("ends at the tenth also where thirty are sent at once, each from an address of its own (T25)", async () => {
    const person = await registerUser(server);
    const fromElsewhere = (password: string) => retryOn503(() => login(person.email, password, freshIp()));
    expectTenTried(statuses(await race(30, () => fromElsewhere("Wrong-Password-1"))), 401);
    expect((await fromElsewhere(PASSWORD)).status).toBe(429);
  });

  it("from an open browser ends at the tenth also where thirty are sent at once (T25)", async () => {
    const person = await registerUser(server);
    const change = (oldPassword: string) =>
      retryOn503(() =>
        call(`${url}/api/auth/change-password`, {
          body: { oldPassword, newPassword: "Another-Bridge-43" },
          headers: bearer(person),
        }),
      );
    expectTenTried(statuses(await race(30, () => change("Wrong-Password-1"))), 400);
    expect((await change(PASSWORD)).status).toBe(429);
  });

  it("is not what a user meets who signs in often", async () => {
    const person = await registerUser(server);
    for (let turn = 0; turn < 12; turn += 1) await signIn(server, person);
  });

  it("ends for one address, over however many accounts (T25)", async () => {
    const from = "203.0.113.77";
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const some = await race(20, () => login(freshEmail(), "Wrong-Password-1", from));
      answers.push(...some.map(({ status }) => status));
    }
    expect(answers.slice(0, 80).every((status) => status === 401)).toBe(true);
    expect((await login(freshEmail(), "Wrong-Password-1", from)).status).toBe(429);
  });

  it("asking by registration who has an account ends after forty (T24)", async () => {
    const from = "203.0.113.78";
    const { email } = await registerUser(server);
    const body = { email, password: PASSWORD };
    const answers = [];
    for (let turn = 0; turn < 42; turn += 1) {
      answers.push((await call(`${url}/api/auth/register`, { body, from })).status);
    }
    expect(answers.slice(0, 39).every((status) => status === 409)).toBe(true);
    expect(answers.at(-1)).toBe(429);
  });
});

const knownDeviceOf = ({ headers }: HttpResponse): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith("known-device="))
    ?.split(";")[0] ?? "";

/** Of thirty guesses ten were tried at most, and all others refused. */
function expectTenTried(counts: Record<number, number>, tried: number): void {
  const { [tried]: wrong = 0, 429: tooMany = 0 } = counts;
  expect(wrong).toBeLessThanOrEqual(10);
  expect(wrong + tooMany).toBe(30);
}
