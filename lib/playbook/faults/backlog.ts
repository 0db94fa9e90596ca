import { plainFigures } from "@/lib/domain/value/tally/plain-figures";
import { piledUpIn } from "@/lib/domain/value/tally/waiting";
import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { numberIn } from "../typed-number";
import { grouped } from "../value/box/figures";

/** Work that has piled up: "340,000 ft of video shot and not coded". */
export interface Backlog {
  count: number;
  /** "ft" */
  unit: string;
  /** "Need the backlog under 60,000": how large it may be; null where that was not told. */
  aim: number | null;
  /** "It grows by 700 ft a day: 6,200 come in and 5,500 go out."; null where the two were not told. */
  isSo: string | null;
  sentence: string;
}

const NOT_SO = /\?|(?<!\p{L})(?:if|would|could|used to|no longer|competitors?|under|below)(?!\p{L})/iu;
const LEAST = 20;

/** "Crews shoot 6,200 ft a day, my coders get through 5,500": what comes in is more than goes out. */
const IN_AND_OUT =
  /(?<![\d$.,])(?<comes>\d{1,7}) (?<unit>[a-z]{2,}) a (?<per>day|week|month)\b[^.;!?]{0,60}?\b(?:get (?:thru|through)|finish|code|do|process|clear|close|ship|turn out|manage|handle|keep up with) (?:about )?(?<goes>\d{1,7})\b/;

export function backlogIn(otherChallenge: string | null): Backlog | null {
  const sentences = sentencesIn(otherChallenge);
  for (const sentence of sentences) {
    const told = plain(sentence);
    const pile = NOT_SO.test(told) ? null : piledUpIn(plainFigures(sentence));
    if (pile === null || pile.count < LEAST) continue;
    return {
      ...pile,
      isSo: growsBy(sentences),
      aim: aimIn(sentences),
      sentence,
    };
  }
  return null;
}

/** "Need the backlog under 60,000 by year end" */
function aimIn(sentences: readonly string[]): number | null {
  const [under] = sentences.flatMap((each) => AIM.exec(plain(each))?.[1] ?? []);
  return under === undefined ? null : numberIn(under);
}
const AIM = /(?<!\p{L})backlog (?:to |down to |back )?(?:under|below|to) (?:about )?(\d[\d,]*)/iu;

function growsBy(sentences: readonly string[]): string | null {
  const told = sentences
    .map((sentence) => IN_AND_OUT.exec(plainFigures(sentence))?.groups)
    .find((groups) => groups !== undefined);
  if (told === undefined) return null;
  const [comes, goes] = [Number(told.comes), Number(told.goes)];
  return comes > goes
    ? `It grows by ${grouped(comes - goes)} ${told.unit} a ${told.per}: ${grouped(comes)} come in and ${grouped(goes)} go out.`
    : null;
}

/** In the order in which it is paid; where it grows, what holds up one of them is counted, for more has to go out than comes in. */
export const backlogPilot = ({ unit, isSo, aim }: Backlog): UsualPilot =>
  ownPilot({
    title: "The backlog, in the order in which it is paid",
    pilot:
      "the backlog taken in the order in which it is paid, with what comes in and goes out counted each Friday",
    measure: `the backlog each Friday in ${unit}, with what came in and what went out`,
    stop:
      isSo === null
        ? "the backlog has not fallen in three weeks out of four"
        : "no more goes out by the fourth week than today",
    firstStep: `Sort the backlog by what is nearest to an invoice${isSo === null ? ", and write beside it what comes in and what goes out in a day" : ", and have those who do it write down for five days where an hour is lost: waiting, looking for something, doing it again"}`,
    guardrail: "Who signs today signs every one, and nothing is signed faster than it is read",
    afterwards: `Take in no more in a week than went out in the one before, until the backlog is ${aim === null ? "where you want it" : `under ${grouped(aim)} ${unit}`}`,
    notYet: {
      what: "A tool that does the work",
      why: "it has to pass on what went wrong before, and only then on what is new",
    },
    goesOn: isSo === null ? "it is a third smaller" : "more goes out than comes in, two weeks running",
    byHand: true,
    counts: `${unit} in the backlog`,
    risk: {
      risk: "More comes in than goes out, and no order of work mends that.",
      control: "In the fourth week you decide by the two figures: take in less, or have more done.",
    },
  });
