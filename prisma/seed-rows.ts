// Invented executives of invented firms. The same number gives the same rows, whenever it is asked.
// Scores are the product's own.
import { createHash } from "node:crypto";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { REPORT_CURRENCY, REPORT_PRICE_IN_CENTS } from "@/lib/domain/payment/price";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { DAY_MS } from "@/lib/domain/time";
import { answersFor } from "@/tests/support/answers";
import { randomFrom } from "@/tests/support/random";
import { SEED_COUPON } from "./seed-about";

type Row = Record<string, unknown>;

const FIRST =
  "Margaret Kofi Elena Rajiv Susan Daniel Mei Thomas Aisha Peter Leila Graham Priya Anton Claire Hassan Noelle Victor Ingrid Samuel Tomoko Brendan Farah Louise Martin Odette Gurpreet Wesley Hannah Dmitri".split(
    " ",
  );
const LAST =
  "Osei Lindqvist Marchetti Tanaka Fraser Okafor Dhillon Bergeron Whitlock Nakamura Petrov Sandhu Gallagher Moreau Chen Haddad Larsen Kowalski Ibarra Underwood Fitzroy Achterberg Novak Ramanathan Sinclair Beaumont Yamada Castellan Thorne Virtanen".split(
    " ",
  );
const PLACE =
  "Halden Cedar Tidewater Granite Skeena Fernhill Osprey Northgate Arbutus Kingfisher Lakeshore Summit Juniper Harrow Driftwood Sable Maple Cascade Anchor Willow".split(
    " ",
  );
const NOUN = "Creek Ridge Point Bay Harbour Valley Crossing Landing Grove Bluff Meadow Sound".split(" ");
const TRADE: Record<string, string[]> = {
  technology: "Software Systems Analytics Cloudworks".split(" "),
  "financial-services": "Capital Advisors Credit Wealth".split(" "),
  healthcare: "Clinics Health Dental Pharmacy".split(" "),
  manufacturing: "Joinery Fabrication Millwork Packaging".split(" "),
  retail: "Outfitters Hardware Grocers Furnishings".split(" "),
  consulting: "Partners Consulting Strategy Group".split(" "),
  "real-estate": "Properties Developments Realty Homes".split(" "),
  education: "Academy Learning College Tutors".split(" "),
  "food-services": "Kitchens Bakery Catering Roasters".split(" "),
  "travel-hospitality-tourism": "Lodges Tours Hotels Charters".split(" "),
  other: "Services Works Holdings Logistics".split(" "),
};
const ENDING = ["Ltd.", "Inc.", "Corp.", "& Sons", "Group"];
const TITLES = [
  "CEO",
  "President",
  "Chairman",
  "Managing Director",
  "Managing Partner",
  "Board Member",
  "Founder",
  "VP Operations",
  "Director of Finance",
  "Owner",
];
const REVENUES = [
  "under-1m",
  "1m-10m",
  "1m-10m",
  "10m-50m",
  "10m-50m",
  "50m-100m",
  "100m-500m",
  "500m-1b",
  "over-1b",
];
const EMPLOYEES: Record<string, string[]> = {
  "under-1m": ["1-10"],
  "1m-10m": ["1-10", "11-50"],
  "10m-50m": ["11-50", "51-200"],
  "50m-100m": ["51-200", "201-500"],
  "100m-500m": ["201-500", "501-1000"],
  "500m-1b": ["501-1000", "1001-5000"],
  "over-1b": ["1001-5000", "over-5000"],
};
const POSTURES = ["fearful", "curious", "curious", "exploring", "exploring", "activating", "championing"];
const ELEMENTS = [
  "ai_policy",
  "dept_pilots",
  "steering_committee",
  "dedicated_budget",
  "internal_champions",
  "external_consultants",
];
const CHALLENGES = [
  "keeping_good_people",
  "rising_costs_of_materials_and_energy",
  "slow_quotes_and_proposals",
  "winning_new_customers",
  "forecasting_demand",
  "paperwork_and_compliance",
];
const FRICTION: (string | null)[] = [
  "No one knows what may be pasted into these tools",
  "The team is too busy to learn something new",
  "Our data sits in five systems",
  null,
  null,
];
const EXPERIENCE: (string | null)[] = [
  "Two of us draft letters with ChatGPT; it saves a few hours a week.",
  "We tried a chatbot for customers and switched it off.",
  null,
];
const PLATFORMS = ["microsoft365", "salesforce", "quickbooks", "netsuite", "slack", "hubspot"];
const PAYMENT = ["pending", "pending", "pending", "paid", "coupon_used", "coupon_used"];
const STATUS = ["new", "new", "new", "contacted", "contacted", "qualified", "won", "lost"];

