// Invented executives of invented firms. The same number gives the same rows, whenever it is asked.
// Scores are the product's own.
import { createHash } from "node:crypto";
import { register } from "node:module";

register("./typescript-hooks.mjs", import.meta.url);
const { scoreLead } = await import("../domain/score/lead.ts");
const { scoreReadiness } = await import("../domain/score/score-readiness.ts");

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
const TRADE = {
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
const EMPLOYEES = {
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
const FRICTION = [
  "No one knows what may be pasted into these tools",
  "The team is too busy to learn something new",
  "Our data sits in five systems",
  null,
  null,
];
const EXPERIENCE = [
  "Two of us draft letters with ChatGPT; it saves a few hours a week.",
  "We tried a chatbot for customers and switched it off.",
  null,
];
const PLATFORMS = ["microsoft365", "salesforce", "quickbooks", "netsuite", "slack", "hubspot"];
const PAYMENT = ["pending", "pending", "pending", "paid", "coupon_used", "coupon_used"];
const STATUS = ["new", "new", "new", "contacted", "contacted", "qualified", "won", "lost"];
const DAY_MS = 86_400_000;

/** One row of `assessments`, and of `roadmaps` where it has one. Days go back two years from `now`. */
export function invented(number, now) {
  const next = randomFrom(number);
  const of = (list) => list[Math.floor(next() * list.length)];
  const some = (list, most) => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => of(list))),
  ];
  const [first, last] = [of(FIRST), of(LAST)];
  const industry = of(Object.keys(TRADE));
  const revenue = of(REVENUES);
  const employees = of(EMPLOYEES[revenue]);
  const title = of(TITLES);
  const posture = of(POSTURES);
  const elements = next() < 0.3 ? ["none_yet"] : some(ELEMENTS, 3);
  const challenges = some(CHALLENGES, 3);
  const company = `${of(PLACE)} ${of(NOUN)} ${of(TRADE[industry])} ${of(ENDING)}`;
  const email = next() < 0.06 ? null : `${first}.${last}.${number}@example.com`.toLowerCase();
  const hasRoadmap = next() < 0.93;
  const payment = hasRoadmap ? of(PAYMENT) : "pending";
  const createdAt = new Date(now - Math.floor(next() ** 1.4 * 730 * DAY_MS));
  const id = idOf("assessment", number);
  const answered = {
    id,
    user_id: null,
    executive_name: `${first} ${last}`,
    executive_title: title,
    executive_email: email,
    company_name: company,
    company_revenue: revenue,
    company_employees: employees,
    company_industry: industry,
    company_business_model: of(["b2b", "b2c", "both"]),
    company_markets: of(["north-america", "canada", "global"]),
    head_office_location: of(["lower-mainland", "vancouver-island", "interior", "northern-bc"]),
    custom_location: null,
    office_expansion: ["only-bc"],
    business_challenges: challenges,
    other_challenge: null,
    ai_confidence: 1 + Math.floor(next() * 10),
    ai_tools_used: some(["chatgpt", "copilot", "claude", "gemini"], 2),
    ai_experience: of(EXPERIENCE),
    ai_perception: of(["major_opportunity", "helpful_tool", "not_sure", "overhyped"]),
    org_ai_elements: elements,
    org_posture: posture,
    ai_friction: of(FRICTION),
    ai_departments: some(["operations", "sales", "finance", "marketing", "hr"], 3),
    enterprise_platforms: some(PLATFORMS, 2),
    other_platforms: null,
    preparedness_level: of(["not_at_all", "somewhat", "fully"]),
    household_ai_use: some(["travel", "education", "finances"], 2),
    household_ai_use_other: null,
    child_ai_concerns: some(["privacy", "content", "shortcuts"], 2),
    rules_for_children: of(["no_rules", "informal", "enforced"]),
    roadmap_generated: hasRoadmap,
    payment_status: payment,
    coupon_code: payment === "coupon_used" ? "DEMO2025" : null,
    stripe_payment_id: payment === "paid" ? `pi_invented_${number}` : null,
    paid_at: payment === "pending" ? null : new Date(Math.min(now, createdAt.getTime() + DAY_MS / 24)),
    link_closed: false,
    submission_key: null,
    lead_status: of(STATUS),
    lead_owner_id: null,
    created_at: createdAt,
    updated_at: createdAt,
  };
  const answers = answersOf(answered);
  const { aiReadinessScore, maturityProfile } = scoreReadiness(answers);
  const { leadScore, leadQualified } = scoreLead(answers);
  const assessment = {
    ...answered,
    ai_readiness_score: aiReadinessScore,
    lead_score: leadScore,
    lead_qualified: leadQualified,
  };
  const roadmap = hasRoadmap
    ? {
        id: idOf("roadmap", number),
        assessment_id: id,
        content: roadmapOf(assessment, maturityProfile),
        created_at: createdAt,
      }
    : null;
  return { assessment, roadmap };
}

/** A row under the names that the product has for its answers. */
const answersOf = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );

function roadmapOf({ company_name, ai_readiness_score, org_posture }, maturityProfile) {
  const phase = (title, duration, description) => ({ title, duration, description });
  const step = (title, description, timeframe, priority) => ({
    title,
    description,
    timeframe,
    ...(priority ? { priority } : {}),
  });
  return {
    readinessScore: ai_readiness_score / 10,
    maturityProfile,
    executiveSummary: `${company_name} describes its posture as ${org_posture} and scores ${ai_readiness_score} of 100. The shortest way forward is one policy, one owner and one measured trial.`,
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
function idOf(kind, number) {
  const hex = createHash("sha256").update(`${kind}:${number}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Mulberry32: small, quick, and the same everywhere. */
function randomFrom(seed) {
  let state = (seed * 2654435761) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
