import { lexicon, ownedProducts } from "@/lib/knowledge/lexicon";

const repeated = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at);
const { tasks, constraints, incidents, verdicts, states, bodies, places } = lexicon;
const meanings = [...constraints, ...incidents, ...verdicts, ...states];

describe("the word lists", () => {
  it.each(Object.entries({ tasks, constraints, incidents, verdicts, states, bodies, places, ownedProducts }))(
    "have one entry a key: %s",
    (_, entries) => {
      expect(repeated(entries.map(({ key }) => key))).toEqual([]);
    },
  );

  it("call weak only what is a phrase of theirs", () => {
    const lost = meanings.flatMap(({ key, weak, en, fr }) =>
      weak
        .filter((phrase) => !en.includes(phrase) && !fr.includes(phrase))
        .map((phrase) => `${key}: ${phrase}`),
    );
    expect(lost).toEqual([]);
  });

  it("are written in the phrase language", () => {
    const phrases = [...tasks, ...meanings].flatMap(({ en, fr }) => [...en, ...fr]);
    const odd = phrases.filter(
      (phrase) =>
        !/^(?:[\p{L}\p{N}'’#/$&.,+-]+(?:\|[\p{L}\p{N}'’#-]+)*[?*]?|~\d)(?: (?:~\d|[\p{L}\p{N}'’#/$&.,+-]+(?:\|[\p{L}\p{N}'’#-]+)*[?*]?))*$/u.test(
          phrase,
        ),
    );
    expect(odd).toEqual([]);
  });

  it("take no law for a worry, and no word for the name of a system", () => {
    const [bilingual] = constraints.filter(({ key }) => key === "bilingual");
    expect([...(bilingual?.en ?? []), ...(bilingual?.fr ?? [])]).not.toContain("Law 25");
    const plain = ownedProducts.filter(
      ({ name, words, firstNames }) =>
        ["Access", "Box", "Wave", "Clover", "Opera", "Motive"].includes(name) &&
        !words.includes(name) &&
        !firstNames.includes(name),
    );
    expect(plain).toEqual([]);
  });
});
