import { isAboutAi } from "./about-ai";
import { isBanHere } from "./ban-here";
import type { Fact } from "./fact";
import { type Found, foundAt, HINT } from "./found";
import { headingHere } from "./heading-reach";
import type { Lexicon } from "./lexicon";
import { type MeaningBook, type Sense, sensesIn } from "./meanings";
import { withSort } from "./name-sorts";
import { bodiesIn, type NameBooks, personsIn, placesIn } from "./names";
import type { History, VerbSets } from "./numbers/context";
import { datesIn } from "./numbers/dates";
import { numberFacts } from "./numbers/numbers";
import { negationsOf, type PolarityBooks } from "./polarity";
import { type ProductBook, productsInList, productsInProse } from "./products";
import { type NameSigns, properNames } from "./proper-names";
import type { Sentence } from "./sentence";
import { statesOf, type UseVerbs, usesIn } from "./states";
import { isOwnSide } from "./subject";
import { type TaskBook, taskFacts, tasksIn } from "./tasks";
import { wordsOfPhrase } from "./tokens";
import { unsaidUse } from "./unsaid-use";
import { factWriter, type Names, type Typed, typedSentence } from "./write-fact";

/** The word lists, made ready to be matched. */
export interface Books {
  readonly lexicon: Lexicon;
  readonly products: ProductBook;
  readonly names: NameBooks;
  readonly tasks: TaskBook;
  readonly constraints: MeaningBook<Lexicon["constraints"][number]>;
  readonly incidents: MeaningBook<Lexicon["incidents"][number]>;
  readonly verdicts: MeaningBook<Lexicon["verdicts"][number]>;
  readonly states: MeaningBook<Lexicon["states"][number]>;
  readonly polarity: PolarityBooks;
  readonly numberVerbs: VerbSets;
  readonly verbsOfUse: UseVerbs;
  readonly vendors: ReadonlySet<string>;
  readonly nameSigns: NameSigns;
}

/** One sentence: names first, because nothing else is read inside one; then meanings, numbers, and what follows. */
export function readFacts(
  sentence: Sentence,
  typed: string,
  books: Books,
  history: History,
): { facts: Fact[]; history: History; sentence: Typed } {
  const names = namesIn(sentence, books);
  const isShort = ["customLocation", "companyName", "companyActivity", "executiveTitle"].includes(
    sentence.field,
  );
  const isList = sentence.field === "otherPlatforms" && names.products.length > 0;
  const rest =
    isList || (isShort && sentence.field !== "companyActivity")
      ? { found: [], history }
      : meaningsIn(sentence, names, books, history);
  // What they do is no problem and no plan of theirs; but how much of it there is, is theirs.
  const found = isShort ? rest.found.filter(isCount) : rest.found;
  const all = [
    ...[...names.products, ...names.bodies, ...names.persons, ...names.places, ...names.unknown],
    ...found,
  ];
  const words = typedSentence(sentence, typed);
  const reading = { verbs: books.lexicon.verbs, vendors: books.vendors, all };
  const write = factWriter(sentence, typed, words, names, reading);
  const facts = all.map(write).filter(isSaid).sort(byPlace);
  return { facts, history: rest.history, sentence: words };
}

const isCount = ({ finding }: Found): boolean => finding.kind === "rate" || finding.kind === "quantity";

const byPlace = (one: Fact, other: Fact): number =>
  one.span[0] - other.span[0] || other.span[1] - one.span[1] || (one.kind < other.kind ? -1 : 1);

/** Praise that is meant the other way round is none. */
const isSaid = (fact: Fact): boolean => !(fact.kind === "verdict" && fact.ironic && fact.tone === "positive");

const taker =
  (...lists: (readonly Found[])[]) =>
  (from: number, to: number) =>
    lists.some((list) => list.some((each) => each.from < to && from < each.to));

export function namesIn(sentence: Sentence, books: Books): Names {
  const { field } = sentence;
  const isPlaceAlone = field === "customLocation";
  const isList = field === "otherPlatforms";
  const products = isPlaceAlone
    ? []
    : isList
      ? productsInList(sentence, books.products)
      : productsInProse(sentence, books.products);
  const bodies =
    isPlaceAlone || isList
      ? []
      : bodiesIn(sentence, books.names).filter(({ from, to }) => !taker(products)(from, to));
  const isProse = !isPlaceAlone && !isList && field !== "companyName" && field !== "executiveTitle";
  const alone = isList ? [] : placesIn(sentence, books.names, taker(products, bodies), isPlaceAlone);
  const capitals = isProse ? properNames(sentence, books.nameSigns, taker(products, bodies)) : [];
  const isPlace = ({ from, to }: Found) => alone.some((each) => each.from <= from && to <= each.to);
  const unknown = capitals.filter((name) => !isPlace(name)).map((name) => withSort(sentence, name));
  // "Global Affairs Canada", "College of Physicians": a name of several words has no place or person inside.
  const persons = isProse ? personsIn(sentence, books.names, taker(products, bodies, unknown)) : [];
  const places = alone.filter(({ from, to }) => !taker(unknown)(from, to));
  return { products, bodies, persons, places, unknown };
}

