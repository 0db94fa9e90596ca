import { factsOf } from "@/lib/domain/ledger/fact";
import { withTopics } from "@/lib/domain/ledger/with-topics";
import { askedSentences } from "@/lib/domain/topic/asked-sentences";
import { TOPICS, type Topic } from "@/lib/domain/topic/topics";
import { readLedger } from "@/lib/playbook/read-ledger";

const keysOf = (fields: Parameters<typeof readLedger>[0]) =>
  askedSentences(readLedger(fields)).map(({ key }) => key);

describe("which sentences are asked about", () => {
  it("asks about those that were not understood, and about no others", () => {
    const typed = "We banned ChatGPT in March. The raccoons are back on Fridays.";
    expect(askedSentences(readLedger({ aiFriction: typed }))).toEqual([
      {
        key: "aiFriction:28",
        field: "aiFriction",
        sentence: "The raccoons are back on Fridays.",
        topic: null,
      },
    ]);
    expect(keysOf({ aiFriction: "We banned ChatGPT in March." })).toEqual([]);
    expect(keysOf({})).toEqual([]);
  });

  it("asks about three at the most, the longest first, and what is in the way before what was tried", () => {
    const raccoons = (words: string) => `The raccoons ${words}.`;
    expect(
      keysOf({
        aiExperience: raccoons("are back again here"),
        aiFriction: raccoons("are back"),
        otherChallenge: `${raccoons("have moved into the yard beside the river again")} ${raccoons("sleep there")}`,
      }),
    ).toEqual(["otherChallenge:0", "aiFriction:0", "otherChallenge:62"]);
  });

  it("asks nothing about a word or two, about other answers, and about the same words twice", () => {
    expect(keysOf({ aiFriction: "Raccoons, mostly. 😀😀 !!! 12 345" })).toEqual([]);
    expect(
      keysOf({ companyName: "The raccoons are back on Fridays Ltd.", otherPlatforms: "raccoons" }),
    ).toEqual([]);
    const twice = "The raccoons are back on Fridays.";
    expect(keysOf({ aiFriction: twice, aiExperience: twice })).toEqual(["aiFriction:0"]);
  });

  it("asks about the same ones after a choice, with the choice", () => {
    const typed = { aiFriction: "The raccoons are back on Fridays. The moon is full above the yard." };
    const before = readLedger(typed);
    const [first] = askedSentences(before);
    if (first === undefined) throw new Error("Nothing is asked.");
    const { key, field, sentence } = first;
    const after = withTopics(before, { [key]: { field, sentence, topic: "time" } });
    expect(askedSentences(after)).toEqual(
      askedSentences(before).map((one) => (one.key === key ? { ...one, topic: "time" } : one)),
    );
  });
});

describe("a sentence that was placed", () => {
  const aiFriction = "We banned ChatGPT in March. The raccoons are back on Fridays.";
  const before = readLedger({ aiFriction });
  const placed = (topic: Topic, sentence = "The raccoons are back on Fridays.") =>
    withTopics(before, { "aiFriction:28": { field: "aiFriction", sentence, topic } });

  it.each(TOPICS)("is understood for certain, as about $value", ({ value }) => {
    const { facts, unplaced } = placed(value);
    expect(unplaced).toEqual([]);
    const [fact, ...others] = factsOf(facts, "constraint").filter(({ source }) => source === "picked");
    expect(others).toEqual([]);
    expect(fact).toMatchObject({
      key: `about_${value}`,
      confidence: 1,
      tier: "assert",
      polarity: "affirmed",
    });
    expect(aiFriction.slice(...(fact?.span ?? []))).toBe(fact?.text);
    expect(facts.slice(0, before.facts.length)).toEqual(before.facts);
  });

  it("is no other sentence, and none that a list understood", () => {
    expect(placed("rules", "The raccoons are back on Mondays.")).toEqual(before);
    expect(placed("rules", "We banned ChatGPT in March.")).toEqual(before);
    expect(withTopics(before, {})).toEqual(before);
  });
});
