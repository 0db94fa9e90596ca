import { factsOf } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

const statesOf = (aiExperience: string) =>
  factsOf(readLedger({ aiExperience }).facts, "state").filter(({ tier }) => tier === "assert");
const workOf = (text: string) => statesOf(text).flatMap(({ task = [] }) => task);

it.each([
  ["Estimating tried Togal for takeoffs.", ["takeoffs"]],
  ["The maintenance planner asks ChatGPT about hydraulic fault codes", ["fault_codes"]],
])("what a tool is for belongs to its state: %s", (text, work) => {
  expect(workOf(text)).toEqual(work);
});

it.each([
  "Policy comparison, tried, missed an exclusion, E&O claim pending.",
  "It cost $120,000, the forecast was worse than Marlène's spreadsheet, and we stopped after five months.",
])("a noun nearby does not: %s", (text) => {
  expect(workOf(text)).not.toContain("claims");
  expect(workOf(text)).not.toContain("spreadsheets");
});

it("a rule is of the whole firm, whatever else its sentence lists", () => {
  expect(workOf("We have a policy, a committee and a slide deck, and no actual use.")).toEqual([]);
});

it("those behind a preposition do nothing: the firm turned it off", () => {
  const [stopped] = statesOf("We apologised to 37 families and turned it off.");
  expect(stopped?.subject ?? null).not.toBe("families");
});

it("what patrons do with a tool is no use of the firm's", () => {
  expect(statesOf("Patrons ask our librarians for books ChatGPT made up, about ten a week.")).toEqual([]);
});

it("a noun alone is no event", () => {
  const { facts } = readLedger({ otherChallenge: "Contamination in the blue box is 27%. Penalty units." });
  expect(factsOf(facts, "incident").filter(({ tier }) => tier === "assert")).toEqual([]);
});

it("the object of a change is what its own clause names, and never a task that came before", () => {
  const { facts } = readLedger({
    otherChallenge: "Thanks to the study permit cap our international intake dropped from 410 to 150.",
  });
  expect(factsOf(facts, "change").map(({ about }) => about)).toEqual(["international intake"]);
});
