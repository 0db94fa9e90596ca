import type { HoursLine } from "@/lib/domain/value/line";
import { MONTHS } from "../../calendar/month-names";
import type { BoxInput } from "./box";
import { sentencesOf } from "./nouns";

/** With the names as they are typed without their accents. */
const NAMED = MONTHS.map((names) => [...names, ...names.map(withoutAccents)]);

const NAMES = NAMED.flat().join("|");
/** "in August", "every spring", "in tax season": when a number holds, where it does not hold all year. */
const WHEN = new RegExp(
  `(?:\\b(?:in|each|every|during|from)|(?<!\\p{L})(?:en|chaque|au mois de|au mois d'|de|d'))\\s*(${NAMES})(?!\\p{L})`,
  "iu",
);
/** "De septembre à janvier", "15 a week april to june" */
const RANGE = new RegExp(
  `(?<!\\p{L})(?:from |de |d['’])?(${NAMES}) (?:to|through|until|à|a|jusqu['’]en) (${NAMES})(?!\\p{L})`,
  "iu",
);
const SEASON =
  /\b(?:in|during|every|each) (?:the )?((?:\p{L}+ )?season|summer|winter|spring|fall|autumn)\b/iu;
const SEASONS: readonly (readonly [french: RegExp, english: string])[] = [
  [/(?<!\p{L})(?:en |l.)été(?!\p{L})/iu, "in summer"],
  [/\ben hiver\b|l'hiver\b/iu, "in winter"],
  [/\bau printemps\b/iu, "in spring"],
  [/\ben haute saison\b/iu, "in the busy season"],
];

/** "in August"; null for a number that holds all year. */
export function seasonOf({ firm }: BoxInput, { from }: HoursLine): string | null {
  const sentences = sentencesOf(firm.ledger, from);
  const said = sentences.flatMap((sentence) => seasonIn(withoutEvents(sentence)) ?? []).at(0);
  return said ?? sentences.flatMap((sentence) => namedSeason(sentence, typedIn(firm)) ?? []).at(0) ?? null;
}

const typedIn = ({ answers: { otherChallenge, aiFriction, aiExperience } }: BoxInput["firm"]): string =>
  [otherChallenge, aiFriction, aiExperience].join("\n").toLowerCase();

/** "900 a day in cherries", and elsewhere "cherry season June 20 to August 15": a season that they named. */
function namedSeason(sentence: string, typed: string): string | null {
  const things = [...sentence.toLowerCase().matchAll(/\b(?:in|during) (\p{L}{4,})\b/gu)].flatMap(
    ([, thing = ""]) => [thing.replace(/ies$/, "y").replace(/s$/, ""), thing.replace(/es$/, "")],
  );
  const named = things.find((thing) => new RegExp(`(?<!\\p{L})${thing} season(?!\\p{L})`, "u").test(typed));
  return named === undefined ? null : `in the ${named} season`;
}

/** "70 minutes a night, and the union filed a grievance in September": what happened then is no season of the work. */
const withoutEvents = (sentence: string): string => sentence.replace(EVENT, "");
const EVENT =
  /[,;]\s*(?:(?:and|but|so|then)\s+)?(?:the|our|a|an|one|two|they|he|she|it|who|which)\s[^,;]*?\b(?:\p{L}{2,}ed|left|quit|lost|came|got|went|was|were|told|sent|won|sued)\b[^,;]*/giu;

export function seasonIn(sentence: string): string | null {
  const [, first, last] = RANGE.exec(sentence) ?? [];
  const [from, to] = [first, last].map((name) => monthOf(name?.toLowerCase()));
  if (from !== undefined && to !== undefined) return `from ${from[0]} to ${to[0]}`;
  const named = WHEN.exec(sentence)?.[1]?.toLowerCase();
  const month = monthOf(named);
  if (month !== undefined) return `in ${month[0]}`;
  const season = SEASON.exec(sentence)?.[1]?.toLowerCase();
  if (season !== undefined) return / season$|^season$/.test(season) ? `in the ${season}` : `in ${season}`;
  return SEASONS.find(([french]) => french.test(sentence))?.[1] ?? null;
}

const monthOf = (named: string | undefined) =>
  NAMED.find((names) => names.some((name) => name.toLowerCase() === named));

function withoutAccents(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "");
}
