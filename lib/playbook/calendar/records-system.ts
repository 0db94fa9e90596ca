import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { ownedProducts } from "@/lib/knowledge/lexicon";
import type { CompanyProfile } from "../company-profile";
import { fold } from "../terms";

/** Where the records of the work are: a system of their trade that they named, or the one that runs the plant or the stock. */
export function systemOf({ ledger, platformNames, industry, lead }: CompanyProfile): string | undefined {
  const work = `${lead.trial.pilot} ${lead.trial.measure}`;
  const own = factsOf(ledger.facts.filter(isFirm), "product").find(
    (product) =>
      !product.ai &&
      product.known &&
      product.field === "otherPlatforms" &&
      !KEEPS_NO_RECORDS.has(product.name) &&
      mayHold(product.key, work) &&
      !isOfAPart(product, work),
  );
  return (
    (own && calledAs(own)) ??
    (HAS_STOCK.has(industry) ? platformNames.find((name) => KEEPS_STOCK.has(name)) : undefined)
  );
}

/** "DNA" is what they call it, and not its maker; "quickbooks" has its capitals. */
function calledAs({ name, text }: FactOf<"product">): string {
  const [known, typed] = [fold(name), fold(text)];
  return known.includes(typed) || typed.includes(known) ? name : text;
}

/** Rooms for lessons, meetings and papers: what is decided there is recorded elsewhere. */
const KEEPS_NO_RECORDS: ReadonlySet<string> = new Set([
  "Google Classroom",
  "Google Workspace",
  "Microsoft Teams",
  "Moodle",
  "Snowflake",
]);
const HAS_STOCK: ReadonlySet<string> = new Set(["manufacturing", "retail", "food-services"]);
const KEEPS_STOCK: ReadonlySet<string> = new Set(["SAP", "NetSuite"]);

const OF_MONEY = /invoice|bill|payment|paid|price|quote|cost|statement|account|estimate|month-end|tax/i;
/** Kinds of systems that hold one sort of records and no other: no proposal lies in a drawing, and no claim in a truck. */
const HOLDS_ALONE: Readonly<Record<string, RegExp>> = {
  design: /drawing|design|model|takeoff|specification|quantit/i,
  fleet: /truck|trip|dispatch|driver|route|fleet|deliver|load|vehicle|fuel|freight/i,
  mapping: /\bmaps?\b|parcel|\bland\b|site (?:plan|survey)/i,
  accounting: OF_MONEY,
  "construction accounting": OF_MONEY,
  "software development": /code|release|\bbugs?\b|commit|pull request|\btests?\b|feature/i,
  cloud: /deploy|server|infrastructure|usage/i,
  monitoring: /alert|incident|outage|deploy/i,
  "municipal systems": /permit|tax|licen[cs]e|inspection|invoice|utility|parcel|request/i,
  compliance: /evidence|questionnaire|control|audit|polic|risk/i,
  "email marketing": /newsletter|campaign|mailing|subscriber/i,
  helpdesk: /ticket|repl|question|email|support|case|enquir/i,
};
/** What no system for orders, stock and books holds: advertisements, letters, minutes of meetings. */
const IN_NO_ERP = /advert|letter|minutes and|referral|reminder|policy|newsletter|catalogue/i;
const KIND_OF = new Map(ownedProducts.map(({ key, kind }) => [key, kind]));

function mayHold(key: string, work: string): boolean {
  const kind = KIND_OF.get(key) ?? "";
  return (
    !(kind === "ERP" && IN_NO_ERP.test(work) && !OF_MONEY.test(work)) &&
    (HOLDS_ALONE[kind]?.test(work) ?? true)
  );
}

/** "Syspro in Laval", "Buildium for the rentals": the records of one site, or of one line of work. */
function isOfAPart({ sentence, text }: FactOf<"product">, work: string): boolean {
  const behind = sentence.slice(sentence.indexOf(text) + text.length);
  const [, where, what = ""] = /^ (in|at|for) (?:(?:the|our) )?([\p{L}-]+)/u.exec(behind) ?? [];
  return where !== undefined && !work.toLowerCase().includes(what.toLowerCase().replace(/s$/, ""));
}
