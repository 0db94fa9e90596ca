import { type Day, dayInWords, daysBetween } from "../calendar/days";
import { ENGLISH_MONTHS, monthNumber } from "../calendar/month-names";
import { hasElement } from "../company-profile";
import { upperFirst } from "../grammar";
import { constraint, incident, inTheirWords } from "../typed-facts";
import { answerOf, type NoticedRule } from "./rule";

/** What went wrong although there was a rule, and what is asked for before there is a figure. */
export const FAULTS: readonly NoticedRule[] = [
  {
    id: "policy-and-error",
    strength: 5,
    find(firm) {
      const wrong = incident(firm, "false_output", "pasted", "omission");
      if (wrong === undefined || !hasElement(firm, "ai_policy")) return null;
      return {
        title: "Would your policy have caught this?",
        text: `You ticked a written policy, and you wrote ${inTheirWords(wrong)}. If the policy came first, it needs a line on who checks; if it came later, try it on this very case.`,
        from: ["What you have in place", answerOf(wrong)],
      };
    },
  },
  {
    id: "renewal-before-review",
    strength: 5,
    find(firm, { writtenOn, review }) {
      const asks = constraint(firm, "insurer_asks");
      const day = asks === undefined ? null : dayIn(asks.sentence, writtenOn);
      if (asks === undefined || day === null || day >= review || daysBetween(day, review) > NEAR_DAYS)
        return null;
      return {
        title: "You are asked before you have decided",
        text: `You wrote ${inTheirWords(asks)}, and the trial is decided on ${dayInWords(review)}, after that. So promise no result: show what is there by then, the rule, the list of uses and the error log as it is.`,
        from: [answerOf(asks), "In your own words"],
      };
    },
  },
];

const NEAR_DAYS = 60;
const NAMED_DAY = new RegExp(`\\b(${ENGLISH_MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?\\b`, "i");

/** "March 1": the next one after the day of the report; null where no day of the year is named. */
function dayIn(sentence: string, from: Day): Day | null {
  const [, month = "", date = ""] = NAMED_DAY.exec(sentence) ?? [];
  if (month === "") return null;
  const ofYear = `${String(monthNumber(upperFirst(month.toLowerCase()))).padStart(2, "0")}-${date.padStart(2, "0")}`;
  const year = Number(from.slice(0, 4));
  return `${year + (ofYear > from.slice(5) ? 0 : 1)}-${ofYear}`;
}
