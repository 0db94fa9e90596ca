import type { AskedCost, SaidCost } from "@/lib/domain/own-cost/own-cost";
import { reasonFor } from "@/lib/domain/own-cost/reason";
import { profileOf } from "@/lib/playbook/company-profile";
import { askedCost } from "@/lib/playbook/value/asked-cost";
import { sentencesOfSums } from "@/lib/playbook/value/likely-sums";
import { firm, memoOf, type Some } from "@/tests/support/told-firm";

const INTAKE: Some = {
  companyActivity: null,
  aiExperience: null,
  aiFriction: null,
  otherChallenge:
    "Requests come by portal and email and text, and one gentleman still writes letters. We get 60 a working day over the 250 days. It takes 10 to 15 minutes on each before anything is mended at all, to ask for the picture that should have been there, $36 an hour loaded.",
};
const CLAIMS: Some = {
  ...INTAKE,
  otherChallenge:
    "Torn linings. 200 coats came back last year. Each one costs us $22 for the lining, and then Odette spends half an hour on it, she's on $28 an hour. We cleaned 9,000 coats, so it is no disaster, but the same sleeves do it every time.",
};
const rowsOf = (some: Some) =>
  memoOf(some)?.worth.sum.rows.map(({ figure, what, from }) => `${figure} | ${what} | ${from}`);

