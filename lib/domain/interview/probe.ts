import { tellsACase } from "../ledger/slots";
import { ANSWER_FEWEST_WORDS } from "./messages";

/** One more question on a subject, asked by what the first answer lacks. Page and server ask by the same rule. */
export const PROBES = {
  short: "Could you give one example: what happened the last time, and who was involved?",
  example: "Which case comes to mind first? What happened?",
  figure: "Roughly how often, or how many hours or dollars in a month? A guess is fine.",
  owner: "Who in the firm would you ask to own this?",
} as const;
export type ProbeKind = keyof typeof PROBES;

const STORY_WORDS = 40;

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;
export const isShort = (text: string): boolean => wordsIn(text) < ANSWER_FEWEST_WORDS;

export const ANSWER_MAX_CHARACTERS = 2_000;
/** Whether there is enough to read: the question itself, answered in a sentence. */
export const isAnswered = ({ primary }: { primary?: string }): boolean => !isShort(primary ?? "");

/** The first that holds; null where nothing is lacking. */
export function probeOf(primary: string): ProbeKind | null {
  if (isShort(primary)) return "short";
  if (!tellsACase(primary) && wordsIn(primary) < STORY_WORDS) return "example";
  if (!FIGURE.test(primary)) return "figure";
  return OWNER.test(primary) ? null : "owner";
}

const NUMBER =
  "(?:\\d[\\d,.]*|half an?|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|dozens?(?: of)?)";
const UNIT =
  "(?:%|percent|per cent|(?:hour|minute|day|week|month|client|customer|case|call|ticket|invoice|quote|order|e-?mail|dollar)s?\\b|people\\b|staff\\b)";
const FIGURE = new RegExp(
  `\\$\\s?\\d[\\d,.]*|\\b${NUMBER}(?:\\s?|-| or (?:so )?| to \\S{1,8} |\\s\\p{L}{2,12}\\s)${UNIT}`,
  "iu",
);
const ROLE =
  "(?:manager|director|supervisor|coordinator|controller|bookkeeper|accountant|estimator|planner|dispatcher|scheduler|foreman|superintendent|partner|president|principal|registrar|dean|officer|administrator|analyst|engineer|developer|technician|nurse|doctor|lawyer|paralegal|clerk|assistant|receptionist|buyer|chef|lead|head|owner|founder|ceo|cfo|coo|cto|cio|vp)";
const OWNER = new RegExp(`\\b(?:our|my|the)\\s(?:[\\p{L}-]{2,20}\\s){0,3}?${ROLE}\\b`, "iu");
