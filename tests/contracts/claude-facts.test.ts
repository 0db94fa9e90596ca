import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { answersFor } from "@/tests/support/answers";
import { memoryModelUsage } from "@/tests/support/model-usage";
import { FAULTS } from "@/tests/support/stand-ins/anthropic";
import { asksForFacts, blockOf, type FactsAnswer } from "@/tests/support/stand-ins/anthropic-answers";
import { PATIENT_MS } from "@/tests/support/told-model";
import { withAnthropic } from "@/tests/support/with-anthropic";

const { anthropic, claude } = withAnthropic();

const SIGNAL = "Connectivity at the out-sites comes and goes.";
const STEAM = "Tablets die from steam.";
const SHOW = "Branch managers run their own show at Halden Creek, so ask Oseinovska.";
/** A firm of which the rules leave three sentences unplaced, beside a union that they read. */
const ANSWERS = answersFor({
  ...FIRMS[3],
  executiveName: "Margaret Oseinovska",
  companyName: "Halden Creek",
  aiExperience: null,
  otherChallenge: `The union must be asked first. ${SHOW}`,
  aiFriction: `${SIGNAL} ${STEAM}`,
});

/** One reading of a sentence, as a model would give it; `some` says what is otherwise. */
const reading =
  (text: string, some: Record<string, unknown>): FactsAnswer =>
  (sentences) => {
    const given = sentences.find((each) => each.text === text);
    const { field = "aiFriction", sentence = 0 } = given ?? {};
    return [{ field, sentence, quote: text, kind: "constraint", polarity: "affirmed", ...some }];
  };

const written = async (facts: FactsAnswer) => {
  anthropic().facts = facts;
  const usage = memoryModelUsage();
  const { reportData } = await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, usage);
  return { reportData, usage };
};

/** What the model's prose says of itself aside, and its sentences: all else is the playbook's. */
const withoutProse = ({ reportData }: Awaited<ReturnType<typeof written>>) => ({
  ...reportData,
  method: null,
});
const asPlain = async () => withoutProse(await written(() => []));

