import { call, race, retryOn503, statuses } from "@/tests/support/client";
import {
  type AnthropicStandIn,
  anthropicSettings,
  startAnthropic,
} from "@/tests/support/stand-ins/anthropic";
import { submit, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("a small budget", () => {
  let servers: TwoServers;
  let anthropic: AnthropicStandIn;
  beforeAll(async () => {
    anthropic = await startAnthropic();
    servers = await startTwoServers({
      ...anthropicSettings(anthropic),
      WRITER_CALLS_PER_DAY: "7",
      WRITER_CALLS_PER_ASSESSMENT: "2",
    });
  });
  afterAll(async () => {
    await servers?.stop();
    await anthropic?.stop();
  });

  it("is never overdrawn, however many ask at once, and everybody gets their report (T71)", async () => {
    const ids = await race(20, (turn) => submit(servers.url(turn)));
    await race(20, (turn) => unlock(servers.url(turn), ids[turn] ?? ""));
    const responses = await race(20, (turn) =>
      retryOn503(() => call(`${servers.url(turn)}/api/assessments/${ids[turn]}/report`)),
    );
    expect(statuses(responses)).toEqual({ 200: 20 });
    expect(anthropic.calls.length).toBeLessThanOrEqual(7);
    const most = await servers.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM model_calls GROUP BY assessment_id ORDER BY 1 DESC LIMIT 1",
    );
    expect(most[0]?.count ?? 0).toBeLessThanOrEqual(2);
  });
});
