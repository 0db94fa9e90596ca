import { profileOf } from "@/lib/playbook/company-profile";
import { checkedFacts } from "@/lib/providers/writer/claude/checked-facts";
import { redactAnswers, untypedAnswers } from "@/lib/providers/writer/claude/redact";
import { answersFor } from "@/tests/support/answers";

const sentence = "The raccoons of Example Works are back on Fridays.";
const answers = answersFor({
  aiFriction: `We banned ChatGPT in March. ${sentence}`,
  sentenceTopics: { "aiFriction:28": { field: "aiFriction", sentence, topic: "customers" } },
});

it("a model is told what a sentence is about, as a checked fact, without the names in it", () => {
  const told = checkedFacts(profileOf(redactAnswers(answers)));
  expect(told.map(({ meaning }) => meaning)).toContain("banned");
  expect(told).toContainEqual({
    kind: "constraint",
    meaning: "about customers",
    words: "The raccoons of {company} are back on Fridays.",
    answer: "aiFriction",
    isDenied: false,
  });
});

it("where nothing typed is told, neither is what it is about", () => {
  expect(JSON.stringify(untypedAnswers(answers))).not.toMatch(/raccoons/);
});
