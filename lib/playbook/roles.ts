import type { Subsector } from "@/lib/knowledge/subsectors";
import { lowerFirst } from "./grammar";
import { orLeader } from "./leader";
import { WHO_DOES_IT } from "./no-it";
import { isOpposed } from "./opposed";
import { bySize, type Size } from "./size";

/** Who owns an action, by the size of the firm: a firm of eight has no vice-presidents. */

interface Titles {
  small: string;
  middle: string;
  upper: string;
  large: string;
}

const DEPARTMENT_OWNERS: Readonly<Record<string, Titles>> = {
  hr: {
    small: "Office manager",
    middle: "HR manager",
    upper: "HR director",
    large: "Head of HR",
  },
  finance: {
    small: "Bookkeeper",
    middle: "Controller",
    upper: "Finance director",
    large: "Chief financial officer",
  },
  sales: { small: "Sales lead", middle: "Sales manager", upper: "Sales director", large: "Head of sales" },
  marketing: {
    small: "Marketing lead",
    middle: "Marketing manager",
    upper: "Marketing director",
    large: "Head of marketing",
  },
  operations: {
    small: "Operations lead",
    middle: "Operations manager",
    upper: "Operations director",
    large: "Chief operating officer",
  },
  customer_service: {
    small: "Service lead",
    middle: "Service manager",
    upper: "Service director",
    large: "Head of customer service",
  },
  product: {
    small: "Product lead",
    middle: "Product manager",
    upper: "Product director",
    large: "Head of product",
  },
  supply_chain: {
    small: "Purchasing lead",
    middle: "Supply chain manager",
    upper: "Supply chain director",
    large: "Head of supply chain",
  },
};

/** Operations and product go by other names in some industries. */
const INDUSTRY_OWNERS: Readonly<Record<string, Readonly<Record<string, Titles>>>> = {
  healthcare: {
    customer_service: {
      small: "Reception lead",
      middle: "Patient services manager",
      upper: "Director of patient services",
      large: "Head of patient services",
    },
    operations: {
      small: "Clinic manager",
      middle: "Clinic manager",
      upper: "Director of care",
      large: "Chief of care operations",
    },
  },
  manufacturing: {
    operations: {
      small: "Shop lead",
      middle: "Plant manager",
      upper: "Plant manager",
      large: "Head of plant operations",
    },
  },
  "food-services": {
    operations: {
      small: "Kitchen manager",
      middle: "General manager",
      upper: "Operations director",
      large: "Chief operating officer",
    },
  },
  "real-estate": {
    operations: {
      small: "Property manager",
      middle: "Property manager",
      upper: "Director of property",
      large: "Chief operating officer",
    },
  },
  technology: {
    product: {
      small: "Engineering lead",
      middle: "Engineering manager",
      upper: "Engineering director",
      large: "Chief technology officer",
    },
  },
  consulting: {
    sales: {
      small: "Business development lead",
      middle: "Business development partner",
      upper: "Business development partner",
      large: "Head of business development",
    },
    operations: {
      small: "Practice manager",
      middle: "Practice manager",
      upper: "Operations partner",
      large: "Chief operating officer",
    },
  },
  "travel-hospitality-tourism": {
    customer_service: {
      small: "Guest services lead",
      middle: "Guest services manager",
      upper: "Director of guest services",
      large: "Head of guest services",
    },
  },
  education: {
    customer_service: {
      small: "Student services lead",
      middle: "Student services manager",
      upper: "Director of student services",
      large: "Dean of students",
    },
    product: { small: "Program lead", middle: "Program chair", upper: "Dean of programs", large: "Provost" },
    operations: { small: "Registrar", middle: "Registrar", upper: "Registrar", large: "Registrar" },
  },
};

/** A school has families to answer, and no dean or provost. */
const SCHOOL_OWNERS: Readonly<Record<string, Titles>> = {
  customer_service: {
    small: "Office manager",
    middle: "Admissions manager",
    upper: "Director of admissions",
    large: "Director of admissions",
  },
  product: { small: "Vice principal", middle: "Vice principal", upper: "Principal", large: "Principal" },
  operations: {
    small: "Business manager",
    middle: "Business manager",
    upper: "Director of operations",
    large: "Director of operations",
  },
};

