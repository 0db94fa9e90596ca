import { type Fact, type FactOf, type Field, factsOf, isFirm, type Ledger, type Unplaced } from "./fact";

/**
 * Slot filling for what was said in a talk, on the phone or in writing: each sentence fills one slot at most. Every slot
 * carries its span, so that a quotation is word for word.
 */
export interface Slot {
  readonly field: Field;
  readonly span: readonly [number, number];
  /** What to quote: the phrase for a figure or an owner, else the sentence. */
  readonly text: string;
  readonly sentence: string;
  /** For an obstacle: the constraint's or the incident's key. */
  readonly label: string | null;
}

export interface Slots {
  readonly nextStep: Slot | null;
  readonly figures: readonly Slot[];
  readonly obstacles: readonly Slot[];
  readonly goal: Slot | null;
  readonly owner: Slot | null;
  readonly systems: readonly Slot[];
  readonly example: Slot | null;
  readonly uncounted: Slot | null;
}

interface Said {
  readonly field: Field;
  readonly sentence: string;
  readonly sentenceAt: number;
  readonly facts: readonly Fact[];
}

const STEP =
  /\b(?:(?:i|we)(?:'|’)?ll\b|(?:i|we) will\b|(?:am|are|(?:'|’)(?:m|re)) going to\b|plan(?:ning)? to\b|could start|next (?:week|month|quarter)|by (?:the end of|january|february|march|april|may|june|july|august|september|october|november|december)|la semaine prochaine|le mois prochain|nous allons|je vais|on va\b|d(?:'|’)ici)/i;
/** "We will lose the client": what is feared, what is not done, and what others do is no step of theirs. */
const NO_STEP =
  /n(?:'|’)t\b|\b(?:not|never|no one|nobody|lose|fail|worse|retires?|retiring|leaves?|leaving|happened)\b|^(?:if|unless|when)\b/i;
const WISH =
  /\b(?:(?:i|we)(?:(?:'|’)d| would)(?: \w+)? (?:like|love|want|prefer|need)\b|(?:i|we|the board|our board)(?: \w+)? (?:wants?|hopes?|wish(?:es)?|aims?)\b|(?:i|we)(?: \w+)? need to (?:see|know|understand|find|get|cut|reduce|stop|improve|learn|prove|show|trust|be)\b|(?:should|would|could|to) be able to|clearly better|(?:goal|aim|target|wish) (?:is|would be)|aimerai[st]|aimerions|voudrai[st]|voudrions|souhait\w*)|^(?:to )?(?:cut|reduce|save|faster|fewer|quicker|shorter|réduire|gagner)\b/i;
const CASE =
  /\b(?:last (?:week|month|year|quarter|spring|summer|fall|autumn|winter|time|night|season|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)|for example|for instance|i remember|one (?:client|customer|patient|member|job|file|guest)|yesterday|par exemple|la semaine dernière|le mois dernier|l(?:'|’)an dernier|hier\b|un client)/i;
const WHEN =
  /\b(?:in|on|since) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const WENT =
  /\b(?:was|were|had|went|lost|took|called|closed|sent|came|left|asked|got|told|stopped|filed|wanted|ate|reached|missed|bought|paid|found|made|said|wrote)\b/i;

/** A case that is told, and not only a habit. */
export const tellsACase = (text: string): boolean => CASE.test(text) || (WHEN.test(text) && WENT.test(text));

const PROBLEM =
  /\b(?:too|lack|afraid|fear|worr(?:y|ies|ied)|concern(?:ed|s)?|risk|stuck|block(?:s|ed)?|prevent|slow|hard|difficult|struggle|problem|issue|expensive|resist|rule|policy|trop|manque|peur|inquiet|risque|bloqu\w*|lent|difficile|problème|cher)\b/i;

export function slotsOf(ledger: Ledger): Slots {
  const said = sentencesOf(ledger);
  const figures: Slot[] = [];
  const obstacles: Slot[] = [];
  const first: Partial<Record<"nextStep" | "goal", Slot>> = {};
  for (const each of said) {
    const figure = isStep(each) || isWish(each) ? undefined : each.facts.find(isFigure);
    const obstacle = obstacleIn(each);
    if (isStep(each)) first.nextStep ??= whole(each);
    else if (figure !== undefined) figures.push(slotOf(figure));
    else if (isWish(each)) first.goal ??= whole(each);
    else if (obstacle !== null) obstacles.push(obstacle);
  }
  const facts = said.flatMap((each) => each.facts);
  const example = said.find((each) => tellsACase(each.sentence) && !isStep(each));
  const uncounted = factsOf(facts, "state").find(
    ({ key, polarity }) => key === "not_measured" && polarity === "affirmed",
  );
  return {
    nextStep: first.nextStep ?? null,
    figures,
    obstacles,
    goal: first.goal ?? null,
    owner: ownerIn(said),
    systems: factsOf(facts, "product")
      .filter(({ polarity }) => polarity === "affirmed")
      .map(slotOf),
    example: example === undefined ? null : whole(example),
    uncounted: uncounted === undefined ? null : slotOf(uncounted),
  };
}

const isStep = ({ sentence }: Said): boolean => STEP.test(sentence) && !NO_STEP.test(sentence.trim());
const isWish = ({ sentence }: Said): boolean => WISH.test(sentence.trim());

/** The sentences of the talks, understood or not, in their order. */
function sentencesOf({ facts, unplaced }: Ledger): Said[] {
  const byPlace = new Map<string, Said>();
  const add = ({ field, sentence, sentenceAt }: Unplaced, fact: Fact | null) => {
    if (!field.startsWith("talk:")) return;
    const key = `${field} ${sentenceAt}`;
    const had = byPlace.get(key) ?? { field, sentence, sentenceAt, facts: [] };
    byPlace.set(key, fact === null ? had : { ...had, facts: [...had.facts, fact] });
  };
  for (const fact of facts) add(fact, fact);
  for (const sentence of unplaced) add(sentence, null);
  return [...byPlace.values()].sort(
    (one, other) => one.field.localeCompare(other.field) || one.sentenceAt - other.sentenceAt,
  );
}

function isFigure(fact: Fact): boolean {
  if (fact.polarity === "hypothetical" || fact.confidence < 0.7 || fact.ironic) return false;
  if (fact.kind === "amount") return true;
  if (fact.kind === "change") return fact.to !== null;
  return (fact.kind === "quantity" || fact.kind === "rate") && fact.unit !== null && fact.unit !== "age";
}

/** What is in the way; that a thing is not counted is a slot of its own. */
function obstacleIn(said: Said): Slot | null {
  const { facts, sentence } = said;
  if (factsOf(facts, "state").some(({ key }) => key === "not_measured")) return null;
  const named = facts.find(
    (fact): fact is FactOf<"constraint" | "incident"> =>
      (fact.kind === "constraint" || fact.kind === "incident") && isFirm(fact),
  );
  if (named !== undefined) return { ...slotOf(named), text: sentence, label: named.key };
  const isDenied = facts.some(({ kind }) => kind === "negation") && PROBLEM.test(sentence);
  return isDenied ? { ...whole(said), label: weakLabel(facts) } : null;
}

/** Not enough to assert, enough to name the drawer. */
const weakLabel = (facts: readonly Fact[]): string | null => factsOf(facts, "constraint")[0]?.key ?? null;

/** Those who are served, sold to or asked, and many at once, own no work. */
const NO_OWNER =
  /(?:client|customer|patient|member|tenant|guest|student|parent|family|donor|supplier|vendor|competitor|insurer|auditor|investor|shareholder|staff|crew|faculty|people|team|[^s]s)$/i;

/** A role with "our" or "my": first one that the next step names, then one that is said to have the work. */
function ownerIn(said: readonly Said[]): Slot | null {
  const owners = said.flatMap((each) =>
    [...rolesIn(each), ...headsIn(each)].map((slot) => ({
      rank: isStep(each) ? 2 : HAS_IT.test(each.sentence) ? 1 : 0,
      slot,
    })),
  );
  return owners.sort((one, other) => other.rank - one.rank)[0]?.slot ?? null;
}

const HAS_IT = /\b(?:owns?|leads?|runs?|in charge|responsible)\b/i;

const rolesIn = (each: Said): Slot[] =>
  factsOf(each.facts, "person").flatMap((person) => {
    if (NO_OWNER.test(person.text)) return [];
    const before = each.sentence.slice(0, person.span[0] - each.sentenceAt);
    const own = /\b(?:our|my|notre|mon|ma)\s+(?:[\p{Ll}-]{2,20}\s){0,2}$/iu.exec(before)?.[0];
    return own === undefined ? [] : [widened(person, own)];
  });

/** "Our head of customer success" is no name of a role in our lists. */
const HEAD = /\b(?:our|my) (?:head|vp|director) of \p{Ll}[\p{L}-]*(?: success| services?| operations)?/iu;

function headsIn(each: Said): Slot[] {
  const found = HEAD.exec(each.sentence);
  if (found === null) return [];
  const [text] = found;
  const from = each.sentenceAt + found.index;
  return [{ ...whole(each), span: [from, from + text.length], text }];
}

/** "Our director of compliance", with both ends. */
function widened(fact: Fact, before: string): Slot {
  const behind = fact.sentence.slice(fact.span[1] - fact.sentenceAt);
  const after =
    /^ of \p{Ll}[\p{L}-]*(?: (?:and|et) \p{Ll}[\p{L}-]*| success| services?| operations)?/u.exec(
      behind,
    )?.[0] ?? "";
  return {
    ...slotOf(fact),
    span: [fact.span[0] - before.length, fact.span[1] + after.length],
    text: `${before}${fact.text}${after}`,
  };
}

const slotOf = ({ field, span, text, sentence }: Fact): Slot => ({
  field,
  span,
  text,
  sentence,
  label: null,
});

const whole = ({ field, sentence, sentenceAt }: Said): Slot => ({
  field,
  span: [sentenceAt, sentenceAt + sentence.length],
  text: sentence,
  sentence,
  label: null,
});
