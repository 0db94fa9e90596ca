import { isFirm } from "@/lib/domain/ledger/fact";
import { type Annex, BLANK } from "@/lib/domain/report/annex";
import { sentences } from "@/lib/domain/report/sentences";
import type { CompanyProfile } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
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
  ownerOf,
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
  if (branchOf(firm) === "ban") return ofOneException(firm);
  return {
    id: "pilot-charter",
    title: `Pilot charter: ${trial.pilot}`,
    shortName: "the pilot charter",
    use: branchOf(firm) === "runs" ? `For what runs already: ${USE}` : upperFirst(USE),
    parts: [
      {
        kind: "table",
        caption: "What is agreed for the trial",
        columns: COLUMNS,
        rows: [
          ["Task", `${upperFirst(trial.pilot)}, and nothing else.`],
          [
            "Owner",
            `${namedOwner(firm)} ${firm.size === "micro" ? "Alone, or with one other who asked to take part" : `With at most ${numberWord(tools.ask.seats)} people, who asked to take part`}: ${BLANK}`,
          ],
          ["Baseline", `${baselineOf(firm)} Today's figure: ${BLANK}`],
          [
            "Measure",
            `${upperFirst(trial.measure)}${/\bweek\b/.test(trial.measure) ? "" : ", each week"}. ${targetBy(review, asked)}`,
          ],
          ["Tools", toolsOf(firm, tools)],
          ["Guardrail", `${guardrailOf(firm)} Only what the task needs goes in.`],
          ...ruledOut(firm),
          ["Stop", `As soon as it is clear that ${stopOf(firm, asked)}.`],
          ["Limits", `${amountIn(asked)}; from ${starts} to ${ends}, decided on ${review}.`],
        ],
      },
      clauses([
        isByHand(firm)
          ? "Each week the owner of the trial looks at what was written down, and asks about what is missing."
          : "Each week the owner of the trial looks at ten results and writes what was wrong into the error log.",
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

const USE = "fill in the names, sign it, and keep it with the error log.";

function namedOwner(firm: CompanyProfile): string {
  const owner = ownerOf(firm);
  if (owner === BLANK) return `${BLANK}.`;
  return firm.pilotLead === null ? `${upperFirst(theRole(firm.pilotOwner))}: ${BLANK}` : `${firm.pilotLead}.`;
}

/** While a ban holds no task is chosen: what one would need is left to be filled in. */
const ofOneException = (firm: CompanyProfile): Annex => ({
  id: "pilot-charter",
  title: "Pilot charter: for one task, if the ban is lifted for it",
  shortName: "the pilot charter",
  use: "Not to be signed while the ban holds: it shows what would have to be settled first.",
  parts: [
    {
      kind: "table",
      caption: "What would be agreed for the trial",
      columns: COLUMNS,
      rows: [
        ["Task", `${BLANK}, and nothing else.`],
        ["Owner", BLANK],
        ["Baseline", `Today's figure: ${BLANK}`],
        ["Measure", `The same figure, each week. Target: ${BLANK}`],
        ["Tools", `${BLANK}, with an account of ours.`],
        ["Guardrail", `${guardrailOf(firm)} Only what the task needs goes in.`],
        ...ruledOut(firm),
        ["Stop", `As soon as it is clear that ${BLANK}`],
        ["Limits", `Amount: ${BLANK} From: ${BLANK} To: ${BLANK}`],
      ],
    },
    paragraph(`Owner: ${BLANK} Approved by ${theRole(firm.leader)}: ${BLANK} Date: ${BLANK}`),
  ],
});

const COLUMNS = [
  { title: "What", share: 18 },
  { title: "Agreed", share: 82 },
];

/** The same that the rule allows; what is not known is left open. */
function toolsOf(firm: CompanyProfile, decided: DecidedTools): string {
  if (branchOf(firm) === "runs") return "Those that run today, and no other.";
  if (isByHand(firm)) return "None is needed: people count, on paper or in a sheet.";
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
  const isOfTime = OF_TIME.test(trial.measure);
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
      // "1,150 entries a week" is how many there are, and no figure for what the trial counts.
      (fact.kind === "change" ? isOfTask || fact.unit !== null : isOfTime && TIMES.has(fact.unit ?? "")),
  );
  const figures = [...new Set(told.map(({ text }) => `“${text.replace(/ of$/, "")}”`))];
  return figures.length === 0 ? baseline : `${baseline} Told so far, to be checked: ${listInWords(figures)}.`;
}

const OF_TIME = /^(?:minutes|hours|days)\b/i;
const TIMES: ReadonlySet<string> = new Set(["minute", "hour", "day"]);

const guardrailOf = (firm: CompanyProfile): string =>
  sentences(
    ownTrial(firm).guardrail ??
      "Nothing is used or sent before a named person has read it and changed what is wrong",
  );
