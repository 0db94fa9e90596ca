import { STATES } from "@/lib/domain/ledger/fact";
import { TOPICS, type Topic } from "@/lib/domain/topic/topics";
import { lexicon } from "@/lib/knowledge/lexicon";
import { profileOf } from "@/lib/playbook/company-profile";
import { currentState } from "@/lib/playbook/current-state";
import { otherSaid } from "@/lib/playbook/friction/by-topic";
import { alsoTold, LABELS, repliesToFriction, unplacedSaid } from "@/lib/playbook/friction/friction";
import { FRESH_FIRMS } from "@/tests/fixtures/fresh-firms";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { TELLING_SENTENCES } from "@/tests/fixtures/telling-sentences";
import { answersFor } from "@/tests/support/answers";

type Firm = keyof typeof READ_FIRMS;
const firmOf = (firm: Firm) => profileOf(answersFor(READ_FIRMS[firm]));
const saying = (aiFriction: string) =>
  profileOf(answersFor({ ...READ_FIRMS.gc, otherChallenge: "", aiExperience: "", aiFriction }));

describe("friction in several labels", () => {
  const TAKEN_UP: readonly (readonly [Firm, RegExp])[] = [
    ["law", /Privilege is a line between documents.*two of the five cases/s],
    ["salmon", /no signal.*Tagalog, Punjabi and Cantonese.*hands in IT/s],
    ["pension", /four months.*trustees insist that data stays in Canada.*140 employers/s],
    ["ski", /your father's point.*guests/s],
    ["charter", /4,000 families/],
    ["timber", /The USW.*Article 17 of the collective agreement.*six months.*duties/s],
    ["saas", /SOC 2.*what AI costs for each result/s],
    ["clinic", /about 30 of your 140 physicians.*nineteen PIAs.*medical director/is],
    ["gc", /half the sites.*superintendents will not type.*site instructions/s],
    ["cpa", /waste of time.*invented/s],
  ];
  it.each(TAKEN_UP)("takes up the words of %s in our own sentences", (firm, words) => {
    const said = repliesToFriction(firmOf(firm)).map(({ reading }) => reading);
    expect(said.join("\n").replace(/“[^”]*”/g, "")).toMatch(words);
  });

  it("answers at most three, each with an action of its own, and names the others", () => {
    const firm = firmOf("clinic");
    const replies = repliesToFriction(firm);
    expect(new Set(replies.map(({ action }) => action.what)).size).toBe(3);
    expect(alsoTold(firm)).toMatch(/MOAs who leave.*they come after these\.$/);
  });

  it.each(["No hygienists anywhere", "We cannot find hygienists", "Hygienist shortage"])(
    "reads people who are not to be found as too few, and not as people who leave: %s",
    (typed) => {
      const said = repliesToFriction(saying(typed)).map(({ reading }) => reading);
      expect(said.join()).toContain("short-staffed");
      expect(said.join()).not.toContain("leave");
    },
  );

  it("takes a whiteboard for records that are kept in many places, and not for paper that arrives", () => {
    const said = JSON.stringify(repliesToFriction(saying("Dispatch still runs off a whiteboard")));
    expect(said).toContain("one clean list");
    expect(said).not.toMatch(/scan|fax/);
  });

  it("quotes what it does not understand, and answers nothing", () => {
    const firm = saying("The raccoons are back on Fridays");
    expect(repliesToFriction(firm)).toEqual([]);
    expect(unplacedSaid(firm)).toBe("For the call, from what you wrote: “The raccoons are back on Fridays”.");
  });

  it("reads a union, a verdict and a residency as what they are", () => {
    expect(repliesToFriction(firmOf("timber")).map(({ action }) => action.what)[0]).toMatch(/^Give the USW/);
    expect(JSON.stringify(repliesToFriction(firmOf("cpa")))).not.toMatch(/time is the first thing/);
    expect(JSON.stringify(repliesToFriction(firmOf("pension")))).not.toMatch(/one clean list/);
  });
});

describe("what the person placed", () => {
  const SENTENCES = [
    "The raccoons are back on Fridays",
    "The moon is full above the yard",
    "A gull sits on the mast",
  ] as const;
  const placing = (topics: readonly Topic[], firm: Firm = "gc", rest = "") =>
    profileOf(
      answersFor({
        ...READ_FIRMS[firm],
        ...{ otherChallenge: "", aiExperience: "" },
        aiFriction: [...SENTENCES.slice(0, topics.length), rest].join(". "),
        sentenceTopics: Object.fromEntries(
          topics.map((topic, place) => [
            `aiFriction:${place}`,
            { field: "aiFriction", sentence: `${SENTENCES[place]}.`, topic },
          ]),
        ),
      }),
    );
  const NAMED = TOPICS.filter(({ value }) => value !== "other");

  it.each(NAMED)("is answered with its own action, as about $value", ({ value }) => {
    const firm = placing([value]);
    const [reply, ...others] = repliesToFriction(firm);
    expect(others).toEqual([]);
    expect(reply?.reading).toMatch(`You told us that “${SENTENCES[0]}” is mostly about ${value}. `);
    expect(unplacedSaid(firm) + otherSaid(firm)).toBe("");
    const { keyChallenges, actions } = currentState(firm, []);
    expect(keyChallenges).toContain(reply?.reading);
    expect(actions).toContainEqual(reply?.action);
    expect(JSON.stringify(keyChallenges)).not.toContain("For the call");
  });

  it.each(Object.keys(READ_FIRMS) as Firm[])("in whole sentences that differ, at %s", (firm) => {
    const replies = NAMED.flatMap(({ value }) => repliesToFriction(placing([value], firm)));
    expect(new Set(replies.map(({ action }) => action.what)).size).toBe(NAMED.length);
    for (const { reading, action } of replies)
      for (const text of [reading, action.what, action.firstStep, action.measure]) {
        expect(text).toMatch(/^[A-Z].*[.]$/);
        expect(text).not.toMatch(/undefined|null| {2}|\.\.|,,|the the |the your /);
      }
  });

  it("what the trial is about is not said to come later", () => {
    expect(profileOf(FRESH_FIRMS.grocer).lead.said).toMatch(/^Shrink rose/);
    expect(alsoTold(profileOf(FRESH_FIRMS.grocer))).not.toContain("shrink");
  });

  it("two under one heading have one answer, and three have theirs beside two that were understood", () => {
    const [both, ...none] = repliesToFriction(placing(["rules", "rules"]));
    expect(none).toEqual([]);
    expect(both?.reading).toMatch(`“${SENTENCES[0]}” and “${SENTENCES[1]}” are mostly about rules.`);
    const told = `${READ_FIRMS.clinic.aiFriction}`;
    const three = placing(["rules", "money", "time"], "clinic", told);
    expect(repliesToFriction(three)).toHaveLength(5);
    expect(repliesToFriction(placing(["rules"], "clinic", told))).toHaveLength(4);
    expect(alsoTold(three)).toMatch(/come after these\.$/);
  });

  it("is quoted where it is about something else", () => {
    const firm = placing(["other"]);
    expect(repliesToFriction(firm)).toEqual([]);
    expect(unplacedSaid(firm)).toBe("");
    expect(otherSaid(firm)).toBe(
      `You also wrote: “${SENTENCES[0]}”. You put it under none of our headings; bring it to the call.`,
    );
  });
});

it("has one label for a meaning, and knows each by its key", () => {
  const keys = LABELS.flatMap((label) => label.keys);
  expect(new Set(keys).size).toBe(keys.length);
  const { constraints, incidents, verdicts } = lexicon;
  const known = new Set<string>([
    ...[...constraints, ...incidents, ...verdicts].map(({ key }) => key),
    ...STATES,
  ]);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
  expect(constraints.filter(({ key }) => !keys.includes(key)).map(({ key }) => key)).toEqual([]);
});

it.each(TELLING_SENTENCES)("writes whole sentences about %j", (sentence) => {
  for (const { reading, action } of repliesToFriction(saying(sentence))) {
    for (const text of [reading, ...Object.values(action)]) {
      expect(text).toMatch(/^[A-Z“]/);
      expect(text).not.toMatch(/undefined|null| {2}|\.\.|,,|the the |the your /);
    }
    for (const text of [reading, action.what, action.firstStep, action.measure]) expect(text).toMatch(/\.$/);
  }
});
