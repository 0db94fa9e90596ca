import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** People who asked, waited, and left: "callback is up to 9 days and by then 4 in 10 have gone quiet". */
export interface GoneWaiting {
  /** "9 days" */
  wait: string;
  /** What they wait for, as it is done: "called back". */
  reached: string;
  sentence: string;
}

const LONG = String.raw`(?<wait>(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:business |working )?(?:days?|weeks?|months?|hours?))`;
const WAITS = new RegExp(
  `(?<!\\p{L})(?:(?<what>call-?backs?|calling back|call (?:them|people|families|everyone) back|quot(?:e|es|ing)|estimates?|bids?|repl(?:y|ies)|answers?|interviews?|offers?|appointments?|applications?|intakes?|inquir(?:y|ies)|enquir(?:y|ies)|leads?|requests?)(?!\\p{L})[^.;!?]{0,50}?(?<!\\p{L})${LONG}|${LONG.replace("<wait>", "<late>")} (?:to|before we|until we|till we) (?<verb>call|ring|phone|quote|answer|reply|get back|see))`,
  "iu",
);
const SOME = String.raw`(?:(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine) (?:in|of|out of|of every) (?:\d{1,4}|two|three|four|five|six|eight|ten)|\d{1,2} ?%|half|most|many|a (?:third|quarter|fifth)|two thirds|they|people|families|customers|clients|applicants|candidates|some)`;
const GONE = new RegExp(
  `(?<!\\p{L})${SOME}(?: of (?:them|the|our|those)(?: \\p{L}+)?)?(?:'ve| have| has| had)?(?: already| just| all)? (?:gone (?:quiet|cold|silent|elsewhere)|went (?:quiet|cold|elsewhere|with (?:another|some(?:one|body)|the other))|dropp?(?:ed)? (?:out|off|away)|lost interest|g(?:i|a)ven? up|booked (?:elsewhere|with|someone)|stopped answering|(?:don't|do not|no longer) (?:answer|pick up)|(?:took|taken) (?:another|other)|signed with|walked)(?!\\p{L})`,
  "iu",
);
const NOT_SO = /\?|(?<!\p{L})(?:would|could|might|if|used to|no longer than|competitors?)(?!\p{L})/iu;

/** In one sentence of their challenge or two that follow each other; null where no one is told to be gone. */
export function goneWaiting(otherChallenge: string | null): GoneWaiting | null {
  const sentences = sentencesIn(otherChallenge);
  for (const [at, sentence] of sentences.entries()) {
    const told = plain(sentence);
    const { wait, late, what, verb } = WAITS.exec(told)?.groups ?? {};
    const lasts = wait ?? late;
    if (lasts === undefined || NOT_SO.test(told)) continue;
    const behind = [told, plain(sentences[at + 1] ?? "")].find((each) => GONE.test(each));
    if (behind !== undefined && !NOT_SO.test(behind))
      return { wait: lasts, reached: reachedBy(what ?? verb ?? ""), sentence };
  }
  return null;
}

const reachedBy = (what: string): string =>
  /^(?:call|ring|phone|lead)/i.test(what)
    ? "called back"
    : /^(?:quot|estimate|bid)/i.test(what)
      ? "quoted"
      : /^(?:interview|appointment|intake|see)/i.test(what)
        ? "seen"
        : "answered";

/** Every second one at once, the others as today: whether it is the wait that loses them. */
export function gonePilot({ wait, reached }: GoneWaiting): UsualPilot {
  return ownPilot({
    title: `Every second one ${reached} within a day`,
    pilot: `every second one ${reached} within a day, the others as today, and how many of each are still there`,
    measure: `those who are still there when they are ${reached}, of each half`,
    stop: `the early half loses as many as the other, or the others wait longer than ${wait}`,
    firstStep: `List the last forty who asked: the day they asked, the day they were ${reached}, and whether they were still there`,
    guardrail:
      "Who comes early is decided by turn, and by nothing that is known of them; a person speaks with each",
    afterwards:
      "Give the first hour of each day to those of the day before, and find that hour in what can wait",
    notYet: {
      what: "A tool that answers them",
      why: "the two halves show first whether it is the wait that loses them",
    },
    goesOn: "the early half loses no more than half as many as the other",
    byHand: true,
    counts: `those who are lost before they are ${reached}`,
    risk: {
      risk: "The early half is reached, and the others pay for it.",
      control: "The wait of both halves is on the list, and is read each Monday.",
    },
  });
}
