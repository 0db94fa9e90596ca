import {
  anyTicked,
  because,
  bodies,
  places,
  product,
  result,
  said,
  state,
  statesWithTask,
  ticked,
} from "./evidence";
import { firstKnown, no, type Truth, UNKNOWN, type World, yes } from "./world";

/**
 * What a sentence may take for granted about a firm, and whether it is so. Where a tick and a typed fact disagree, the
 * more developed one holds: a policy that was ticked or typed ends every "no policy".
 */

const RUNS = ["uses", "ran", "in_production"] as const;
const TOUCHED = [...RUNS, "tried", "tried_once", "private_use", "stopped"] as const;

export const CLAIMS = {
  noPolicy: (world) =>
    firstKnown(
      because(false, ticked(world, "orgAiElements", "ai_policy")),
      because(false, state(world, ["has_policy"])),
      because(true, state(world, ["no_policy"])),
    ),
  nothingRuns: (world) =>
    firstKnown(
      because(false, state(world, RUNS)),
      because(false, ticked(world, "orgAiElements", "dept_pilots")),
      because(true, state(world, ["no_use", "banned"])),
    ),
  noResultKnown: (world) =>
    firstKnown(
      because(false, result(world)),
      because(false, state(world, ["measured"])),
      because(true, state(world, ["not_measured"])),
    ),
  noSystem: (world) =>
    firstKnown(
      because(false, anyTicked(world, "enterprisePlatforms")),
      because(false, otherSystem(world)),
      yes("no system named"),
    ),
  neverTried: (world) =>
    firstKnown(
      because(false, state(world, TOUCHED)),
      because(false, said(world, ["false_output"], "aiExperience")),
      because(false, anyTicked(world, "aiToolsUsed")),
      because(true, state(world, ["no_use"])),
    ),
  personalUseOnly: (world) =>
    firstKnown(
      because(false, state(world, ["measured", "in_production", "ran"])),
      because(false, ticked(world, "orgAiElements", "dept_pilots")),
      because(true, state(world, ["private_use"])),
    ),
  notMeasured: (world) =>
    firstKnown(
      because(false, state(world, ["measured"])),
      because(false, result(world)),
      because(true, state(world, ["not_measured"])),
    ),
  aiAllowed: (world) =>
    firstKnown(because(false, state(world, ["banned"])), because(true, state(world, RUNS))),
  toolsInUse: (world) => because(false, state(world, ["banned", "stopped", "no_use"])) ?? UNKNOWN,
  moneyToInvest: (world) =>
    firstKnown(
      because(false, said(world, ["no_capital", "cash_crisis"])),
      because(true, ticked(world, "orgAiElements", "dedicated_budget")),
    ),
  shortageOfTime: (world) =>
    firstKnown(
      because(true, said(world, ["no_time"], "aiFriction")),
      because(false, said(world, ["waste_of_time"], "aiFriction")),
    ),
  customerContractsBlock: (world) =>
    firstKnown(
      because(true, said(world, ["customer_forbids"], "aiFriction")),
      because(false, said(world, ["union", "union_notice"], "aiFriction")),
    ),
  recordsAreTheProblem: (world) =>
    firstKnown(
      because(true, said(world, ["data_scattered"], "aiFriction")),
      because(false, said(world, ["data_residency", "assessment_queue", "privacy"], "aiFriction")),
    ),
  beginner: (world) =>
    firstKnown(
      because(false, state(world, RUNS)),
      because(false, ticked(world, "orgAiElements", "dept_pilots")),
      because(true, state(world, ["no_use"])),
    ),
  headOfficeInBC,
  operatesInBC,
  federallyRegulatedFinance,
  needsMoreCustomers: (world) =>
    firstKnown(
      because(false, said(world, ["waiting_list", "no_space", "growth"])),
      because(true, said(world, ["lost_demand", "lost_client"])),
    ),
} as const satisfies Record<string, (world: World) => Truth>;

