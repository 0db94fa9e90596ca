import fc from "fast-check";
import { probeOf } from "@/lib/domain/interview/probe";
import type { Subject } from "@/lib/domain/interview/subject";
import { transcriptOf } from "@/lib/domain/interview/written-answers";
import { lexicon } from "@/lib/knowledge/lexicon";
import { obstacleLabel } from "@/lib/playbook/talk/obstacle-labels";
import { obstaclesOf } from "@/lib/playbook/talk/summary";
import { confidenceIn, readTalk } from "@/lib/playbook/talk/talk";
import { writeInsights } from "@/lib/playbook/talk/write-insights";
import { INTERVIEWS } from "@/tests/fixtures/interviews";
import { plain, quotedIn, saidIn, TALK_FIRMS, talkOf, textsOfSection } from "@/tests/support/talks";

const { firm } = talkOf("gc");
const answersOf = (...lines: string[]) => lines.map((text) => ({ asked: null, text }));
const read = (...lines: string[]) => readTalk(firm, "business_challenges", answersOf(...lines));
const insightsOn = (subject: Subject, of: typeof firm, ...lines: string[]) => {
  const { questions } = talkOf("gc");
  const asked = {
    business_challenges: "q1Primary",
    ai_tools_and_workflow: "q2Primary",
    confidence_reflection: "q3Primary",
  } as const;
  const transcript = [
    { speaker: "agent" as const, text: questions[asked[subject]] },
    ...lines.map((text) => ({ speaker: "leader" as const, text })),
  ];
  return writeInsights(of, { transcript, questions })[0]?.insights ?? [];
};

const QUOTING = [
  "Quoting takes too long. Last month we lost a kitchen job because the quote took nine days.",
  "Our estimator spends about 25 hours a week on quotes and nobody tracks how many we win.",
  "I would like to cut it to two days. I'll ask our operations manager to time ten quotes next week.",
] as const;
const LETTERS =
  "We paste patient letters into ChatGPT to shorten them. We don't have a rule, and I worry about privacy.";

describe("the reading of a talk", () => {
  it("finds the slots of a full one", () => {
    const talk = read(...QUOTING);
    const { slots } = talk;
    expect(probeOf(QUOTING[0])).toBe("owner");
    expect(talk.measures[0]?.phrase).toBe("nine days");
    expect(slots.uncounted).not.toBeNull();
    expect(slots.goal?.text).toBe("I would like to cut it to two days.");
    expect(slots.nextStep?.text).toBe("I'll ask our operations manager to time ten quotes next week.");
    expect(slots.owner?.text).toBe("our operations manager");
    expect(confidenceIn(talk)).toBe(60);
  });

  it("makes nothing of nothing", () => {
    const talk = read("Not sure.");
    const { figures, systems, obstacles, ...rest } = talk.slots;
    expect(probeOf("Not sure.")).toBe("short");
    expect([...figures, ...systems, ...obstacles]).toEqual([]);
    expect(Object.values(rest)).toEqual([null, null, null, null, null]);
    expect(confidenceIn(talk)).toBe(20);
  });

  it("names what is in the way", () => {
    const talk = read(LETTERS);
    expect(probeOf(LETTERS)).toBe("example");
    expect(obstaclesOf(talk).map(({ text }) => text)).toEqual([
      "Privacy and security: “We don't have a rule, and I worry about privacy”",
    ]);
    expect(confidenceIn(talk)).toBe(28);
  });

  it("has a word for every obstacle and every incident that the ledger knows", () => {
    const keys = [...lexicon.constraints, ...lexicon.incidents].map(({ key }) => key);
    expect(keys.filter((key) => obstacleLabel(key) === null)).toEqual([]);
  });

  it.each([
    ["We will lose the client if it stays like this.", "nextStep"],
    ["Our clients want a price on the same day.", "goal"],
    ["We need to retype every order into Sage.", "goal"],
    ["Somebody else is always faster than we are.", "goal"],
    ["Our clients are unhappy with that.", "owner"],
  ] as const)("takes nothing for what it is not: %s", (said, slot) => {
    expect(read(said).slots[slot]).toBeNull();
  });

  it.each([
    ["We have 12 clinics in four cities."],
    ["Three weeks ago we talked about it with the bank."],
    ["We tested it for six weeks in one office."],
    ["Duties of 45% leave nothing."],
  ])("has no figure to beat in: %s", (said) => {
    expect(read(said).measures).toEqual([]);
  });
});

