import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { redeem, submit } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

const FIRST = "The raccoons are back on Fridays.";
const SECOND = "The moon is full above the yard.";
const KEYS = ["aiFriction:0", "aiFriction:34"] as const;

describeOnPostgres("sentences that are placed, on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const submitted = () => submit(servers.one.url, { aiFriction: `${FIRST} ${SECOND}` });
  const place = (turn: number, id: string, sentence: string, topic: string) =>
    retryOn503(() =>
      call(`${servers.url(turn)}/api/assessments/${id}/topics`, { method: "PUT", body: { sentence, topic } }),
    );
  const topicsOf = async (id: string) => {
    const [row] = await servers.query<{ topics: Record<string, { topic: string }> }>(
      "SELECT sentence_topics AS topics FROM assessments WHERE id = $1",
      [id],
    );
    return Object.fromEntries(Object.entries(row?.topics ?? {}).map(([key, { topic }]) => [key, topic]));
  };

  it("two that are placed at once are both kept, however often", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await submitted();
      const responses = await race(8, (turn) =>
        place(turn, id, KEYS[turn % 2] ?? "", turn % 2 === 0 ? "rules" : "money"),
      );
      expect(statuses(responses)).toEqual({ 200: 8 });
      expect(await topicsOf(id)).toEqual({ [KEYS[0]]: "rules", [KEYS[1]]: "money" });
    }
  });

  it("one that is placed while the report is unlocked is in it, or is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await submitted();
      const [placed] = await Promise.all([
        place(round, id, KEYS[0], "rules"),
        retryOn503(() => redeem(servers.url(round + 1), id)),
      ]);
      const read = await retryOn503(() => call(`${servers.one.url}/api/assessments/${id}/report`));
      const isIn = read.text.includes("is mostly about rules");
      expect([placed.status, isIn]).toEqual(isIn ? [200, true] : [409, false]);
    }
  });
});
