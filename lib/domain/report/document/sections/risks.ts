import type { DirectorQuestion } from "../../director";
import { type Block, entries, facts, group, type SectionBuilder, small, text } from "../block";
import { lawGroup } from "./law";

/** Said once, below the law. */
const ADVICE = / General information, not legal advice\.$/;

export const risks = {
  id: "risks",
  title: "Risks and Mitigation Strategies",
  build: ({ data }) => [
    ...data.risks.map(({ risk, impact, why, mitigation, owner, evidence, legalNote }) =>
      group(
        risk,
        { look: "item", weight: { value: impact, of: "impact" } },
        text(why),
        facts(["Control", mitigation, 76], ["Owner", owner, 24]),
        ...evidence.map(({ text: words, note }) => small(`${words} [${note}]`, { origin: "cited" })),
        ...(legalNote === null
          ? []
          : [small(data.law === undefined ? legalNote : legalNote.replace(ADVICE, ""))]),
      ),
    ),
    ...(data.law === undefined ? [] : lawGroup(data.law)),
    ...askedByDirectors(data.directorQuestions ?? []),
  ],
} as const satisfies SectionBuilder;

const askedByDirectors = (questions: readonly DirectorQuestion[]): Block[] =>
  questions.length === 0
    ? []
    : [
        group(
          "Five questions a sceptical director will ask",
          { keep: "start" },
          entries(
            "moves",
            questions.map(({ question, answer }) => ({ name: question, text: answer })),
          ),
        ),
      ];
