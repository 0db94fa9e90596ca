import type { Fact } from "@/lib/domain/ledger/fact";
import { sentences } from "@/lib/domain/report/sentences";
import { taskPilots } from "@/lib/knowledge/knowledge";
import type { SubsectorPilot } from "@/lib/knowledge/subsectors";
import type { Challenge } from "../challenge";
import { lowerFirst, paragraph, upperFirst, withoutStop } from "../grammar";
import type { UsualPilot } from "./own-pilot";
import { type TaskWords, taskWords } from "./task-words";
import { officeIn } from "./whose-work";

/** What a first pilot is made from: what was typed, and how it is tried out in such a firm or anywhere. */
export interface TypedLead {
  /** The task, or what else was read that the pilot answers. */
  because: Fact | null;
  own: SubsectorPilot | null;
  usual: UsualPilot | null;
  /** The assistant that does it today: "Copilot". */
  tool: string | null;
  /** What they counted of it themselves: "minutes per email". */
  counted?: string | null;
}

/** The first pilot as a challenge like those of the list, so that the whole plan follows it; null where nothing is known of it. */
export function typedChallenge(
  { because, own, usual, tool, counted = null }: TypedLead,
  industry: string,
): Challenge | null {
  const words = because?.kind === "task" ? taskWords(because) : null;
  const base = usual === null ? null : filled(usual, words);
  const shared = {
    industry,
    text: words === null ? upperFirst(own?.task ?? usual?.title ?? "") : upperFirst(words.task),
    slug: `typed:${own?.task ?? base?.title}`,
    themes: usual?.themes ?? [],
    departments: usual?.departments ?? ["operations"],
    said: because?.sentence ?? null,
    tools: own?.tools ?? [],
  };
  const office = because === null ? null : officeIn(because.sentence);
  if (own !== null) return { ...shared, ...fromSubsector(measuredBy(own, counted), tool, base, office) };
  return base === null ? null : { ...shared, ...fromUsual(timedAs(base, counted), tool) };
}

/** "Hours per bill of lading", where they told that one takes nine minutes. */
const timedAs = (usual: UsualPilot, counted: string | null): UsualPilot =>
  counted === null
    ? usual
    : { ...usual, measure: usual.measure.replace(/^(?:minutes|hours|days) per [^;,]+/i, counted) };

const TIME_PER = /^(?:minutes|hours|days) per [^;,]+/i;

/** Their own figure in place of the time that their kind of firm counts, or before it. */
function measuredBy(own: SubsectorPilot, counted: string | null): SubsectorPilot {
  if (counted === null) return own;
  const said = upperFirst(counted);
  if (own.measure.startsWith(said)) return own;
  if (TIME_PER.test(own.measure))
    return {
      ...own,
      measure: own.measure.replace(TIME_PER, said),
      baseline: own.baseline.replace(/^(?:minutes|hours|days) per [^;,]+?(?=;|,| and |$)/i, said),
    };
  // "Days from request to quote sent" counts the same days.
  if (own.measure.split(" ")[0] === said.split(" ")[0]) return own;
  return {
    ...own,
    measure: `${said}; ${lowerFirst(own.measure)}`,
    baseline: `${said}, ${lowerFirst(own.baseline)}`,
  };
}

type Parts = Pick<Challenge, "solution" | "firstStep" | "trial" | "thisWeek" | "owner">;

/** "drafted replies to guest email, for the banquet office first" */
const forOffice = (task: string, office: string | null): string =>
  office === null || task.includes(",") || task.includes(office.replace(/^the | (?:office|team)$/g, ""))
    ? task
    : `${task}, for ${office} first`;

function fromSubsector(
  own: SubsectorPilot,
  tool: string | null,
  usual: UsualPilot | null,
  office: string | null,
): Parts {
  return {
    solution: {
      title: own.title,
      description: paragraph(`Write down first: ${lowerFirst(sentences(own.baseline))}`, own.guardrail),
    },
    firstStep: own.firstStepMonday,
    thisWeek: sentences(own.firstStepMonday),
    owner: own.ownerRole,
    trial: {
      slug: own.task,
      kind: "pilot",
      pilot: withTool(forOffice(own.task, office), tool),
      measure: inARow(own.measure),
      stop: lowerFirst(withoutStop(own.stopRule)),
      afterwards: usual?.afterwards ?? "Give it to the next person who asks for it, with the same log",
      notYet: { ...own.notYet, tools: [] },
      smallStep: null,
      baseline: own.baseline,
      guardrail: own.guardrail,
    },
  };
}

const fromUsual = (usual: UsualPilot, tool: string | null): Parts => ({
  solution: {
    title: usual.title,
    description: paragraph(`Write down first: ${usual.measure}.`, sentences(usual.guardrail)),
  },
  firstStep: usual.firstStep,
  thisWeek: sentences(usual.firstStep),
  owner: null,
  trial: {
    slug: usual.title,
    kind: "pilot",
    pilot: withTool(usual.pilot, tool),
    measure: usual.measure,
    stop: usual.stop,
    afterwards: usual.afterwards,
    notYet: { ...usual.notYet, tools: [] },
    smallStep: null,
    baseline: upperFirst(usual.measure),
    guardrail: sentences(usual.guardrail),
    byHand: usual.byHand,
    atOnce: usual.atOnce,
    goesOn: usual.goesOn,
    counts: usual.counts,
    risk: usual.risk,
  },
});

/** "Minutes per RFI; days to answer." is "minutes per RFI, and days to answer". */
function inARow(measure: string): string {
  const parts = lowerFirst(withoutStop(measure)).split("; ");
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}

const withTool = (pilot: string, tool: string | null): string =>
  tool === null ? pilot : `${pilot}, with ${tool}`;

/** The most telling of the usual pilots: for the very task, or for its kind. */
export const usualPilot = (...keys: readonly string[]): UsualPilot | null =>
  keys.flatMap((key) => taskPilots.find((pilot) => pilot.for.includes(key)) ?? []).at(0) ?? null;

/** With the words of the task in place of its blanks. */
export function filled(usual: UsualPilot, words: TaskWords | null): UsualPilot {
  const { task, piece, pieces } = words ?? { task: "the work", piece: "piece", pieces: "pieces" };
  const say = (text: string) =>
    text
      .replaceAll("{task}", task)
      .replaceAll("{Task}", upperFirst(task))
      .replaceAll("{pieces}", pieces)
      .replaceAll("A {piece}", `${/^[aeio]/i.test(piece) ? "An" : "A"} {piece}`)
      .replaceAll("{piece}", piece);
  return {
    ...usual,
    title: say(usual.title),
    pilot: say(usual.pilot),
    measure: say(usual.measure),
    stop: say(usual.stop),
    firstStep: say(usual.firstStep),
    guardrail: say(usual.guardrail),
    afterwards: say(usual.afterwards),
    notYet: { what: say(usual.notYet.what), why: say(usual.notYet.why) },
  };
}
