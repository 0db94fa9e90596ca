import { aimFor } from "@/lib/domain/value/tally/aim";
import { sentencesIn } from "../../calendar/told-sentences";
import { faultOfTrial } from "../../faults/fault-of-trial";
import { listInWords } from "../../grammar";
import { takes } from "../../memo/stances";
import { besideLosses } from "./beside-losses";
import { type BoxInput, bill, type Row, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK } from "./figures";
import { toldDollars } from "./told-dollars";
import { type ToldLoss, toldLosses } from "./told-loss";

const SHOWN = 2;

/** Beside a sum that was told: the same time's loss in money, and no part of it. */
export function lossRows({ firm }: BoxInput, beside: string, counted: readonly string[] = []): Row[] {
  const say = toldDollars(firm);
  const losses = toldLosses(firm.ledger).filter(({ sentence }) => !counted.includes(sentence));
  return [
    ...losses.map((loss) => rowOf(loss, say, `, beside ${beside}`)),
    ...besideLosses(firm.ledger, say, beside),
  ].slice(0, SHOWN);
}

function rowOf({ amount, what, of, time }: ToldLoss, say: (value: number) => string, beside = ""): Row {
  if (time === "unsaid") return row(say(amount), `${what}, told without a year${beside}`, YOU_WROTE);
  if (time !== "year") return row(say(amount), `${what}, ${time.season}${beside}`, YOU_WROTE);
  return of === null
    ? row(say(amount), `a year of ${what}${beside}`, YOU_WROTE)
    : total(say(amount), `a year of ${what} (${of})${beside}`);
}

/** What was lost with the very faults that the trial is against, where it was told with them. */
export function lossOfTrial(input: BoxInput): ValueBox | null {
  const fault = faultOfTrial(input.firm);
  const isToldWith = toldLosses(input.firm.ledger).some(
    ({ sentence, time }) => sentence === fault?.sentence && time !== "unsaid",
  );
  return isToldWith ? lossBox(input) : null;
}

/** No hours were told and a loss was: what it comes to, and what of it is theirs to say. */
export function lossBox({ firm }: BoxInput): ValueBox | null {
  const say = toldDollars(firm);
  const told = toldLosses(firm.ledger).filter(({ time }) => time !== "unsaid");
  const [first] = told;
  if (first === undefined) return null;
  // A season and a year are not added up.
  const losses = told.filter(({ time }) => isSameTime(time, first.time)).slice(0, SHOWN);
  const sum = losses.reduce((all, { amount }) => all + amount, 0);
  const isYear = first.time === "year";
  const aim = losses.length > 1 ? null : partWanted(firm, first);
  const isBanned = takes(firm, "respectBan");
  const when = isYear ? "a year" : "over the same time";
  return bill(
    headlineOf(say(sum), losses, first),
    [
      ...losses.map((loss) => rowOf(loss, say)),
      ...(losses.length > 1 ? [total(say(sum), when)] : []),
      ...(aim === null
        ? [
            row(
              `× ${BLANK}%`,
              isBanned ? "of it that could be prevented" : "of it that the trial could prevent",
              YOURS,
            ),
            total(say(0).replace("0", BLANK), when),
          ]
        : [
            row(`× ${Math.round(aim * 100)}%`, "of it, which is your own aim", YOU_WROTE),
            total(say(sum * aim), when),
          ]),
      ...besideLosses(firm.ledger, say, "this sum").slice(0, 1),
    ],
    `this is what ${isAllSpent(losses) ? "it costs" : "was lost"}, and no saving.`,
    `Each tenth that ${isBanned ? "is prevented" : "the trial prevents"} is ${say(sum / 10)}${isYear ? " a year" : ""}${isBanned ? "." : "; the trial shows how many tenths."}`,
  );
}

/** "Write-offs cut in half next season", told with the loss. */
function partWanted({ answers }: BoxInput["firm"], { sentence }: ToldLoss): number | null {
  const told = sentencesIn(answers.otherChallenge);
  const at = told.indexOf(sentence);
  const aim = at === -1 ? null : aimFor(told, told.slice(at, at + AIM_REACH));
  return aim?.kind === "part" ? aim.part : null;
}
const AIM_REACH = 3;

const isAllSpent = (losses: readonly ToldLoss[]): boolean => losses.every(({ isSpent }) => isSpent);

/** "$90,000 a year goes into overtime", "$90,000 was lost last fall" */
function headlineOf(sum: string, losses: readonly ToldLoss[], first: ToldLoss): string {
  const isYear = first.time === "year";
  if (isAllSpent(losses)) {
    const what = listInWords(losses.map((loss) => loss.what));
    return isYear ? `${sum} a year goes into ${what}` : `${sum} went into ${what} ${seasonOf(first)}`;
  }
  return isYear ? `${sum} a year is lost` : `${sum} was lost ${seasonOf(first)}`;
}

const seasonOf = ({ time }: ToldLoss): string => (typeof time === "string" ? time : time.season);
const isSameTime = (one: ToldLoss["time"], other: ToldLoss["time"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
