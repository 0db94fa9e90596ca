import { exampleLine } from "../../example";
import { ON_PAGE_ONE } from "../../page-one";
import type { Action, ReportData } from "../../report";
import { action, type Block, group, type SectionBuilder, small, text } from "../block";
import { toolTable } from "./tool-table";

export const solutionLandscape = {
  id: "solution-landscape",
  title: "AI Solution Landscape and Applications",
  build: ({ data }) => {
    const monday = "memo" in data.pageOne ? data.pageOne.memo.monday.what : null;
    return data.solutionLandscape.map((solution, place) => item(solution, place === 0, monday));
  },
} as const satisfies SectionBuilder;

/** What comes first in full; of the others what they are and what to do. */
function item(
  solution: ReportData["solutionLandscape"][number],
  isFirst: boolean,
  monday: string | null,
): Block {
  const { title, priority, challenge, description, caution, action: next } = solution;
  return group(
    title,
    { look: "item", weight: { value: priority, of: "priority" }, keep: "start" },
    small(challenge, { origin: "told" }),
    text(isFirst ? description : `${description} ${next.what}`),
    ...(solution.industryExample === "" ? [] : [small(exampleLine(solution), { lead: "Example." })]),
    ...(isFirst && caution !== null ? [text(caution, { lead: "Caution.", isWarning: true })] : []),
    ...(isFirst ? [action(saidOnce(next, monday))] : []),
  );
}

/** The step of page one is not written out a second time. */
const saidOnce = (next: Action, monday: string | null): Action =>
  next.firstStep === monday ? { ...next, firstStep: ON_PAGE_ONE } : next;

/** Reports of before have a list of tools in place of a decision. */
export const applications = {
  id: "applications",
  title: "Recommended AI Applications",
  build({ data: { recommendedApplications: tools, toolDecisions, method } }): Block[] {
    if (toolDecisions !== undefined) return toolTable(toolDecisions, method.pricesNote);
    return tools.length === 0 ? [] : [{ kind: "tools", tools, pricesNote: method.pricesNote }];
  },
} as const satisfies SectionBuilder;
