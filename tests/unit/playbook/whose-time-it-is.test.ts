import type { FactOf } from "@/lib/domain/ledger/fact";
import { valueLines } from "@/lib/domain/value/value-lines";
import { lowerFirst } from "@/lib/playbook/grammar";
import { readLedger } from "@/lib/playbook/read-ledger";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 200 });
const rateOf = (otherChallenge: string) =>
  readLedger({ otherChallenge }).facts.filter((fact): fact is FactOf<"rate"> => fact.kind === "rate");
const quotationOf = (otherChallenge: string) => {
  const { pageOne } = writePlaybookReport(answersFor({ otherChallenge }), TODAY).reportData;
  return "memo" in pageOne ? pageOne.memo.problem.quotation : null;
};

describe("what a figure is of", () => {
  it.each([
    "Vets finish their records at home, about 2 hours a night each, and we have 14 vets.",
    "vets finish there records at home, about 2 hrs a nite each and we have 14 vets.",
  ])("is those who spend the evening on it, and all of them: %s", (text) => {
    expect(linesOf(text)).toContainEqual(
      expect.objectContaining({ noun: "vet", formula: expect.objectContaining({ people: 14 }) }),
    );
  });

  it.each([
    ["Our 70 nurses lose 40 minutes a shift to charting.", "nurse", 70],
    ["The 22 inspectors still spend two hours a week on retyping forms.", "inspector", 22],
  ])("is of all who are counted as losing it: %s", (text, noun, people) => {
    expect(linesOf(text)).toContainEqual(
      expect.objectContaining({ noun, formula: expect.objectContaining({ people }) }),
    );
  });

  it("is of no one by name where it is said to be of all together", () => {
    for (const line of linesOf("Our 70 nurses lose 40 hours a week together to charting."))
      expect(line).toMatchObject({ noun: null });
  });

  it("is the work that the sentence names, and not the people who were counted before", () => {
    const rates = rateOf("We do it all with 30 people. No shows are at 7% and each one costs us about $220.");
    expect(rates).toContainEqual(expect.objectContaining({ role: "price", value: 220, per: "no show" }));
  });

  it("is no hours of work where it is time that passed", () => {
    expect(linesOf("Time to fill a shift fell from 5 hours to 70 minutes.")).toEqual([]);
  });
});

describe("what page one quotes", () => {
  it("is what is wrong, and not how large a part of the budget something is", () => {
    const rest = "The rest of the year is quiet, and most of us are away in the autumn.";
    const quoted = quotationOf(
      `Grants are 38% of our budget. Volunteer scheduling is 600 emails in June. ${rest}`,
    );
    expect(quoted).toBe("Volunteer scheduling is 600 emails in June.");
  });
});

describe("what was typed without the usual words", () => {
  it.each([
    ["incident", "false_output", "It wrote metacam for a cat at the dog dose and the client gave it."],
    ["constraint", "cash_crisis", "Cash. We owe the CRA."],
    ["constraint", "key_person", "Everything runs on my account and nobody else can log in."],
    ["constraint", "customer_demand", "Two of our clients sent questionnaires asking how we use AI."],
    ["state", "private_use", "Our grant writer told me she uses ChatGPT for budget notes at home."],
  ])("is read as an %s: %s", (kind, key, aiFriction) => {
    expect(readLedger({ aiFriction }).facts).toContainEqual(expect.objectContaining({ kind, key }));
  });
});

it("what clients owe to the tax agency is no shortage of the firm's", () => {
  const { facts } = readLedger({ otherChallenge: "Half of our clients owe the CRA and call us in April." });
  expect(facts).not.toContainEqual(expect.objectContaining({ kind: "constraint", key: "cash_crisis" }));
});

it("a month keeps its capital inside a sentence", () => {
  expect(lowerFirst("July hires decide reviews")).toBe("July hires decide reviews");
  expect(lowerFirst("May be")).toBe("may be");
});
