import { type Fact, type FactOf, factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { type Candidate, leadOf } from "@/lib/domain/ledger/lead";
import type { Effect, Stance } from "@/lib/domain/ledger/stance";
import { isPeriod } from "@/lib/domain/value/usable";
import type { Subsector, SubsectorPilot } from "@/lib/knowledge/subsectors";
import { type Challenge, leadChallenge } from "../challenge";
import { englishNoun } from "../french-nouns";
import { isOfChallenge } from "../own-lines/leaver";
import { inThisState, type PilotStage, pilotStage } from "../pilot-stage";
import { allowedInTrial } from "../tools/assistant";
import { countedLead } from "./counted-lead";
import { doneWithAi, isDoneWithAi } from "./done-with-ai";
import { isInPassing } from "./in-passing";
import { onLastSeason } from "./last-season";
import { typedChallenge, usualPilot } from "./lead-challenge";
import type { UsualPilot } from "./own-pilot";
import { isSameTrouble, readTrouble } from "./read-trouble";
import { pilotKeys, taskWords } from "./task-words";
import { besides, checkTheFigure, toolFor } from "./told-figure";
import { casesLead, recordLead, type Trouble, timedLead, troubleLead, wordsOfChecked } from "./trouble-lead";

/** The first pilot, and how far the firm is with it. */
export interface FirstPilot {
  lead: Challenge;
  stage: PilotStage;
  /** Whether they named it, by typing or by choosing; false where it is the usual document task. */
  isNamed: boolean;
  /** A use that runs, and is measured beside the pilot. */
  running: FactOf<"task"> | null;
  /** Another task that was named as a problem, and that their kind of firm has a trial for. */
  second?: Challenge | null;
  /** In a firm that leads: what runs is counted, because nothing that was typed comes before that. */
  countsUses?: boolean;
}

type Known = Parameters<typeof pilotStage>[0];
interface Asked extends Omit<Known, "lead">, Trouble {
  challenges: readonly Challenge[];
  /** What the challenge is chosen by where nothing that was typed is understood. */
  written: readonly (string | null)[];
  stances: readonly Stance[];
  subsector: Subsector | null;
  /** How many months of the year have their work at all; null where all have. */
  months: number | null;
  /** The assistant that is paid for. */
  assistant: string | null;
  size: Parameters<typeof leadChallenge>[2];
}

/** From their own task first; then what their kind of firm does about what they wrote; what they chose; the first of their kind. */
export function firstPilot(asked: Asked): FirstPilot {
  return (
    fromStance(asked) ??
    fromTrouble(asked) ??
    fromLists(asked) ??
    fromNamedCases(asked) ??
    fromLeaver(asked) ??
    named(timedLead(asked), stageOfNew(asked)) ??
    fromCases(asked) ??
    fromChoice(asked)
  );
}

/** Work and words that a list knows, unless they are beside the trouble that their challenge is about. */
function fromLists(asked: Asked): FirstPilot | null {
  const listed = fromTask(asked) ?? fromWords(asked);
  const hasFigure = leadOf(asked.ledger, []).lead?.hasFigure === true;
  if (hasFigure || timedLead(asked) !== null || isOfChallenge(asked.leaver, asked.written[0])) return listed;
  // A list that knows work in the challenge itself has more to say of it.
  if (listed?.lead.said != null && asked.written[0]?.includes(listed.lead.said) === true) return listed;
  const read = readTrouble(asked);
  if (read === null || (listed !== null && isSameTrouble(listed.lead, read))) return listed;
  return named(read.lead, stageOfNew(asked));
}

/** What goes wrong comes before work that was only named, or was told without a figure. */
function fromTrouble(asked: Asked): FirstPilot | null {
  return named(troubleLead(asked), stageOfNew(asked));
}

/** They named it, and nothing of it runs. */
const named = (lead: Challenge | null, stage: PilotStage): FirstPilot | null =>
  lead && { lead, stage, isNamed: true, running: null };

const stageOfNew = ({ has }: Pick<Asked, "has">): PilotStage => (has.has("dept_pilots") ? "next" : "first");

/** What goes wrong since a tool does the work is what a firm that leads counts first. */
const runsWithErrors = ({ fault, slip, rechecked, ledger }: Asked): boolean =>
  fault?.since != null ||
  wordsOfChecked(rechecked, ledger) !== null ||
  (slip !== null && doneWithAi(ledger.facts).length > 0);

const BEFORE_ALL_TASKS: ReadonlySet<Effect> = new Set(["respectBan", "crisis", "leaderBranch"]);

/**
 * A ban is respected, cash comes first and a firm that leads is not taught to begin, whatever task was named: what is in
 * its way is answered, else what runs is counted.
 */
function fromStance(asked: Asked): FirstPilot | null {
  const { stances, subsector, industry } = asked;
  const stance = stances.find(({ effect }) => BEFORE_ALL_TASKS.has(effect));
  if (stance === undefined || (stance.effect === "leaderBranch" && runsWithErrors(asked))) return null;
  const { effect } = stance;
  const [because = null] = stance.because;
  const own = pilotFor(subsector, [effect]);
  const lead = typedChallenge({ because, own, usual: usualPilot(effect), tool: null }, industry);
  if (lead === null) return null;
  if (effect !== "leaderBranch") return named(lead, "first");
  const inTheWay = fromWords(asked, (key) => {
    const usual = usualPilot(key);
    return usual?.industries?.includes(industry) === true ? usual : null;
  });
  return inTheWay === null || inTheWay.lead.slug === lead.slug
    ? { lead, stage: "measure", isNamed: true, running: null, countsUses: true }
    : inTheWay;
}

function fromTask(asked: Asked): FirstPilot | null {
  const { ledger, challenges, subsector, industry } = asked;
  const trials = challenges
    .filter(({ trial }) => trial.kind === "pilot")
    .map(({ slug, text }) => ({ slug, text }));
  const { lead: first, pilotBeside, candidates } = leadOf(ledger, trials);
  const work = pilotBeside ?? first;
  if (work === null || work.fact === null || isInPassing(work, asked.written)) return null;
  // What a tool has made quicker runs, whichever sentence says so.
  const candidate = {
    ...work,
    fact: work.fact,
    runs: work.runs || isDoneWithAi(work.fact, ledger.facts),
  };
  const own = pilotFor(subsector, [candidate.key]);
  // "70 damage claims last year" are made on them, and not filed.
  if (own === null && candidate.key === "damage_claims") return null;
  const usual = usualPilot(...pilotKeys(candidate.fact));
  const tool = candidate.runs ? toolBeside(ledger, candidate.fact) : null;
  const told = countedOf(candidate.fact, ledger);
  const allowed = allowedInTrial(tool, asked.assistant);
  const lead = typedChallenge(
    { because: candidate.fact, own, usual, tool: allowed, counted: told },
    industry,
  );
  if (lead === null) return null;
  const stage = stageOf(candidate, asked);
  const counted =
    candidate.runs && own === null
      ? countedLead(lead, candidate.fact, allowed, stage, besides(ledger, candidate.fact))
      : onLastSeason(lead, candidate.fact, candidate.runs ? null : asked.months);
  return {
    lead: stage === "widen" ? { ...counted, thisWeek: checkTheFigure(candidate.fact, ledger) } : counted,
    stage,
    isNamed: true,
    running: pilotBeside === null ? null : (first?.fact ?? null),
    second: secondOf(candidates, lead, asked),
  };
}

/** "Detention disputes." beside the bills of lading whose minutes were told: what was named comes before the list. */
function secondOf(candidates: readonly Candidate[], lead: Challenge, asked: Asked): Challenge | null {
  const all = candidates.flatMap(({ fact, key, runs, checkFirst }): Challenge[] => {
    const own = pilotFor(asked.subsector, [key]);
    if (fact?.field !== "otherChallenge" || runs || checkFirst || own === null) return [];
    // "The admissions office answers 900 emails": two tasks of one sentence are one problem.
    if (fact.sentence === lead.said) return [];
    const usual = usualPilot(...pilotKeys(fact));
    const counted = countedOf(fact, asked.ledger);
    const challenge = typedChallenge({ because: fact, own, usual, tool: null, counted }, asked.industry);
    return challenge === null ? [] : [challenge];
  });
  return all.find(({ slug }) => slug !== lead.slug) ?? null;
}

const TIMES: ReadonlySet<string> = new Set(["minute", "hour", "day"]);

/** "8 minutes each", in the sentence of the task: then minutes are what it is decided by. */
function countedOf(task: FactOf<"task">, ledger: Ledger): string | null {
  const time = factsOf(besides(ledger, task), "rate").find(
    // "Two hours a night each" is no time for one of them.
    ({ role, unit, per }) => role === "duration" && TIMES.has(unit ?? "") && !isPeriod(per),
  );
  return time === undefined ? null : `${time.unit}s per ${pieceOf(task, time.per)}`;
}

/** One of what they count, in their own word where that is the task's. */
function pieceOf(task: FactOf<"task">, per: string | null): string {
  // "Every call-in takes 35 minutes to backfill": what is counted is no word of the task.
  const isJoined = per?.includes("-") === true && fold(task.sentence).folded.includes(per);
  const own = per !== null && (isJoined || fold(task.text).folded.includes(per)) ? per : null;
  const said = own === null || task.lang === "en" ? own : englishNoun(own);
  return said ?? (task.key === "email" ? "email" : taskWords(task).piece);
}

function stageOf({ runs, hasFigure }: Candidate, asked: Asked): PilotStage {
  if (runs) return hasFigure ? "widen" : "measure";
  return stageOfNew(asked);
}

/** What is in the way, what went wrong and who is named: answered by a pilot of their kind of firm. */
function fromWords(
  asked: Asked,
  usualFor: (key: string) => UsualPilot | null = () => null,
): FirstPilot | null {
  const { ledger, subsector, industry } = asked;
  const pilotsFor = (key: string) => ({ own: pilotFor(subsector, [key]), usual: usualFor(key) });
  const because = ledger.facts.filter(isTelling).find(({ key }) => {
    const { own, usual } = pilotsFor(key);
    return own !== null || usual !== null;
  });
  if (because === undefined) return null;
  // What one by name takes along is in no list of their trade: "the older machinist" may be none of theirs.
  const record = OF_ONE_WHO_KNOWS.has(because.key) ? recordLead(asked) : null;
  const lead = record ?? typedChallenge({ because, ...pilotsFor(because.key), tool: null }, industry);
  return named(lead, stageOfNew(asked));
}

const OF_ONE_WHO_KNOWS: ReadonlySet<string> = new Set(["key_person", "succession"]);

const isTelling = (fact: Fact): fact is FactOf<"constraint" | "incident" | "body"> =>
  (fact.kind === "constraint" || fact.kind === "incident" || fact.kind === "body") && isFirm(fact);

/** Cases without a name are counted only where no one who knows is about to leave. */
const fromNamedCases = (asked: Asked): FirstPilot | null =>
  asked.cases !== null && (asked.cases.name ?? asked.cases.headedBy) === null && !asked.cases.copied
    ? null
    : fromCases(asked);

const fromCases = (asked: Asked): FirstPilot | null => named(casesLead(asked), "first");

/** Who leaves with what they know was told as the problem, or is named in it: that comes before what was only ticked. */
const fromLeaver = (asked: Asked): FirstPilot | null =>
  isOfChallenge(asked.leaver, asked.written[0]) ? named(recordLead(asked), stageOfNew(asked)) : null;

function fromChoice(asked: Asked): FirstPilot {
  const { challenges, written, subsector, industry, size } = asked;
  const [own] = challenges.length === 0 ? (subsector?.pilots ?? []) : [];
  const ofKind =
    own === undefined ? null : typedChallenge({ because: null, own, usual: null, tool: null }, industry);
  const lead = ofKind ?? leadChallenge(challenges, written, size);
  const stage = pilotStage({ ...asked, lead });
  return { lead: inThisState(lead, stage), stage, isNamed: challenges.length > 0, running: null };
}

/** The pilot that answers the first of these keys. */
const pilotFor = (subsector: Subsector | null, keys: readonly string[]): SubsectorPilot | null =>
  keys.flatMap((key) => subsector?.pilots.find(({ answers }) => answers.includes(key)) ?? []).at(0) ?? null;

const toolBeside = (ledger: Ledger, task: Fact): string | null => toolFor(besides(ledger, task), task);
