import type { DirectorQuestion } from "../../director";
import { placedRisks } from "../../register";
import type { ReportRisk } from "../../report";
import { type Block, entries, facts, group, type SectionBuilder, small, text } from "../block";
import { lawGroup } from "./law";

export const risks = {
  id: "risks",
  title: "Risks and Mitigation Strategies",
  build: ({ data }) => [
    ...riskBlocks(data.risks),
    ...(data.law === undefined ? [] : lawGroup(data.law)),
    ...askedByDirectors(data.directorQuestions ?? []),
  ],
} as const satisfies SectionBuilder;

function riskBlocks(all: readonly ReportRisk[]): Block[] {
  const placed = placedRisks(all);
  return placed === null ? all.map(riskOfBefore) : [{ kind: "register", risks: placed }];
}

const riskOfBefore = ({ risk, impact, why, mitigation, owner, evidence, legalNote }: ReportRisk): Block =>
  group(
    risk,
    { look: "item", weight: { value: impact, of: "impact" } },
    text(why),
    facts(["Control", mitigation, 76], ["Owner", owner, 24]),
    ...evidence.map(({ text: words, note }) => small(`${words} [${note}]`, { origin: "cited" })),
    ...(legalNote === null ? [] : [small(legalNote)]),
  );

/** In words, as many as there are. */
const COUNTED: Readonly<Record<number, string>> = {
  1: "One question that",
  2: "Two questions",
  3: "Three questions",
  4: "Four questions",
  5: "Five questions",
};

const askedByDirectors = (questions: readonly DirectorQuestion[]): Block[] =>
  questions.length === 0
    ? []
    : [
        group(
          `${COUNTED[questions.length] ?? "Questions that"} a sceptical director will ask`,
          { keep: "start" },
          entries(
            "moves",
            questions.map(({ question, answer }) => ({ name: question, text: answer })),
          ),
        ),
      ];
