import { claudeWriter } from "@/lib/providers/writer/claude";
import { ANTHROPIC_KEY, type AnthropicStandIn, startAnthropic } from "./stand-ins/anthropic";

/** A stand-in of Anthropic's service for the tests of one file, which has heard nothing when each of them begins. */
export function withAnthropic(): {
  anthropic(): AnthropicStandIn;
  claude(withinMs?: number, model?: string): ReturnType<typeof claudeWriter>;
} {
  let anthropic: AnthropicStandIn;
  beforeAll(async () => {
    anthropic = await startAnthropic();
  });
  afterAll(() => anthropic.stop());
  beforeEach(() => {
    anthropic.reset();
    anthropic.asked.length = 0;
    anthropic.problems.length = 0;
    anthropic.mode = "good";
    anthropic.facts = () => [];
  });
  return {
    anthropic: () => anthropic,
    claude: (withinMs = 4_000, model = "claude-sonnet-5-5") =>
      claudeWriter({
        apiKey: ANTHROPIC_KEY,
        baseUrl: anthropic.url,
        model,
        effort: "low",
        maxTokens: 8000,
        withinMs,
        prices: undefined,
      }),
  };
}
