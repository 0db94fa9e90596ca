import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { lowerFirst } from "../grammar";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { NAME, SURNAME } from "../own-lines/first-name";

/** One of theirs who can tell beforehand, and has it in no list: "Curtis can tell you which shippers lie. It's all in his head." */
export interface KnowsWhich {
  /** By name and surname, as told. */
  who: string;
  /** "which shippers lie" */
  what: string;
  sentence: string;
}

const KNOWS = new RegExp(
  `${NAME}${SURNAME}(?: \\([^)]{1,40}\\))?,? (?:(?:who [^,.;!?]{3,60}|(?:our|my|the) [^,.;!?]{3,40}|[^,.;!?\\d]{3,30}), )?(?:can|could|will|'ll) (?:tell|spot|say|smell|hear|see)(?: (?:you|us|me|anyone))?(?: straight away| right away| beforehand| in advance| by (?:looking|ear|eye|the \\p{L}+))?,? (?<what>(?:which|whose|who) [^.;:!?,]{3,50})`,
  "u",
);
/** "Denise, 26 years here, says “give him to Mr. Amadi” and she's right", where they ask "Which client for which dog?" */
const IS_RIGHT = new RegExp(
  `${NAME}${SURNAME},? (?:[^.;!?]{0,40}, )?(?:says?|said|calls it|just knows?)(?!\\p{L})[^;!?]{0,90}(?:(?:she|he|they)(?:'s| is| was|'re| are) (?:usually |mostly |always |nearly always )?right|(?:never|seldom|rarely|hardly ever) wrong)`,
  "u",
);
const ASKS_WHICH = /(?:^|["“'])(?<what>(?:which|whose|who) [^"”'?]{5,50})\?/i;
const IN_THE_HEAD =
  /(?<!\p{L})(?:in (?:his|her|their|\p{Lu}\p{Ll}+'s) head|(?:not|never|nowhere|isn't|none of it is) (?:written|in (?:a|any|the) (?:system|list|file))|no(?:thing| one|body) (?:is |has )?(?:written|wrote)|written (?:down )?(?:nowhere|anywhere))/iu;
const NOT_SO = /\?|(?<!\p{L})(?:would|might|if|used to|no one can|cannot|can't)(?!\p{L})/iu;

/** In what troubles them or is in the way, with the sentence behind it that says that it is in no list. */
export function knowsWhich({ otherChallenge, aiFriction }: ToldTroubles): KnowsWhich | null {
  for (const answer of [otherChallenge, aiFriction]) {
    const sentences = sentencesIn(answer);
    const asked = sentences.flatMap((each) => ASKS_WHICH.exec(plain(each))?.groups?.what ?? [])[0];
    for (const [at, sentence] of sentences.entries()) {
      const told = plain(sentence);
      const right = asked === undefined ? undefined : IS_RIGHT.exec(told)?.groups;
      const { who, surname = "", what = asked } = KNOWS.exec(told)?.groups ?? right ?? {};
      if (who === undefined || what === undefined || NOT_SO.test(told)) continue;
      const behind = sentences.slice(at, at + (right === undefined ? 2 : REACH)).map(plain);
      if (behind.some((each) => IN_THE_HEAD.test(each)))
        return {
          who: `${who}${surname}`,
          what: lowerFirst(what.trim()),
          sentence: countedBefore(sentences, at) ?? sentence,
        };
    }
  }
  return null;
}

/** Sentences behind what one says in which it may be told that it is in no list. */
const REACH = 6;

/** What goes wrong, as it was counted before: that is the problem, and not the one who can tell. */
const countedBefore = (sentences: readonly string[], at: number): string | undefined =>
  sentences.slice(0, at).find((each) => /\d/.test(each));

/** Said beforehand and laid beside what comes: whether a plain list would do what is in one head. */
export function knowsPilot({ who, what }: KnowsWhich): UsualPilot {
  return ownPilot({
    title: `What ${who} says beforehand`,
    pilot: `what ${who} says beforehand about ${what}, written down and laid beside what comes`,
    measure: `cases that ${who} named beforehand, of those that went wrong, and those named that went right`,
    stop: "fewer than half of those that go wrong were named beforehand, or more of the named went right than wrong",
    firstStep: `List ${what}, by what ${who} knows, and lay the last quarter's cases beside that list`,
    guardrail: "What is on the list is looked at more closely; what is not on it is checked as it is today",
    afterwards: "Put on one page what it goes by, for the one who takes the order",
    notYet: {
      what: "A tool that predicts it",
      why: "if a plain list does it, there is nothing to buy",
    },
    goesOn: "half of those that go wrong were named beforehand, and a third of them was stopped",
    byHand: true,
    counts: "cases that no one had named beforehand",
    risk: {
      risk: "Who is not on the list is trusted, and goes unchecked.",
      control:
        "A name on the list adds a check and takes none away; the list has one owner and is read each month.",
    },
  });
}
