import { rangeOfOne } from "../line";
import { isPeople, lastStem } from "../tally/words";
import type { Count, Figure, LikelyFigures, Time } from "./figures";

/** How many there are, in what time, and of how many others each has so many. */
export interface Counted extends Figure {
  readonly of: string | null;
  /** Null where no time is told. */
  readonly per: string | null;
  readonly inEach: string | null;
  readonly isPart: boolean;
  /** Its own words say the time. */
  readonly isTimed: boolean;
  /** "61 firms, each holds 9 meetings": the firms. */
  readonly outer: Count | null;
  /** Once each day, week or month by the words around the time that it takes. */
  readonly isRhythm: boolean;
}

export const lastWord = (of: string | null): string => of?.split(" ").at(-1) ?? "";

/** What may be counted in an answer. */
export function countedIn(figures: LikelyFigures): Counted[] {
  const single = figures.counts
    .filter((count) => isCountable(count, figures))
    .map((count): Counted => {
      const per = count.per ?? timeAround(count, figures);
      return { ...count, per, isTimed: count.per !== null, outer: null, isRhythm: false };
    });
  const chained = single.flatMap((one) => {
    const outer = outerOf(one, single, figures);
    return outer === undefined
      ? []
      : [
          {
            ...one,
            per: one.isTimed && !holdsOf(one, outer) ? one.per : outer.per,
            outer,
            isTimed: outer.isTimed,
          },
        ];
  });
  return [...single.filter((one) => !isCrew(one)), ...chained];
}

/** "14 times in 12 months" counts cases, "2 times" what is done with one. */
function isCountable({ of, low, at, per }: Count, { plain }: LikelyFigures): boolean {
  const last = lastWord(of);
  if (USED_TO.test(plain.slice(Math.max(0, at - 24), at))) return false;
  return last === "times" ? low >= FEWEST_TIMES || per !== null : !NO_CASES.test(last);
}
const FEWEST_TIMES = 4;
const NO_CASES =
  /^(?:years?|year-old|km|kg|litres?|acres?|feet|ft|inch|p|o|percent|minutes|hours|people|of|cents|h|min|seats?|storeys?|pounds?|days?|weeks?|weekends?|months?)$/;
const USED_TO =
  /\b(?:used to be|hoped for|expect|goal is|target is|over|age|at) $|(?<!\b(?:a year,? it|there) )\b(?:was|were) $/;

/** "In 2025", "a season"; and of a part that was told right behind its whole, the time of that. */
function timeAround({ at, isPart }: Count, figures: LikelyFigures): string | null {
  const said = figures.saidAround(at);
  if (IN_A_SEASON.test(said)) return "season";
  if (IN_A_YEAR.test(said)) return "year";
  const before = figures.counts.findLast((other) => other.at < at && distance(figures, other.at, at) <= 1);
  return isPart && before !== undefined ? (before.per ?? timeAround(before, figures)) : null;
}
const IN_A_YEAR =
  /\b(?:a year|every (?:12|twelve) months|in 20\d\d|(?:in|over) (?:the )?(?:past |last )?(?:12 months|year)|of 20\d\d|since (?:january|last)|the year)\b/;
const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const IN_A_SEASON = new RegExp(
  String.raw`\ba season\b|\b(?:between|from) (?:${MONTH}) (?:and|to|through) (?:${MONTH})\b|\b(?:last|this|a) (?:winter|summer|spring|fall|season|harvest)\b`,
);
const A_TIME = /^(?:day|night|week|month|year|quarter|season|shift|hour|h|min)$/;

/** "28 meals a sailing" of 2 sailings a day. */
const holdsOf = ({ per, inEach }: Counted, { of }: Counted): boolean =>
  of !== null && [per, inEach].some((each) => each !== null && lastStem(each) === lastStem(of));