function meaningsIn(
  sentence: Sentence,
  names: Names,
  books: Books,
  history: History,
): { found: Found[]; history: History } {
  const { products, bodies, persons } = names;
  const isNamed = taker(products);
  // "Staff reports" are reports: a person within a longer task is part of its name.
  const isPerson = (from: number, to: number) => persons.some((each) => each.from <= from && to <= each.to);
  const isTaken = taker(products, bodies);
  const tasks = tasksIn(sentence, books.tasks, (from, to) => isTaken(from, to) || isPerson(from, to));
  const taskFound = taskFacts(sentence, tasks);
  // Bodies and persons take part in constraints: "the insurer asks", "our father says".
  // "We do not allow AI here": their own ban, and no customer's.
  const constraints = sensesIn(sentence, books.constraints, isNamed).filter(
    ({ entry }) => entry.key !== "customer_forbids" || !isBanHere(sentence),
  );
  const incidents = sensesIn(sentence, books.incidents, isNamed);
  const verdicts = sensesIn(sentence, books.verdicts, isNamed).filter(
    (verdict) =>
      !isInside(verdict, constraints) && (verdict.entry.about === "own" || isAboutAi(sentence, products)),
  );
  const isForbidden = constraints.some(({ entry }) => entry.key === "customer_forbids");
  const states = statesOf(
    sentence,
    sensesIn(sentence, books.states, () => false),
    products,
    taskFound,
    isForbidden,
  );
  const people = [...bodies, ...persons].sort((one, other) => one.from - other.from);
  const numbers = numberFacts(
    {
      sentence,
      verbs: books.numberVerbs,
      tasks,
      isTaken: (at) => taker(products, bodies)(at, at + 1) || isLocalOf(sentence, bodies, at),
      history: headingHere({ sentence, tasks, history }, persons),
    },
    (verbAt) => isOwnSide(sentence, verbAt, people, books.lexicon),
  );
  const uses = usesIn(sentence, books.verbsOfUse, products, states, taskFound);
  const found = [
    ...taskFound,
    ...constraints.map((sense) => constraintFact(sentence, sense)),
    ...incidents.map(({ entry, from, to, confidence }) =>
      foundAt(sentence, from, to, { kind: "incident", key: entry.key }, confidence),
    ),
    ...verdicts.map(({ entry, from, to, confidence }) =>
      foundAt(
        sentence,
        from,
        to,
        { kind: "verdict", key: entry.key, tone: entry.tone, about: entry.about },
        confidence,
      ),
    ),
    ...states,
    ...(uses.length > 0 ? uses : unsaidUse(sentence, products, states, taskFound)),
    ...numbers.found,
    ...datesIn(sentence),
    ...ironies(sentence),
    ...negations(sentence),
  ];
  return { found, history: numbers.history };
}

/** "Teamsters 31 says", "Unite Here 40": which local it is, and no count. */
const isLocalOf = ({ tokens }: Sentence, bodies: readonly Found[], at: number): boolean =>
  tokens[at]?.kind === "number" &&
  tokens[at]?.before === " " &&
  bodies.some(({ finding, to }) => to === at && finding.kind === "body" && finding.sort === "union");

/** "Waste of time" is a verdict and no lack of time, but "no budget" is no verdict. */
const isInside = <One extends { from: number; to: number }>(
  one: One,
  others: readonly { from: number; to: number; confidence: number }[],
): boolean => others.some((each) => each.confidence > HINT && each.from <= one.from && one.to <= each.to);

/** With the words that say which: the crew's languages. */
function constraintFact(
  sentence: Sentence,
  { entry, from, to, confidence }: Sense<Lexicon["constraints"][number]>,
): Found {
  const wanted = new Set(entry.values.flatMap((value) => wordsOfPhrase(value).map(({ text }) => text)));
  const places = sentence.tokens.flatMap(({ text }, at) => (wanted.has(text) ? [at] : []));
  const values = places.map((at) => sentence.tokens[at]?.text ?? "");
  const last = Math.max(to, ...places.map((at) => at + 1));
  return foundAt(
    sentence,
    from,
    last,
    { kind: "constraint", key: entry.key, ...(values.length > 0 ? { values } : {}) },
    confidence,
  );
}

const ironies = (sentence: Sentence): Found[] =>
  sentence.cues.all
    .filter(({ kind }) => kind === "irony")
    .slice(0, 1)
    .map(({ from, to }) =>
      foundAt(sentence, from, to, { kind: "verdict", key: "ironic", tone: "ironic", about: "ai" }),
    );

const negations = (sentence: Sentence): Found[] =>
  negationsOf(sentence.cues).map(({ from, to }) => {
    const fact = foundAt(sentence, from, to, { kind: "negation", key: "" });
    return { ...fact, finding: { kind: "negation", key: sentence.text.folded.slice(fact.start, fact.end) } };
  });
