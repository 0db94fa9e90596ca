import type { Answers } from "@/lib/domain/assessment/assessment";
import { value, type WageRow } from "@/lib/knowledge/value";
import { factOrNull } from "@/lib/knowledge/verified";
import { fold, hitsOf } from "../terms";

/** What an hour of work costs in a place: what a table says, and what we add to it by assumption. */
export interface HourlyWage {
  /** The median of the place, in Canadian dollars. */
  hourly: number;
  /** The lower and the higher of the place's and Canada's median. */
  low: number;
  high: number;
  /** "British Columbia" */
  place: string;
  /** "Manufacturing" */
  sector: string;
  year: string;
  source: { title: string; publisher: string | null; url: string; definition: string };
  /** Where the row is wider than the firm's own trade. */
  note: string | null;
  /** With what an employer pays on top; our assumption, and to be printed as one. */
  loaded: { low: number; high: number; assumption: string };
}

type Place = keyof WageRow["hourly"];

const PLACES: Readonly<Record<Place, { name: string; words: readonly string[] }>> = {
  bc: { name: "British Columbia", words: ["British Columbia", "BC", "Vancouver", "Victoria", "Kelowna"] },
  alberta: { name: "Alberta", words: ["Alberta", "Calgary", "Edmonton", "Red Deer", "Lethbridge"] },
  ontario: {
    name: "Ontario",
    words: ["Ontario", "Toronto", "Ottawa", "Mississauga", "Hamilton", "Waterloo"],
  },
  quebec: { name: "Quebec", words: ["Quebec", "Québec", "Montreal", "Montréal", "Laval", "Gatineau"] },
  canada: { name: "Canada", words: [] },
};
const PLACE_KEYS: readonly Place[] = ["bc", "alberta", "ontario", "quebec"];

/** Physicians, partners and owners are in no row of employees: their own hour has to be asked. */
export const ASK_THEIR_OWN_HOUR = /physician|doctor|dentist|partner|owner|founder|médecin|associé/i;

/** The wage row of a firm's kind or industry, at its place; null for who is in no row of employees. */
export function hourlyWage(
  firm: { industry: string; subsector: string | null; place: Place },
  whose = "",
): HourlyWage | null {
  const row = factOrNull(rowFor(firm.industry, firm.subsector));
  if (row === null || ASK_THEIR_OWN_HOUR.test(whose)) return null;
  const { wageSource, loading } = value;
  const hourly = row.hourly[firm.place];
  const low = Math.min(hourly, row.hourly.canada);
  const high = Math.max(hourly, row.hourly.canada);
  return {
    hourly,
    low,
    high,
    place: PLACES[firm.place].name,
    sector: row.sector,
    year: wageSource.date ?? "",
    source: {
      title: wageSource.title,
      publisher: wageSource.publisher,
      url: wageSource.url,
      definition: wageSource.definition,
    },
    note: row.note,
    loaded: {
      low: cents(low * loading.low),
      high: cents(high * loading.high),
      assumption: `${percent(loading.low)} to ${percent(loading.high)} on top of the wage for contributions, holidays and benefits (our assumption)`,
    },
  };
}

/** The table's place for a head office; Canada's where the place is none of the table's. */
export function wagePlace({ headOfficeLocation, customLocation }: Answers): Place {
  if (headOfficeLocation !== null && headOfficeLocation !== "" && headOfficeLocation !== "other") return "bc";
  const typed = fold(customLocation ?? "");
  return (
    PLACE_KEYS.find((place) => PLACES[place].words.some((word) => hitsOf(typed, word).length > 0)) ?? "canada"
  );
}

function rowFor(industry: string, subsector: string | null): WageRow | null {
  const own = value.wages.find(({ subsectors }) => subsector !== null && subsectors.includes(subsector));
  return (
    own ??
    value.wages.find((row) => row.industry === industry && row.subsectors.length === 0) ??
    value.wages.find((row) => row.industry === "other" && row.subsectors.length === 0) ??
    null
  );
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const percent = (factor: number): string => `${Math.round((factor - 1) * 100)}%`;
