import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** Bills that go out so late that they are not paid: "we do not bill until check-in is finished, 34 days after return". */
export interface LateBilling {
  /** After how many days a bill goes out, as told. */
  days: number;
  /** Within how many days it is paid: "anything billed inside 10 days"; null where that was not told. */
  by: number | null;
  sentence: string;
}

const LATE =
  /(?<!\p{L})(?:(?:do not|don't|can't|cannot|never) (?:bill|invoice)[^.;!?]{0,30}? (?:until|till|before)|(?:bills?|invoices?) (?:goes?|go|gets?|get|went) out|(?:we |it takes us )?(?:bill|invoice|billing|invoicing)(?: them)?)[^.;!?]{0,50}? (?<days>\d{1,3}) days/iu;
const BY =
  /(?<!\p{L})(?:billed|invoiced|bills?|invoices?) (?:\p{L}+ )?(?:inside|within|in under|under|before) (?<by>\d{1,2}) days/iu;
const NOT_SO = /\?|(?<!\p{L})(?:would|if|used to|terms|net)(?!\p{L})/iu;

export function lateBilling(otherChallenge: string | null): LateBilling | null {
  const sentences = sentencesIn(otherChallenge);
  const sentence = sentences.find((each) => LATE.test(plain(each)) && !NOT_SO.test(plain(each)));
  if (sentence === undefined) return null;
  const days = Number(LATE.exec(plain(sentence))?.groups?.days);
  const [by] = sentences.flatMap((each) => BY.exec(plain(each))?.groups?.by ?? []);
  return { days, by: by === undefined || Number(by) >= days ? null : Number(by), sentence };
}

/** A first bill by a day that is set, from what is written down on the day. */
export function lateBillingPilot({ days, by }: LateBilling): UsualPilot {
  const day = by ?? Math.max(1, Math.round(days / 3));
  return ownPilot({
    title: `Billed by day ${day}`,
    pilot: `no bill later than day ${day} in place of day ${days}, with what is still open by then on a second bill`,
    measure: `bills that are out by day ${day}, and the part of them that is paid`,
    stop: `fewer than half of the bills are out by day ${day} after four weeks`,
    firstStep:
      "List last year's bills: the day of the work, the day of the bill, and whether it was paid; and what has to be written down on the day to bill without waiting",
    guardrail: "A person sends each bill, and the day is counted for the bill and not for the person",
    afterwards: "Look at what held up the late ones, and take away the commonest of it",
    notYet: { what: "Another billing system", why: "the list shows first what the days are lost on" },
    goesOn: `more is paid of the bills that are out by day ${day} than was paid last year`,
    byHand: true,
    counts: `bills that are out after day ${day}`,
    risk: {
      risk: "A bill goes out wrong, to keep the day.",
      control: "What is not sure stays off the first bill and goes on the second.",
    },
  });
}
