import { isNoCost } from "@/lib/domain/own-cost/own-cost";
import type { LikelySum } from "@/lib/domain/value/likely-sum/likely-sum";
import { isSure, isWorthAsking } from "@/lib/domain/value/likely-sum/sure";
import type { HoursLine, MoneyLine, PieceLine, ValueLine } from "@/lib/domain/value/line";
import { perYear } from "@/lib/domain/value/times-a-year";
import { valueLines } from "@/lib/domain/value/value-lines";
import { faultOfTrial } from "../../faults/fault-of-trial";
import { takes } from "../../memo/stances";
import { SourceNotes } from "../../source-notes";
import { isToldAtLength, likelySumsOf, sureSumOf, withoutLongAnswers } from "../likely-sums";
import { ledgerOfToday } from "../of-today";
import { blankBox } from "./blanks";
import { type BoxInput, isSummed, type Row, type ValueBox, YOU_WROTE } from "./box";
import { cashBox } from "./cash";
import { changedShareBox } from "./changed-share";
import { scribeBox } from "./clinical-notes";
import { faultBox } from "./fault-box";
import { comesTo, leavesOut, likelyBox } from "./likely-box";
import { lossBox, lossOfTrial, lossRows } from "./loss-box";
import { moneyBox } from "./money";
import { factAt } from "./nouns";
import { isOfOtherWork, isToldWithLead } from "./other-work";
import { ownCostBox } from "./own-cost-box";
import { peopleBox } from "./paid-people";
import { partBox } from "./part-box";
import { pieceBox } from "./piece";
import { savedBox, spentBox } from "./saved-hours";
import { tallyBox } from "./tally-box";
import { shareBox } from "./told-shares";

/** Value box: what the typed numbers come to, set like a bill. What does not fit gives a question; nothing is invented. */
export function valueBox(input: BoxInput): ValueBox {
  if (takes(input.firm, "crisis")) return usualBox(input);
  const { ownCost: said } = input.firm.answers;
  if (isNoCost(said)) return blankBox(input);
  // What is only compared is read once, where anything is.
  let known: ValueBox | undefined;
  const read = (): ValueBox => {
    known ??= readBox(unnoted(input));
    return known;
  };
  const likely = said == null ? weighedSum(input, read) : sureSumOf(input.firm);
  if (likely !== null) return likelyBox(input, likely);
  return ownCostBox(input) ?? withItsFigures(input, toldBox(input, read));
}

/** In place of blanks for what they told. */
const withItsFigures = (input: BoxInput, box: ValueBox): ValueBox => {
  const isTold = isSummed(box) || box.sum.rows.filter(({ from }) => from === YOU_WROTE).length > 1;
  return isTold ? box : (partBox(input) ?? box);
};

/**
 * By readers alone. Of an answer told at length, what one of them makes of its figures is printed where what is likeliest by its
 * words and places comes to the same: of answers that were new to both, a reader that differed was right in three cases of 190.
 * Where it differs, the other answers are read, and the owner is asked about this one.
 */
function toldBox(input: BoxInput, readOnce: () => ValueBox): ValueBox {
  const { firm } = input;
  if (!isToldAtLength(firm.answers)) return readBox(input);
  const read = readOnce();
  const likely = likelySumsOf(firm);
  // Cash that waits, a premium that rises: no product of a count and what one takes.
  const isAlone = read.isExact === true && read.today === undefined && !likely.some(isWorthAsking);
  const isLikely = !isSummed(read) || isAlone || likely.some((sum) => comesTo(read, sum));
  return readBox(isLikely ? input : { ...input, firm: withoutLongAnswers(firm) });
}

/** The sum that page one starts from where only its weight says which figures belong together; null where a reader has it, or there is none. */
function weighedSum({ firm }: BoxInput, readOnce: () => ValueBox): LikelySum | null {
  const [likely] = likelySumsOf(firm);
  if (likely === undefined || !isWorthAsking(likely)) return null;
  const read = readOnce();
  const isSame = comesTo(read, likely);
  if (!isSure(likely) && !isSame && !comesTo(read, { ...likely, wage: null })) return null;
  return isSame && !leavesOut(read, likely) ? null : likely;
}

/** By the readers that know one way of telling a sum each. */
function readBox(input: BoxInput): ValueBox {
  const loss = lossOfTrial(input);
  return (
    (loss && { ...loss, isExact: true }) ?? tallyBox(input, () => usualBox(unnoted(input))) ?? usualBox(input)
  );
}

/** What is only compared leaves no source in the report's list. */
const unnoted = (input: BoxInput): BoxInput => ({ ...input, notes: new SourceNotes() });

