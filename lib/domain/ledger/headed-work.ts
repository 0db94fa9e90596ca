import { type Fact, type FactOf, factsOf, type Work } from "./fact";
import { SURE } from "./found";
import { type Heading, headingOf, isOfHeading } from "./heading";
import type { History } from "./numbers/context";
import { isTimeUnit, singularIn } from "./numbers/units";
import type { Sentence } from "./sentence";
import { isOursToday, isTrouble, isWritten, oneOf, tellsOfAHand } from "./written-by-hand";

/** The work that a heading names, where the sentences behind it count that work: no list has to know its word. */

/** What makes a few words something else than the name of work. */
const OTHERWISE: ReadonlySet<Fact["kind"]> = new Set([
  ...(["constraint", "incident", "verdict", "state", "product", "body", "person", "goal"] as const),
]);

/** How many sentences speak of what a heading named. */
const REACH = 5;
/** And how many of these tell whose hand is at it. */
const NEAR = 3;

/** What the next sentences may count without a noun. */
export function underHeading(
  sentence: Sentence,
  read: { readonly facts: readonly Fact[]; readonly history: History },
): History {
  const heading = headingOf(sentence);
  return heading === null || heading.isLabel || isNamed(read.facts) || isPlace(read.facts, sentence, heading)
    ? read.history
    : { ...read.history, heading: heading.noun, headed: false };
}

/** "Kelowna." is where it is done. */
const isPlace = (facts: readonly Fact[], { text, tokens }: Sentence, { to }: Heading): boolean =>
  factsOf(facts, "place").some(({ span }) => span[1] >= text.typedAt(tokens[to - 1]?.end ?? 0));

const isNamed = (facts: readonly Fact[]): boolean => facts.some(({ kind }) => OTHERWISE.has(kind));

/** The facts with the headed work among them, as a task in their own words. */
export function headedWork(facts: readonly Fact[], sentences: readonly Sentence[], typed: string): Fact[] {
  return sentences.reduce<Fact[]>(
    (all, sentence, at) => {
      const heading = headingOf(sentence);
      if (heading === null) return all;
      const end = sentence.text.typedAt(sentence.tokens[heading.to - 1]?.end ?? 0);
      const within = all.filter((fact) => fact.sentenceAt === placeOf(sentence) && fact.span[0] < end);
      const under = [...(heading.isLabel ? [sentence] : []), ...below(sentences.slice(at + 1))];
      const places = new Set(under.map(placeOf));
      const work = workIn(under);
      const rates = factsOf(all, "rate").filter((fact) => places.has(fact.sentenceAt));
      const counted =
        countedAs(heading, rates, work) ??
        writtenByHand(heading, under, all) ??
        doneByHand(heading, sentence, under);
      // "The refill faxes." and "Paperwork." are work, however they come in.
      const named = within.filter((fact) => fact.kind !== "constraint" || !OF_WRITING.has(fact.key));
      if (isNamed(named) || isPlace(within, sentence, heading) || counted === null) return all;
      const task = taskOf(sentence, heading, counted, work, within, typed);
      return task === null ? all : [...all.filter((fact) => !isTaskOf(fact, within)), task].sort(byPlace);
    },
    [...facts],
  );
}

const OF_WRITING: ReadonlySet<string> = new Set(["paper_intake", "regulated"]);

const isTaskOf = (fact: Fact, within: readonly Fact[]): boolean =>
  fact.kind === "task" && within.includes(fact);
const byPlace = (one: Fact, other: Fact): number => one.span[0] - other.span[0];

/** What follows, until the next heading. */
function below(sentences: readonly Sentence[]): readonly Sentence[] {
  const near = sentences.slice(0, REACH);
  const next = near.findIndex((each) => headingOf(each) !== null);
  return next === -1 ? near : near.slice(0, next);
}

const placeOf = ({ text, start }: Sentence): number => text.typedAt(start);

