import type { CompanyProfile } from "../company-profile";
import { SHORT } from "../friction/staffing";
import { listInWords } from "../grammar";
import { crewLanguages, teamLanguage } from "../languages";
import { areVolunteers, askedAboutUse, constraint, handoffGap } from "../typed-facts";
import { forbiddenByName } from "./forbidden-by-name";
import { type RiskRule, typedAs } from "./rule";
import { SAFETY_RULE } from "./safety-rule";
import { harmOf } from "./typed-rules";

/** Risks of the work itself that were typed: places, people, clients, pace. Our own judgement of what to do. */
export const WORK_RULES: readonly RiskRule[] = [
  {
    id: "no-signal",
    owner: "pilot",
    due: "before the trial",
    weigh: (firm) => typedAs(constraint(firm, "no_signal"), 2, 2),
    write: () => ({
      risk: "The tool fails where there is no signal",
      trigger: "An entry is made twice, or on paper after all",
      mitigation:
        "Begin with work that is done where there is a connection, or with a tool that keeps the entry and sends it later.",
      control: "Begin where there is a connection.",
    }),
  },
  {
    id: "crew-languages",
    owner: "people",
    due: "before the trial",
    weigh: (firm) => typedAs(constraint(firm, "crew_language"), 2, 2),
    write: (firm) => ({
      risk: `An instruction is misread in ${listInWords(crewLanguages(firm)) || "the crew's languages"}`,
      trigger: "A reader of the language corrects what was handed out",
      mitigation: "Someone who reads the language well checks each instruction before it is handed out.",
      control: "Someone who reads the language checks each instruction.",
    }),
  },
  {
    id: "team-language",
    owner: "people",
    due: "before the trial",
    weigh: (firm) => (teamLanguage(firm) === null ? null : typedAs(constraint(firm, "team_language"), 2, 2)),
    write: (firm) => ({
      risk: `The tool works less well in ${teamLanguage(firm)} than in its demonstration`,
      trigger: "The same kind of line is corrected by hand again and again",
      mitigation: `Try it on ten finished cases in ${teamLanguage(firm)} before the first seat, and keep the list of errors.`,
      control: `Ten cases in ${teamLanguage(firm)} come first.`,
    }),
  },
  {
    id: "will-not-type",
    owner: "operations",
    due: "half-way",
    weigh: (firm) => typedAs(constraint(firm, "will_not_type"), 2, 2),
    write: () => ({
      risk: "Those who have the facts do not type them in",
      trigger: "Fewer entries in the third week than in the first",
      mitigation:
        "Take what they say or photograph, and let the office turn it into text; ask for no second form.",
      control: "Voice or a photograph instead of a form.",
    }),
  },
  {
    id: "no-authority",
    owner: "compliance",
    due: "second week",
    weigh: (firm) => typedAs(constraint(firm, "contractors"), 2, 3),
    write: (firm) =>
      areVolunteersOnly(firm)
        ? OF_VOLUNTEERS
        : {
            risk: "Contractors put your work into tools of their own, and you do not hear of it",
            trigger: "A recording or a file at a vendor that you have no contract with",
            mitigation:
              "Put into the next agreement with them what may go into a tool and what may not, and ask which tools they use.",
            control: "What may go into a tool is in their agreement.",
          },
  },
  {
    id: "agreement",
    owner: "leader",
    due: "first week",
    weigh: (firm) =>
      typedAs(constraint(firm, "leader_opposed", "founder_doubt", "no_consensus"), 2, 2) ??
      typedAs(constraint(firm, "lost_trust", "culture"), 2, 2),
    write: () => ({
      risk: "Those who have to agree are not convinced",
      trigger: "The decision is put off a second time",
      mitigation: "Ask for one decision with a date, and let those who doubt say what would end the trial.",
      control: "Those who doubt say what would end it.",
    }),
  },
  {
    id: "community-data",
    owner: "compliance",
    due: "second week",
    weigh: (firm) => typedAs(constraint(firm, "community_data"), 2, 3),
    write: () => ({
      risk: "Records of the community go into a tool that it never agreed to",
      trigger: "A map, a name or a site in a prompt",
      mitigation:
        "Keep the community's records out of every tool until those who speak for it have decided, and write the decision down with its date.",
      control: "The community decides first, in writing.",
    }),
  },
  {
    id: "asked",
    owner: "compliance",
    due: "second week",
    weigh: (firm) => typedAs(askedAboutUse(firm), 2, 2),
    write: (firm) => ({
      risk: `${asking(firm)} asks where AI was used, and there is no record to show`,
      trigger: "A question about it stays open for a week",
      mitigation: "Keep one page with tools, data, checks and owner, and date it each quarter.",
      control: "One dated page: tools, data, checks, owner.",
    }),
  },
  {
    id: "contracts",
    owner: "compliance",
    due: "before the trial",
    weigh: (firm) => typedAs(constraint(firm, "customer_forbids"), 2, 3),
    write: (firm) =>
      forbiddenByName(firm) ?? {
        risk: "A contract forbids what the tool does",
        trigger: "The other party asks whether AI was used",
        mitigation:
          "Read your largest contracts for limits on AI, and keep what they cover out until the other party has agreed.",
        control: "Files under such contracts stay out.",
      },
  },
  {
    id: "changed-rules",
    owner: "quality",
    due: "before the trial",
    weigh: (firm) => typedAs(constraint(firm, "rules_change"), 2, harmOf(firm)),
    write: () => ({
      risk: "A draft follows rules that have changed since",
      trigger: "A checklist without a date, or one older than the last change",
      mitigation: "Give each checklist a date and a keeper, and let the tool read no other.",
      control: "Each checklist has a date and a keeper.",
    }),
  },
  {
    id: "know-how",
    owner: "operations",
    due: "half-way",
    weigh: (firm) => {
      const who = constraint(firm, "turnover", "shortage", "succession", "key_person");
      const isNamed = firm.leaver?.sentence.trim() === who?.sentence.trim();
      return who === undefined || isNamed || SHORT.test(who.sentence) ? null : typedAs(who, 2, 2);
    },
    write: () => ({
      risk: "Those who know leave before it is written down",
      trigger: "Someone gives notice, and nothing was recorded",
      mitigation:
        "Write down, with those who know it best, one answer at a time of what others come to them for.",
      control: "One answer at a time is written down from now on.",
    }),
  },
  {
    id: "short-staffed",
    owner: "operations",
    due: "before the trial",
    weigh: (firm) => {
      const who = constraint(firm, "turnover", "shortage", "key_person");
      return who !== undefined && SHORT.test(who.sentence) ? typedAs(who, 2, 2) : null;
    },
    write: () => ({
      risk: "The hours of the trial go to wherever someone is missing",
      trigger: "Two weeks in which no one worked on it",
      mitigation:
        "Set the hours of the trial down like any other duty, and end it if they are taken away twice.",
      control: "The hours are set down, and kept.",
    }),
  },
  {
    id: "ai-cost",
    evidence: "vendor-lockin",
    owner: "finance",
    due: "review",
    weigh: (firm) => typedAs(constraint(firm, "ai_cost"), 3, 2),
    write: () => ({
      risk: "AI costs more than it earns as use grows",
      trigger: "The cost of a unit rises two months running",
      mitigation:
        "Report cost and result for each unit of work in one table, and set a cap for each account.",
      control: "Cost for each unit, with a cap.",
    }),
  },
  {
    id: "handoff",
    owner: "operations",
    due: "half-way",
    weigh: (firm) => typedAs(handoffGap(firm), 2, 2),
    write: () => ({
      risk: "The work gets faster and the message still does not arrive",
      trigger: "The same message goes missing two weeks running",
      mitigation: "Name who passes it on and by when, and count what arrives.",
      control: "Count what arrives.",
    }),
  },
  {
    id: "hurry",
    owner: "leader",
    due: "second week",
    weigh: (firm) => typedAs(constraint(firm, "owner_pressure") ?? ownDeadline(firm), 2, 2),
    write: () => ({
      risk: "A result is promised before there is a baseline",
      trigger: "A target is named without today's figure beside it",
      mitigation: "Show today's figures first, and promise a date for the decision instead of a result.",
      control: "Promise a date, not a result.",
    }),
  },
  SAFETY_RULE,
];

