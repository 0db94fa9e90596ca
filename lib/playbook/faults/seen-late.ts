import { plainSentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { NAME, SURNAME } from "../own-lines/first-name";

/** One of theirs who knows best and sees the work too late: "Bea only sees the picture after the customer has signed". */
export interface SeenLate {
  who: string;
  /** "picture" */
  what: string;
  /** "the customer signs" */
  before: string;
}

const BUYER =
  "customer|client|buyer|family|couple|owner|tenant|school|team|contractor|architect|builder|patient|parent|dealer|store";
const AGREED: Readonly<Record<string, string>> = {
  signed: "signs",
  approved: "approves it",
  paid: "pays",
  ordered: "orders",
  agreed: "agrees",
  accepted: "accepts it",
  committed: "commits",
};
const SEES = new RegExp(
  `${NAME}${SURNAME}(?: \\([^)]{1,40}\\))?,? (?:who [^,.;!?]{3,60}, )?(?:only|never|doesn't even|doesn't) (?:sees?|gets? to see|gets|hears about|finds out about) (?:the|a|an|our|their|any|each) (?<what>\\p{L}{3,}(?: (?!until)\\p{L}{3,})?) (?:until )?(?:after|once|when) (?:the|a) (?<buyer>${BUYER})s? (?:has |have |is |had )?(?:already )?(?<agreed>${Object.keys(AGREED).join("|")})(?!\\p{L})`,
  "u",
);
const NOT_SO = /\?|(?<!\p{L})(?:used to|no longer|if|would|should)(?!\p{L})/iu;

/** In what troubles them or is in the way; null where no one by name was told so. */
export function seenLate({ otherChallenge, aiFriction }: ToldTroubles): SeenLate | null {
  for (const told of [otherChallenge, aiFriction].flatMap(plainSentencesIn)) {
    const { who, what, buyer, agreed = "" } = SEES.exec(told)?.groups ?? {};
    const agrees = AGREED[agreed];
    if (who === undefined || what === undefined || agrees === undefined || NOT_SO.test(told)) continue;
    return { who, what, before: `the ${buyer} ${agrees}` };
  }
  return null;
}
