import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { limitOfRegister } from "../memo/limits";
import { incident } from "../typed-facts";
import type { RiskRule, Step, Weighed } from "./rule";

/** Lines that may not be crossed and what went wrong here, by the words in which they were typed. Our own judgement. */
export const OWN_LINE_RULES: readonly RiskRule[] = [
  {
    id: "kept-home",
    owner: "compliance",
    due: "before the trial",
    weigh: ({ keptHome }) => told(keptHome?.quote, 2, 3),
    write: () => ({
      risk: "A copy of what stays on your own machines leaves them",
      trigger: "A tool that is sold as your own stops when the line is unplugged",
      mitigation:
        "Try each tool with the line unplugged, and have in writing what it sends out: backups, logs, updates, support sessions.",
      control: "Each tool is tried with the line unplugged.",
    }),
  },
  {
    id: "given-rule",
    owner: "compliance",
    due: "first week",
    weigh: ({ ownRules: [rule] }) => told(rule?.quote, 2, 3),
    write: ({ ownRules: [rule] }) => ({
      risk: `A use slips past ${rule?.whose ?? "your rule"}`,
      trigger: "A new use starts, and no one has checked it against the rule",
      mitigation:
        rule?.consentOf == null
          ? "Put the rule into the charter in its own words, and have one person check each new use against it."
          : "Ask for the consent in the first week, keep it with the AI rule, and let nothing in before it comes.",
      control: "One person checks each new use against the rule.",
    }),
  },
  {
    id: "limit",
    owner: "compliance",
    due: "before the trial",
    weigh: (firm) => {
      const found = limitOfRegister(firm);
      return found === null || hasRowOf(firm, found.limit) ? null : told(found.limit.quote, 2, 3);
    },
    write: (firm) => {
      const { risk = "", control = "", limit } = limitOfRegister(firm) ?? {};
      return {
        risk,
        trigger:
          limit !== undefined && OF_DATA.has(limit.kind)
            ? "Something is found in a tool that should have stayed out"
            : "A use starts, and no one has checked it against this",
        mitigation: control,
        control,
      };
    },
  },
  {
    id: "wrong-once",
    owner: "quality",
    due: "before the trial",
    // What is counted among the wrong answers already has its row there.
    weigh: (firm) => (hasItsRow(firm) || !tells(firm.wentWrong) ? null : told(firm.wentWrong, 2, 3)),
    write: () => ({
      risk: "What went wrong here once goes wrong again",
      trigger: "The same mistake turns up in what a tool has written",
      mitigation:
        "Keep that case, and try any tool for such work on it first; if the mistake comes back, the tool goes no further.",
      control: "Any tool for such work is tried on that case first.",
    }),
  },
  {
    id: "leaver",
    owner: "operations",
    due: "first week",
    weigh: ({ leaver }) => told(leaver?.quote, 3, 2),
    write: ({ leaver }) => ({
      risk: `What ${leaver?.name ?? "one person"} knows leaves before it is written down`,
      trigger: `A case comes up that ${leaver?.name ?? "one person"} would have known, and it is written nowhere`,
      mitigation: `Two hours a week from now on: one person asks, ${leaver?.name ?? "the one who knows"} answers, and each answer is a line in one file.`,
      control: "Two hours a week, and each answer is a line in one file.",
    }),
  },
];

const OF_DATA: ReadonlySet<string> = new Set(["registration", "nowhere", "consent", "owners", "owned"]);

/** What the ledger understood of the same sentence has a row of its own. */
const hasRowOf = ({ ledger }: CompanyProfile, { sentence }: { sentence: string }): boolean =>
  factsOf(ledger.facts, "constraint").some(
    (fact) => isFirm(fact) && UNDERSTOOD.has(fact.key) && sentence.includes(fact.sentence.trim()),
  );
const UNDERSTOOD: ReadonlySet<string> = new Set([
  "customer_forbids",
  "confidentiality",
  "community_data",
  "data_residency",
  "security",
  "union",
  "union_notice",
]);

/** "It said it couldn't tell": so short a scrap names no mistake. */
const tells = (quote: string | null): boolean => (quote ?? "").split(/\s+/).length > SCRAP_WORDS;
const SCRAP_WORDS = 5;

const HAS_ITS_ROW = ["false_output", "bot_harm", "omission", "wrong_sent", "near_miss", "injury"];
const hasItsRow = (firm: CompanyProfile): boolean => incident(firm, ...HAS_ITS_ROW) !== undefined;

const told = (quote: string | null | undefined, likelihood: Step, harm: Step): Weighed | null =>
  quote == null ? null : { likelihood, harm, here: `You wrote: ${quote}.`, told: true };
