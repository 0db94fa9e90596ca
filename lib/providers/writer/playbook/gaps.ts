import type { Action } from "@/lib/domain/report/report";
import type { Firm } from "./firm";

/** What is missing, in the fixed order of the method: the first gap is the first to close. */
export interface Gap {
  id: string;
  challenge: string;
  move: Action;
  quickWin: string;
  implementation: string;
  scaling: string;
}

type GapRule = { id: string; applies: (firm: Firm) => boolean; write: (firm: Firm) => Omit<Gap, "id"> };

const isSmall = (firm: Firm) => firm.size === "small";
const bySize = (firm: Firm, words: { small: string; middle: string; large: string }) => words[firm.size];

const RULES: readonly GapRule[] = [
  {
    id: "policy",
    applies: (firm) => !firm.has.has("ai_policy"),
    write: (firm) => ({
      challenge:
        firm.tools.size > 0
          ? `AI is already in use at ${firm.company} (${firm.toolNames[0] ?? "one tool"} at the least), and nothing written says how.`
          : `AI will reach ${firm.company} with its next software update, and nothing written says how it may be used.`,
      move: {
        what: "Publish a one-page rule on AI use: approved tools, data that may never be pasted, who reviews output.",
        owner: firm.leader,
        firstStep:
          "On Monday, list the tools people already use and the three kinds of data that stay out of them.",
        measure: bySize(firm, {
          small: "Everybody has read and signed it by day 30.",
          middle: "Every department head has gone through it with their team by day 30.",
          large: "Published, with the first completed acknowledgements per division, by day 30.",
        }),
      },
      quickWin:
        "One-page acceptable-use rule: approved tools, data that may never be pasted, who reviews output.",
      implementation: isSmall(firm)
        ? "Add a list of approved tools and a short privacy check for each use with personal information."
        : "Turn the page into a policy with a tool register and a privacy impact check for each use with personal information.",
      scaling: "Review the policy yearly; extend it to vendors and to automated decisions.",
    }),
  },
  {
    id: "tools",
    applies: (firm) => firm.tools.size === 0,
    write: (firm) => ({
      challenge:
        "You have no first-hand experience with an AI tool yet, so judging a proposal means trusting the seller.",
      move: {
        what: isSmall(firm)
          ? "Spend two guided hours with one assistant on your own documents."
          : "Give the leadership team two guided hours with one assistant on its own documents.",
        owner: firm.leader,
        firstStep: "Pick three real documents without personal data and book the two hours this week.",
        measure: "Each person names one task that they would hand over and one that they would not.",
      },
      quickWin: "Two hours of guided practice for the leadership on its own documents.",
      implementation: bySize(firm, {
        small:
          "Give two or three people a business-grade assistant for 60 days and keep a log of hours and errors.",
        middle: "Give 10 people a business-grade assistant for 60 days and keep a log of hours and errors.",
        large:
          "Give 10 people in each of three divisions a business-grade assistant for 60 days; log hours and errors.",
      }),
      scaling: "Licence by role, on the evidence of the log.",
    }),
  },
  {
    id: "personal",
    applies: (firm) => firm.tools.size > 0 && firm.has.size === 0,
    write: (firm) => ({
      challenge: `Use of ${firm.toolNames.slice(0, 2).join(" and ") || "AI"} is personal: it helps you, and ${firm.company} learns nothing from it.`,
      move: {
        what: "Move personal use into one business account that the company controls.",
        owner: firm.leader,
        firstStep: "Choose one assistant, two to ten users, and switch off training on your data.",
        measure:
          "No work document goes into a personal account after day 30; the log shows hours and errors.",
      },
      quickWin: "Move personal AI accounts into one business workspace.",
      implementation: bySize(firm, {
        small: "Keep a shared log of what it was used for, minutes saved and errors found, for 60 days.",
        middle: "Give 10 people the business-grade assistant for 60 days and keep a log of hours and errors.",
        large:
          "Give one team in each division the business-grade assistant for 60 days; log hours and errors.",
      }),
      scaling: "Licence by role, on the evidence of the log.",
    }),
  },
  {
    id: "pilots",
    applies: (firm) => !firm.has.has("dept_pilots"),
    write: (firm) => {
      const task = firm.challenges[0]?.solution.title.toLowerCase();
      return {
        challenge: `No use has been tried and measured in ${firm.company}'s own work.`,
        move: {
          what: task
            ? `Run one measured pilot on ${task}, with an owner, a baseline and a stop rule.`
            : "Run one measured pilot on a frequent, low-risk task, with an owner, a baseline and a stop rule.",
          owner: pilotOwner(firm),
          firstStep:
            firm.challenges[0]?.firstStep ??
            "Choose one frequent task and write down today's minutes and error rate.",
          measure: "Minutes per task and error rate, before and after eight weeks.",
        },
        quickWin:
          "Choose one frequent, low-risk task that is already measured; write down today's time and error rate.",
        implementation: "Run one 8-week pilot with a named owner, a baseline and a stop rule.",
        scaling: "Redesign the whole workflow round what worked; retire the old step.",
      };
    },
  },
  {
    id: "owner",
    applies: (firm) => !firm.has.has("steering_committee") && !firm.has.has("internal_champions"),
    write: (firm) => ({
      challenge: "Nobody is accountable for what AI brings or breaks.",
      move: {
        what: isSmall(firm)
          ? "Name one person who answers for AI, and give them two hours a week."
          : "Name one executive sponsor and one champion in the work itself.",
        owner: firm.leader,
        firstStep: "Put the name, the hours and the first review date into this month's notes.",
        measure: isSmall(firm)
          ? "A half-hour review takes place each month, with a list of uses and errors."
          : "A 45-minute review takes place each month, with a list of uses, risks and value.",
      },
      quickWin: isSmall(firm)
        ? "Name one person who answers for AI, with two hours a week."
        : "Name one executive sponsor and one champion.",
      implementation: isSmall(firm)
        ? "Half an hour each month on what was used, what it saved and what went wrong."
        : "Monthly 45-minute review of use cases, risks and value.",
      scaling: bySize(firm, {
        small: "Once a year, decide which uses to keep, grow or drop.",
        middle: "A yearly decision on the whole list of uses, made by the leadership team.",
        large: "A standing committee with a yearly portfolio decision.",
      }),
    }),
  },
  {
    id: "budget",
    applies: (firm) => !firm.has.has("dedicated_budget"),
    write: (firm) => ({
      challenge: "Effort depends on goodwill: there is no money and no time set aside.",
      move: {
        what: "Ring-fence a small learning budget and the staff time that goes with it.",
        owner: isSmall(firm) ? firm.leader : "Finance lead",
        firstStep: "Write one line into the next quarter's plan: an amount, the hours and who decides.",
        measure: "Spend and hours are reported against what the first pilot gave back.",
      },
      quickWin: "Ring-fence a small learning budget and staff time.",
      implementation: "Fund the pilot that hit its target; stop the one that did not.",
      scaling: "A yearly budget, mostly for people and process, not for licences.",
    }),
  },
  {
    id: "platform",
    applies: (firm) => firm.platforms.size === 0,
    write: () => ({
      challenge: "None of the common business systems was named, so data may live outside shared ones.",
      move: {
        what: "List the five data sets that decisions rest on, and who owns each.",
        owner: "Office or operations manager",
        firstStep: "Ask three people where they look things up, and write down file, place and owner.",
        measure: "Five data sets have an owner and a place; one has moved into a shared system by day 90.",
      },
      quickWin: "List the five data sets that decisions rest on, and who owns each.",
      implementation: "Move one of the five data sets into a shared system with access control.",
      scaling: "Connect the assistant to governed sources only.",
    }),
  },
  {
    id: "confidence",
    applies: (firm) => firm.answers.aiConfidence <= 4,
    write: (firm) => ({
      challenge: `You put your own confidence at ${firm.answers.aiConfidence} out of 10, and the sponsor is the one who has to judge the output.`,
      move: {
        what: "Take a weekly half-hour with the tool, hands on the keyboard, for six weeks.",
        owner: firm.leader,
        firstStep: "Block the half-hour and bring one real question from that week.",
        measure: "After six weeks you can name three answers that were wrong, and how you saw it.",
      },
      quickWin: "A weekly 30-minute hands-on slot for six weeks.",
      implementation: "Sit in on the pilot's review of good and bad outputs.",
      scaling: isSmall(firm)
        ? "Teach the next two people what you learned."
        : "Sponsor the training of the next ten leaders.",
    }),
  },
  {
    id: "fear",
    applies: (firm) => firm.answers.orgPosture === "fearful",
    write: (firm) => ({
      challenge: `Concern holds back even safe uses: you describe ${firm.company} as fearful.`,
      move: {
        what: "Write down the three worst outcomes that people fear, and the control for each.",
        owner: firm.leader,
        firstStep: "Ask five people what they fear most; do not argue, write it down.",
        measure: "Each fear has a control with a name beside it by day 30.",
      },
      quickWin: "Write down the three worst outcomes feared and the control for each.",
      implementation: "Start with a use that is internal, reversible and checked by a person.",
      scaling: "Publish what was learned, including what failed.",
    }),
  },
  {
    id: "breadth",
    applies: (firm) => firm.departments.size < 3,
    write: (firm) => ({
      challenge: `Learning is confined to ${firm.departmentNames.join(" and ").toLowerCase() || "one corner"}.`,
      move: {
        what: "Show what works to the departments that have not tried it.",
        owner: "The person who uses AI most",
        firstStep: "Book 30 minutes: one task, done live, before and after.",
        measure: "One further department has named a task to try by day 60.",
      },
      quickWin: "A half-hour show-and-tell across departments.",
      implementation: "Repeat the pilot pattern in a second department.",
      scaling: "Keep a shared library of prompts and playbooks.",
    }),
  },
];