describe("candidate facts of a model (T67)", () => {
  it("what is verbatim, has a key, and is what the rules half read themselves, becomes a fact of the report", async () => {
    const { currentState: before } = writePlaybookReport(ANSWERS, WRITTEN_ON).reportData;
    const couldNotPlace = (texts: readonly string[]) =>
      texts.filter((text) => text.includes("For the call, from what you wrote")).join();
    expect(couldNotPlace(before.keyChallenges)).toContain("Connectivity");
    const { reportData, usage } = await written(reading(SIGNAL, { key: "no_signal" }));
    const { keyChallenges } = reportData.currentState;
    expect(couldNotPlace(keyChallenges)).not.toContain("Connectivity");
    expect(keyChallenges).toContainEqual(expect.stringMatching(/^Where there is no signal/));
    expect(reportData.method.writer.statement).toContain("It also read one of your sentences");
    expect(usage.signature).toMatchObject({ writer: "claude", fallback: null });
    expect(usage.calls).toHaveLength(2);
    expect(usage.calls.map(({ costUsd }) => costUsd)).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it("is asked in one small call, of the sentences alone, as data, without names (T66, T128)", async () => {
    await written(() => []);
    const [asked, prose] = anthropic().asked;
    if (asked === undefined || prose === undefined) throw new Error("Two calls are made.");
    expect(anthropic().problems).toEqual([]);
    expect([asksForFacts(asked), asksForFacts(prose)]).toEqual([true, false]);
    expect(blockOf(asked, "sentences")).toEqual([
      expect.objectContaining({ field: "aiFriction", text: SIGNAL }),
      expect.objectContaining({ field: "aiFriction", text: STEAM }),
      expect.objectContaining({
        text: expect.stringMatching(/^Branch managers .*\{company\}.*\[redacted\]/),
      }),
    ]);
    expect(asked.text).not.toMatch(/oseinovska|halden creek/i);
    expect(asked.messages[0]?.content.length).toBeLessThan(600);
    expect(JSON.parse(asked.text)).toMatchObject({ max_tokens: 2000 });
    // What is sent was sent before as well, among all that was typed.
    for (const { text } of blockOf(asked, "sentences") as { text: string }[])
      expect(JSON.stringify(blockOf(prose, "typed"))).toContain(text);
  });

  it("what the person placed themselves is not asked about", async () => {
    const usage = memoryModelUsage();
    const sentenceTopics = {
      "aiFriction:0": { field: "aiFriction", sentence: SIGNAL, topic: "connection" },
    } as const;
    await claude(PATIENT_MS).writeReport({ ...ANSWERS, sentenceTopics }, WRITTEN_ON, usage);
    const [asked] = anthropic().asked;
    expect(asked?.messages[0]?.content).toContain(STEAM);
    expect(asked?.messages[0]?.content).not.toContain(SIGNAL);
  });

  it("where the rules placed everything, nothing is asked", async () => {
    const usage = memoryModelUsage();
    await claude(PATIENT_MS).writeReport(answersFor({ ...FIRMS[3] }), WRITTEN_ON, usage);
    expect(usage.calls).toHaveLength(1);
  });

  const LIES: [string, FactsAnswer, string | null][] = [
    ["asserts what the sentence does not say", reading(STEAM, { key: "cash_crisis" }), null],
    ["asserts an incident", reading(STEAM, { kind: "incident", key: "injury" }), null],
    ["asserts a ban", reading(STEAM, { kind: "state", key: "banned" }), null],
    [
      "invents the words",
      reading(SIGNAL, { quote: "we lost a client", key: "lost_demand" }),
      "not their words",
    ],
    [
      "alters a letter",
      reading(SIGNAL, { quote: "Conectivity at the out-sites", key: "no_signal" }),
      "not their words",
    ],
    [
      "cuts a word",
      reading(SIGNAL, { quote: "onnectivity at the out-sites", key: "no_signal" }),
      "not their words",
    ],
    [
      "takes the words of another sentence",
      reading(SIGNAL, { quote: STEAM, key: "no_signal" }),
      "not their words",
    ],
    [
      "takes words that the rules have read",
      reading(SIGNAL, { quote: "The union must be asked", key: "leader_opposed" }),
      "not their words",
    ],
    [
      "names a sentence that was not given",
      reading(SIGNAL, { sentence: 77, key: "no_signal" }),
      "not their words",
    ],
    ["names a part of a sentence", reading(SIGNAL, { sentence: 0.5, key: "no_signal" }), "not their words"],
    [
      "names a field that there is none of",
      reading(SIGNAL, { field: "__proto__", key: "no_signal" }),
      "not their words",
    ],
    [
      "invents a number",
      reading(SIGNAL, { quote: "61 hours a week", kind: "rate", key: "61" }),
      "not their words",
    ],
    ["makes a number of their words", reading(SIGNAL, { kind: "rate", key: "61 hours" }), "unknown key"],
    ["names a key that there is none of", reading(SIGNAL, { key: "buy_deepforge" }), "unknown key"],
    ["names a product", reading(SIGNAL, { kind: "product", key: "copilot" }), "unknown key"],
    ["denies a union", reading(STEAM, { key: "union", polarity: "negated" }), "polarity"],
    ["turns a denial round", reading(SIGNAL, { key: "no_signal", polarity: "denied" }), "polarity"],
  ];
  it.each(LIES)("%s: the report is as if nothing had been said", async (_, facts, why) => {
    const plain = await asPlain();
    const lied = await written(facts);
    expect(withoutProse(lied)).toEqual(plain);
    const removed = lied.usage.signature?.removed ?? {};
    const counted = Object.keys(removed).filter((each) => each.startsWith("facts: "));
    expect(counted).toEqual(why === null ? [] : [`facts: ${why}`]);
    expect(lied.reportData.method.writer.statement).not.toContain("It also read");
  });

  it("at most twelve are looked at, and the same thing counts once", async () => {
    const one = reading(SIGNAL, { key: "no_signal" });
    const { usage, reportData } = await written((sentences) =>
      Array.from({ length: 40 }, () => one(sentences)).flat(),
    );
    expect(usage.signature?.removed).toMatchObject({ "facts: read already": 11, "facts: too many": 28 });
    expect(reportData.method.writer.statement).toContain("one of your sentences");
  });

  const NONSENSE: [string, unknown][] = [
    ["no list", "everything"],
    ["numbers", [1, 2, 3]],
    ["half of a fact", [{ field: "aiFriction" }]],
    ["a list without end", Array.from({ length: 5_000 }, () => ({}))],
  ];
  it.each(NONSENSE)("answers nonsense (%s): the prose is asked for all the same", async (_, facts) => {
    const plain = await asPlain();
    const { usage, ...rest } = await written(() => facts);
    expect(withoutProse({ usage, ...rest })).toEqual(plain);
    expect(usage.calls.map(({ outcome }) => outcome)).toEqual(["invalid", "answered"]);
    expect(usage.signature?.writer).toBe("claude");
  });

  it.each(["529", "500", "reset in mid-body", "rubbish"] as const)(
    "the vendor fails it (%s): it is not tried again, and the prose is",
    async (name) => {
      const plain = await asPlain();
      anthropic().behave(FAULTS[name], { times: 1 });
      const failed = await written(reading(SIGNAL, { key: "no_signal" }));
      expect(withoutProse(failed)).toEqual(plain);
      expect(failed.usage.calls.at(-1)?.outcome).toBe("answered");
      expect(failed.usage.calls).toHaveLength(2);
    },
  );

  it("a silent vendor costs it a fifth of the time, and the report nothing", async () => {
    const plain = await asPlain();
    anthropic().behave(FAULTS.hang, { times: 1 });
    const usage = memoryModelUsage();
    const { reportData } = await claude(PATIENT_MS / 2).writeReport(ANSWERS, WRITTEN_ON, usage);
    expect({ ...reportData, method: null }).toEqual(plain);
    expect(usage.calls.map(({ outcome }) => outcome)).toEqual(["timeout", "answered"]);
    expect(usage.calls[0]?.milliseconds).toBeLessThan(PATIENT_MS / 4);
    expect(usage.calls[0]?.outputTokens).toBe(2000);
  });

  it("beyond the budget, and by a key that is refused, no second call is made (T71)", async () => {
    const none = memoryModelUsage(0);
    const report = await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, none);
    expect(anthropic().calls).toHaveLength(0);
    expect(none.signature).toMatchObject({ writer: "playbook", fallback: "budget" });
    expect(report).toEqual(writePlaybookReport(ANSWERS, WRITTEN_ON));
    anthropic().behave(FAULTS["401"]);
    const refused = memoryModelUsage();
    expect(await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, refused)).toEqual(report);
    expect(refused.calls).toMatchObject([{ outcome: "rejected", status: 401 }]);
    expect(refused.signature).toMatchObject({ writer: "playbook", fallback: "rejected" });
  });

  it("where its prose fails, the playbook's own report is signed by the playbook alone", async () => {
    anthropic().facts = reading(SIGNAL, { key: "no_signal" });
    const usage = memoryModelUsage(1);
    const report = await claude(PATIENT_MS).writeReport(ANSWERS, WRITTEN_ON, usage);
    expect(report).toEqual(writePlaybookReport(ANSWERS, WRITTEN_ON));
    expect(usage.signature).toMatchObject({ writer: "playbook", fallback: "budget" });
  });
});
