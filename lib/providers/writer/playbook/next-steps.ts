import type { ReportRisk } from "@/lib/domain/report/report";
import type { Firm } from "./firm";
import { type Gap, pilotOwner } from "./gaps";
import { lowerFirst } from "./words";

/** Five steps, in the order in which they can be done. */
export function nextSteps(firm: Firm, gaps: readonly Gap[], risks: readonly ReportRisk[]): string[] {
  const [gap] = gaps;
  const [risk] = risks;
  const pilot = firm.challenges[0];
  return [
    `This week: ${firm.leader} names a sponsor and a date for the first review, within 30 days.`,
    `Within 30 days: ${lowerFirst(gap?.quickWin ?? "")}`,
    `Within 30 days: put a control on the biggest risk. ${risk?.mitigation ?? ""}`,
    pilot === undefined
      ? `Before any pilot: write down minutes per task and error rate of one frequent task.`
      : `Before any pilot: write down the baseline for ${lowerFirst(pilot.solution.title)}. ${pilot.firstStep}`,
    `On day 90: ${deciders(firm)} on the figures: scale, change or stop.`,
  ];
}

function deciders(firm: Firm): string {
  const owner = pilotOwner(firm);
  return owner === firm.leader ? `${owner} decides` : `${owner} and ${firm.leader} decide`;
}