/** What has so many each, by its name or right before. */
function outerOf(one: Counted, all: readonly Counted[], figures: LikelyFigures): Counted | undefined {
  const named = all.find((other) => other !== one && !A_TIME.test(lastStem(other.of)) && holdsOf(one, other));
  if (named !== undefined) return named;
  if (!EACH_HAS.test(figures.plain.slice(Math.max(0, one.at - REACH), one.at))) return undefined;
  return all.findLast(
    ({ at, of, isTimed }) =>
      at < one.at && distance(figures, at, one.at) <= 1 && isTimed !== one.isTimed && of !== null,
  );
}
const REACH = 60;
const EACH_HAS =
  /\beach (?:one |of them )?(?:holds?|has|have|gets?|does|makes?|sends?|needs?|runs?|takes?|brings?|orders?|files?|wants?),? (?:[a-z]+,? ){0,3}?$|\b(?:at|on|in) each,? (?:one,? )?(?:between )?$/;

/** Sentences between two figures. */
export const distance = ({ sentenceOf }: LikelyFigures, one: number, other: number): number =>
  Math.abs(sentenceOf(one) - sentenceOf(other));

export const isCrew = ({ of, high }: Pick<Count, "of" | "high">): boolean =>
  of !== null && isPeople(of) && high <= MOST_OF_A_CREW && !ARE_CASES.test(lastWord(of));
/** They end as the names of trades do, or are people who are served. */
const ARE_CASES =
  /^(?:transfers|(?:re)?orders|letters|offers|numbers|containers|trailers|filters|folders|dinners|covers|posters|meters|registers|answers|errors|doors|floors|motors|sensors|colors|mirrors|plants|grants|restaurants|customers|visitors|patients|clients|callers|riders|tenants|members|trees|fees|lists|waitlists|checklists)$/;
const MOST_OF_A_CREW = 60;

/** Those who each spend that time. */
export function crewOf(time: Time, figures: LikelyFigures): (Figure & { of: string | null }) | null {
  const { plain, counts } = figures;
  const around = plain.slice(Math.max(0, time.at - BEFORE), time.end + BEHIND);
  const beside = BESIDE.exec(plain.slice(time.end, time.end + BEHIND));
  const spenders = time.per === null ? null : spendersOf(plain, time);
  if (!EACH_OF_THEM.test(around) && !CREW_OF.test(around) && time.per === null && beside === null)
    return null;
  if (spenders !== null) return spenders;
  const right = counts.find((each) => isCrew(each) && RIGHT_BEFORE.test(plain.slice(each.end, time.at)));
  if (right !== undefined) return withOuter(right, figures);
  const places =
    time.per === null ? null : PLACES_EACH.exec(plain.slice(Math.max(0, time.at - BEFORE), time.at));
  if (places?.[1] !== undefined)
    return { ...rangeOfOne(Number(places[1])), at: time.at, end: time.end, of: `${places[2]}s` };
  const [, ofCrew] = CREW_OF.exec(around) ?? [];
  if (ofCrew !== undefined)
    return { ...rangeOfOne(Number(ofCrew)), at: time.at, end: time.end, of: "people" };
  const near = counts
    .filter(
      (each) =>
        isCrew(each) ||
        (each.at < time.at && OF_THEM.test(plain.slice(each.end))) ||
        DOES_IT.test(lastWord(each.of)),
    )
    .filter(({ low, high }) => low >= 2 && high <= MOST_WHO_DO_IT)
    .filter(({ at }) => distance(figures, at, time.at) <= 2)
    .sort((one, other) => Math.abs(one.at - time.at) - Math.abs(other.at - time.at))[0];
  if (near !== undefined) return near;
  return TWO.test(around) ? { ...rangeOfOne(2), at: time.at, end: time.end, of: "people" } : null;
}
/** "9 crews, 3 guys each" */
function withOuter<Crew extends Figure & { of: string | null }>(
  crew: Crew,
  { counts, plain }: LikelyFigures,
): Crew {
  const outer = counts.find(
    ({ of, end, at }) =>
      at < crew.at &&
      DOES_IT.test(lastWord(of)) &&
      /^ [a-z]+(?:,| of| with) $/.test(plain.slice(end, crew.at)),
  );
  const isOfEach = /^ [a-z]+ (?:each|apiece|in each|on each|per [a-z]+)\b/.test(plain.slice(crew.end));
  return outer === undefined || !isOfEach
    ? crew
    : { ...crew, low: crew.low * outer.low, high: crew.high * outer.high };
}
/** "14 centres, each director loses" 6 hours a week */
const PLACES_EACH =
  /\b(\d{1,3}) [a-z]+, (?:and )?(?:each|every) (?:of (?:them|their) )?([a-z]{4,}[^s]) (?:loses|spends|burns|gives|wastes|puts|needs|takes|sits)(?: about| some| around)? $/;

