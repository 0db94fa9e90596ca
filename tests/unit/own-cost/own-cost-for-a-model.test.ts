import { redactAnswers, untypedAnswers } from "@/lib/providers/writer/claude/redact";
import { answersFor } from "@/tests/support/answers";

const answers = answersFor({
  ownCost: { what: "Osei callbacks", many: 27, per: "week", each: 210, unit: "dollars" },
  executiveName: "Margaret Osei",
});

it("a model sees the figures without a name in what is counted", () => {
  expect(redactAnswers(answers).ownCost).toEqual({ ...answers.ownCost, what: "[redacted] callbacks" });
});

it("a model is told that what was read is none", () => {
  const ownCost = { isNone: true } as const;
  expect(redactAnswers({ ...answers, ownCost }).ownCost).toEqual(ownCost);
});

it("where nothing typed is told, neither is what it costs", () => {
  expect(untypedAnswers(answers).ownCost).toBeUndefined();
});
