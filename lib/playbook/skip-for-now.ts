import type { Effect } from "@/lib/domain/ledger/stance";
import type { Tool } from "@/lib/knowledge/knowledge";
import { type CompanyProfile, hasElement, hasOwner } from "./company-profile";
import { numberWord } from "./grammar";
import { limitToLeave } from "./memo/limits";
import { firstYearOf } from "./own-lines/offer";
import { runsAlready } from "./running-tools";
import { isSmall } from "./size";
import { ASSISTANT } from "./tools/assistant";
import { ownedThrough } from "./tools/owned";
import { hasStance, maySay } from "./true-of";
import { constraint } from "./typed-facts";
import { toldDollars } from "./value/box/told-dollars";

interface SkippedUse {
  what: string;
  why: string;
  /** Whether a tool would be just that. */
  covers: (tool: Tool, firm: CompanyProfile) => boolean;
}

const SHOWN = 3;

/** What sounds urgent and can wait: what they told us rules out, what belongs to their challenges, then their state. */
export function leaveAlone(firm: CompanyProfile): SkippedUse[] {
  const { lead, challenges } = firm;
  // What runs already by their own words is not left alone.
  const others = challenges.filter((each) => each.slug !== lead.slug && !runsAlready(firm, each));
  const own = [lead, ...others].map(({ trial }) => {
    const { tools, ...notYet } = trial.notYet;
    return { ...notYet, covers: ({ id }: Tool) => tools.includes(id) };
  });
  const state = RULES.filter(({ applies }) => applies(firm)).map(({ write, covers = () => false }) => ({
    ...write(firm),
    covers,
  }));
  const told = TOLD.filter(
    ({ effect }) => hasStance(firm, effect) && !(effect === "leaderBranch" && !firm.countsUses),
  ).map(({ write, covers = () => false }) => ({
    ...write(firm),
    covers,
  }));
  const ruledOut = [...offered(firm), ...ruledOutByLimit(firm), ...peopleOnly(firm), ...told].slice(0, 2);
  const first = firm.countsUses ? [] : own.slice(0, ruledOut.length === 0 ? 2 : 1);
  return [...ruledOut, ...first, ...state].slice(0, SHOWN);
}

/** What a seller asks for what no trial has shown a need of yet, beside what there is to spend. */
function offered(firm: CompanyProfile): SkippedUse[] {
  const { offer, given } = firm;
  if (offer === null) return [];
  const say = toldDollars(firm);
  const year = firstYearOf(offer);
  const times = given === null || given.amount === 0 ? 0 : Math.floor(year / given.amount);
  const beyond =
    times < 1 || year === given?.amount
      ? null
      : `${times === 1 ? "more than" : `${numberWord(times)} times`} the ${say(given?.amount ?? 0)} that there is`;
  const aYear = offer.per === "month" ? `${say(year)} a year` : null;
  const sum = [aYear, beyond].filter((part) => part !== null).join(", ");
  return [
    {
      what: `${offer.what} for ${say(offer.amount)}${offer.per === null ? "" : ` a ${offer.per}`}`,
      why: `${sum === "" ? "" : `that is ${sum}, and `}the trial shows first what it would have to do`,
      covers: () => false,
    },
  ];
}

/** A limit of theirs that page one's risk does not tell, in its words: no matter of time either. */
function ruledOutByLimit(firm: CompanyProfile): SkippedUse[] {
  const left = limitToLeave(firm);
  return left === null ? [] : [{ ...left, covers: () => false }];
}

/** "No machine is to answer the phone": their own line, and no matter of time. */
const peopleOnly = (firm: CompanyProfile): SkippedUse[] =>
  constraint(firm, "people_only") === undefined
    ? []
    : [
        {
          what: `A machine that answers ${firm.words.customers}`,
          why: "that a person does is your line",
          covers: ({ category }) => category === "Customer service AI",
        },
      ];

/** Whether page one says to leave a tool alone: it is then recommended for later at most. */
export function isLeftAlone(firm: CompanyProfile): (tool: Tool) => boolean {
  const left = leaveAlone(firm);
  return (tool) => left.some(({ covers }) => covers(tool, firm));
}

const MORE_USES = "More uses this quarter";

export const waitsWithMoreUses = (firm: CompanyProfile): boolean =>
  leaveAlone(firm).some(({ what }) => what === MORE_USES);

interface Rule {
  applies: (firm: CompanyProfile) => boolean;
  write: (firm: CompanyProfile) => Omit<SkippedUse, "covers">;
  covers?: SkippedUse["covers"];
}

const covering =
  (...ids: string[]): SkippedUse["covers"] =>
  ({ id }) =>
    ids.includes(id);

