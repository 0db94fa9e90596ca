import { type Subsector, subsectors } from "@/lib/knowledge/subsectors";
import { withoutBeneficiaries, withoutCustomers } from "../own-words";
import { fold, type Hit, longestHits, masked } from "../terms";
import { kindInWords } from "./kind-in-words";

/** What a firm says of itself, as typed. */
export interface FirmWords {
  industry: string;
  companyName: string;
  /** With the letters behind a name, where there are any: "Gwen Example, CPA". */
  title: string;
  platforms: string;
  /** What the company does, in its own sentence. */
  about: string;
  /** All else that was typed. */
  typed: string;
  /** Of up to fifty people: one house, and no group of them. */
  isSmall?: boolean;
}

export interface SubsectorGuess {
  subsector: Subsector | null;
  /** The next best reading: a hotel that types "snow" takes the season of a ski hill. */
  second: Subsector | null;
  /** For the reader, who can then see a wrong guess. */
  why: string;
  /** One word of the company's name and nothing else: then little is said of the kind. */
  isThin: boolean;
}

const ENOUGH = 4;
const COMPANY = { fitting: 4, other: 2, most: 2 };
const TITLE = 3;
const EACH = 2;

interface Found {
  where: "name" | "about" | "title" | "platforms" | "typed";
  word: string;
}

interface Reading {
  subsector: Subsector;
  mark: number;
  found: Found[];
}

/** A text as typed, and folded for the search: a place in one is a place in the other. */
interface Searched {
  typed: string;
  folded: string;
}

/** The kind of firm, by its name, title, systems and words; none where nothing points clearly at one. */
export function detectSubsector(words: FirmWords): SubsectorGuess {
  const searched = {
    name: searchable(words.companyName),
    about: searchable(words.about, withoutBeneficiaries),
    title: searchable(words.title),
    platforms: searchable(words.platforms),
    typed: searchable(words.typed, withoutCustomers),
  };
  const said = subsectors
    .filter(({ detect }) => mentions(searched.about, detect.companyWords, detect.notWords))
    .map(({ id }) => id);
  const readings = subsectors
    .flatMap((subsector) => readAs(subsector, words.industry, searched, said) ?? [])
    .sort((one, other) => other.mark - one.mark);
  const narrowest = readings.filter(
    ({ subsector }) => !readings.some((other) => other.subsector.beats.includes(subsector.id)),
  );
  const best = narrowest[0];
  if (best === undefined) return { subsector: null, second: null, why: NOTHING, isThin: true };
  const second = readings.find(({ subsector }) => subsector.id !== best.subsector.id);
  const subsector = labelled(best.subsector, words.companyName);
  return {
    subsector,
    second: second?.subsector ?? null,
    why: whyOf({ ...best, subsector }, words.isSmall === true),
    isThin: best.found.length === 1 && best.found[0]?.where === "name",
  };
}