/** "Repeat calls: 96 a month": what is done again is a trouble, whatever is done. */
const IS_DONE_AGAIN = /^(?:repeat|return|second|wasted|rejected|returned|refused|redone) /;

/** The heading's own noun, where it was timed, or counted and done; else what is counted and timed under "Pricing". */
function countedAs({ noun, isDoing }: Heading, rates: readonly FactOf<"rate">[], work: Work): string | null {
  const volume = rates.find(({ role, unit, per }) => role === "volume" && isTimeUnit(per) && unit !== null);
  const isTimed = (said: string) => rates.some(({ role, per }) => role === "duration" && per === said);
  const isDone = ({ role, unit, per }: FactOf<"rate">) =>
    role === "duration" ? isOfHeading(per, noun) : work !== "any" && isOfHeading(unit, noun);
  if (rates.some(isDone)) return HAPPENS.test(noun) || IS_DONE_AGAIN.test(noun) ? null : noun;
  const unit = volume?.unit ?? null;
  return isDoing && unit !== null && isTimed(unit) ? unit : null;
}

/** "Survey reports. I dictate on the dock, Dina types it up": a piece of writing and a hand at it, with hardly a figure. */
function writtenByHand(heading: Heading, under: readonly Sentence[], facts: readonly Fact[]): string | null {
  const isTheirs = under.some(({ field }) => field !== "aiExperience");
  const places = new Set(under.map(placeOf));
  const figures = facts.filter(({ kind, sentenceAt }) => FIGURES.has(kind) && places.has(sentenceAt));
  // With more of them, what goes wrong was counted, and is counted first.
  if (!isTheirs || !isWritten(heading) || figures.length > MOST_FIGURES) return null;
  return under.slice(0, NEAR).some((sentence) => tellsOfAHand(sentence, heading))
    ? oneOf(heading.noun)
    : null;
}
const FIGURES: ReadonlySet<Fact["kind"]> = new Set(["quantity", "rate", "amount", "change"]);
const MOST_FIGURES = 2;

/**
 * "Lameness sheets. Every cow gets a line. My wife types them.": several of them, and a hand that does each of them, though
 * no one counted.
 */
function doneByHand(heading: Heading, { tokens, lang }: Sentence, under: readonly Sentence[]): string | null {
  const { noun, isLabel } = heading;
  if (isLabel || HAPPENS.test(noun) || isTrouble(noun)) return null;
  const isSeveral = tokens.some((token) => singularIn(lang, token) !== undefined);
  const isDone = (sentence: Sentence) => {
    const said = sentence.text.folded.slice(sentence.start, sentence.end);
    return isOursToday(sentence) && (DOES_THEM.test(said) || FINDS_THE_OLD.test(said));
  };
  return isSeveral && under.some(isDone) ? noun : null;
}

/** "Just hunting for how we priced the same thing before" */
const FINDS_THE_OLD =
  /(?<!\p{L})(?:(?:hunt|search|dig|comb|rummag|leaf|flip|scroll)\p{L}* (?:for|through|back|around)|(?:look|looks|looked|looking) (?:up|back)|track\p{L}* down|cherch\p{L}+|fouill\p{L}+) (?:\p{L}+ ){0,8}?(?:before|old|last|past|earlier|previous|similar|same|archives?|binders?|ancien\p{L}*|passe\p{L}*|precedent\p{L}*|classeurs?)(?!\p{L})/u;

const DOES_THEM =
  /(?<!\p{L})(?:re-?types?|re-?typing|re-?keys?|re-?keying|keys?|keyed|keying|types?|typed|typing|enters|entered|entering|transcribes?|transcribing|writes|writing|reads|reading|compares?|comparing|checks|checking|scans|scanning|ressaisit|ressaisissent|tape|tapent|saisit|saisissent|recopient?) (?:(?:all|every one|each|most|half) of )?(?:them|those|these|each|every one)(?!\p{L})|(?<!\p{L})les (?:ressaisit|ressaisissent|tapent?|saisit|saisissent|recopient?)(?!\p{L})/u;

