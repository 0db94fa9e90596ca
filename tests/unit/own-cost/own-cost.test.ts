import { countedIn, draftOf, emptyDraft, missingIn, numberIn } from "@/lib/domain/own-cost/draft";
import { saidInWords, yearInWords } from "@/lib/domain/own-cost/in-words";
import { OwnCost } from "@/lib/domain/own-cost/own-cost";
import { costOfAYear } from "@/lib/domain/own-cost/year";

const CALLBACKS: OwnCost = { what: "callbacks", many: 27, per: "week", each: 210, unit: "dollars" };

describe("what a year of it comes to", () => {
  it.each([
    [{}, "$294,840 a year"],
    [{ per: "day" }, "$1,417,500 a year"],
    [{ per: "year", each: 9.5 }, "$257 a year"],
    [{ unit: "minutes", each: 45 }, "1,053 hours of work a year"],
    [{ unit: "hours", per: "month", many: 2, each: 1.5 }, "36 hours of work a year"],
    [{ unit: "minutes", per: "year", many: 1, each: 20 }, "0.33 hours of work a year"],
  ] as const)("%j: %s", (some, words) => {
    expect(yearInWords(costOfAYear({ ...CALLBACKS, ...some }))).toBe(words);
  });

  it("is told to an admin with its factors", () => {
    expect(saidInWords(CALLBACKS)).toBe("27 callbacks a week, 210 dollars each: $294,840 a year, they say");
    expect(saidInWords({ isNone: true })).toBe("Not what we read in their answers, they say");
  });
});

describe("a number as people type it", () => {
  it.each([
    ["27", 27],
    [" $1,250 ", 1250],
    ["1 250,50", 1250.5],
    ["12,5", 12.5],
    ["1,250,000.75", 1_250_000.75],
    [".5", 0.5],
  ])("%s", (typed, value) => expect(numberIn(typed)).toBe(value));

  it.each(["", "0", "-3", "ten", "1e9", "NaN", "Infinity", "0x10", "1,25,0", "1.2.3", "٣"])(
    "none in %s",
    (typed) => expect(numberIn(typed)).toBeNull(),
  );
});

describe("what is typed so far", () => {
  it("makes a sum as soon as both figures are there", () => {
    expect(countedIn(emptyDraft("callbacks"))).toBeNull();
    expect(countedIn({ ...emptyDraft(""), many: "27", each: "210" })).toEqual({
      ...{ many: 27, per: "week", each: 210, unit: "dollars" },
    });
    expect(countedIn(draftOf(CALLBACKS))).toMatchObject({ many: 27, each: 210 });
  });

  it("says what is missing, field by field", () => {
    expect(Object.keys(missingIn(emptyDraft(" ")))).toEqual(["what", "many", "each"]);
    expect(missingIn(draftOf(CALLBACKS))).toEqual({});
  });
});

describe("what is taken", () => {
  const isTaken = (some: Record<string, unknown>) => OwnCost.safeParse({ ...CALLBACKS, ...some }).success;

  it("is a name in words, two figures above zero, and units of the list", () => {
    for (const what of ["rejected loads", "crêpes brûlées", "Stan’s re-cuts", "no-shows & late quotes"])
      expect([what, isTaken({ what })]).toEqual([what, true]);
    expect(OwnCost.parse({ ...CALLBACKS, what: "  late \n quotes " }).what).toBe("late quotes");
  });

  it.each([
    ...[
      "",
      " ",
      "x".repeat(41),
      "https://example.com",
      "<b>loads</b>",
      "[loads](x)",
      "*loads*",
      "12 loads",
      "\u202eloads",
    ].map((what) => ({ what })),
    ...[0, -1, 1e8, Number.NaN, Number.POSITIVE_INFINITY, "27", null].flatMap((value) => [
      { many: value },
      { each: value },
    ]),
    { per: "decade" },
    { unit: "euros" },
    { unit: "__proto__" },
  ])("is not %j", (some) => expect(isTaken(some)).toBe(false));
});
