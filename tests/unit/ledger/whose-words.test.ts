import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "aiExperience" | "aiFriction" | "otherChallenge" | "companyActivity";
const asserted = (text: string, field: Field = "otherChallenge"): string[] =>
  readLedger({ [field]: text }).facts.flatMap((fact) =>
    fact.tier === "assert" ? [`${fact.kind} ${"key" in fact ? fact.key : fact.text}`] : [],
  );

it.each([
  ["50 drivers and yard, 14 trucks.", "quantity 50 drivers"],
  ["We have 22 vets and techs in Delta.", "quantity 22 vets"],
  ["Payroll is 4 people and they still fax.", "quantity 4 people"],
])("counts no one kind where a number is of two, or of one department: %s", (text, fact) => {
  expect(asserted(text)).not.toContain(fact);
});

it("counts the firm where the firm is the subject", () => {
  expect(asserted("We are 40 people.")).toContain("quantity 40 people");
});

it.each([
  ["The sales rep swore it catches 95% of defects.", "aiExperience"],
  ["Le vendeur garantissait 98 % de précision.", "aiExperience"],
] as const)("takes no seller's promise for a result: %s", (text, field) => {
  expect(asserted(text, field).filter((fact) => fact.startsWith("rate"))).toEqual([]);
});

it.each(["I use Claude to plan my golf trips.", "I use Gemini at home for recipes."])(
  "takes what leaders do for themselves for no use of the firm's: %s",
  (text) => {
    expect(asserted(text, "aiExperience")).toEqual([]);
  },
);

it("takes letters that mean another thing in another trade for a system only where it is used", () => {
  expect(asserted("The DNA samples wait a month.")).not.toContain("product fiserv");
  expect(asserted("Our core is DNA and loans are in Excel.")).toContain("product fiserv");
});

it("names no tool as the firm's that a student once built something with", () => {
  expect(asserted("We paid a student to build a bot with Claude.", "aiExperience")).not.toContain(
    "product claude",
  );
});

it("says nothing of use where someone was once had to build something", () => {
  expect(asserted("We had a student build a bot with Claude in 2024.", "aiExperience")).not.toContain(
    "state uses",
  );
});

it.each([
  ["Our auditor needs training logs.", "constraint skills"],
  ["The inspector wants everything on paper.", "constraint paper_intake"],
  ["We have $400,000 in receivables over 120 days.", "constraint cash_crisis"],
  ["Pas de budget avant septembre.", "constraint no_capital"],
])("does not take the words for more than they say: %s", (text, fact) => {
  expect(asserted(text)).not.toContain(fact);
});

it("hears that customers pay late", () => {
  expect(asserted("We have $400,000 in receivables over 120 days.")).toContain("constraint late_payment");
});