describe("what follows from a talk", () => {
  it("is to compare two ways to begin, where they speak of other work than on the form", () => {
    const [first] = insightsOn("business_challenges", firm, "Change orders. They take us a month.");
    expect(first).toBe(
      "On paper you start with RFIs; here you speak of change orders. If that comes first: change order back-up put together from diaries and photos, measured by days to a priced change order, and disputed amounts.",
    );
  });

  it("is to count where no one does, and to beat a figure where there is one", () => {
    expect(
      insightsOn("confidence_reflection", firm, "Nobody counts it, and I do not know why that is so."),
    ).toContain(
      "No one counts this yet. Two weeks of counting, before anything changes, is the cheapest step.",
    );
    expect(insightsOn("confidence_reflection", firm, ...QUOTING)).toEqual([
      "You have a figure to beat: nine days. Write it down with today's date.",
      "Your operations manager is named: ask for a yes or no this week.",
    ]);
  });

  it.each([
    ["We paste client emails into ChatGPT every day.", "What goes in today includes client information"],
    ["We never put client names into ChatGPT.", null],
    ["Customers like the answers that we send them.", null],
    ["The PDFs that clients upload are a mess.", null],
  ])("is a line for the rule where something goes in: %s", (said, begins) => {
    const found = insightsOn("ai_tools_and_workflow", firm, said).filter((text) =>
      text.startsWith("What goes in"),
    );
    expect(found.map((text) => text.slice(0, begins?.length))).toEqual(begins === null ? [] : [begins]);
  });

  it("is a tool for the list where it is in use and not ticked", () => {
    const line = "Perplexity is in use and not on your list: put it there.";
    const on = (said: string) => insightsOn("ai_tools_and_workflow", firm, said).includes(line);
    expect(on("We use Perplexity to look up bylaws before a bid.")).toBe(true);
    expect(on("Our competitor uses Perplexity for its bids.")).toBe(false);
    expect(on("We stopped using Perplexity after a week.")).toBe(false);
  });

  it("is to ask for the policy that is ticked and not known", () => {
    const line = "A policy is ticked; you describe work without one. Ask three people where it is.";
    const having = talkOf("pension").firm;
    const said = "People use what they like. There is no rule about it that anybody knows.";
    expect(insightsOn("confidence_reflection", having, said)).toContain(line);
    expect(insightsOn("confidence_reflection", firm, said)).not.toContain(line);
  });
});

describe.each(TALK_FIRMS)("the interview of %s", (key) => {
  const { transcript, sections, questions } = talkOf(key);

  it("has nothing in quotation marks that was not written", () => {
    const said = saidIn(transcript);
    const quoted = sections.flatMap(quotedIn);
    expect(quoted.length).toBeGreaterThan(3);
    expect(quoted.filter((words) => !said.includes(plain(words)))).toEqual([]);
  });

  it("has no figure of its own", () => {
    const known = plain(
      JSON.stringify([transcript, talkOf(key).firm.lead.trial, talkOf(key).firm.lead.thisWeek]),
    );
    const figures = sections.flatMap(textsOfSection).flatMap((text) => text.match(/\d[\d.,]*\d|\d/g) ?? []);
    expect(figures.filter((figure) => !known.includes(figure))).toEqual([]);
  });

  it("keeps no answer whole, only what is quoted", () => {
    const answers = INTERVIEWS[key].flatMap(({ primary, probe, followup }) => [primary, probe, followup]);
    const long = answers.filter((text) => text !== undefined && text.split(/[.!?] /).length > 3);
    const kept = JSON.stringify(sections);
    expect(long.filter((text) => text !== undefined && kept.includes(text))).toEqual([]);
  });

  it("reads the same each time, and the order of its answers takes no confidence away", () => {
    expect(talkOf(key).sections).toEqual(sections);
    expect(transcriptOf([...INTERVIEWS[key]].reverse(), questions)).toEqual(transcript);
  });
});

it("ten interviews read as ten", () => {
  const all = TALK_FIRMS.map((key) => talkOf(key).sections);
  const texts = all.map((sections) => new Set(sections.flatMap(textsOfSection)));
  for (const [place, one] of texts.entries())
    for (const other of texts.slice(place + 1)) {
      const shared = [...one].filter((text) => other.has(text));
      expect(shared.length).toBeLessThanOrEqual(2);
    }
});

describe("any text", () => {
  const sentences = [...QUOTING.flatMap((line) => line.match(/[^.]+\./g) ?? []), "We meet on Fridays."].map(
    (each) => each.trim(),
  );

  it("is read with the same confidence in whatever order its sentences come", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(sentences, { minLength: sentences.length }), (shuffled) => {
        expect(confidenceIn(read(shuffled.join(" ")))).toBe(confidenceIn(read(sentences.join(" "))));
      }),
      { numRuns: 30 },
    );
  });

  it("is quoted word for word or not at all", () => {
    const odd = fc.oneof(
      fc.string({ maxLength: 400, unit: "grapheme" }),
      fc.constantFrom(
        "=cmd|' /C calc'!A0 and then some more words behind it",
        "<script>alert(1)</script> <b>bold</b> words that we typed",
        "“Quoted” already, „twice“, and a note [3] beside it 😀",
        `${"a".repeat(2_000)}`,
        `${"word ".repeat(400)}`,
        "株式会社 & Söhne: we 'quote' \"this\" — every day…",
      ),
    );
    const { questions } = talkOf("gc");
    fc.assert(
      fc.property(odd, odd, (primary, followup) => {
        const transcript = transcriptOf([{ subject: "business_challenges", primary, followup }], questions);
        const sections = writeInsights(firm, { transcript, questions });
        const said = `${saidIn(transcript)} ${plain(firm.lead.thisWeek)}`;
        for (const words of sections.flatMap(quotedIn)) expect(said).toContain(plain(words));
      }),
      { numRuns: 60 },
    );
  });

  it("without a blank costs no more than its length", () => {
    const once = () => {
      const start = performance.now();
      read("a".repeat(2_000));
      return performance.now() - start;
    };
    expect(Math.min(...Array.from({ length: 5 }, once))).toBeLessThan(20);
  });
});
