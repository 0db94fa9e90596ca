import { freshEmail, registerUser } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("limits over two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const emailsTo = (userId: string, template: string) =>
    servers.query<{ key: string }>(
      "SELECT key FROM emails WHERE user_id = $1 AND template = $2 ORDER BY created_at",
      [userId, template],
    );

  it("a lockout that both see at once is told once (T25)", async () => {
    const person = await registerUser(servers.one);
    const guess = (turn: number, email: string) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/auth/login`, { body: { email, password: "Wrong-Password-1" } }),
      );
    const responses = await race(40, (turn) => guess(turn, person.email));
    expect(statuses(responses)[429]).toBeGreaterThanOrEqual(30);
    expect(await emailsTo(person.id, "sign-in-paused")).toHaveLength(1);
    await race(30, (turn) => guess(turn, freshEmail()));
    await servers.waitForJobs();
    expect(await emailsTo(person.id, "sign-in-paused")).toHaveLength(1);
  });

  it("of forty requests for one account's reset link at once three make a new one, one sends the newest again", async () => {
    const person = await registerUser(servers.one);
    const responses = await race(40, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/auth/reset-password`, { body: { email: person.email } }),
      ),
    );
    expect(statuses(responses)).toEqual({ 200: 40 });
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const keys = (await emailsTo(person.id, "reset-password")).map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(3);
    expect(keys.length).toBeLessThanOrEqual(4);
    expect(new Set(keys.map((key) => key.split("+")[0])).size).toBeLessThanOrEqual(4);
    const [user] = await servers.query("SELECT reset_token FROM users WHERE id = $1", [person.id]);
    expect(user?.reset_token).toEqual(expect.any(String));
  });

  it("one line of IPv6 has one share on both (T104)", async () => {
    const responses = await race(100, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/auth/reset-password`, {
          body: { email: freshEmail() },
          from: `2001:db8:5:6::${(turn + 1).toString(16)}`,
        }),
      ),
    );
    expect(statuses(responses)[429]).toBeGreaterThanOrEqual(30);
  });
});