/** One row of `assessments`, and of `roadmaps` and `payments` where it has one. Days go back two years from `now`. */
export function invented(
  number: number,
  now: number,
): { assessment: Row; roadmap: Row | null; payment: Row | null } {
  const next = randomFrom(number);
  const of = <Item>(list: readonly Item[]): Item => itemOf(list, Math.floor(next() * list.length));
  const some = <Item>(list: readonly Item[], most: number): Item[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => of(list))),
  ];
  const [first, last] = [of(FIRST), of(LAST)];
  const industry = of(Object.keys(TRADE));
  const revenue = of(REVENUES);
  const employees = of(EMPLOYEES[revenue] ?? []);
  const title = of(TITLES);
  const posture = of(POSTURES);
  const elements = next() < 0.3 ? ["none_yet"] : some(ELEMENTS, 3);
  const challenges = some(CHALLENGES, 3);
  const company = `${of(PLACE)} ${of(NOUN)} ${of(TRADE[industry] ?? [])} ${of(ENDING)}`;
  // Each firm has a domain of its own: firms are told apart by it where they are compared.
  const domain = `${company.replaceAll(/[^A-Za-z]+/g, "-").replace(/-$/, "")}-${number}.example`;
  const email = next() < 0.06 ? null : `${first}.${last}@${domain}`.toLowerCase();
  const hasRoadmap = next() < 0.93;
  const payment = hasRoadmap ? of(PAYMENT) : "pending";
  const createdAt = new Date(now - Math.floor(next() ** 1.4 * 730 * DAY_MS));
  const id = idOf("assessment", number);
  const answered = {
    ...answersFor({}),
    id,
    userId: null,
    executiveName: `${first} ${last}`,
    executiveTitle: title,
    executiveEmail: email,
    companyName: company,
    companyRevenue: revenue,
    companyEmployees: employees,
    companyIndustry: industry,
    companyBusinessModel: of(["b2b", "b2c", "both"]),
    companyMarkets: of(["north-america", "canada", "global"]),
    headOfficeLocation: of(["lower-mainland", "vancouver-island", "interior", "northern-bc"]),
    officeExpansion: ["only-bc"],
    businessChallenges: challenges,
    aiConfidence: 1 + Math.floor(next() * 10),
    aiToolsUsed: some(["chatgpt", "copilot", "claude", "gemini"], 2),
    aiExperience: of(EXPERIENCE),
    aiPerception: of(["major_opportunity", "helpful_tool", "not_sure", "overhyped"]),
    orgAiElements: elements,
    orgPosture: posture,
    aiFriction: of(FRICTION),
    aiDepartments: some(["operations", "sales", "finance", "marketing", "hr"], 3),
    enterprisePlatforms: some(PLATFORMS, 2),
    preparednessLevel: of(["not_at_all", "somewhat", "fully"]),
    householdAiUse: some(["travel", "education", "finances"], 2),
    childAiConcerns: some(["privacy", "content", "shortcuts"], 2),
    rulesForChildren: of(["no_rules", "informal", "enforced"]),
    roadmapGenerated: hasRoadmap,
    paymentStatus: payment,
    couponCode: payment === "coupon_used" ? SEED_COUPON : null,
    stripePaymentId: payment === "paid" ? `pi_invented_${number}` : null,
    paidAt: payment === "pending" ? null : new Date(Math.min(now, createdAt.getTime() + DAY_MS / 24)),
    linkClosed: false,
    createdAt: createdAt,
    updatedAt: createdAt,
  };
  const { aiReadinessScore, maturityProfile } = scoreReadiness(answered);
  const { leadScore, leadQualified } = scoreLead(answered);
  const assessment: Assessment = { ...answered, aiReadinessScore, leadScore, leadQualified };
  return {
    assessment: {
      ...columnsOf(assessment),
      submission_key: null,
      lead_status: of(STATUS),
      lead_owner_id: null,
    },
    payment:
      payment === "paid"
        ? {
            id: idOf("payment", number),
            assessment_id: id,
            provider: "sandbox",
            provider_id: answered.stripePaymentId,
            amount_cents: REPORT_PRICE_IN_CENTS,
            currency: REPORT_CURRENCY,
            status: "succeeded",
            attempt: 1,
            created_at: answered.paidAt,
            updated_at: answered.paidAt,
          }
        : null,
    roadmap: hasRoadmap
      ? {
          id: idOf("roadmap", number),
          assessment_id: id,
          content: roadmapOf(assessment, maturityProfile),
          created_at: createdAt,
        }
      : null,
  };
}

/** Under the names that the database has for them. */
const columnsOf = (fields: object): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

function roadmapOf({ companyName, aiReadinessScore, orgPosture }: Assessment, maturityProfile: string): Row {
  const phase = (title: string, duration: string, description: string) => ({ title, duration, description });
  const step = (title: string, description: string, timeframe: string, priority?: string) => ({
    title,
    description,
    timeframe,
    ...(priority ? { priority } : {}),
  });
  return {
    readinessScore: (aiReadinessScore ?? 0) / 10,
    maturityProfile,
    executiveSummary: `${companyName} describes its posture as ${orgPosture} and scores ${aiReadinessScore} of 100. The shortest way forward is one policy, one owner and one measured trial.`,
    recommendations: [
      step(
        "Write a one-page AI policy",
        "Say what may be pasted where, and who answers for it.",
        "Within 30 days",
        "High",
      ),
      step("Measure one trial", "Pick one weekly task, time it before and after.", "Within 60 days", "High"),
      step(
        "Give AI an owner",
        "One person with a day a week and a small budget.",
        "Within 90 days",
        "Medium",
      ),
    ],
    phases: [
      phase("Foundations", "Days 0 to 30", "Policy, owner and a first task."),
      phase("Trials", "Days 31 to 90", "Two measured trials in two departments."),
      phase("Scaling", "Months 4 to 12", "Keep what paid, stop what did not."),
    ],
    quickWins: [step("Meeting notes", "Let a tool write them for two weeks, and compare.", "This week")],
    risks: [
      {
        risk: "Confidential text pasted into open tools",
        mitigation: "A named list of tools and a one-page rule.",
      },
    ],
    aiApps: [],
  };
}

/** A UUID that only this script would make. */
function idOf(kind: string, number: number): string {
  const hex = createHash("sha256").update(`${kind}:${number}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function itemOf<Item>(list: readonly Item[], at: number): Item {
  const item = list[at];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
