import { plain } from "../calendar/told-sentences";

const PEOPLE = String.raw`(?:\p{L}+ )?\p{L}{3,}(?:s|people|men|women|folks)`;
const COME =
  "(?:(?:come|came|walk|line up|stop by|show up|drop in) (?:in |back |by |over )?(?:to|at|into) (?:the|our|my) (?:\\p{L}+ )?\\p{L}+|come in|call(?: in| us| back| the office)?|phone(?: in| us| the office)?|ring(?: in| us)?|write(?: in| us| to us)?|email(?: us)?|text(?: us)?|complain|line up)";
const SAYS = "(?:saying|to say|to complain|complaining|claiming|because|that|about how|asking why)";

/** "About 60 pickers a week come to the window saying the check is short": so many people, and what they say is wrong. */
const COMPLAINT = new RegExp(
  `^(?:about |around |roughly |some |maybe )?\\d[\\d,]* (?:of (?:our|the|my) )?${PEOPLE} (?:a|per|every|each) (?:day|week|month|quarter|season|year) ${COME},? ${SAYS}(?!\\p{L})`,
  "iu",
);
const NOT_SO = /\?|(?<!\p{L})(?:would|could|might|should|used to|thank|love|happy|praise|pleased)(?!\p{L})/iu;

/** The first of these sentences in which people say so often that something is wrong; null where there is none. */
export const complaintIn = (sentences: readonly string[]): string | null =>
  sentences.find((each) => COMPLAINT.test(plain(each)) && !NOT_SO.test(plain(each))) ?? null;