function usualBox(input: BoxInput): ValueBox {
  const { firm } = input;
  const lines = valueLines(ledgerOfToday(firm), { mostPeople: firm.most });
  const isOfLead = (line: ValueLine): boolean => isToldWithLead(firm, line);
  const told = most(lines.filter(isHours).filter(({ meaning }) => meaning === "saved"));
  const isElsewhere = told !== undefined && isOfOtherWork(firm, told);
  const saved = isElsewhere ? undefined : told;
  const allSpent = lines.filter(isHours).filter(({ meaning }) => meaning === "spent");
  const spent = most(allSpent.filter(isOfLead)) ?? most(allSpent);
  const isBeside = spent !== undefined && isOfLead(spent);
  // What a tool saves on other work is no worth of a trial whose own hours were told.
  const piece = lines.filter(isPiece).find((line) => !isBeside || isOfLead(line));
  const isPieceOfLead = piece !== undefined && isOfLead(piece);
  // And what a tool saves is no worth of a trial against what goes wrong.
  const isOfFault = faultOfTrial(firm) !== null && piece !== undefined && !isPieceOfLead;
  const isPieceElsewhere =
    isOfFault || (spent !== undefined && piece !== undefined && isOfOtherWork(firm, piece));
  const money = lines.filter(isMoney).find((line) => isToldPlainly(firm, line));
  const ofLine = (line: ValueLine, box: ValueBox | null): ValueBox | null => ofTrial(isOfLead(line), box);
  const withLosses = (box: ValueBox | null, beside = "these hours"): ValueBox | null =>
    box && withRows(box, lossRows(input, beside));
  return (
    (takes(firm, "crisis") ? cashBox(input) : null) ??
    (saved && (isOfLead(saved) || !isBeside) ? withLosses(ofLine(saved, savedBox(input, saved))) : null) ??
    (money && isOfLead(money) && !isPieceOfLead ? moneyBox(input, money) : null) ??
    (piece && !isPieceElsewhere ? ofLine(piece, pieceBox(input, piece)) : null) ??
    (isOfFault ? faultBox(input) : null) ??
    shareBox(input) ??
    scribeBox(input) ??
    (spent && withLosses(ofLine(spent, spentBox(input, spent)))) ??
    (money && withLosses(ofLine(money, moneyBox(input, money)), "it")) ??
    (piece && ofLine(piece, pieceBox(input, piece))) ??
    lossBox(input) ??
    changedShareBox(input) ??
    (saved && withLosses(ofLine(saved, savedBox(input, saved)))) ??
    peopleBox(input) ??
    (isElsewhere ? besideTheTrial(savedBox(input, told)) : null) ??
    faultBox(input) ??
    blankBox(input)
  );
}

/** Hours of other work bound no budget of the trial, and are no target of it. */
const ofTrial = (isOfLead: boolean, box: ValueBox | null): ValueBox | null => {
  if (isOfLead || box === null) return box;
  const { costs: _, target: __, ...rest } = box;
  return rest;
};

/** It bounds no budget of the trial. */
const besideTheTrial = (box: ValueBox | null): ValueBox | null =>
  box && {
    ...box,
    mustBeTrue: `it was told of other work than the trial's, and says nothing of the trial; ${box.mustBeTrue}`,
    aYear: null,
    target: null,
  };

/** Of an answer with more figures in it than these, one may be of anything: the readers of whole answers say which. */
const isToldPlainly = (
  { answers, ledger }: BoxInput["firm"],
  { from: [origin], noun }: MoneyLine,
): boolean => {
  if (ARE_PLACES.test(noun ?? "")) return false;
  const fact = origin && factAt(ledger, origin);
  if (fact === undefined || fact.lang !== "en") return true;
  const typed = answers[fact.field as keyof typeof answers];
  return (String(typed).match(/\d[\d.,]*/g)?.length ?? 0) <= PLAIN_FIGURES;
};
const PLAIN_FIGURES = 3;
/** "Four a month across our 6 sites, $480 apiece": where they are is not how many. */
const ARE_PLACES =
  /^(?:sites?|locations?|stores?|shops?|branch(?:es)?|clinics?|plants?|offices?|yards?|depots?|schools?|towns?|cities|provinces?)$/i;

/** What was told in dollars is beside the hours. */
const withRows = (box: ValueBox, rows: readonly Row[]): ValueBox => ({
  ...box,
  sum: { ...box.sum, rows: [...box.sum.rows, ...rows] },
});

const isHours = (line: ValueLine): line is HoursLine => line.kind === "hours";
const isPiece = (line: ValueLine): line is PieceLine => line.kind === "piece";
const isMoney = (line: ValueLine): line is MoneyLine => line.kind === "money";

/** The line with the most hours in a year. */
function most(lines: readonly HoursLine[]): HoursLine | undefined {
  const year = ({ hours, per }: HoursLine) => hours.high * perYear(per);
  return [...lines].sort((one, other) => year(other) - year(one))[0];
}
