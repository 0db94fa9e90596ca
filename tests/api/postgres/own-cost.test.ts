import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

const TYPED = {
  companyActivity: undefined,
  otherChallenge: "Callbacks on weekends eat us alive and Gord is the only one who takes them.",
  aiExperience: undefined,
  aiFriction: undefined,
};

describeOnPostgres("what it costs by the owner's count, on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const save = (turn: number, id: string, what: string) =>
    retryOn503(() =>
      call(`${servers.url(turn)}/api/assessments/${id}/own-cost`, {
        method: "PUT",
        body: { what, many: 27, per: "week", each: 210, unit: "dollars" },
      }),
    );
  const stateOf = async (id: string) => {
    const [row] = await servers.query<{ what: string; generated: boolean; roadmap: string | null }>(
      `SELECT a.own_cost ->> 'what' AS what, a.roadmap_generated AS generated, r.content::text AS roadmap
       FROM assessments a LEFT JOIN roadmaps r ON r.assessment_id = a.id WHERE a.id = $1`,
      [id],
    );
    return row;
  };

  it("said while the roadmap is written, and twice at once: the roadmap is of what was said last", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await submit(servers.url(round), TYPED);
      const names = ["callbacks", "no-shows", "callbacks", "no-shows"];
      const responses = await race(names.length, (turn) => save(turn, id, names[turn] ?? ""));
      expect(statuses(responses)).toEqual({ 200: names.length });
      await eventually(async () => {
        const state = await stateOf(id);
        return (
          state?.generated === true && state.roadmap?.includes(`count of ${state.what} by cause`) === true
        );
      });
      const [{ mails } = { mails: 0 }] = await servers.query<{ mails: number }>(
        "SELECT count(*)::int AS mails FROM emails WHERE assessment_id = $1 AND template = 'roadmap-ready'",
        [id],
      );
      expect(mails).toBe(1);
    }
  });
});
