import { factsOf } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";
import { playbookWriter } from "@/lib/providers/writer/playbook";
import { WRITTEN_ON } from "../../fixtures/firms";
import { answersFor } from "../../support/answers";

const volumes = (text: string): string[] =>
  factsOf(readLedger({ otherChallenge: text }).facts, "rate")
    .filter(({ role, tier }) => role === "volume" && tier === "assert")
    .map(({ value, unit, per }) => `${value} ${unit} a ${per}`);

describe("what was done in a whole year is so many a year", () => {
  it.each([
    ["We answered 38 RFPs last year and won 7.", ["38 rfp a year"]],
    ["We had 214 deviations last year.", ["214 deviation a year"]],
    ["38 proposals in 2025, about 60 hours per proposal.", ["38 proposal a year"]],
    ["Nous avons traité 214 écarts l'an dernier.", ["214 ecart a year"]],
  ])("%s", (text, read) => {
    expect(volumes(text)).toEqual(read);
  });
});

describe("who and what a firm has, loses or plans is no flow of work", () => {
  it.each([
    "We lost 12 nurses last year.",
    "We had 38 employees in 2025.",
    "We have 14 trucks, 3 of them bought last year.",
    "We would answer 38 RFPs in 2027 if we could.",
  ])("%s", (text) => {
    expect(volumes(text)).toEqual([]);
  });
});

it("the hours of one and last year's count are worked out, though they stand in two sentences", async () => {
  const answers = answersFor({
    otherChallenge: "We answered 38 RFPs last year and won 7. Each one eats about 60 hours.",
  });
  const { markdownReport } = await playbookWriter.writeReport(answers, WRITTEN_ON);
  expect(markdownReport).toContain("| 60 | hours spent on one RFP | you wrote |");
  expect(markdownReport).toContain("| × 38 | RFPs a year | you wrote |");
  expect(markdownReport).toContain("38 RFPs a year; about 60 hours for each RFP");
});
