import { ADMIN, bearer, type Person, registerUser, signIn } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

const ROUNDS = 30;

describeOnPostgres("the last admin, on PostgreSQL with two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
    await servers.query("UPDATE users SET role = 'user' WHERE email = $1", [ADMIN.email]);
  });
  afterAll(() => servers?.stop());

  const admins = async () => {
    const [row] = await servers.query<{ admins: number }>(
      "SELECT count(*)::int AS admins FROM users WHERE role = 'admin'",
    );
    return row?.admins;
  };
  const makeAdmin = ({ id }: Person) => servers.query("UPDATE users SET role = 'admin' WHERE id = $1", [id]);
  const at = (turn: number, { id }: Person) => `${servers.url(turn)}/api/admin/users/${id}`;

  it("stays when two admins demote each other at once, thirty times over (T15)", async () => {
    const [ann, ben] = [await registerUser(servers.one), await registerUser(servers.other)];
    const demote = (turn: number, by: Person, user: Person) =>
      call(at(turn, user), {
        method: "PUT",
        body: { email: user.email, role: "user" },
        headers: bearer(by),
      });
    const rawClient = await servers.rawClient();
    /** Both have been let in as admins, and each wants all admins for itself. */
    const bothAreIn = async () => {
      const waiting = await servers.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'",
      );
      return waiting.length === 2;
    };
    const refusals: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([makeAdmin(ann), makeAdmin(ben)]);
      const [one, other] = await Promise.all([signIn(servers.one, ann), signIn(servers.other, ben)]);
      await rawClient.query("BEGIN; SELECT 1 FROM users WHERE role = 'admin' FOR UPDATE");
      const demoting = Promise.all([demote(0, one, other), demote(1, other, one)]);
      await eventually(bothAreIn);
      await rawClient.query("ROLLBACK");
      const answers = await demoting;
      refusals.push(...refused(answers.map(({ status }) => status)));
      expect(await admins()).toBe(1);
    }
    expect(refusals).toEqual(Array(ROUNDS).fill(409));
    await servers.query("UPDATE users SET role = 'user'");
  });

  it("stays when two admins delete each other at once, thirty times over (T15)", async () => {
    const remove = (turn: number, by: Person, user: Person) =>
      call(at(turn, user), { method: "DELETE", headers: bearer(by) });
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ann, ben] = [await registerUser(servers.one), await registerUser(servers.other)];
      await Promise.all([makeAdmin(ann), makeAdmin(ben)]);
      const answers = await Promise.all([remove(0, ann, ben), remove(1, ben, ann)]);
      refused(answers.map(({ status }) => status));
      expect(await admins()).toBe(1);
      await servers.query("UPDATE users SET role = 'user'");
    }
  });

  it("fails as for a user once the role is taken away: of three, the demoted one changes nothing", async () => {
    const people = [await registerUser(servers.one), await registerUser(servers.one)] as const;
    const [keeper, demoted] = people;
    await Promise.all(people.map(makeAdmin));
    await servers.query("UPDATE users SET role = 'user' WHERE id = $1", [demoted.id]);
    const response = await call(at(0, keeper), { method: "DELETE", headers: bearer(demoted) });
    expect(response.status).toBe(403);
  });

  it("a temporary password is dead after 24 hours (T27)", async () => {
    const person = await registerUser(servers.one);
    await servers.query(
      "UPDATE users SET temporary_until = now() - interval '1 second', created_at = now() - interval '25 hours' WHERE id = $1",
      [person.id],
    );
    await expect(signIn(servers.one, person)).rejects.toThrow("401");
  });
});

/** One went through; the other was refused: as the last admin, or as one no longer. Gives back the refusal. */
function refused(statuses: readonly number[]): number[] {
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const refusals = statuses.filter((status) => status !== 200);
  for (const status of refusals) expect([401, 403, 409]).toContain(status);
  return refusals;
}