const STRONG: Gap = {
  id: "strong",
  challenge: "The basics stand. What is left is to prove value and to protect it at scale.",
  move: {
    what: "Put a baseline under the three largest uses and publish what they give back.",
    owner: "Finance lead and sponsor",
    firstStep: "Choose the three uses by hours spent and write down today's cost per unit.",
    measure: "Three published figures by the next board meeting.",
  },
  quickWin: "Baseline and publish the value of the three largest uses.",
  implementation: "Have the highest-risk use checked by somebody independent.",
  scaling: "Retire duplicates; renegotiate contracts on usage data.",
};

/** The firm's gaps, first to close first; never empty. */
export function findGaps(firm: Firm): Gap[] {
  const found = RULES.filter((rule) => rule.applies(firm)).map((rule) => ({
    id: rule.id,
    ...rule.write(firm),
  }));
  return found.length >= 3 ? found : [...found, STRONG];
}

/** Who would run a pilot: the first department named, in its own words. */
export function pilotOwner(firm: Firm): string {
  const department = firm.challenges[0]?.departments.find((each) => firm.departments.has(each));
  const named: Readonly<Record<string, string>> = {
    hr: "Head of people",
    finance: "Controller",
    sales: "Sales lead",
    marketing: "Marketing lead",
    operations: "Operations lead",
    customer_service: "Customer service lead",
    product: "Product lead",
    executive: firm.leader,
    supply_chain: "Supply chain lead",
  };
  return named[department ?? ""] ?? (firm.size === "small" ? firm.leader : "Operations lead");
}