const isInUse = (tool: Tool, { tools, platforms, owned }: CompanyProfile): boolean =>
  (tool.alreadyUsedKey !== null && tools.has(tool.alreadyUsedKey)) ||
  tool.requiresAnyPlatform.some((platform) => platforms.has(platform)) ||
  ownedThrough(tool, owned) !== undefined;

/** What their own sentences rule out for now. */
const TOLD: readonly (Pick<Rule, "write" | "covers"> & { effect: Effect })[] = [
  {
    effect: "respectBan",
    write: () => ({ what: "A demonstration of what is banned", why: "the ban holds until you lift it" }),
  },
  {
    effect: "crisis",
    write: () => ({ what: "Any new contract", why: "cash comes first" }),
    covers: (tool, firm) => !isInUse(tool, firm),
  },
  {
    effect: "zeroCapital",
    write: () => ({ what: "New licences", why: "use what is paid for already" }),
    covers: (tool, firm) => !isInUse(tool, firm),
  },
  {
    effect: "consultUnionFirst",
    write: () => ({ what: "Uses that change a job", why: "the union is told first" }),
  },
  {
    effect: "leaderBranch",
    write: () => ({ what: "More uses in production", why: "margin and errors per use come first" }),
  },
  {
    effect: "offlineFirst",
    write: () => ({ what: "An app for the places without signal", why: "it fails where it is needed" }),
  },
  {
    effect: "voiceOrPaper",
    write: () => ({ what: "Forms that have to be typed", why: "you told us that they will not be" }),
  },
  {
    effect: "staffTalkFirst",
    write: () => ({ what: "An order to use one tool", why: "an offer gets further" }),
  },
];

const RULES: readonly Rule[] = [
  {
    applies: ({ answers }) => answers.orgPosture === "fearful",
    write: () => ({ what: "A company-wide launch", why: "one visible trial builds more trust" }),
  },
  {
    applies: ({ tools }) => tools.size >= 4,
    write: ({ tools }) => ({
      what: "Another assistant",
      why: `you have used ${numberWord(tools.size)}`,
    }),
    covers: (tool, firm) => tool.category === ASSISTANT && !isInUse(tool, firm),
  },
  {
    applies: ({ departments, has }) => departments.size >= 5 && has.size <= 3,
    write: ({ departments }) => ({
      what: "AI in every department",
      why: `${numberWord(departments.size)} at once dilute the first`,
    }),
  },
  {
    applies: (firm) => hasElement(firm, "external_consultants") && !hasElement(firm, "dept_pilots"),
    write: () => ({ what: "Another study by advisers", why: "one measured trial tells more" }),
  },
  {
    applies: (firm) =>
      !hasElement(firm, "ai_policy") && ["activating", "championing"].includes(firm.answers.orgPosture),
    write: () => ({ what: "Agents that act by themselves", why: "a rule for what they may do comes first" }),
    covers: covering("agentforce", "copilot-studio"),
  },
  {
    applies: (firm) => firm.platforms.size === 0 && !isSmall(firm.size) && maySay(firm, "noSystem"),
    write: () => ({ what: "Connecting AI to your data", why: "you named no shared system" }),
    covers: covering("glean", "cohere-north", "power-bi-copilot", "tableau"),
  },
  {
    applies: ({ size, has }) => size === "large" && has.size < 5,
    write: () => ({ what: "Licences for everyone", why: "a log shows who gains" }),
  },
  {
    applies: (firm) => !hasOwner(firm) && !isSmall(firm.size),
    write: () => ({ what: "A chief AI officer", why: "a part-time sponsor is enough" }),
  },
  {
    applies: ({ tools, size }) => tools.size === 0 && isSmall(size),
    write: () => ({ what: "A consultant's AI strategy", why: "a test of your own comes first" }),
  },
  {
    applies: ({ size }) => size === "micro",
    write: () => ({ what: "New software", why: "what you have lasts 90 days" }),
    covers: (tool, firm) => !isInUse(tool, firm),
  },
  {
    applies: (firm) =>
      (firm.readiness.maturityProfile === "Leading" || firm.readiness.maturityProfile === "Scaling") &&
      maySay(firm, "notMeasured"),
    write: () => ({ what: MORE_USES, why: "you gave no figures for the running ones" }),
  },
  {
    applies: ({ size }) => size === "small",
    write: () => ({ what: "A committee", why: "one named person decides faster" }),
  },
  {
    applies: () => true,
    write: () => ({ what: "A model of your own", why: "bought tools cost less" }),
  },
  {
    applies: () => true,
    write: () => ({ what: "Cutting posts", why: "saved hours have to be proven first" }),
  },
];
