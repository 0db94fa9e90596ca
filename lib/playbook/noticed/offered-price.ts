import type { CompanyProfile } from "../company-profile";
import { takes } from "../memo/stances";
import { firstYearOf } from "../own-lines/offer";
import { quoted, typed } from "../typed";
import type { Today } from "../value/box/box";
import { count } from "../value/box/figures";
import { toldPrice } from "../value/box/told-dollars";
import { answerOf, type NoticedRule } from "./rule";

/** What they were asked for a tool, beside what the work on page one costs: what it must free is known before it is signed. */
export const OFFERED_PRICE: NoticedRule = {
  id: "offered-price",
  strength: 5,
  find(firm, _plan, today) {
    const { offer } = firm;
    if (offer === null || today === null || takes(firm, "respectBan") || takes(firm, "crisis")) return null;
    const beside =
      today.kind === "time"
        ? besideHours(firm, firstYearOf(offer), today)
        : besideDollars(firm, firstYearOf(offer), today);
    if (beside === null) return null;
    return {
      title: beside.part > 1 ? TOO_MUCH : `What ${offer.said} would have to ${beside.does}`,
      text: `You wrote ${quoted(typed(offer.sentence) ?? "")}. ${beside.said} ${beside.part > 1 ? OTHER_WORK : SHOWN}${offer.per === null && offer.more === 0 ? SECOND_YEAR : ""}`,
      from: [answerOf(offer), "In your own words"],
    };
  },
};

const TOO_MUCH = "The tool that you were offered costs more than the work on page one";
const OTHER_WORK = "It has to pay for itself elsewhere as well: ask where, and count that before you sign.";
const SHOWN =
  "Before anything is signed, have it shown on twenty of your own cases, the worst ones among them.";
const SECOND_YEAR = " Ask as well what it costs from the second year on.";

interface Beside {
  said: string;
  does: string;
  /** Of what a year of the work costs. */
  part: number;
}

function besideHours(
  firm: CompanyProfile,
  firstYear: number,
  { hours, hourly }: Extract<Today, { kind: "time" }>,
): Beside | null {
  if (hourly === null) return null;
  const freed = firstYear / hourly;
  const part = freed / hours.low;
  return {
    ...{ part, does: "free" },
    said: `At the ${toldPrice(firm)(hourly)} an hour of page one, its first year costs as much as ${count(Math.round(freed))} hours of that work: ${part > 1 ? `more than the ${count(hours.low)} that there are.` : `it is repaid once ${percent(part)} of the work is freed.`}`,
  };
}

function besideDollars(
  firm: CompanyProfile,
  firstYear: number,
  { dollars, each }: Extract<Today, { kind: "money" }>,
): Beside {
  const part = firstYear / dollars.low;
  const cases = each === null ? null : Math.ceil(firstYear / each - 1e-9);
  const say = toldPrice(firm);
  return {
    ...{ part, does: "avoid" },
    said: `Page one counts ${say(Math.round(dollars.low))} a year; its first year is ${part > 1 ? "more than that." : `repaid once it avoids ${cases === null || cases === 1 ? percent(part) : `${cases} of those cases, ${percent(part)}`} of it.`}`,
  };
}

const percent = (part: number): string => `${Math.max(1, Math.ceil(part * 100 - 1e-9))}%`;
