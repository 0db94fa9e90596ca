import { isVeryNoun } from "../value/same-noun";
import { type Fact, type FactOf, type Field, factsOf, isFirm, type Ledger, type StateKey } from "./fact";
import { headedHours } from "./headed-hours";
import { isBehind, neverRan, opensTheAnswer } from "./opening";

/** Which use leads the report: a task in their own words before anything that was ticked. */
export interface Candidate {
  readonly source: "typed" | "ticked";
  /** The task's key, or the challenge's slug. */
  readonly key: string;
  readonly points: number;
  /** Stopped, banned or caught inventing: to be checked first, never the pilot. */
  readonly checkFirst: boolean;
  /** In use already, by the same sentence. */
  readonly runs: boolean;
  /** With a saving, a duration, a volume or a change. */
  readonly hasFigure: boolean;
  /** The task as typed, with its sentence; null for a tick. */
  readonly fact: FactOf<"task"> | null;
}

export interface Ticked {
  readonly slug: string;
  /** The keys of typed tasks that the challenge is about. */
  readonly tasks?: readonly string[];
  /** The challenge itself: "Marketing listings efficiently". */
  readonly text?: string;
}

export interface Lead {
  readonly lead: Candidate | null;
  /** The pilot where the lead runs already without a figure: that one is measured, this one is tried. */
  readonly pilotBeside: Candidate | null;
  readonly candidates: readonly Candidate[];
}

const BY_FIELD: Readonly<Partial<Record<Field, number>>> = {
  otherChallenge: 50,
  aiExperience: 45,
  aiFriction: 40,
};
const IN_USE = 35;
const WITH_FIGURE = 15;
/** "900 emails a week": the figure counts this very work. */
const IS_COUNTED = 8;
/** "Each plan takes 3 hours. We do 25 a week.": what was told of it comes to a sum. */
const IS_SUMMED = 3;
/** "Condition surveys. 310 a year …, 70 minutes each": the work that a whole answer is about. */
const IS_HEADED = 12;
/** And their challenge: what runs already is no answer to it. */
const IS_THEIR_PROBLEM = 45;
/** What they chose speaks of it as well: of two uses it is the one that is a problem. */
const IS_CHOSEN = 6;
const FAILED = -60;
const BESIDE_THE_POINT = -35;
const TICKED = 30;
const TICKED_WITH_TASK = 10;

/** Words that are said beside the task: the channel, the meeting about it. */
const SIDE_TASKS: ReadonlySet<string> = new Set([
  "minutes",
  "training",
  "faxes",
  "phone_calls",
  "voicemail",
  "reports",
  "agendas",
]);
const RUNS: readonly StateKey[] = ["uses", "ran", "in_production"];
const ENDED: readonly StateKey[] = ["stopped", "banned"];

export function leadOf({ facts }: Ledger, ticked: readonly Ticked[]): Lead {
  const candidates = [
    ...typedCandidates(facts, ticked),
    ...ticked.map((each, place) => tickedCandidate(each, place, facts)),
  ].sort((one, other) => other.points - one.points || hoursOf(other, facts) - hoursOf(one, facts));
  const lead = candidates.find(({ checkFirst, points }) => !checkFirst && points > 0) ?? null;
  const beside = candidates.find(
    ({ fact, key, checkFirst }) => fact?.field === "otherChallenge" && key !== lead?.key && !checkFirst,
  );
  const isUnmeasured = lead?.runs === true && !lead.hasFigure;
  const counted =
    lead?.runs === true ? candidates.find((each) => isCountedProblem(each, lead, facts, ticked)) : undefined;
  return { lead, pilotBeside: counted ?? (isUnmeasured ? (beside ?? null) : null), candidates };
}

