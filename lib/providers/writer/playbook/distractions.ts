import { type Firm, hasElement, hasOwner } from "./firm";
import { isSmall } from "./size";
import { numberWord } from "./words";

interface Distraction {
  what: string;
  why: string;
}

const SHOWN = 3;

/** What sounds urgent and can wait: first what belongs to their own challenges, then what fits their state. */
export function leaveAlone(firm: Firm): Distraction[] {
  const { lead, challenges } = firm;
  const own = [lead, ...challenges.filter(({ slug }) => slug !== lead.slug)].map(({ trial }) => trial.notYet);
  const state = RULES.filter(({ applies }) => applies(firm)).map(({ write }) => write(firm));
  return [...own.slice(0, 2), ...state].slice(0, SHOWN);
}

interface Rule {
  applies: (firm: Firm) => boolean;
  write: (firm: Firm) => Distraction;
}

const RULES: readonly Rule[] = [
  {
    applies: ({ answers }) => answers.orgPosture === "fearful",
    write: () => ({ what: "A company-wide launch", why: "one visible trial builds more trust" }),
  },
  {
    applies: ({ tools }) => tools.size >= 4,
    write: ({ tools }) => ({
      what: "Another assistant",
      why: `you use ${numberWord(tools.size)} already`,
    }),
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
    write: () => ({ what: "Agents that act by themselves", why: "no rule says yet what they may do" }),
  },
  {
    applies: ({ platforms, size }) => platforms.size === 0 && !isSmall(size),
    write: () => ({ what: "Connecting AI to your data", why: "no shared system exists" }),
  },
  {
    applies: ({ size, has }) => size === "large" && has.size < 5,
    write: () => ({ what: "Licences for everybody", why: "a log shows who gains" }),
  },
  {
    applies: (firm) => !hasOwner(firm) && !isSmall(firm.size),
    write: () => ({ what: "A chief AI officer", why: "a part-time sponsor is enough" }),
  },
  {
    applies: ({ tools, size }) => tools.size === 0 && isSmall(size),
    write: () => ({ what: "A consultant's AI strategy", why: "your own two hours come first" }),
  },
  {
    applies: ({ size }) => size === "micro",
    write: () => ({ what: "New software", why: "what you have lasts 90 days" }),
  },
  {
    applies: ({ readiness }) =>
      readiness.maturityProfile === "Leading" || readiness.maturityProfile === "Scaling",
    write: () => ({ what: "More uses this quarter", why: "the running ones lack figures" }),
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
    write: () => ({ what: "Cutting posts", why: "no saved hours are proven" }),
  },
];
