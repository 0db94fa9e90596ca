import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { ownedProducts } from "@/lib/knowledge/lexicon";
import type { CompanyProfile } from "../company-profile";

/** Where the records of the work are: a system of their trade that they named, or the one that runs the plant or the stock. */
export function systemOf({ ledger, platformNames, industry, lead }: CompanyProfile): string | undefined {
  const work = `${lead.trial.pilot} ${lead.trial.measure}`;
  const own = factsOf(ledger.facts.filter(isFirm), "product").find(
    ({ ai, known, field, name, key }) =>
      !ai && known && field === "otherPlatforms" && !KEEPS_NO_RECORDS.has(name) && mayHold(key, work),
  );
  return (
    own?.name ?? (HAS_STOCK.has(industry) ? platformNames.find((name) => KEEPS_STOCK.has(name)) : undefined)
  );
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

/** Kinds of systems that hold one sort of records and no other: no proposal lies in a drawing, and no claim in a truck. */
const HOLDS_ALONE: Readonly<Record<string, RegExp>> = {
  design: /drawing|design|model|takeoff|specification|quantit/i,
  fleet: /truck|trip|dispatch|driver|route|fleet|deliver|load|vehicle|fuel|freight/i,
  mapping: /map|parcel|land|site/i,
  "software development": /code|release|\bbugs?\b|commit|pull request|\btests?\b|feature/i,
  cloud: /deploy|server|infrastructure|usage/i,
  monitoring: /alert|incident|outage|deploy/i,
  "municipal systems": /permit|tax|licen[cs]e|inspection|invoice|utility|parcel|request/i,
  compliance: /evidence|questionnaire|control|audit|polic|risk/i,
  helpdesk: /ticket|repl|question|email|support|case|enquir/i,
};
const KIND_OF = new Map(ownedProducts.map(({ key, kind }) => [key, kind]));

const mayHold = (key: string, work: string): boolean =>
  HOLDS_ALONE[KIND_OF.get(key) ?? ""]?.test(work) ?? true;
