import type { Subsector } from "@/lib/knowledge/subsectors";
import { lowerFirst } from "./grammar";
import { orLeader } from "./leader";
import { WHO_DOES_IT } from "./no-it";
import { isOpposed } from "./opposed";
import type { Size } from "./size";

/**
 * Who owns an action. Whether a firm has a controller or a quality lead is not asked: up to 200 people the work is named in
 * place of the office, which is true also where it is the leader's. A larger firm has heads of its departments.
 */

interface Owner {
  work: string;
  head: string;
}

const OWNERS = {
  operations: { work: "The person who runs the work", head: "Head of operations" },
  quality: { work: "The person who checks the work", head: "Head of quality" },
  hr: { work: "The person who looks after staff", head: "Head of HR" },
  finance: { work: "The person who does the books", head: "Head of finance" },
  it: { work: "The person who does your IT", head: "Head of IT" },
  compliance: { work: "The person named for privacy", head: "Privacy officer" },
  sales: { work: "The person in charge of sales", head: "Head of sales" },
  marketing: { work: "The person in charge of marketing", head: "Head of marketing" },
  customer_service: { work: "The person in charge of customer service", head: "Head of customer service" },
  product: { work: "The person in charge of the product", head: "Head of product" },
  supply_chain: { work: "The person in charge of purchasing", head: "Head of purchasing" },
} as const satisfies Readonly<Record<string, Owner>>;

/** In finance what is answered for is a subject of its own, and models are part of it. */
const COMPLIANCE = { work: "The person in charge of compliance", head: "Chief compliance officer" };
const REGULATED: Readonly<Record<Size, Owner>> = {
  micro: COMPLIANCE,
  small: COMPLIANCE,
  middle: COMPLIANCE,
  upper: COMPLIANCE,
  large: { ...COMPLIANCE, head: "Chief risk officer" },
};

type Subject = keyof typeof OWNERS;
const isSubject = (subject: string): subject is Subject => Object.hasOwn(OWNERS, subject);

/** Who answers for a trial, where no one was told: the leader names one. */
export const THE_ONE_NAMED = "The person you name";

/** Whether a role is the work of it, and no title that someone bears: no letter is addressed to it. */
export const isByWork = (role: string): boolean =>
  role === THE_ONE_NAMED ||
  role === WHO_DOES_IT ||
  [COMPLIANCE, ...Object.values(OWNERS)].some(({ work }) => work === role);

/** A title that says that its bearer is the one in charge. */
const TITLE_OF: Readonly<Partial<Record<Subject, RegExp>>> = {
  operations: /\b(?:operations|ops|COO|general manager)\b/i,
  quality: /\b(?:quality|medical director|technical director)\b/i,
  hr: /\b(?:HR|human resources)\b/i,
  finance: /\b(?:finance|financial|CFO|controller)\b/i,
  it: /\b(?:CIO|CTO|technology|information)\b/i,
  compliance: /\b(?:compliance|privacy)\b/i,
  sales: /\bsales\b/i,
  marketing: /\bmarketing\b/i,
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
const OWN_ROLES: Readonly<Partial<Record<Subject, OwnRole>>> = {
  operations: "operations",
  quality: "quality",
  product: "quality",
  hr: "people",
  finance: "finance",
  it: "it",
  compliance: "compliance",
};
/** One of a thousand has no bookkeeper. */
const OF_SMALL_FIRMS = /\b(?:bookkeeper|office|outside|lead|coordinator|owner)\b/i;

/** Over 200 people. */
export const hasHeads = (size: Size): boolean => size === "upper" || size === "large";

/** What the head of it is called in their kind of firm, where the title fits a firm of that size. */
function ownRole({ subsector, size, opposed }: Owners, role: OwnRole | undefined): string | undefined {
  if (subsector === null || role === undefined || !hasHeads(size)) return undefined;
  const title = subsector.vocabulary.roles[role];
  return isOpposed(opposed, title) || OF_SMALL_FIRMS.test(title) ? undefined : title;
}

/** Who is in charge of a subject; in a firm of up to ten the leader in person. */
function ownerOf(owners: Owners, subject: Subject): string {
  const { size, leader, hasNoIt, industry } = owners;
  if (size === "micro" || TITLE_OF[subject]?.test(leader) === true) return leader;
  const { work, head } =
    subject === "compliance" && industry === "financial-services" ? REGULATED[size] : OWNERS[subject];
  if (subject === "it" && hasNoIt === true) return WHO_DOES_IT;
  return orLeader(owners, ownRole(owners, OWN_ROLES[subject]) ?? (hasHeads(size) ? head : work));
}

/** Who is in charge of a department as it was ticked. */
export const departmentOwner = (owners: Owners, department: string | undefined): string =>
  department === undefined || !isSubject(department) ? owners.leader : ownerOf(owners, department);

export const financeOwner = (owners: Owners): string => ownerOf(owners, "finance");
export const peopleOwner = (owners: Owners): string => ownerOf(owners, "hr");
export const technologyOwner = (owners: Owners): string => ownerOf(owners, "it");
export const privacyOwner = (owners: Owners): string => ownerOf(owners, "compliance");
export const qualityOwner = (owners: Owners): string => ownerOf(owners, "quality");

/** Inside a sentence: "the head of finance", "the Managing Partner"; descriptions, and "your outside IT support", as they are. */
export function theRole(role: string): string {
  if (/^(whoever|your|the)\b/i.test(role)) return lowerFirst(role);
  if (/^outside\b/i.test(role)) return `your ${lowerFirst(role)}`;
  return `the ${/\s[A-Z](?![A-Z])/.test(role) ? role : lowerFirst(role)}`;
}
