import { type Fact, factsOf, type Ledger } from "@/lib/domain/ledger/fact";
import { isRightBehind } from "@/lib/domain/value/around";
import type { Origin } from "@/lib/domain/value/line";
import { numberIn } from "../../typed-number";
import { isHourlyWage } from "../wage-range";
import { factsAt, isOwnTime } from "./nouns";
import { toldSentences } from "./told-sentence";

/** A wage that was told away from the work: of a role, or of all. */
export interface WageOfRole {
  readonly hourly: number;
  /** "estimators", "base wage" */
  readonly whose: string;
}

const AMOUNT = String.raw`\$?(\d{2,3}(?:\.\d{1,2})?)`;
const AN_HOUR = String.raw` ?(?:\/ ?|an? |per )h(?:ou)?r`;
const LOADED = "(?:loaded|all[- ]in|burdened|with benefits)";
/** "Millwrights are $52 an hour loaded", "Billing is one gal at 34/hr loaded" */
const OF_ROLE = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{4,}) (?:(?:are|is|costs?|cost us|runs?|makes?|gets?|at)(?: (?:one|two|three) \p{L}+ at| at| about)? )${AMOUNT}${AN_HOUR},? ${LOADED}(?!\p{L})`,
  "giu",
);
/** "…, planners $48", "… and estimators 58": in the form of the wage before it. */
const ALSO = new RegExp(
  String.raw`(?:,|;| and) (\p{L}{4,}s)(?: are| at)? ${AMOUNT}(?:${AN_HOUR})?(?=[.,;]|$| and )`,
  "giu",
);
const BASE = new RegExp(
  String.raw`(?<!\p{L})(base (?:wage|pay|rate)) (?:is|runs) (?:about )?${AMOUNT}(?:${AN_HOUR})?(?=[.,;]|$| and )`,
  "giu",
);
const CHARGED = /\b(?:bill(?:ed)?(?: out)? at|charged?(?: out)?(?: at)?|rate card|rent(?:al|ed)?)\b/i;

/** People by their work; a crane at $140 an hour is none. */
const IS_PAID =
  /(?:er|or|ist|ant|ent|wright|smith|stress|man|men|woman|women|tech|clerk|nurse|cook|chef|aide|hand|guy|gal|girl|crew|staff|people|billing|wage|pay|rate)(?:e?s)?$/i;
const IS_MACHINE =
  /^(?:excavator|tractor|trailer|printer|crusher|loader|dozer|compressor|generator|server|container|boiler|blower|charger|digger|harvester|sprayer|computer|freezer|cooler|water|power|equipment|rent|chipper|grader|skidder|processor|tanker|freighter|helicopter|motor|conveyor|mixer|washer|dryer|dumpster|parlor|tower)s?$/i;

const found = (pattern: RegExp, text: string): WageOfRole[] =>
  [...text.matchAll(pattern)]
    .map(([, whose = "", paid = ""]) => ({ whose: whose.toLowerCase(), hourly: numberIn(paid) }))
    .filter(({ hourly, whose }) => isHourlyWage(hourly) && IS_PAID.test(whose) && !IS_MACHINE.test(whose));

/** The wages of a sentence, each of a role. */
function wagesIn(text: string): WageOfRole[] {
  const first = CHARGED.test(text) ? [] : found(OF_ROLE, text);
  return first.length === 0 ? [] : [...first, ...found(ALSO, text)];
}

/** The wage of the one role that does this work; a base wage where no other was told. */
export function wageOfRole(ledger: Ledger, from: readonly Origin[]): WageOfRole | null {
  const times = factsAt(ledger, from);
  if (times.length === 0 || times.some(({ sentence }) => isOwnTime(sentence))) return null;
  const sentences = toldSentences(ledger.facts).filter((text) => !CHARGED.test(text));
  const roles = sentences.flatMap(wagesIn);
  const work = workOf(ledger.facts, times);
  const [doer, ...others] = roles.filter(({ whose }) => doesIt(whose, work));
  if (doer !== undefined) return others.length === 0 ? doer : null;
  const [base, ...more] = sentences.flatMap((text) => found(BASE, text));
  const isOnly = more.length === 0 && roles.length === 0 && !tellsAnHour(ledger.facts);
  return base !== undefined && isOnly ? base : null;
}

const tellsAnHour = (facts: readonly Fact[]): boolean =>
  factsOf(facts, "rate").some(({ per, role, unit }) => per === "hour" && role === "price" && unit === "CAD");

/** What was said of the work: its sentences, and the one that they follow, which may be its heading. */
function workOf(facts: readonly Fact[], times: readonly Fact[]): string {
  const own = times.map(({ sentence }) => sentence);
  const before = times.flatMap((time) => facts.filter((fact) => isRightBehind(time, fact)));
  return [...new Set([...before.map(({ sentence }) => sentence), ...own])].join(" ");
}

/** Roles that are called after their work. */
const WORK_OF: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^estimators?$/,
    /(?<!\p{L})(?:quot(?:es?|ing)|estimates|estimating|bids|bidding|tenders|take-?offs?)(?!\p{L})/iu,
  ],
  [/^schedulers?$/, /(?<!\p{L})(?:scheduling|schedules|rosters?|rotas?)(?!\p{L})/iu],
  [/^dispatchers?$/, /(?<!\p{L})dispatch(?:ing)?(?!\p{L})/iu],
  [/^(?:billing|billers?)$/, /(?<!\p{L})(?:invoices|invoicing|billing)(?!\p{L})/iu],
  [/^drafters?$/, /(?<!\p{L})(?:drawings|drafting)(?!\p{L})/iu],
  [/^buyers?$/, /(?<!\p{L})(?:purchase orders|purchasing|POs)(?!\p{L})/u],
];
const ANOTHER =
  /(?<!\p{L})(?:(?:one|two|three|four|five|six|our|the|an?|\d+) )(?:\p{L}+ )?(accountant|admin|agent|assistant|bookkeeper|clerk|controller|coordinator|dispatcher|drafter|engineer|estimator|manager|mechanic|nurse|operator|planner|receptionist|rep|scheduler|supervisor|technician)s?(?!\p{L})/giu;

function doesIt(role: string, work: string): boolean {
  const one = role.replace(/s$/, "");
  const named = new RegExp(
    String.raw`(?<!(?<!\p{L})(?:for|to|from|of|with|about|on|ask|asks) (?:our |the |each |every |\d+ )?)(?<!\p{L})${one}s?(?!\p{L})`,
    "iu",
  );
  const itsWork = WORK_OF.find(([whose]) => whose.test(role))?.[1];
  const isOthers = [...work.matchAll(ANOTHER)].some(([, who = ""]) => who.toLowerCase() !== one);
  return !isOthers && (named.test(work) || (itsWork?.test(work) ?? false));
}