/** What they named, chose and counted is the problem; what runs already, though it has a figure, is kept beside it. */
const isCountedProblem = (
  { fact, key, checkFirst, hasFigure, runs }: Candidate,
  lead: Candidate,
  facts: readonly Fact[],
  ticked: readonly Ticked[],
): boolean =>
  fact?.field === "otherChallenge" &&
  lead.fact?.field === "aiExperience" &&
  key !== lead.key &&
  !checkFirst &&
  !runs &&
  hasFigure &&
  isChosenByStem(fact, ticked) &&
  !(lead.fact !== null && isChosenByStem(lead.fact, ticked)) &&
  isCounted(
    fact,
    facts.filter((each) => isBeside(each, fact) && isFirm(each)),
  );

/** One candidate a task and answer: where it was named twice in one, the place with the most points. */
function typedCandidates(facts: readonly Fact[], ticked: readonly Ticked[]): Candidate[] {
  const tasks = factsOf(facts, "task").filter(
    (task) => isFirm(task) && isOwn(task) && BY_FIELD[task.field] !== undefined,
  );
  const best = new Map<string, Candidate>();
  for (const task of tasks) {
    const candidate = typedCandidate(task, facts, ticked);
    const place = `${task.field} ${task.key} ${task.noun ?? ""}`;
    const had = best.get(place);
    if (had === undefined || candidate.points > had.points) best.set(place, candidate);
  }
  return [...best.values()];
}

/** What a competitor or a vendor does is no work of theirs, and neither is what someone does at home. */
const isOwn = ({ subject, sentence }: Fact): boolean =>
  subject !== "competitor" && subject !== "vendor" && !isAtHome(sentence);

