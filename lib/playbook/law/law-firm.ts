import type { Answers } from "@/lib/domain/assessment/assessment";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import { isAbroad } from "../abroad";
import { whatTheySayTheyAre, withoutCustomers, withoutPartners } from "../own-words";
import { bandOf } from "../size";
import { fold } from "../terms";

/** What decides which law is about a firm; texts are folded. */
export interface LawFirm {
  headOffice: string;
  expansion: ReadonlySet<string>;
  markets: ReadonlySet<string>;
  industry: string;
  /** An id of the sub-sectors; empty where it was read as none. */
  subsector: string;
  departments: ReadonlySet<string>;
  aiTools: ReadonlySet<string>;
  fewest: number;
  most: number;
  /** In no province: a law of Canada is about it only where it says that it is there as well. */
  isAbroad: boolean;
  /** What the firm says of itself: its name, where it is, and the sentences in which it says what it is. */
  self: string;
  /** All that was typed. */
  typed: string;
  /** The same without sentences about vendors, insurers and the like, whose place is not the firm's. */
  places: string;
}

export interface LawWords {
  companyName: string;
  customLocation: string;
  about: string;
  typed: string;
}

export function lawFirmOf(
  answers: Answers,
  subsector: string | null,
  about = answers.companyActivity ?? "",
): LawFirm {
  return {
    ...textsOf({
      companyName: answers.companyName,
      customLocation: answers.customLocation ?? "",
      about,
      typed: [answers.otherChallenge, answers.aiFriction, answers.aiExperience, answers.otherPlatforms]
        .filter(Boolean)
        .join("\n"),
    }),
    headOffice: answers.headOfficeLocation ?? "",
    isAbroad: isAbroad(answers),
    expansion: distinctPicks(answers.officeExpansion),
    markets: marketsOf(answers.companyMarkets),
    industry: answers.companyIndustry,
    subsector:
      subsector === "trucking" && isAcross(answers, about) ? "interprovincial-carrier" : (subsector ?? ""),
    departments: distinctPicks(answers.aiDepartments),
    aiTools: distinctPicks(answers.aiToolsUsed),
    fewest: bandOf(answers.companyEmployees).fewest,
    most: bandOf(answers.companyEmployees).most,
  };
}

const BEYOND: readonly string[] = ["other-provinces", "canada-wide", "united-states"];
const PROVINCES =
  /\b(?:BC|British Columbia|Alberta|Saskatchewan|Manitoba|Ontario|Qu[ée]bec|New Brunswick|Nova Scotia|United States|US)\b/g;

/** Who hauls across a provincial border is under federal law, its drivers included. */
const isAcross = ({ officeExpansion }: Answers, about: string): boolean =>
  officeExpansion.some((place) => BEYOND.includes(place)) || new Set(about.match(PROVINCES)).size > 1;

export function textsOf({ companyName, customLocation, about, typed }: LawWords) {
  const [name, place, what, words] = [companyName, customLocation, about, typed].map(fold);
  const own = withoutCustomers(what ?? "");
  return {
    self: [name, place, own, whatTheySayTheyAre(words ?? "")].join("\n"),
    typed: [place, what, words].join("\n"),
    places: [place, withoutPartners(what ?? ""), withoutPartners(words ?? "")].join("\n"),
  };
}

/** Old rows may hold several, as a list in JSON. */
const marketsOf = (stored: string | null): Set<string> =>
  new Set((stored ?? "").split(/[^a-z-]+/).filter((market) => market !== ""));
