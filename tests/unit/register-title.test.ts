import type { PlacedRisk } from "@/lib/domain/report/register";
import { riskTitle } from "@/lib/pdf/register";

const risk = (words: string, ...notes: number[]): PlacedRisk => ({
  risk: words,
  impact: "High",
  mitigation: "",
  why: "",
  owner: "",
  likelihood: 1,
  harm: 1,
  trigger: "",
  legalNote: null,
  by: "2027-01-29",
  evidence: notes.map((note) => ({ text: "", note })),
});

test("on paper the first note of a risk stays with its last words, and a line may end before the others", () => {
  expect(riskTitle(risk("Company work goes into private accounts", 8, 12))).toBe(
    "Company work goes into private\u00a0accounts [8]  [12]",
  );
  expect(riskTitle(risk("There is no signal"))).toBe("There is no\u00a0signal");
});
