import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { pluralOf } from "../../lead/task-words";
import { type BoxInput, bill, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK, count } from "./figures";
import { asTyped } from "./nouns";

/** Who leads counts per result: a share of pieces was told, so what is missing is what one costs either way. */
export function shareBox({ firm }: BoxInput): ValueBox | null {
  if (!firm.stances.some(({ effect }) => effect === "leaderBranch")) return null;
  const share = factsOf(firm.ledger.facts, "rate").find(isShareOfPieces);
  if (share?.of === undefined) return null;
  const noun = oneOf(asTyped(share.of, [share.sentence], share.lang));
  const many = pluralOf(noun);
  return bill(
    `What one ${noun} costs, either way`,
    [
      row(BLANK, `${many} a month`, YOURS),
      row(`× ${count(share.high)}%`, "done by software", YOU_WROTE),
      row(`× ($${BLANK} − $${BLANK})`, `cost of one ${noun} by a person, less by software`, YOURS),
      row(`− $${BLANK}`, "those that came back, and the hours of review", YOURS),
      total(`$${BLANK}`, "a month"),
    ],
    `software does one ${noun} for less than a person does, corrections included. You track the cost: put it in.`,
  );
}

/** "Merged PRs" are counted by the merged PR. */
const oneOf = (noun: string): string => noun.replace(/(?<=\p{Lu}{2,})s$/u, "");

const isShareOfPieces = (fact: FactOf<"rate">): boolean =>
  isFirm(fact) &&
  fact.role === "share" &&
  fact.of !== undefined &&
  fact.field === "aiExperience" &&
  !fact.approx;
