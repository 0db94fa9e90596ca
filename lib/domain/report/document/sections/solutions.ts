import { exampleLine } from "../../example";
import { action, type Block, group, type SectionBuilder, small, text } from "../block";

export const solutionLandscape = {
  id: "solution-landscape",
  title: "AI Solution Landscape and Applications",
  build: ({ data }) =>
    data.solutionLandscape.map((solution) =>
      group(
        solution.title,
        { look: "item", weight: { value: solution.priority, of: "priority" } },
        small(solution.challenge, { origin: "told" }),
        text(solution.description),
        ...(solution.industryExample === "" ? [] : [small(exampleLine(solution), { lead: "Example." })]),
        ...(solution.caution === null ? [] : [text(solution.caution, { lead: "Caution.", isWarning: true })]),
        action(solution.action),
      ),
    ),
} as const satisfies SectionBuilder;

export const applications = {
  id: "applications",
  title: "Recommended AI Applications",
  build: ({ data: { recommendedApplications: tools, method } }): Block[] =>
    tools.length === 0 ? [] : [{ kind: "tools", tools, pricesNote: method.pricesNote }],
} as const satisfies SectionBuilder;