/** What happens to a firm, or passes by, and is no work that a step could be taken off. */
const HAPPENS =
  /(?:^|[ -])(?:breakdown|outage|absence|delay|stop|stoppage|fine|penalty|vacancy|accident|injury|spill|fire|leak|fall|alarm|cut|failure|strike|truck|lorry|vessel|boat|bus|train|tonne|ton|break|queue|wait|no[ -]show|departure|resignation|price|cost|loss|panne|arret|absence|retard|amende|accident|blessure|grève|greve|fuite|camion|navire|prix|depart)$/;

function taskOf(
  sentence: Sentence,
  { from, to }: Heading,
  noun: string,
  work: Work,
  own: readonly Fact[],
  typed: string,
): FactOf<"task"> | null {
  const { text, tokens, field, lang } = sentence;
  const known = factsOf(own, "task").at(-1);
  const span = [text.typedAt(tokens[from]?.start ?? 0), text.typedAt(tokens[to - 1]?.end ?? 0)] as const;
  const sentenceAt = placeOf(sentence);
  // What the list knows whole needs no heading: "Orders."
  if (known !== undefined && known.span[0] <= span[0] && span[1] <= known.span[1]) return null;
  return {
    kind: "task",
    key: known?.key ?? "headed",
    noun,
    work,
    field,
    sentence: typed.slice(sentenceAt, text.typedAt(sentence.end)),
    sentenceAt,
    span,
    text: typed.slice(...span),
    lang,
    polarity: "affirmed",
    confidence: SURE,
    tier: "assert",
    subject: null,
    ironic: false,
    source: "rule",
  };
}

/** What is done with it, by the verb that comes first. */
const WORKS: readonly (readonly [Work, RegExp])[] = [
  [
    "dictate",
    /(?<!\p{L})(?:dictat|dictaphone|(?:voice|tape|with a|into a|to a) recorder|voice (?:memos?|notes?)|dicte(?:nt)?(?!\p{L}))/u,
  ],
  ["find", FINDS_THE_OLD],
  [
    "fill",
    /(?<!\p{L})(?:re-?typ|re-?key|ressais|retap|recopi|rempli|cop(?:y|ies|ied|ying)(?!\p{L})|fill(?:s|ed|ing)? (?:in|out|them|it)(?!\p{L})|templates?(?!\p{L})|gabarits?(?!\p{L}))/u,
  ],
  [
    "enter",
    /(?<!\p{L})(?:(?:writes?|wrote|written|writing) (?:\p{L}+ ){0,2}?(?:on|onto) (?:\p{L}+ )?(?:paper|cards?|slips?|clipboards?)|keys?|keyed|keying|typ(?:e|es|ed|ing)|enters?|entered|entering|reconcil\p{L}*|transcri\p{L}*|match(?:es|ed|ing)?|sais\p{L}*|tap(?:e|ent|er)|verifi\p{L}*|rapproch\p{L}*)(?!\p{L})/u,
  ],
  [
    "write",
    /(?<!\p{L})(?:writes?|wrote|writing|scribbl|re-?writes?|drafts?|drafting|draws? (?:\p{L}+ ){0,3}?up(?!\p{L})|redig\p{L}*|ecri(?:t|re|vent))(?!\p{L})/u,
  ],
  [
    "read",
    /(?<!\p{L})(?:reads?|reading|reviews?|reviewing|lit|lisent|lire|relit|relis|relisent|relire|relisons|relue?s?)(?!\p{L})/u,
  ],
];

function workIn(under: readonly Sentence[]): Work {
  const said = under.map(({ text, start, end }) => text.folded.slice(start, end)).join(" ");
  const found = WORKS.flatMap(([work, verbs]) => {
    const at = said.search(verbs);
    return at === -1 ? [] : [{ work, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.work ?? "any";
}
