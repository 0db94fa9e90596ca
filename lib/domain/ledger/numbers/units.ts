import type { Language, TimeUnit } from "../fact";
import type { Token } from "../tokens";

const TIME_WORDS: Readonly<Record<TimeUnit, string>> = {
  second: "second seconds sec secs seconde secondes",
  minute: "minute minutes min mins",
  hour: "hour hours hr hrs h heure heures",
  day: "day days jour jours journee journees",
  week: "week weeks wk wks semaine semaines",
  month: "month months mo mos mois",
  quarter: "quarter quarters trimestre trimestres",
  year: "year years yr yrs an ans annee annees",
};
const TIMES = wordMap(TIME_WORDS);

/** What a rate is per, beyond the units of time: a shift is one a day, a weekday one a week. */
const PERIODS: ReadonlyMap<string, TimeUnit> = new Map([
  ...TIMES,
  ...wordMap({
    day: "shift shifts evening evenings night nights nite nites morning afternoon quart soir soiree nuit matin workday",
    week: "monday tuesday wednesday thursday friday saturday sunday weekend lundi mardi mercredi jeudi vendredi samedi dimanche",
    month: "month-end",
    year: "january february march april may june july august september october november december janvier fevrier avril mai juin juillet aout septembre octobre novembre decembre",
  }),
]);

const ADVERBS: ReadonlyMap<string, TimeUnit> = wordMap({
  hour: "hourly",
  day: "daily quotidiennement",
  week: "weekly hebdomadairement",
  month: "monthly mensuellement",
  year: "yearly annually annuellement",
});

/** Before what comes in such a rhythm: "a monthly report", "900 weekly tickets". */
export const RHYTHM: Readonly<Record<string, TimeUnit>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annual: "year",
};

function wordMap<Unit extends TimeUnit>(
  words: Readonly<Partial<Record<Unit, string>>>,
): Map<string, TimeUnit> {
  const units: TimeUnit[] = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"];
  const table: Readonly<Partial<Record<TimeUnit, string>>> = words;
  return new Map(
    units.flatMap((unit) =>
      (table[unit] ?? "")
        .split(" ")
        .filter(Boolean)
        .map((word) => [word, unit]),
    ),
  );
}

export const timeUnit = (token: Token | undefined): TimeUnit | undefined => TIMES.get(token?.text ?? "");
export const period = (token: Token | undefined): TimeUnit | undefined => PERIODS.get(token?.text ?? "");
export const periodAdverb = (token: Token | undefined): TimeUnit | undefined =>
  ADVERBS.get(token?.text ?? "");

const TIME_UNITS: ReadonlySet<string> = new Set(TIMES.values());
export const isTimeUnit = (unit: string | null): unit is TimeUnit => unit !== null && TIME_UNITS.has(unit);

const IRREGULAR_PLURALS = new Map(
  Object.entries({
    people: "people",
    staff: "staff",
    men: "man",
    women: "woman",
    children: "child",
    foremen: "foreman",
    gens: "gens",
    personnel: "personnel",
    head: "head",
    aircraft: "aircraft",
    salespeople: "salesperson",
    fte: "fte",
    ftes: "fte",
    etp: "fte",
    points: "point",
    chevaux: "cheval",
    journaux: "journal",
    travaux: "travail",
    bureaux: "bureau",
    feet: "foot",
    skus: "sku",
    menus: "menu",
    gpus: "gpu",
    commis: "commis",
    devis: "devis",
    colis: "colis",
    permis: "permis",
    kg: "kg",
    km: "km",
    kwh: "kwh",
    mw: "mw",
    mwh: "mwh",
    lb: "lb",
    lbs: "lb",
    gb: "gb",
    tb: "tb",
    ha: "ha",
    cwt: "cwt",
  }),
);
/** Words that end in an s and count nothing. */
const NO_PLURAL = new Set(
  "overseas mars pres is was has does this its us as yes less plus dans sans vers tous nous vous mais pas sous apres depuis always across perhaps versus besides times ours theirs hers was pays gets takes costs makes saves needs says comes goes runs uses wants knows thinks likes gives keeps reads tells sees understands believes puis fois trois jours".split(
    " ",
  ),
);

/** The singular of a word that counts something; undefined where it is no plural. */
export function singularOfPlural(token: Token): string | undefined {
  const irregular = IRREGULAR_PLURALS.get(token.text);
  if (irregular !== undefined) return irregular;
  if (token.kind !== "word" || token.isPossessive || NO_PLURAL.has(token.text)) return undefined;
  // "Bordereaux"
  if (/.{2}eaux$/.test(token.text) && token.text !== "bordeaux") return token.text.slice(0, -1);
  return token.stem === token.text ? undefined : token.stem;
}

/** "Associés" without its accent is no English plural in "-ies", and "fiches" none in "-ches". */
export function singularIn(lang: Language, token: Token): string | undefined {
  const one = singularOfPlural(token);
  return one !== undefined && lang === "fr" && /(?:ie|che|xe|sse)s$/.test(token.text)
    ? token.text.slice(0, -1)
    : one;
}

export const singular = (token: Token): string => IRREGULAR_PLURALS.get(token.text) ?? token.stem;
