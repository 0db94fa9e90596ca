import { upperFirst } from "../grammar";
import { constraint, incident } from "../typed-facts";
import { type RiskRule, typedAs } from "./rule";
import { hasPrivilege } from "./typed-rules";

/** What happened to them once and may happen again. Our own judgement of what to do. */
export const TOLD_RULES: readonly RiskRule[] = [
  {
    id: "finding",
    owner: "compliance",
    due: "before the trial",
    weigh: (firm) => typedAs(incident(firm, "audit_finding"), 2, 3),
    write: () => ({
      risk: "What was found once is found again",
      trigger: "A finding that is closed on paper shows up in this month's work",
      mitigation: "Check first for what was found, and have one person close it, on paper and in the work.",
      control: "What was found is what is checked first.",
    }),
  },
  {
    id: "in-dispute",
    owner: "compliance",
    due: "second week",
    // Whose trade is disputes has rules for its clients' files already.
    weigh: (firm) => (hasPrivilege(firm) ? null : typedAs(incident(firm, "lawsuit"), 2, 3)),
    write: () => ({
      risk: "What belongs to a dispute gets into a tool",
      trigger: "A name or a paper of the case in a prompt",
      mitigation:
        "Keep all that belongs to the case out of every tool, and ask your lawyer what has to be kept before anything is deleted or drafted anew.",
      control: "Nothing of the case goes into any tool.",
    }),
  },
  {
    id: "lost-business",
    owner: "operations",
    due: "review",
    weigh: (firm) => typedAs(incident(firm, "lost_client"), 2, 3),
    write: ({ words }) => ({
      risk: `What was lost once with ${words.customers} is lost again for the same reason`,
      trigger: "The reason for a loss is told in two ways by two people",
      mitigation:
        "Write down in one line why it was lost, ask the other side whether that is so, and look for it at each review.",
      control: "Why it was lost is written in one line, and looked at.",
    }),
  },
  {
    id: "standstill",
    owner: "operations",
    due: "before the trial",
    weigh: (firm) => typedAs(incident(firm, "outage"), 2, 2),
    write: () => ({
      risk: "The next outage stops the work that has come to depend on a tool",
      trigger: "A day on which the work waits for a tool that is down",
      mitigation: "Write down on one page how the work is done without the tool, and try it once.",
      control: "How to do it without the tool is on one page.",
    }),
  },
  {
    id: "people-left",
    owner: "people",
    due: "first week",
    // Told of those who leave already.
    weigh: (firm) =>
      constraint(firm, "turnover", "shortage", "succession", "key_person") === undefined
        ? typedAs(incident(firm, "staff_left"), 2, 2)
        : null,
    write: () => ({
      risk: "More people go while the trial asks for their hours",
      trigger: "Someone else gives notice",
      mitigation:
        "Ask those who stayed which part of the work they would hand over first, and take no hours for the trial from those who cover for others.",
      control: "No hours from those who cover for others.",
    }),
  },
  {
    id: "handed-in",
    owner: "quality",
    due: "second week",
    weigh: (firm) => typedAs(incident(firm, "caught_cheating"), 2, 2),
    write: (firm) => {
      const isSchool = firm.industry === "education";
      return {
        risk: `${upperFirst(isSchool ? "a student's work" : "someone's work")} is a tool's, and no one says so`,
        trigger: "An author who cannot explain a page of their own",
        mitigation: isSchool
          ? "Say for each assignment what is allowed, and talk before anyone is accused."
          : "Say for each kind of work what is allowed, and talk before anyone is accused.",
        control: "What is allowed is said before the work begins.",
      };
    },
  },
];
