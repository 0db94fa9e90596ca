import { plainSentencesIn, type Told } from "../calendar/told-sentences";

/** Why one who does the work is still not asked to answer for its trial. */

/** On the way out, or what it takes is theirs alone. */
const LEAVES =
  /(?<!\p{L})(?:retir\p{L}*|leav(?:es|ing)|left|quits?|quitting|wants out|(?:gave|gives|given) (?:her |his )?notice|(?:is|be|'s) (?:done|gone|out)(?! by \d)|last (?:day|season|year|spring|summer|fall|winter) (?:here|with us)|(?:her|his) last|(?:parental|maternity|sick|medical|stress) leave|(?:her|his|own) (?:own )?head|'s head|new job|won't say when)(?!\p{L})|(?<![\d$.,])(?:6\d|7\d)(?= (?:and|next|in|this|years old)(?!\p{L})|[,.;]|$)/iu;
/** Against it, or afraid of it. */
const AGAINST =
  /(?<!\p{L})(?:never|no|not|nothing|against|hates?|refus\p{L}+|dreads?|distrusts?|scared|afraid|wary|worried|sk?ceptic\p{L}*|suspicious|replac\p{L}+|toys?|fad|gimmick|waste|idiot|nonsense|quits?|over (?:his|her) dead body|rather)(?!\p{L})|n't(?!\p{L})/iu;
/** The same in any other answer, where "not" may be of anything. */
const AGAINST_ANYWHERE =
  /(?<!\p{L})(?:hate[sd]?|refuse[sd]?|never again|swore off|threatens|(?:won't|wouldn't|will not) (?:touch|use|try|look at|go near))(?!\p{L})/iu;
/** It is their work that goes wrong, in the leader's words. */
const BLAMED =
  /(?<!\p{L})(?:blame\p{L}*|fault|forg[eo]t\p{L}*|careless|sloppy|too slow|makes? (?:the )?mistakes?)(?!\p{L})/iu;

/** Whether one by name is leaving, blamed or, in what is in the way, against it: then a role answers for the trial. */
export function isNoOwner(name: string, { otherChallenge, aiExperience, aiFriction }: Told): boolean {
  const inTheWay = aboutOne(name, aiFriction);
  const all = [otherChallenge, aiExperience].flatMap((answer) => aboutOne(name, answer)).concat(inTheWay);
  return (
    inTheWay.some((sentence) => AGAINST.test(sentence)) ||
    all.some((sentence) => [LEAVES, AGAINST_ANYWHERE, BLAMED].some((line) => line.test(sentence)))
  );
}

/** What names them, and what goes on about them with "he" or "she". */
function aboutOne(name: string, answer: string | null): string[] {
  const first = name.split(" ").find((word) => !/^Dr\.?$/.test(word)) ?? name;
  const named = new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, "u");
  const about: string[] = [];
  let isOn = false;
  for (const sentence of plainSentencesIn(answer)) {
    isOn = named.test(sentence) || (isOn && GOES_ON.test(sentence));
    if (isOn) about.push(sentence);
  }
  return about;
}
const GOES_ON = /^(?:(?:and|but|so) )?(?:(?:when|if|once) )?(?:he|she)(?:'s|'ll)?(?!\p{L})/iu;
