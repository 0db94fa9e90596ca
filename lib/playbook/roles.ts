import { lowerFirst } from "./grammar";
import { bySize, isSmall, type Size } from "./size";

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
    upper: "Director of people",
    large: "Chief people officer",
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
      small: "Front desk lead",
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

export interface Owners {
  size: Size;
  industry: string;
  leader: string;
}

/** The head of a department; in a firm of up to ten, a colleague there, or the leader in person. */
export function departmentOwner({ size, industry, leader }: Owners, department: string | undefined): string {
  if (department === undefined || department === "executive") return leader;
  const titles = INDUSTRY_OWNERS[industry]?.[department] ?? DEPARTMENT_OWNERS[department];
  if (titles === undefined || size === "micro") return leader;
  return titles[size];
}

export const financeOwner = (owners: Owners): string =>
  owners.size === "micro" ? owners.leader : departmentOwner(owners, "finance");

export const peopleOwner = (owners: Owners): string =>
  owners.size === "micro" ? owners.leader : departmentOwner(owners, "hr");

export const technologyOwner = ({ size, leader }: Owners): string =>
  bySize(size, {
    micro: leader,
    small: "Your outside IT support",
    middle: "IT manager",
    upper: "IT director",
    large: "Chief information officer",
  });

export const privacyOwner = ({ size, leader }: Owners): string =>
  bySize(size, {
    micro: leader,
    small: "Office manager",
    middle: "The manager named for privacy",
    large: "Privacy officer",
  });

/**
 * Inside a sentence: "the finance director" and "the Managing Partner"; a description of a person and
 * "your outside IT support" as they are.
 */
export function theRole(role: string): string {
  const isTitle = /\s[A-Z]/.test(role);
  if (/^(whoever|your|the)\b/i.test(role)) return lowerFirst(role);
  return `the ${isTitle ? role : lowerFirst(role)}`;
}

const TITLE_CHARACTERS = 32;
const BOARD = /\b(board|chair|chairman|chairwoman|chairperson)\b/i;
const RUNS_THE_FIRM = /\b(ceo|chief executive|president|managing|owner|founder)\b/i;

/**
 * Who is meant by "you" in a plan: the title as it was typed, where it is short. A board does not run the
 * company, so a chair's plan is owned by the chief executive.
 */
export function leaderOf(title: string | null, size: Size): string {
  const plain = isSmall(size) ? "Owner" : "Chief executive";
  const short = title?.replace(/\bchief executive officer\b/i, "CEO") ?? null;
  if (short === null || [...short].length > TITLE_CHARACTERS) return plain;
  return BOARD.test(short) && !RUNS_THE_FIRM.test(short) ? "Chief executive" : short;
}
