import { type Fact, isFirm } from "@/lib/domain/ledger/fact";
import { toldSeason } from "../calendar/told-season";
import { plain } from "../calendar/told-sentences";
import type { CompanyProfile } from "../company-profile";
import { listInWords, withoutStop } from "../grammar";
import { saysSo } from "../says-so";
import { toldRule } from "../told-rule";
import { toldSums } from "../told-sums";
import { quoted, typed, unquoted } from "../typed";
import { toldLosses } from "../value/box/told-loss";
import { repliesByTopic } from "./by-topic";
import { DAILY_WORK } from "./daily-work";
import { DOUBTS } from "./doubts";
import { EVIDENCE } from "./evidence";
import { HOUSE_LINES } from "./house-lines";
import type { FrictionReply, Label, Said } from "./label";
import { LEADERS } from "./leaders";
import { MONEY } from "./money";
import { PEOPLE } from "./people";
import { RULES } from "./rules";
import { RUNWAY } from "./runway";
import { SPOKEN } from "./spoken";
import { SYSTEMS } from "./systems";

export const LABELS: readonly Label[] = [
  ...PEOPLE,
  ...SPOKEN,
  ...LEADERS,
  ...RULES,
  ...HOUSE_LINES,
  ...EVIDENCE,
  ...MONEY,
  RUNWAY,
  ...SYSTEMS,
  ...DOUBTS,
  ...DAILY_WORK,
];
const BY_KEY: ReadonlyMap<string, Label> = new Map(
  LABELS.flatMap((label) => label.keys.map((key) => [key, label] as const)),
);

/** Where it was typed: asked what is in the way, people name what weighs most. */
const BY_FIELD: Readonly<Record<string, number>> = { aiFriction: 40, otherChallenge: 32, aiExperience: 26 };
const MOST_REPLIES = 3;
/** With what the person placed: so many in all, and of what the lists understood never fewer than this. */
const MOST_WITH_PLACED = 4;
const FEWEST_UNDERSTOOD = 2;
const MOST_OTHERS = 4;

interface Obstacle {
  label: Label;
  said: Said;
  points: number;
}

/** What gets in the way, in the order of weight: one entry a label. */
function obstacles({ ledger: { facts } }: CompanyProfile): Obstacle[] {
  const best = new Map<string, Obstacle>();
  for (const fact of facts) {
    const label = labelOf(fact);
    // What went wrong with a tool is no mere story of what was tried.
    const field =
      BY_FIELD[fact.kind === "incident" && fact.field === "aiExperience" ? "otherChallenge" : fact.field];
    if (label === undefined || field === undefined) continue;
    const points = field + label.weight;
    if ((best.get(label.id)?.points ?? 0) < points)
      best.set(label.id, { label, said: { fact, beside: sameSentence(fact, facts) }, points });
  }
  const inOrder = [...best.values()].sort((one, other) => other.points - one.points);
  return inOrder.filter(({ label, said }) => !inOrder.some((each) => isAnsweredBy(each, label, said)));
}

const isAnsweredBy = (stronger: Obstacle, { id }: Label, { fact }: Said): boolean =>
  (stronger.label.covers ?? []).includes(id) ||
  ((stronger.label.absorbs ?? []).includes(id) && stronger.said.fact.sentence === fact.sentence);

const KINDS: ReadonlySet<string> = new Set(["constraint", "incident", "verdict", "state"]);
const labelOf = (fact: Fact): Label | undefined =>
  KINDS.has(fact.kind) && "key" in fact && isFirm(fact) && (fact.kind !== "constraint" || saysSo(fact))
    ? BY_KEY.get(fact.key)
    : undefined;

const sameSentence = (fact: Fact, facts: readonly Fact[]): Fact[] =>
  facts.filter(({ field, sentenceAt }) => field === fact.field && sentenceAt === fact.sentenceAt);

/** Which labels were typed, the strongest first. */
export const obstacleIds = (firm: CompanyProfile): string[] => obstacles(firm).map(({ label }) => label.id);

/** How many of the obstacles that the lists understood are answered. */
const mostUnderstood = (placed: number): number =>
  Math.min(MOST_REPLIES, Math.max(FEWEST_UNDERSTOOD, MOST_WITH_PLACED - placed));

/**
 * The replies to the two or three strongest obstacles, each with its own action; then those to what the person placed,
 * all of them, because each was asked for.
 */