export interface Owners {
  size: Size;
  industry: string;
  leader: string;
  /** Null where their kind was not read. */
  subsector: Subsector | null;
  /** Against it. */
  opposed: readonly string[];
  hasNoIt?: boolean;
}

type OwnRole = keyof Subsector["vocabulary"]["roles"];
const OWN_ROLES: Readonly<Record<string, OwnRole>> = {
  operations: "operations",
  product: "quality",
  hr: "people",
  finance: "finance",
};
/** A firm of thirty has no vice-president, and one of a thousand no bookkeeper. */
const OF_LARGE_FIRMS = /^(?:VP|Vice|Associate vice|Chief|Director|Head)\b/;
const OF_SMALL_FIRMS = /\b(?:bookkeeper|office|outside|lead|coordinator|owner)\b/i;

/** What the one who does it is called in their kind of firm, where the title fits their size. */
function ownRole({ subsector, size, opposed }: Owners, role: OwnRole | undefined): string | undefined {
  if (subsector === null || role === undefined || size === "micro") return undefined;
  const title = subsector.vocabulary.roles[role];
  const isTooSmall = (size === "upper" || size === "large") && OF_SMALL_FIRMS.test(title);
  return isOpposed(opposed, title) || isTooSmall || (size === "small" && OF_LARGE_FIRMS.test(title))
    ? undefined
    : title;
}

/** The head of a department; in a firm of up to ten, a colleague there, or the leader in person. */
export function departmentOwner(owners: Owners, department: string | undefined): string {
  const { size, industry, leader, subsector } = owners;
  if (department === "compliance") return orLeader(owners, privacyOwner(owners));
  if (department === undefined || department === "executive") return leader;
  const own = ownRole(owners, OWN_ROLES[department]);
  if (own !== undefined) return orLeader(owners, own);
  const titles =
    (subsector?.id === "k12-school" ? SCHOOL_OWNERS : {})[department] ??
    INDUSTRY_OWNERS[industry]?.[department] ??
    DEPARTMENT_OWNERS[department];
  return titles === undefined || size === "micro" ? leader : titles[size];
}

export const financeOwner = (owners: Owners): string =>
  owners.size === "micro" ? owners.leader : departmentOwner(owners, "finance");

export const peopleOwner = (owners: Owners): string =>
  owners.size === "micro" ? owners.leader : departmentOwner(owners, "hr");

export const technologyOwner = (owners: Owners): string =>
  (owners.hasNoIt === true && owners.size !== "micro" ? WHO_DOES_IT : ownRole(owners, "it")) ??
  bySize(owners.size, {
    micro: owners.leader,
    small: owners.industry === "technology" ? "Engineering lead" : "Your outside IT support",
    middle: "IT manager",
    upper: "IT director",
    large: "Chief information officer",
  });

/** In finance what is answered for is a subject of its own, and models are part of it. */
const complianceOwner = ({ size, leader }: Owners): string =>
  bySize(size, {
    micro: leader,
    small: "Compliance lead",
    middle: "Compliance officer",
    upper: "Chief compliance officer",
    large: "Chief risk officer",
  });

export const privacyOwner = (owners: Owners): string =>
  ownRole(owners, "compliance") ??
  (owners.industry === "financial-services" ? complianceOwner(owners) : undefined) ??
  bySize(owners.size, {
    micro: owners.leader,
    small: "Office manager",
    middle: "The manager named for privacy",
    large: "Privacy officer",
  });

/** Inside a sentence: "the finance director", "the Managing Partner"; descriptions, and "your outside IT support", as they are. */
export function theRole(role: string): string {
  if (/^(whoever|your|the)\b/i.test(role)) return lowerFirst(role);
  if (/^outside\b/i.test(role)) return `your ${lowerFirst(role)}`;
  return `the ${/\s[A-Z](?![A-Z])/.test(role) ? role : lowerFirst(role)}`;
}
