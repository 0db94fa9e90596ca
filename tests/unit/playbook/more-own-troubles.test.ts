import { rateGapIn } from "@/lib/domain/value/tally/rate-gap";
import { toldApart, wouldHaveSold } from "@/lib/domain/value/tally/told-apart";
import { askedRecords } from "@/lib/playbook/faults/asked-records";
import { countedFault } from "@/lib/playbook/faults/counted-fault";
import { lateBilling } from "@/lib/playbook/faults/late-billing";
import { memoOf } from "../../support/told-firm";

describe("what an outsider wants out of records", () => {
  const typed =
    "Insurance. The underwriter wants 3 yrs of near misses by category by Jan 15 or premium goes from 212k to 271k. We got it all. About 1,150 job sheets, handwritten, in boxes.";

  it("is how many of them there are, and by when", () => {
    expect(askedRecords(typed)).toMatchObject({ count: 1150, things: "job sheets", by: "Jan 15" });
  });

  it.each([
    "The underwriter wants a call.",
    "We have 1,150 job sheets.",
    "The auditor used to want 1,150 job sheets.",
  ])("none in: %s", (told) => {
    expect(askedRecords(told)).toBeNull();
  });

  it("waits for no season, is read by two people first, and has a rise in price at stake", () => {
    const page = memoOf({ otherChallenge: typed, companyActivity: "We splice wire rope for ski lifts." });
    expect(page?.decision).toContain("eight weeks from December 7, holidays aside".replace("eight", "Eight"));
    expect(page?.decision).toContain("a hundred of the 1,150 job sheets read by two people apart");
    expect(page?.worth.sum.headline).toBe("$59,000 a year more is at stake");
  });
});

