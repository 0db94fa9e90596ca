import type { Answers } from "@/lib/domain/assessment/assessment";
import { plainSentencesIn } from "../calendar/told-sentences";

const CONDITION =
  /(?<!\p{L})(?:if|as long as|so long as|provided|only if) (?<what>(?:it|nothing|the (?:machine|tool|thing|system|computer)) (?:(?:never|doesn't|does not|can't|cannot|won't) [^.,;!?]{4,60}|(?:stays|runs|is kept|lives) (?:here|inside|offline|in(?:side)? (?:the|our) [^.,;!?]{3,30}|on (?:our own|a) [^.,;!?]{3,40}|without [^.,;!?]{3,40})|(?:leaves|goes out of|gets out of) [^.,;!?]{3,40}))/iu;
/** Said of what they would do, and of no one else. */
const WOULD = /(?<!\p{L})(?:I|we)(?:'d| would| could| might| can)(?!\p{L})/iu;
const NOT_SO = /\?|(?<!\p{L})(?:would not|wouldn't|not even|even if|vendors?|salesman|they say)(?!\p{L})/iu;

/** On what they would allow it, as they put it: "it never touches the internet"; null where none was told. */
export function ownCondition({ aiFriction, aiExperience, otherChallenge }: Partial<Answers>): string | null {
  for (const told of [aiFriction, aiExperience, otherChallenge].flatMap((each) =>
    plainSentencesIn(each ?? null),
  )) {
    const what = CONDITION.exec(told)?.groups?.what;
    if (what !== undefined && WOULD.test(told) && !NOT_SO.test(told)) return what.trim();
  }
  return null;
}