/** A law's own day is no promise that was made to a board. */
function ownDeadline(firm: CompanyProfile) {
  const found = constraint(firm, "deadline");
  // After a date that was missed no result is promised.
  const isOver = found !== undefined && /\bmiss(?:ed|ing)\b/i.test(found.sentence);
  return constraint(firm, "validation_queue") === undefined && !isOver ? found : undefined;
}

const ASKING: Readonly<Record<string, string>> = {
  auditor_asks: "An auditor",
  insurer_asks: "The insurer",
  customer_demand: "A customer",
  disclosure_duty: "A regulator",
};

function asking(firm: CompanyProfile): string {
  const key = askedAboutUse(firm)?.key ?? "";
  const who = firm.reading.subsector?.vocabulary.customer;
  if (key === "customer_demand" && who !== undefined) return `${/^[aeiou]/i.test(who) ? "An" : "A"} ${who}`;
  return ASKING[key] ?? "Someone";
}

const areVolunteersOnly = (firm: CompanyProfile): boolean => {
  const named = constraint(firm, "contractors");
  return named !== undefined && areVolunteers(named);
};

const OF_VOLUNTEERS = {
  risk: "Volunteers use tools of their own, and have not heard of the rule",
  trigger: "A name from your records on a private phone",
  mitigation: "Read the rule out at the start of a shift, and keep your records off private phones.",
  control: "The rule is read out at the start of a shift.",
};
