import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { answersFor } from "@/tests/support/answers";
import { memoryModelUsage } from "@/tests/support/model-usage";
import { FAULTS } from "@/tests/support/stand-ins/anthropic";
import { withAnthropic } from "@/tests/support/with-anthropic";

/** Between two tries it pauses for seconds: here for a part of them. */
jest.mock("node:timers/promises", () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms / 25)),
}));

const { anthropic, claude } = withAnthropic();
/** Far longer than any of the stand-in's answers takes: a call that ended with its time would be one more. */
const PATIENT_MS = 20_000;
const ANSWERS = answersFor({ ...FIRMS[3] });

describe("a vendor on a bad day (T69)", () => {
  const CASES: [keyof typeof FAULTS, number, string][] = [
    ["400", 1, "rejected"],
    ["401", 1, "rejected"],
    ["429", 4, "rate_limited"],
    ["spend limit", 1, "spend_limit"],
    ["500", 4, "failed"],
    ["529", 4, "overloaded"],
    ["reset in mid-body", 4, "failed"],
    ["rubbish", 4, "failed"],
  ];
  it.each(CASES)(
    "%s: after %i calls the playbook writes, and the report says so",
    async (name, most, why) => {
      anthropic().behave(FAULTS[name]);
      const ledger = memoryModelUsage();
      const started = Date.now();
      const { reportData } = await claude(12_000).writeReport(ANSWERS, WRITTEN_ON, ledger);
      expect(Date.now() - started).toBeLessThan(20_000);
      expect(ledger.calls.length).toBeLessThanOrEqual(most);
      expect(anthropic().calls.length).toBe(ledger.calls.length);
      expect(ledger.signature).toMatchObject({ writer: "playbook", fallback: why });
      expect(reportData.method.writer.name).toBe("playbook");
    },
  );

  it.each([
    ["refusal", "refused", 1],
    ["max_tokens", "truncated", 2],
  ] as const)("%s comes with status 200 and is not taken for an answer", async (mode, why, calls) => {
    anthropic().mode = mode;
    const ledger = memoryModelUsage();
    const { reportData } = await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(ledger.calls.map(({ outcome }) => outcome)).toEqual(Array(calls).fill(why));
    expect(reportData.method.writer.name).toBe("playbook");
  });

  it.each([
    ["400", 400],
    ["401", 401],
  ] as const)("%s is handed on, so that the admins are alerted", async (name, status) => {
    anthropic().behave(FAULTS[name]);
    const ledger = memoryModelUsage();
    await claude(12_000).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(ledger.calls).toMatchObject([{ outcome: "rejected", status, costUsd: 0 }]);
  });

  it("a call that was not waited out is counted at the most that it can have cost", async () => {
    anthropic().behave(FAULTS.hang);
    const ledger = memoryModelUsage();
    await claude(2_000).writeReport(ANSWERS, WRITTEN_ON, ledger);
    for (const call of ledger.calls) {
      expect(call).toMatchObject({ outcome: "timeout", cachedTokens: 0, outputTokens: 8000 });
      const sent = (anthropic().calls[0]?.body.length ?? 0) / 3;
      expect(call.inputTokens).toBeGreaterThan(sent * 0.8);
      expect(call.inputTokens).toBeLessThan(sent * 1.2);
      expect(call.costUsd).toBeCloseTo((call.inputTokens * 2 + 8000 * 10) / 1e6, 9);
    }
  });

  it("a vendor that never answers is left in time", async () => {
    anthropic().behave(FAULTS.hang);
    const ledger = memoryModelUsage();
    const started = Date.now();
    await claude(2_000).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(ledger.signature).toMatchObject({ writer: "playbook", fallback: "timeout" });
    expect(ledger.calls.length).toBeGreaterThanOrEqual(1);
  });

  it("a vendor that is slow once is waited for", async () => {
    anthropic().behave({ mode: "slow", ms: 700 }, { times: 1 });
    const ledger = memoryModelUsage();
    await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(ledger.signature?.writer).toBe("claude");
  });

  it("a vendor that recovers is asked again", async () => {
    anthropic().behave(FAULTS["529"], { times: 1 });
    const ledger = memoryModelUsage();
    await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(ledger.calls.map(({ outcome }) => outcome)).toEqual(["overloaded", "answered"]);
  });

  it("beyond the budget no model is asked, and the playbook writes (T71)", async () => {
    const ledger = memoryModelUsage(0);
    const { reportData } = await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(anthropic().calls).toHaveLength(0);
    expect(ledger.signature).toMatchObject({ writer: "playbook", fallback: "budget" });
    expect(reportData.method.writer.name).toBe("playbook");
  });

  it("tokens and their cost are counted", async () => {
    const ledger = memoryModelUsage();
    await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, ledger);
    expect(ledger.calls).toEqual([
      expect.objectContaining({
        outcome: "answered",
        inputTokens: 9000,
        cachedTokens: 6000,
        outputTokens: 1500,
        thinkingTokens: 400,
      }),
    ]);
    expect(ledger.calls[0]?.costUsd).toBeCloseTo(0.006 + 0.0012 + 0.015, 6);
  });
});
