import { numberWord, plural } from "../grammar";
import { financeOwner } from "../roles";
import { runwayOf } from "../runway";
import { does, type Label } from "./label";

/** Money that lasts so many months, and no longer unless something changes. */
export const RUNWAY: Label = {
  id: "runway",
  keys: ["runway"],
  weight: 25,
  absorbs: ["cost", "margin", "growth"],
  short: (_, firm) => `${lengthOf(runwayOf(firm)?.months ?? null)} of runway`,
  reply: (_, firm) => {
    const length = lengthOf(runwayOf(firm)?.months ?? null);
    return {
      reading: `With ${length} of runway a use has to bring in money or lower a bill before they are over: what pays back later is for the next round to buy.`,
      action: does(
        financeOwner(firm.owners),
        "Put beside each use what it costs in a month, the month in which it pays back, and what is left of the money then.",
        "List every contract and every model's bill this week, with the next day on which each can be ended or made smaller.",
        "Months of runway, on the first of each month, with the uses and without them; nothing is signed for longer than a month at a time.",
      ),
    };
  },
};

const lengthOf = (months: number | null): string =>
  months === null ? "a few months" : `${numberWord(months)} ${plural(months, "month")}`;
