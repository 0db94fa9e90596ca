import { facts, group, type SectionBuilder, small, text } from "../block";

export const risks = {
  id: "risks",
  title: "Risks and Mitigation Strategies",
  build: ({ data }) =>
    data.risks.map(({ risk, impact, why, mitigation, owner, evidence, legalNote }) =>
      group(
        risk,
        { look: "item", weight: { value: impact, of: "impact" } },
        text(why),
        facts(["Control", mitigation, 76], ["Owner", owner, 24]),
        ...evidence.map(({ text: words, note }) => small(`${words} [${note}]`, { origin: "cited" })),
        ...(legalNote === null ? [] : [small(legalNote)]),
      ),
    ),
} as const satisfies SectionBuilder;