/** "I use it at home": that is no use of the firm's. */
export const isAtHome = (sentence: string): boolean => AT_HOME.test(sentence) && !TAKEN_HOME.test(sentence);
/** "Vets finish their records at home": work that was left over from the day. */
const TAKEN_HOME =
  /\b(?:finish(?:es|ing)?|catch(?:es|ing)? up|do(?:es|ing)?|writ(?:e|es|ing)) (?:[\p{L}']+ ){0,3}(?:records?|charts?|charting|notes|paperwork|marking|reports?) at home\b/iu;
const AT_HOME = /\b(?:at home|for my family|in my (?:own|private) time|à la maison|chez moi)(?![\p{L}])/iu;

/** Of two works that headings name, the one with the more hours comes first. */
const hoursOf = ({ fact }: Candidate, facts: readonly Fact[]): number =>
  fact === null ? 0 : headedHours(fact, facts);

function typedCandidate(task: FactOf<"task">, facts: readonly Fact[], ticked: readonly Ticked[]): Candidate {
  const beside = facts.filter(
    (fact) => fact.field === task.field && fact.sentenceAt === task.sentenceAt && isFirm(fact),
  );
  const states = factsOf(beside, "state").map(({ key }) => key);
  // A pilot whose figures no one kept is over: it can be tried again, and not counted as a use.
  const hasFaded =
    states.includes("not_measured") && states.every((key) => key === "ran" || key === "not_measured");
  const runs = states.some((key) => RUNS.includes(key)) && !hasFaded && !neverRan(task, facts);
  const isHeaded = task.noun !== undefined;
  const isOpening = opensTheAnswer(task);
  const hasFigure =
    isHeaded ||
    (isOpening && facts.some((fact) => isFigureOfWork(fact) && isBehind(fact, task))) ||
    beside.some((fact) => isFigureOfWork(fact) && !isOfHeaded(fact, facts)) ||
    isHeadOf(task, facts);
  // Errors that are counted beside hours before and after belong to a trial that is measured.
  const isMeasured = runs && facts.some((fact) => fact.kind === "change" && isBeside(fact, task));
  const hasFailed = !isMeasured && factsOf(beside, "incident").some(({ key }) => key === "false_output");
  const checkFirst = hasFailed || states.some((key) => ENDED.includes(key));
  const points =
    (BY_FIELD[task.field] ?? 0) +
    (runs ? IN_USE : 0) +
    (hasFigure ? WITH_FIGURE : 0) +
    (isCounted(task, beside) ? IS_COUNTED : isHeadOf(task, facts) ? IS_COUNTED - 1 : 0) +
    (isSummed(beside, facts) || headedHours(task, facts) > 0 ? IS_SUMMED : 0) +
    (isHeaded ? IS_HEADED : 0) +
    (task.field === "otherChallenge" && (isHeaded || isOpening) ? IS_THEIR_PROBLEM : 0) +
    (isChosen(task, ticked) ? IS_CHOSEN : 0) +
    (checkFirst ? FAILED : 0) +
    (SIDE_TASKS.has(task.key) && !isHeaded && !(isOpening && task.field === "otherChallenge")
      ? BESIDE_THE_POINT
      : 0);
  return { source: "typed", key: task.key, points, checkFirst, runs, hasFigure, fact: task };
}

/** "Orders. 140 a day come by voicemail": a heading, and what is counted under it. */
const isHeadOf = ({ field, sentence, text }: Fact, facts: readonly Fact[]): boolean =>
  /^\P{L}*$/u.test(sentence.replace(text, "")) &&
  factsOf(facts, "rate").some(
    (rate) =>
      rate.field === field && isFirm(rate) && rate.role === "volume" && isVeryNoun(rate.unit ?? "", text),
  );

/** "…writes the member a letter: 70 minutes each": of the survey that the answer is about, and of no letter. */
const isOfHeaded = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.kind === "rate" &&
  factsOf(facts, "task").some(
    ({ noun, field }) =>
      field === fact.field && noun !== undefined && (noun === fact.per || noun === fact.unit),
  );

const isBeside = (fact: Fact, { field, sentenceAt }: Fact): boolean =>
  fact.field === field && fact.sentenceAt === sentenceAt && fact.polarity === "affirmed";

const isCounted = (task: Fact, beside: readonly Fact[]): boolean =>
  factsOf(beside, "rate").some(
    ({ role, span }) =>
      (role === "volume" && span[0] <= task.span[0] && task.span[1] <= span[1]) ||
      // "Each review meeting is 2.5 hours of prep": the time is a part of how the work is named.
      (role === "duration" && task.span[0] <= span[0] && span[1] <= task.span[1]),
  );

const isSummed = (beside: readonly Fact[], facts: readonly Fact[]): boolean =>
  factsOf(beside, "rate").some(
    ({ role, unit, per, field }) =>
      role === "duration" &&
      (unit === "minute" || unit === "hour") &&
      per !== null &&
      factsOf(facts, "rate").some(
        (volume) => volume.field === field && volume.role === "volume" && isVeryNoun(volume.unit ?? "", per),
      ),
  );

const isChosen = ({ text }: Fact, ticked: readonly Ticked[]): boolean => {
  const words = (text.toLowerCase().match(LONG_WORD) ?? []).filter((word) => !OF_ANY_CHALLENGE.test(word));
  return ticked.some((each) => words.some((word) => (each.text ?? "").toLowerCase().includes(word)));
};
/** "As clients question hours" is no question that is answered. */
const OF_ANY_CHALLENGE = /^(?:questions?|clients?|customers?)$/;
const LONG_WORD = /\p{L}{6,}/gu;

/** "Quotes" are what "quoting complex jobs" is about. */
const isChosenByStem = ({ text }: Fact, ticked: readonly Ticked[]): boolean => {
  const stems = stemsIn(text);
  return ticked.some((each) => [...stemsIn(each.text ?? "")].some((stem) => stems.has(stem)));
};
const stemsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.replace(/(?:ing|es|ed|s|e)$/, "")),
  );

const isFigureOfWork = (fact: Fact): boolean =>
  (fact.kind === "change" && (fact.from !== null || fact.by !== undefined)) ||
  (fact.kind === "rate" && ["saving", "duration", "volume"].includes(fact.role) && fact.unit !== null);

function tickedCandidate({ slug, tasks = [] }: Ticked, place: number, facts: readonly Fact[]): Candidate {
  const isTyped = factsOf(facts, "task").some((task) => isFirm(task) && tasks.includes(task.key));
  const points = TICKED - place + (isTyped ? TICKED_WITH_TASK : 0);
  return {
    source: "ticked",
    key: slug,
    points,
    checkFirst: false,
    runs: false,
    hasFigure: false,
    fact: null,
  };
}