describe("bills that go out too late to be paid", () => {
  const typed =
    "We do not bill until check-in is finished, on average 34 days after return. Last year we billed $186,000 and collected $71,000. Anything billed inside 10 days nearly always gets paid.";

  it("is after how many days, and within how many it would be paid", () => {
    expect(lateBilling(typed)).toMatchObject({ days: 34, by: 10 });
  });

  it.each(["Our terms are net 30 days.", "We bill when it is done.", "Would we bill after 34 days?"])(
    "none in: %s",
    (told) => {
      expect(lateBilling(told)).toBeNull();
    },
  );

  it("has a day that is set, and what did not come in as its sum", () => {
    const page = memoOf({ otherChallenge: typed });
    expect(page?.decision).toContain("no bill later than day 10 in place of day 34");
    expect(page?.worth.sum.headline).toBe("$115,000 a year was billed and did not come in");
  });

  it("is the decision beside a ban that is said to stay", () => {
    const page = memoOf({
      otherChallenge: typed,
      aiExperience: "None. AI is banned here, in writing. I don't want to be talked out of it.",
    });
    expect(page?.decision).toMatch(/^Keep the ban\. Without AI, .* no bill later than day 10/);
    expect(page?.problem.whatIsSo).toContain("has banned AI, and this needs none.");
    expect(page?.stop.kind).toBe("trial");
    expect(page?.monday.what).toMatch(/^List last year's bills/);
  });

  it("is begun beside a ban that may still change", () => {
    const page = memoOf({ otherChallenge: typed, aiExperience: "None. AI is banned here, in writing." });
    expect(page?.decision).toMatch(
      /^Keep the ban, and have one page written .* without AI: list last year's bills/,
    );
  });
});

describe("two sums of money that were told beside each other", () => {
  it.each([
    ["Last year we billed $186,000 L&D and collected $71,000.", 115_000, "uncollected"],
    ["Premium goes from 212k to 271k.", 59_000, "stake"],
  ])("%s", (typed, each, forgone) => {
    expect(toldApart([typed])).toMatchObject({ each, forgone });
  });

  it.each([
    "We billed $186,000 and it was fine.",
    "Rent goes from 271k to 212k.",
    "We billed 40 and collected 20.",
  ])("none in: %s", (typed) => {
    expect(toldApart([typed])).toBeNull();
  });

  it("are sales that were not made, at most, where what was lost would have been sold", () => {
    const told = [
      "Last season 9 of 34 spawns went down the drain.",
      "A spawn that makes it sells for about $21,000.",
    ];
    expect(wouldHaveSold(told)).toMatchObject({ each: 21_000, forgone: "unsold", pers: [{ count: 9 }] });
    expect(wouldHaveSold(["9 of 34 spawns died.", "A tank sells for $21,000."])).toBeNull();
  });
});

describe("a part of a whole that went wrong", () => {
  it.each([
    ["31 parcels out of about 240 were held last year.", "stopped parcels", 31],
    ["Last season 9 of 34 spawns went down the drain.", "lost spawns", 9],
    ["October was 96 credits, $2,400.", "credits", 96],
  ])("%s", (otherChallenge, several, count) => {
    expect(countedFault({ otherChallenge, aiFriction: null, aiExperience: null })).toMatchObject({
      several,
      count,
    });
  });

  it.each(["12 meetings out of 20 were held in May.", "We held 31 parcels of land."])(
    "none in: %s",
    (otherChallenge) => {
      expect(countedFault({ otherChallenge, aiFriction: null, aiExperience: null })).toBeNull();
    },
  );
});

describe("what goes wrong more often with it than without it", () => {
  const typed =
    "Return rate on forms ordered after a chat with our bot is 11.5%, on forms ordered without it 6.2%. 14,200 forms were ordered off it last year and a return costs us $38.";

  it("is a gap of two rates", () => {
    expect(rateGapIn([typed])).toMatchObject({ more: 11.5, less: 6.2, isBeside: true, of: "forms" });
    expect(rateGapIn(["22% of the jars was broken.", "Used to be about 15%."])).toMatchObject({
      more: 22,
      less: 15,
      isBeside: false,
    });
  });

  it.each([
    [["Return rate is 6.2% with it, without it 11.5%."]],
    [["Return rate is 11.5%."]],
    [["22% was broken and 4% was lost.", "Used to be about 15%."]],
  ])("none in: %j", (sentences) => {
    expect(rateGapIn(sentences)).toBeNull();
  });

  it("is tried side by side, by lot, and its sum is a ceiling", () => {
    const page = memoOf({ otherChallenge: typed, aiExperience: "We use a chat bot of our own daily." });
    expect(page?.decision).toContain(
      "half of the forms without it, by lot, and both halves counted alike, beside your 11.5% and 6.2%",
    );
    expect(page?.worth.sum.headline).toBe("$28,599 a year is the difference");
    expect(page?.worth.mustBeTrue).toContain("this is a ceiling and no saving");
    expect(page?.risk.risk).toBe("Those who use it bring the harder cases.");
  });
});

describe("the price of one", () => {
  it("is what is given back for one", () => {
    const page = memoOf({
      otherChallenge: "First call inside 20 seconds or we credit them $25. October was 96 credits.",
    });
    expect(page?.worth.sum.headline).toBe("$2,400 went into credits");
  });

  it("is no loss of a year, whatever time was said beside it", () => {
    const page = memoOf({
      otherChallenge:
        "Return rate is 11.5%. 14,200 forms were ordered last year and a return costs us $38 in freight and reboxing.",
    });
    expect(page?.worth.sum.headline).not.toContain("$38");
  });
});

describe("who answers for what people hold by hand", () => {
  const challenge =
    "Missed holes. We turned out 212 nets last year and 9 came back. Every one costs me $2,600.";
  const cards = "Every net has a tag card, all in binders since 2014.";
  const decision = (aiFriction: string) => memoOf({ otherChallenge: challenge, aiFriction })?.decision;

  it.each([
    ["Odile Keeping runs the loft floor.", "under Odile Keeping"],
    ["Ilse Brand (head mender, 19 yrs) says I quote like a poet.", "under Ilse Brand"],
    [
      "Ward Pruett, lead coder, says he'll quit before he cleans up after that thing again.",
      "under Ward Pruett",
    ],
    ["Rasheed (loft lead) is sure it's the twine, my husband is sure it's the rain.", "under Rasheed"],
  ])("%s", (told, owner) => {
    expect(decision(`${told} ${cards}`)).toContain(owner);
  });

  it.each([
    "My brother Ward runs the loft floor of another firm, he is a customer.",
    "Odile Keeping (head mender) and Ilse Brand (lead mender) disagree.",
  ])("is a role where no one of theirs was told, or two were: %s", (told) => {
    expect(decision(`${told} ${cards}`)).toContain("under the person you name");
  });
});
