import { byDistance } from "@/lib/domain/value/tally/by-distance";
import { fellShort } from "@/lib/domain/value/tally/fell-short";
import { pricedHours } from "@/lib/domain/value/tally/priced-hours";
import { memoOf } from "../../support/told-firm";

describe("what was short, at what is earned on one", () => {
  it.each([
    [
      ["We finish the season 9,000 cubic metres short.", "We clear about $7 a cubic metre."],
      9000,
      7,
      "season",
    ],
    [["We came up 300 boxes short last season.", "We clear $11 a box."], 300, 11, "season"],
    [["We finished 14 boats short, and we net $3,200 a boat."], 14, 3200, "all"],
  ])("%j", (sentences, count, each, per) => {
    expect(fellShort(sentences)).toMatchObject({ each, forgone: "short", pers: [{ count, per }] });
  });

  it.each([
    [["We were 30 people short.", "We make $20 a person."]],
    [["We are 40 hours short.", "We make $20 an hour."]],
    [["We finish 9,000 tons short.", "We clear $7 a yard."]],
    [["We finish 9,000 yards short or 8,000 yards short.", "We clear $7 a yard."]],
    [["We clear $7 a yard."]],
  ])("none in: %j", (sentences) => {
    expect(fellShort(sentences)).toBeNull();
  });

  it("is a ceiling on page one, and no saving", () => {
    const worth = memoOf({
      otherChallenge:
        "The 5 am call, do we mow or not. We finish the season 9,000 cubic metres short. We clear about $7 a cubic metre.",
    })?.worth;
    expect(worth?.sum.headline).toBe("$63,000 a season fell short at most");
    expect(worth?.mustBeTrue).toContain("all that was short would have been sold, which is not known");
  });
});

describe("hours by what they went into", () => {
  it("are worth what one is paid, in the time that was named before", () => {
    const told = [
      "We turned out 212 nets last year.",
      "On top of that 640 hours overtime at $46, mostly in June.",
    ];
    expect(pricedHours(told)).toMatchObject({
      each: 46,
      pers: [{ count: 640, of: "hours of overtime", per: "year" }],
    });
  });

  it.each([
    [["We sold 640 hours at $46."]],
    [["640 hours of overtime at $46, and 200 hours of travel at $40."]],
    [["640 hours of overtime."]],
  ])("none in: %j", (sentences) => {
    expect(pricedHours(sentences)).toBeNull();
  });

  it("are beside another sum on page one", () => {
    const rows = memoOf({
      otherChallenge:
        "Missed holes. We turned out 212 nets last year and 9 came back. Every one costs me $2,600. On top of that 640 hours overtime at $46.",
    })?.worth.sum.rows;
    expect(rows?.map(({ figure, what }) => `${figure} ${what}`)).toContain(
      "$29,440 a year, beside this sum: 640 hours of overtime a year, $46 each",
    );
  });
});

describe("so many trips, so far, at so much for a kilometre", () => {
  const told =
    "Had the drivers mark it one week, 23 second trips, 41 km each on average, and it costs me 2.10 a km.";

  it("is multiplied, with what one of them comes to", () => {
    expect(byDistance([told])).toMatchObject({
      each: 86.1,
      eachFrom: "41 km at $2.10",
      pers: [{ count: 23, of: "second trips", per: "week" }],
    });
  });

  it.each([
    [["23 second trips, 41 km each.", "It costs me $3.40 a mile."]],
    [["23 second trips, 41 km each, or 12 trips, 60 km each.", "It costs me $2.10 a km."]],
    [["We drive 23 routes, 41 km each.", "We bill $2.10 a km."]],
    [["23 second trips, 41 km each."]],
  ])("none in: %j", (sentences) => {
    expect(byDistance(sentences)).toBeNull();
  });

  it("is the sum of page one, and the trips are what is counted", () => {
    const long = `Driving past the same farm twice. 7 trucks, 85 calls a day six days a week. ${told}`;
    expect(memoOf({ otherChallenge: long })?.decision).toContain("a count of second trips by cause");
    const page = memoOf({ otherChallenge: `Driving past the same farm twice. ${told}` });
    expect(page?.problem.quotation).toBe("Driving past the same farm twice.");
    expect(page?.worth.sum.headline).toBe("$102,960 a year goes into it");
    expect(page?.worth.sum.rows.map(({ figure, what }) => `${figure} ${what}`)).toContain(
      "× $86.10 for each: 41 km at $2.10",
    );
  });
});
