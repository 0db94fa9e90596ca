/** Number words of both languages. */

const table = (words: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(words));

const ENGLISH =
  "_ _ two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const FRENCH = "_ _ deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize";
const inOrder = (words: string): [string, number][] =>
  words.split(" ").flatMap((word, value): [string, number][] => (word === "_" ? [] : [[word, value]]));

/** "One", "un" and "une" are left out: they are articles more often than numbers. */
export const UNITS: ReadonlyMap<string, number> = new Map([
  ...inOrder(ENGLISH),
  ...inOrder(FRENCH),
  ...table({ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 }),
  ...table({ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 }),
]);

export const MULTIPLIERS = table({
  hundred: 100,
  cent: 100,
  cents: 100,
  thousand: 1_000,
  mille: 1_000,
  million: 1_000_000,
  millions: 1_000_000,
});

export const ROUGH = table({
  couple: 2,
  dozen: 12,
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
});

export const FRACTIONS = table({
  half: 1 / 2,
  moitie: 1 / 2,
  demi: 1 / 2,
  demie: 1 / 2,
  third: 1 / 3,
  tiers: 1 / 3,
  quart: 1 / 4,
  quarter: 1 / 4,
});

/** What may stand behind digits and multiply them. */
export const SCALES = table({
  k: 1_000,
  thousand: 1_000,
  mille: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  billion: 1_000_000_000,
  milliard: 1_000_000_000,
  milliards: 1_000_000_000,
});

/** "Twelve", "vingt": a number, by its word. */
export const isNumberWord = (word: string): boolean => UNITS.has(word) || MULTIPLIERS.has(word);
