import { isFirm } from "@/lib/domain/ledger/fact";
import { BLANK } from "@/lib/domain/report/annex";
import { sentences } from "@/lib/domain/report/sentences";
import type { CompanyProfile } from "../company-profile";
import { listInWords, numberWord, upperFirst } from "../grammar";
import { leadTask } from "../memo/lead-task";
import type { Limit } from "../own-lines/limit";
import { OWN_AIM } from "../plan-figures";
import { theRole } from "../roles";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { allowedTools, onceAnswered } from "./allowed-tools";
import {
  type Asked,
  amountIn,
  branchOf,
  clauses,
  ownTrial,
  paragraph,
  stopOf,
  trialDays,
  type WriteAnnex,
} from "./details";

/** The trial on one page: who does what, how it is measured, and when it ends. */
export const pilotCharter: WriteAnnex = (firm, { days, tools, asked }) => {
  const { starts, ends, review } = trialDays(days);
  const trial = ownTrial(firm);
  return {
    id: "pilot-charter",
    title: `Pilot charter: ${trial.pilot}`,
    shortName: "the pilot charter",
    use: USES[branchOf(firm)],
    parts: [
      {
        kind: "table",
        caption: "What is agreed for the trial",
        columns: [
          { title: "What", share: 18 },
          { title: "Agreed", share: 82 },
        ],
        rows: [
          ["Task", `${upperFirst(trial.pilot)}, and nothing else.`],
          [
            "Owner",
            `${firm.pilotLead === null ? `${upperFirst(theRole(firm.pilotOwner))}: ${BLANK}` : `${firm.pilotLead}.`} ${firm.size === "micro" ? "Alone, or with one other who asked to take part" : `With at most ${numberWord(tools.ask.seats)} people, who asked to take part`}: ${BLANK}`,
          ],
          ["Baseline", `${baselineOf(firm)} Today's figure: ${BLANK}`],
          ["Measure", `${upperFirst(trial.measure)}, each week. ${targetBy(review, asked)}`],
          ["Tools", toolsOf(firm, tools)],
          ["Guardrail", guardrailOf(firm)],
          ...ruledOut(firm),
          [
            "Goes in",
            "Only what the task needs, and nothing that the AI rule keeps out, save for what the guardrail allows.",
          ],
          ["Stop", `As soon as it is clear that ${stopOf(firm, asked)}.`],
          ["Limits", `${amountIn(asked)}; from ${starts} to ${ends}, decided on ${review}.`],
        ],
      },
      clauses([
        "Each week the owner looks at ten results, good and bad, and writes the bad ones into the error log.",
        "On the last day there are three answers: widen, change, or end. “Go on as before” is not one of them.",
      ]),
      paragraph(`Owner: ${BLANK} Approved by ${theRole(firm.leader)}: ${BLANK} Date: ${BLANK}`),
    ],
  };
};

/** What page one asks of it, where a figure of theirs says it. */
const targetBy = (review: string, { stop }: Asked): string =>
  stop.goesOn === undefined || stop.goesOn.includes(OWN_AIM)
    ? `Target by ${review}, agreed before the first day${aimIn(stop.goesOn)}: ${BLANK}`
    : `Target by ${review}: ${stop.goesOn.replace(/^It goes on if /, "")}`;

/** ", on the way to “half of them gone by May”" */
const aimIn = (goesOn = ""): string => {
  const [, aim] = goesOn.split(OWN_AIM);
  return aim === undefined ? "" : `, on the way to ${aim.replace(/\.$/, "")}`;
};

const USES = {
  trial: "Fill in the names, sign it, and keep it with the error log.",
  ban: "Not to be signed while the ban holds: it shows what lifting it for one task would look like.",
  runs: "For what runs already: fill in the names, sign it, and keep it with the error log.",
} as const;

/** The same that the rule allows; what is not known is left open. */
function toolsOf(firm: CompanyProfile, decided: DecidedTools): string {
  if (branchOf(firm) === "runs") return "Those that run today, and no other.";
  if (firm.keptHome !== null)
    return `Only what runs on our own machines and sends no copy elsewhere: ${BLANK}`;
  const allowed = allowedTools(firm, { ...decided, rows: decided.rows.filter(({ isLead }) => isLead) });
  return allowed.length === 0
    ? `${BLANK}, with an account of ours.`
    : `${upperFirst(allowed.map(onceAnswered).join("; "))}.`;
}

/** Rules that bind whatever is tried, in the words in which they were given. */
const ruledOut = ({ ownRules, limits, keptHome }: CompanyProfile): string[][] => {
  const isFlat = ({ kind }: Limit) => kind === "nowhere" || kind === "word" || kind === "site";
  const lines = [...ownRules, ...limits.filter(isFlat), ...(keptHome === null ? [] : [keptHome])].map(
    ({ quote }) => quote,
  );
  return lines.length === 0 ? [] : [["Never", `${lines.slice(0, MOST_RULES).join("; ")}.`]];
};
const MOST_RULES = 3;

/** With the figures that were told, to be counted once more. */
function baselineOf(firm: CompanyProfile): string {
  const trial = ownTrial(firm);
  const { said } = firm.lead;
  const baseline = sentences(
    trial.baseline ?? `${upperFirst(trial.measure)}, counted on all cases of two weeks`,
  );
  // "From 900K to 600K" beside no task: of what is not known, so the trial does not count it.
  const isOfTask = leadTask(firm) !== null;
  const told = firm.ledger.facts.filter(
    (fact) =>
      isFirm(fact) &&
      fact.sentence === said &&
      (fact.kind === "change" || fact.kind === "rate") &&
      (isOfTask || fact.unit !== null),
  );
  const figures = [...new Set(told.map(({ text }) => `“${text}”`))];
  return figures.length === 0 ? baseline : `${baseline} Told so far, to be counted: ${listInWords(figures)}.`;
}

const guardrailOf = (firm: CompanyProfile): string =>
  sentences(
    ownTrial(firm).guardrail ??
      "Nothing is used or sent before a named person has read it and changed what is wrong",
  );