/** Claims about one thing, named after the colon. */
export const CLAIMS_ABOUT = {
  runsForTask: (world, task) => {
    const running = statesWithTask(world, RUNS);
    if (running.some((each) => each.task?.includes(task))) return yes(`state for ${task}`);
    return running.length > 0 ? no("state for another task") : UNKNOWN;
  },
  owns: (world, key) =>
    firstKnown(
      because(true, ticked(world, "enterprisePlatforms", key)),
      because(true, ticked(world, "aiToolsUsed", key)),
      product(world, (fact) => fact.key === key),
    ),
  hasDepartment: (world, department) => firstKnown(because(true, ticked(world, "aiDepartments", department))),
} as const satisfies Record<string, (world: World, about: string) => Truth>;

export type ClaimName = keyof typeof CLAIMS;
export type ClaimAbout = keyof typeof CLAIMS_ABOUT;
export type Claim = ClaimName | `${ClaimAbout}:${string}`;

export function truthOf(claim: Claim, world: World): Truth {
  const [name = "", ...about] = claim.split(":");
  if (isClaimName(name)) return CLAIMS[name](world);
  return isClaimAbout(name) ? CLAIMS_ABOUT[name](world, about.join(":")) : UNKNOWN;
}

const isClaimName = (name: string): name is ClaimName => Object.hasOwn(CLAIMS, name);
const isClaimAbout = (name: string): name is ClaimAbout => Object.hasOwn(CLAIMS_ABOUT, name);

/** What holds a firm's records wherever it is named; most other products are named in passing. */
const SYSTEMS: ReadonlySet<string> = new Set([
  ...["sap", "netsuite", "salesforce", "hubspot", "quickbooks", "workday", "microsoft-365", "oracle", "odoo"],
  ...["google-workspace", "microsoft-dynamics-365", "sage-300", "sage-50", "xero", "epicor", "infor"],
]);
/** What these have is not the firm's. */
const OTHERS: ReadonlySet<string> = new Set(["competitor", "vendor"]);

function otherSystem(world: World): string | null {
  const named = product(
    world,
    ({ ai, field, key, subject }) =>
      !ai && (field === "otherPlatforms" || (SYSTEMS.has(key) && !OTHERS.has(subject ?? ""))),
  );
  return named?.v === true ? named.why : null;
}

const BC = ["lower-mainland", "vancouver-island", "interior", "northern-bc"];

function headOfficeInBC(world: World): Truth {
  const { headOfficeLocation } = world.answers;
  if (headOfficeLocation !== null && BC.includes(headOfficeLocation))
    return yes(`tick ${headOfficeLocation}`);
  const typed = places(world).filter(({ field }) => field === "customLocation");
  if (typed.some(({ key }) => key === "british columbia")) return yes("place british columbia");
  return typed.length > 0 ? no("place elsewhere") : UNKNOWN;
}

function operatesInBC(world: World): Truth {
  const atHome = headOfficeInBC(world);
  if (atHome.v === true) return atHome;
  const ticksBC =
    ticked(world, "officeExpansion", "only-bc") ?? ticked(world, "officeExpansion", "canada-wide");
  return ticksBC === null ? atHome : yes(ticksBC);
}

/** Names of firms that the federal regulator of banks and insurers does not look after, and of those that it does. */
const PROVINCIAL =
  /\b(?:pensions?|retraite|credit union|caisse|broker(?:age|s)?|courti\w+|advis[eo]rs?|mortgages?)\b/i;
const FEDERAL = /\b(?:bank|banque|insurance company|life insurance|trust company|assurance[- ]vie)\b/i;

function federallyRegulatedFinance(world: World): Truth {
  const { companyIndustry, companyName } = world.answers;
  if (companyIndustry !== "financial-services") return no("tick another industry");
  if (PROVINCIAL.test(companyName)) return no("name of the firm");
  return firstKnown(
    because(true, bodies(world, ["osfi", "osfi_e_23"])),
    FEDERAL.test(companyName) ? yes("name of the firm") : null,
  );
}