describe("a sum among figures that are beside the matter", () => {
  it("has each factor on page one, both ends of a range, and is exact where every figure is theirs", () => {
    expect(rowsOf(INTAKE)).toEqual([
      "60 | a day | you wrote",
      "× 250 | working days a year | you wrote",
      "× 10 to 15 | minutes each, ÷ 60 | you wrote",
      "2,500 to 3,750 | hours a year, spent today | null",
      "× $36.00 | for one hour | you wrote",
      "$90,000 to $135,000 | a year, spent today | null",
    ]);
    expect(memoOf(INTAKE)?.worth.mustBeTrue).toContain("this is what the work costs, and no saving");
  });

  it("says what a price was added up from", () => {
    expect(rowsOf(CLAIMS)).toEqual([
      "200 | coats a year | you wrote",
      "× $36 | for each: $22 + 30 minutes at $28 an hour | you wrote",
      "$7,200 | a year | null",
    ]);
  });

  it("is what the first trial is of, where no list knows the work: what was missing is noted with the minutes", () => {
    const memo = memoOf(INTAKE);
    expect(memo?.decision).toContain(
      "fifty cases as they come, each with its minutes and the one thing that was missing or had to be looked up",
    );
    expect(JSON.stringify(memo)).toContain("Take fifty cases as they come");
    expect(JSON.stringify(memo)).toContain("the fifty after the change take a fifth less time");
    expect(profileOf(firm(INTAKE).answers).lead.said).toContain("10 to 15 minutes");
  });

  it("is no trial of more of them than come in eight weeks", () => {
    const bowings = (programmes: number): Some => ({
      ...INTAKE,
      otherChallenge: `Bowings. One of us pencils them in one part and the librarian copies them by hand into all the others, 30 hours for each programme, and there are ${programmes} programmes in a year. She is paid $35 an hour. Rental of parts is separate and goes up every year, $22,000 last.`,
    });
    expect(memoOf(bowings(14))?.worth.sum.headline).toBe("$14,700 a year of paid time goes into it");
    expect(memoOf(bowings(14))?.decision).not.toContain("as they come");
    expect(memoOf(bowings(300))?.decision).toContain("twenty programmes as they come");
  });

  it("has the part, the wage and the weeks that a reader of one passage leaves out", () => {
    const redos =
      "Mis-measures. One kitchen in eight needs a second trip with new panels or a filler. We put in 400 kitchens a year. Average damage $600 a go counting the installer. The designer writes on the back of the plan and the shop reads her 7s as 1s.";
    expect(memoOf({ ...INTAKE, otherChallenge: redos })?.worth.sum.headline).toBe(
      "$30,000 a year goes into it",
    );
    const logos =
      "Logos. The client sends a logo pasted in a file, 40 pixels. We redraw twenty of them a week, it is 30 min a piece for the artist, she gets $26/h, and we are open fifty weeks. I looked at a vector service, US$9 a logo, quality so-so. Pens are 68 cents.";
    expect(memoOf({ ...INTAKE, otherChallenge: logos })?.worth.sum.headline).toBe(
      "$13,000 a year of paid time goes into it",
    );
  });

  it("writes what is counted as they wrote it", () => {
    const quoting =
      "Quoting. We get 24 RFQs a week as drawings, and each takes an estimator about three hours, at $40 an hour. Customers say that the shop next door answers sooner, and our nights are empty.";
    expect(rowsOf({ ...INTAKE, otherChallenge: quoting })?.[0]).toBe(
      "3 | hours spent on one RFQ | you wrote",
    );
  });

  it("is none of a price that was told at each of several places", () => {
    const claims =
      "Damage claims, mirrors, wipers, the odd roof box. Four a month across our 6 sites, $480 apiece on average, the deductible is five thousand so insurance never pays a cent. We have cameras but to find the clip takes my ops manager forever so we just pay.";
    expect(rowsOf({ ...INTAKE, otherChallenge: claims })?.join()).not.toContain("6 | sites");
  });

  it("of hours that come round by the clock, a trial notes what they go into", () => {
    const letters: Some = {
      ...INTAKE,
      otherChallenge:
        "Funding letters. Why does a man with one leg need a leg? Four prosthetists, five hours a week each, 47 weeks. Salaries I'd have to ask the board. A microprocessor knee is $38,000 and the letter is what stands between him and it.",
    };
    const memo = memoOf(letters);
    expect(memo?.decision).toContain(
      "two weeks of notes by those who do the work, what each quarter of an hour went into",
    );
    expect(JSON.stringify(memo)).toContain("the last two weeks are not a fifth shorter");
    const monthly = {
      ...letters,
      otherChallenge: letters.otherChallenge?.replace("a week each, 47 weeks", "a month each, 12 months"),
    };
    expect(memoOf(monthly)?.decision).not.toContain("two weeks of notes");
  });

  it("takes the wage that they told before any median, and weeks for no people", () => {
    const books: Some = {
      ...INTAKE,
      otherChallenge:
        "Finding people. The burial book is by the surname of the one who paid. Our clerk loses a whole day a week, seven hours, to families looking for great-grandpa, all 52 weeks, and she's at $26.75. A plot is $2,400 with care. We looked at scanning, and the board wants to see the roof done first.",
    };
    expect(memoOf(books)?.worth.sum.headline).toBe("$9,737 a year of paid time goes into it");
  });

  it("quotes no sentence that only says what an hour costs", () => {
    const loans: Some = {
      ...INTAKE,
      otherChallenge:
        "We lend wheelchairs and beds, free, three months. Last year it was 6,240. I believe one in five is not back by its day and each of those takes three telephone calls, 7 minutes a call with the looking up. Our two clerks do all of it now, at $27 an hour.",
    };
    expect(memoOf(loans)?.worth.sum.headline).toBe("$11,794 a year of paid time goes into it");
    expect(memoOf(loans)?.problem.quotation).toBe(
      "I believe one in five is not back by its day and each of those takes three telephone calls",
    );
  });

  it("is left to what their owner counts, once that was asked", () => {
    const ownCost = { what: "requests", many: 10, per: "week", each: 5, unit: "minutes" } as const;
    expect(memoOf({ ...INTAKE, ownCost })?.worth.sum.headline).not.toContain("90,000");
  });
});