export function repliesToFriction(firm: CompanyProfile): FrictionReply[] {
  const placed = repliesByTopic(firm);
  const understood = obstacles(firm).slice(0, mostUnderstood(placed.length));
  return [...understood.map(({ label, said }) => label.reply(said, firm)), ...placed];
}

/** The reply with this label, where it was typed at all. */
export function replyOn(firm: CompanyProfile, id: string): FrictionReply | null {
  const found = obstacles(firm).find(({ label }) => label.id === id);
  return found === undefined ? null : found.label.reply(found.said, firm);
}

/** What was understood as well, and neither answered now nor what the trial is about; empty where there is nothing more. */
export function alsoTold(firm: CompanyProfile): string {
  const answered = mostUnderstood(repliesByTopic(firm).length);
  const others = obstacles(firm)
    .slice(answered, answered + MOST_OTHERS)
    .filter(({ said }) => said.fact.sentence !== firm.lead.said);
  const named = [...new Set(others.map(({ label, said }) => label.short(said, firm)))];
  if (named.length === 0) return "";
  return `You also named ${listInWords(named)}: ${named.length === 1 ? "it comes" : "they come"} after these.`;
}

const UNPLACED_SHOWN = 2;
/** "Not wrong", "I agree with that too": a scrap is no subject for a call. */
const TELLING_WORDS = 6;
/** "So that's out", "He said": without the sentence before it such a one tells nothing. */
const GOES_ON = /^(?:so|and|but|not|then|he|she|it|they|that|this|those|these)(?!\p{L})/iu;
const QUOTE_CHARACTERS = 140;

/** What was not understood is quoted, and gets no pretended reply; empty where all was. The trial may well be about it. */
export function unplacedSaid(firm: CompanyProfile): string {
  const { answers, ledger, unionAt } = firm;
  const sums = toldSums(firm);
  const rule = toldRule(answers);
  const season = toldSeason(answers)?.sentence?.trim();
  // What binds the trial is in the charter and the AI rule, in its own words.
  const ownLines = [firm.keptHome, ...firm.ownRules].map((line) => line?.sentence.trim());
  // A loss that was told in dollars is on page one.
  const losses = new Set(
    toldLosses(ledger).flatMap(({ sentence, time }) => (time === "unsaid" ? [] : [sentence])),
  );
  const texts = ledger.unplaced
    .filter(({ sentence }) => !losses.has(sentence) && sentence !== rule?.sentence)
    .filter(({ sentence }) => !isOfTheTrial(firm, sentence.trim()))
    .filter(({ sentence }) => sentence.trim() !== season && !ownLines.includes(sentence.trim()))
    .filter(({ sentence }) => !isQuotedElsewhere(firm, plain(sentence)))
    // Where the union is has its answer already.
    .filter(
      ({ sentence }) => unionAt === null || !(sentence.includes(unionAt.union) && /union/i.test(sentence)),
    )
    // Of the story that the trial was read from each sentence is a part of it.
    .filter(({ field }) => field === "aiFriction" || (field === "otherChallenge" && firm.lead.said === null))
    .flatMap(({ sentence }) => typed(sentence) ?? [])
    .filter(
      (text) => text.split(/\s+/).length >= TELLING_WORDS && !GOES_ON.test(text) && !sums.includes(text),
    );
  const shown = texts.slice(0, UNPLACED_SHOWN).map((text) => quoted(text, QUOTE_CHARACTERS));
  if (shown.length === 0) return "";
  return `For the call, from what you wrote: ${listInWords(shown)}.`;
}

/** "Deliveries. Too many come back damaged": the trial is about what its heading says, too. */
function isOfTheTrial({ answers, lead }: CompanyProfile, sentence: string): boolean {
  const said = lead.said?.trim() ?? "";
  return (
    withoutStop(sentence) === withoutStop(said) ||
    (said !== "" && answers.otherChallenge?.includes(`${said} ${sentence}`) === true)
  );
}

/** What page one quotes, or what binds the trial, has its answer there. */
function isQuotedElsewhere(firm: CompanyProfile, sentence: string): boolean {
  const { against, convinced, limits, unwilling, leaver, tried, wentWrong, loss, leaked } = firm;
  const quotes = [against, unwilling, leaver, tried, ...limits].map((line) => line?.quote ?? null);
  return [...quotes, convinced, wentWrong, loss, leaked].some(
    (quote) => quote !== null && sentence.includes(unquoted(plain(quote))),
  );
}
