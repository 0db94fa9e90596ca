import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** People and machines that wait for others: "1,400 hours waiting on a berth we had been promised". */
export interface KeptWaiting {
  /** "berth" */
  place: string;
  sentence: string;
}

const PLACE =
  "(?<place>berth|dock|gate|ramp|mill|yard|port|terminal|plant|elevator|scale|bay|crane|pump|site|slot|loader|door|window|inspector|lock|quarry|pit|landing)";
const WAITS =
  "(?:wait(?:s|ed|ing)?|st(?:and|ands|ood|anding) by|sits?|sat|sitting|idl(?:e|es|ed|ing)|lin(?:e|es|ed|ing) up|queu(?:e|es|ed|ing)|held up|kept)";
/** "Our trucks wait 3 hours at the mill gate", "1,400 hours waiting on a berth" */
const WAITED = new RegExp(
  `(?:(?<!\\p{L})hours?(?: of)?(?: spent)? ${WAITS}[^.;!?\\d]{0,24}?|(?<!\\p{L})${WAITS} (?:for )?(?:about |around |up to |an average of )?(?:\\d[\\d.,]*|two|three|four|five|six|half an|an) (?:hours?|minutes?)[^.;!?\\d]{0,24}?) (?:for|on|at|outside|behind) (?:a|an|the|every|each|their|our) (?:\\p{L}+ ){0,2}?${PLACE}s?(?!\\p{L}| (?:gate|dock|yard|bay|ramp|door|scale)s?(?!\\p{L}))`,
  "iu",
);
/** Who waits is theirs, and not a customer of theirs. */
const OTHERS_WAIT =
  /\?|(?<!\p{L})(?:patients?|customers?|clients?|guests?|families|callers|visitors|passengers|would|could|might|used to|no longer|competitors?)(?!\p{L})/iu;

/** In their challenge; null where no one of theirs is kept waiting, or customers are. */
export function keptWaitingIn(otherChallenge: string | null): KeptWaiting | null {
  for (const sentence of sentencesIn(otherChallenge)) {
    const told = plain(sentence);
    const place = WAITED.exec(told)?.groups?.place?.toLowerCase();
    if (place !== undefined && !OTHERS_WAIT.test(told)) return { place, sentence };
  }
  return null;
}

/** What was promised, who said it and for when, on record while they are on the line: it needs no forecast. */
export const keptWaitingPilot = ({ place }: KeptWaiting): UsualPilot =>
  ownPilot({
    title: "Every promise on record",
    pilot: `a line for each time that is promised for a ${place}, with who promised it, sent back to them in two lines, and beside it from when to when people waited`,
    measure: "waits with a name and a promised time, and hours of waiting by who had promised",
    stop: "fewer than eight waits in ten have a name and a time after four weeks",
    firstStep: `Write down each time that is promised for a ${place} while they are on the line, who said it and when, and send it back to them in two lines`,
    guardrail:
      "Weather and what no one can help are marked apart, and no line of it is used against anyone who waited",
    afterwards:
      "Take the list to the one who keeps you waiting longest, and ask for notice of a change and for what is free before it is paid",
    notYet: {
      what: `A forecast of when the ${place} is free`,
      why: "a promise on record costs nothing, and shows whose it was",
    },
    goesOn: "eight waits in ten have a name and a time, and it is known who keeps you longest",
    byHand: true,
    counts: `waits for a ${place}`,
    risk: {
      risk: "Each one logs a wait in another way, and the list proves nothing.",
      control:
        "Three codes are agreed first: promised and late, weather, and no orders. The same ones everywhere.",
    },
  });