const IS_NATION = /\b(?:first nations?|nation|indian band|band council|tribal)\b/i;
const IS_TOWN =
  /\b(?:city|town|village|township|county|district|municipality|ville|municipalité) (?:of|de|d['’])/iu;

/** A kind that is two by its label is one by the firm's name. */
function labelled(subsector: Subsector, name: string): Subsector {
  if (subsector.id !== "municipality") return subsector;
  if (IS_NATION.test(name)) return { ...subsector, label: "Government of a First Nation" };
  return IS_TOWN.test(name) ? { ...subsector, label: "Municipality" } : subsector;
}

function searchable(text: string, without = (folded: string) => folded): Searched {
  const typed = text.normalize("NFC");
  return { typed, folded: without(fold(typed)) };
}

/** Words in the names of many trades: where they say that they do something else, these decide nothing. */
const OF_MANY_TRADES: ReadonlySet<string> = new Set(["engineering", "engineers", "architecture", "partners"]);

/**
 * Words that also say who they work for, or where: "group homes", "plating for mining", "we have our own shop". They count in
 * the name of a firm whose industry they fit, and nowhere else.
 */
const OF_ANY_TRADE: ReadonlySet<string> = new Set(["homes", "shop", "markets", "mining", "college"]);

/** Said of tugs, taxis, school buses and nurses on the road as well: two of these point at no one trade. */
const OF_ANY_FLEET: ReadonlySet<string> = new Set(["dispatch", "drivers", "loads", "routes"]);

const mentions = ({ folded }: Searched, terms: readonly string[], not: readonly string[]): boolean =>
  longestHits(masked(folded, not), terms).length > 0;

function readAs(
  subsector: Subsector,
  industry: string,
  searched: Readonly<Record<Found["where"], Searched>>,
  said: readonly string[],
): Reading | undefined {
  const { detect, industries } = subsector;
  const counts = industries.includes(industry) || industry === "other";
  const look = (where: Found["where"], terms: readonly string[]): Found[] =>
    distinct(longestHits(masked(searched[where].folded, detect.notWords), terms)).map(({ from, to }) => ({
      where,
      word: searched[where].typed.slice(from, to),
    }));
  const saysAnother = said.length > 0 && !said.includes(subsector.id);
  const company = [
    ...look("name", detect.companyWords).filter(
      ({ word }) => !saysAnother || !OF_MANY_TRADES.has(fold(word)),
    ),
    ...look("about", detect.companyWords),
  ]
    .filter(
      ({ where, word }) =>
        !OF_ANY_TRADE.has(fold(word)) || (where === "name" && industries.includes(industry)),
    )
    .slice(0, COMPANY.most);
  const title = counts ? look("title", detect.titleWords).slice(0, 1) : [];
  const platforms = counts ? look("platforms", detect.platformWords) : [];
  const typed = counts ? look("typed", detect.textWords) : [];
  const mark =
    company.length * (counts ? COMPANY.fitting : COMPANY.other) +
    title.length * TITLE +
    (platforms.length + typed.length) * EACH;
  // "Partners" is in many names: where they say what they do, and tick another industry, it takes more than that.
  const isNameAlone =
    !industries.includes(industry) &&
    searched.about.typed.trim() !== "" &&
    company.every(({ where }) => where === "name") &&
    title.length + platforms.length + typed.length === 0;
  // They said what they do, and nothing of this kind is in it: a system and a word do not outweigh that.
  const isSaidElse = searched.about.typed.trim() !== "" && company.length === 0 && title.length === 0;
  const decides =
    !isSaidElse &&
    ((company.length > 0 && !isNameAlone) ||
      title.length > 0 ||
      (platforms.length > 0 && typed.length > 0) ||
      (typed.length >= 2 && typed.some(({ word }) => !OF_ANY_FLEET.has(fold(word)))));
  return mark >= ENOUGH && decides
    ? { subsector, mark, found: [...company, ...title, ...platforms, ...typed] }
    : undefined;
}

const distinct = (hits: readonly Hit[]): Hit[] =>
  hits.filter(({ term }, place) => hits.findIndex((other) => other.term === term) === place);

const NOTHING = "Nothing that you told us points clearly at one kind of firm, so we write for your industry.";
const WHERE: Readonly<Record<Found["where"], string>> = {
  name: "your company's name",
  about: "what you say you do",
  title: "your title",
  platforms: "your systems",
  typed: "your own words",
};
const NAMED = 2;

function whyOf({ subsector, found }: Reading, isSmallFirm: boolean): string {
  const shown = found.slice(0, NAMED);
  const clues = [...new Set(shown.map(({ where }) => where))].map((where) => {
    const words = shown.filter((clue) => clue.where === where).map(({ word }) => `“${word}”`);
    return `${words.join(" and ")} in ${WHERE[where]}`;
  });
  return `We read you as ${kindInWords(subsector, isSmallFirm)} because of ${clues.join(" and ")}.`;
}
