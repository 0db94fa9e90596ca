import { call } from "./client";
import { eventually } from "./server";
import { type AnthropicStandIn, anthropicSettings, startAnthropic } from "./stand-ins/anthropic";
import { startTwoServers, type TwoServers } from "./two-servers";

/** Two servers on one PostgreSQL whose reports Claude writes, by its stand-in, for the tests of one file. */
export function withClaude({ timeoutSeconds = 6 } = {}) {
  let servers: TwoServers;
  let anthropic: AnthropicStandIn;
  beforeAll(async () => {
    anthropic = await startAnthropic();
    servers = await startTwoServers({
      ...anthropicSettings(anthropic),
      // Short, since most faults are waited out; long enough for a slow answer on a busy machine.
      ANTHROPIC_TIMEOUT_SECONDS: String(timeoutSeconds),
      WRITER_CALLS_PER_DAY: "100000",
    });
  });
  afterAll(async () => {
    await servers?.stop();
    await anthropic?.stop();
  });
  beforeEach(() => {
    anthropic.reset();
    anthropic.asked.length = 0;
    anthropic.mode = "good";
    anthropic.poison = null;
  });

  const reportOf = (id: string, turn = 0) => call(`${servers.url(turn)}/api/assessments/${id}/report`);
  const stored = async (id: string) => {
    const [row] = await servers.query<{
      writer: string;
      prompt_version: string;
      usage: { fallback: string };
    }>("SELECT writer, prompt_version, usage FROM reports WHERE assessment_id = $1", [id]);
    return row;
  };
  /** Until nothing is being written. */
  const quiet = () =>
    eventually(async () => {
      const [row] = await servers.query<{ open: number }>(
        "SELECT count(*)::int AS open FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND name IN ('roadmap', 'questions', 'report')",
      );
      return row?.open === 0;
    }, 120_000);
  return {
    get servers() {
      return servers;
    },
    get anthropic() {
      return anthropic;
    },
    reportOf,
    stored,
    quiet,
  };
}