describe("a sum that page one starts from by its weight alone", () => {
  const READ = { what: "cases", many: 15_000, per: "year", each: 12.5, unit: "minutes" } as const;
  const asked = (ownCost?: SaidCost) => askedCost(firm({ ...INTAKE, ownCost }));
  const sumOf = (ownCost: SaidCost) => memoOf({ ...INTAKE, ownCost })?.worth.sum;

  it("is shown to its owner, to be put right: of a range the middle", () => {
    expect(asked()).toMatchObject({ read: READ, isPrinted: true, isRange: true, kept: null });
    expect(reasonFor(asked() as AskedCost)).toMatch(
      /^Page one of your full report starts.*keeps the range\.$/,
    );
    expect(askedCost(firm(CLAIMS))).toMatchObject({ isPrinted: true, isRange: false });
  });

  it("saved as it was read stays as it was, range and wage and all, and has the name that they gave", () => {
    const [first, ...rest] = memoOf(INTAKE)?.worth.sum.rows ?? [];
    expect(sumOf({ ...READ, what: "requests" })?.rows).toEqual([
      { ...first, what: "requests a day" },
      ...rest,
    ]);
    expect(reasonFor(asked(READ) as AskedCost)).toContain("these figures of yours");
  });

  it("put right has their figures, the wage that they wrote, and its trial", () => {
    const right = { ...READ, many: 40, per: "day" } as const;
    expect(sumOf(right)?.rows.map(({ figure, what }) => `${figure} | ${what}`)).toEqual([
      "40 | cases a day",
      "× 250 | working days a year",
      "× 12.5 | minutes each, ÷ 60",
      "2,080 | hours a year, spent today",
      "× $36.00 | for one hour",
      "$74,880 | a year, spent today",
    ]);
    expect(memoOf({ ...INTAKE, ownCost: right })?.decision).toContain("fifty cases as they come");
    const hours = { ...READ, many: 10, each: 2, unit: "hours" } as const;
    expect(sumOf(hours)?.headline).toBe("$720 a year of paid time goes into it");
  });

  it("has sentences that are asked about once", () => {
    expect([...sentencesOfSums(profileOf(firm(CLAIMS).answers))]).toEqual([
      "200 coats came back last year.",
      "Each one costs us $22 for the lining, and then Odette spends half an hour on it, she's on $28 an hour.",
    ]);
  });

  it("of something else, or in another unit, is theirs alone", () => {
    const sleeves = { what: "sleeves", many: 3, per: "week", each: 36, unit: "dollars" } as const;
    const [row] = memoOf({ ...CLAIMS, ownCost: sleeves })?.worth.sum.rows ?? [];
    expect(row).toMatchObject({ figure: "3", what: "sleeves a week" });
    const dollars = { ...READ, many: 10, unit: "dollars" } as const;
    expect(sumOf(dollars)?.headline).toBe("$125 a year goes into it");
  });

  it("left out is on page one no more, nor in the trial or the quotation's favour, and can be given anew", () => {
    const none = { isNone: true } as const;
    const page = memoOf({ ...INTAKE, ownCost: none });
    expect(page?.worth.sum.rows.map(({ figure }) => figure)).toContain("____");
    expect(JSON.stringify(page)).not.toMatch(/90,000|as they come/);
    expect(asked(none)).toMatchObject({ kept: none, read: READ, isPrinted: false });
    expect(reasonFor(asked(none) as AskedCost)).toMatch(/^You left the sum out/);
  });

  it("is not asked about where a reader has placed each of their figures", () => {
    const told = "Intake. 26 callbacks a week, and each costs us $210.";
    expect(askedCost(firm({ ...INTAKE, otherChallenge: told }))).toBeNull();
  });
});

describe("figures that may belong together, and are not sure to", () => {
  const UNSURE: Some = {
    ...INTAKE,
    otherChallenge:
      "Keys. We re-cut some 30 keys a week, said Ted. It rains here from October on. On the old machine it takes 20 to 30 minutes. We have 52 rooms, 2 lifts that stop, and a cook who is about to leave us for the coast.",
  };

  it("are no sum on page one, and are filled in where they are asked, to be put right", () => {
    const asked = askedCost(firm(UNSURE));
    expect(asked?.kept).toBeNull();
    expect(asked?.said).toBe(
      "We re-cut some 30 keys a week, said Ted. On the old machine it takes 20 to 30 minutes.",
    );
    expect(asked?.read).toEqual({ what: "keys", many: 30, per: "week", each: 25, unit: "minutes" });
    expect(memoOf(UNSURE)?.worth.sum.rows.map(({ figure }) => figure)).toContain("____");
  });

  it("are filled in nowhere once something was saved", () => {
    const ownCost = { what: "keys", many: 3, per: "day", each: 9, unit: "minutes" } as const;
    expect(askedCost(firm({ ...UNSURE, ownCost }))?.kept).toEqual(ownCost);
  });
});