/** "Two of the office girls sit 3 hours each evening", "6 on the crab line stand for 22 minutes every morning" */
function spendersOf(plain: string, time: Time): (Figure & { of: string | null }) | null {
  const from = Math.max(0, time.at - BEFORE);
  const told = WHO_SPEND.exec(plain.slice(from, time.at));
  if (told === null) return null;
  const [, count, who] = told;
  const at = from + told.index;
  return { ...rangeOfOne(Number(count)), at, end: at + 1, of: who?.trim() ?? "people" };
}
const WHO_SPEND =
  /\b([2-9]|[1-5]\d) (?:(?:of (?:the|our|my) |on the )(?:[a-z]+ )?[a-z]+ |([a-z]{3,}s |people ))?(?:each )?(?:sit|stand|spend|lose|give|burn|waste|wait|walk)\b[^.;\d]{0,40}$/;

/** "My two estimators need 3 hours for each": so long takes one of the pieces, whichever of them does it. */
export const isSharedBy = ({ plain }: LikelyFigures, { at, end }: Figure): boolean =>
  SHARED.test(plain.slice(Math.max(0, at - BEFORE), end + BEHIND));
const SHARED =
  /\b(?:both|together|the pair|of them|all \d|\d{1,3} (?:people|hands|techs|pickers|packers)|crews?|team|gang|apiece|(?:a|per) (?:man|head|person)|\d (?:men|guys|fellas|people)|each of (?:us|them)|\d[a-z ]{1,20} (?:each|at once)|\d{1,2} [a-z]+ who (?:st(?:and|ood)|s[ia]t|waits?))\b/;
const [BEFORE, BEHIND] = [70, 60];
const CREW_OF = /\b(?:crew|team|gang) of (\d)\b/;
const MOST_WHO_DO_IT = 120;
const EACH_OF_THEM =
  /\b(?:each|both|apiece|the pair of|of them|all \d|\d (?:men|guys|fellas|people) (?:go|walk|are|do|stand|sit)|(?:a|per) (?:man|head|person)|per (?:truck|crew|store|branch))\b/;
const OF_THEM = /^ of (?:them|the staff|us|our|my)\b/;
const DOES_IT = /^(?:trucks?|crews?|teams?|branches|stores|shops|sites)$/;
/** "1 h and 15, 6 men"; "12 volunteers, 2.5 h" */
const BESIDE = /^, \d{1,3} (?:men|guys|people|of them|techs|hands|[a-z]+(?:ers|ors))\b/;
const RIGHT_BEFORE = /^ [a-z]+(?: for|,)? $/;
const TWO = /\bboth\b(?! (?:ways|directions|sides|ends))|\bthe pair of (?:them|us)\b/;

/** Once a week, "186 school days": the time itself says how often it is spent. */
export function rhythmsOf(time: Time, figures: LikelyFigures, counted: readonly Counted[]): Counted[] {
  const once = (per: string): Counted => ({
    ...{ low: 1, high: 1, at: time.at, end: time.end, of: null },
    ...{ per, isTimed: true, outer: null, isRhythm: true, inEach: null, isPart: false },
  });
  if (time.per !== null) return [once(time.per)];
  const { years } = figures;
  const isCountedBeside = counted.some(({ isTimed, at }) => isTimed && distance(figures, at, time.at) <= 1);
  const often = isCountedBeside ? null : rhythmIn(figures.whole);
  return [
    ...(often === null ? [] : [once(often)]),
    ...(isCountedBeside && crewOf(time, figures) === null
      ? []
      : years.filter(({ at }) => distance(figures, at, time.at) === 0).map(({ unit }) => once(unit))),
  ];
}

function rhythmIn(whole: string): string | null {
  const [, often, month] = RHYTHM.exec(whole) ?? [];
  if (month !== undefined) return "month";
  if (often === undefined) return null;
  return /^(?:week|month)$/.test(often) ? often : /.day$/.test(often) ? "week" : "day";
}
const RHYTHM =
  /\b(?:every|each) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|day|night|morning|evening)\b|\b(first|last|end|1st) of the month\b/;
