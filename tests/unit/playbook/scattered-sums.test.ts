import { scatteredIn } from "@/lib/domain/value/tally/scattered";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";
import { sumOf } from "../../support/tally-sum";
import { memoOf } from "../../support/told-firm";

const sumsIn = (answer: string) => scatteredIn(sentencesIn(answer)).map(sumOf);

describe("a sum whose factors were told in different places of a long answer", () => {
  it.each([
    // What was lost, and elsewhere what one is worth.
    [
      "We run 60 ponds and 9 pumps. Last year we lost 14 batches. A batch is worth about $9,200 at the dock.",
      128_800,
    ],
    // Some of so many, at a price without its sign.
    ["22 runs last winter and 8 of them came home empty. 1400 a run, diesel and two men.", 11_200],
    // What was paid is taken off, at once or a sentence later.
    ["48 waiting days last season at $1,900 each. Clients paid for 20.", 53_200],
    [
      "We had 12 idle days last season, but clients only paid 5 because we had no log. A day with barge and crew is $3,100.",
      21_700,
    ],
    [
      "Last year they denied 90 of our claims for a missing form. We got money for thirty; the rest is gone. Average claim is $240.",
      14_400,
    ],
    // Ordinals, and parts of a part.
    [
      "We send out 200 boxes a month and every fifth one comes back to be packed again. Packing takes 30 minutes.",
      20,
    ],
    [
      "120 files a month, 7 people, fee $310. 25% bounce back with a question. It's half an hour to reopen and answer.",
      15,
    ],
    // Told of what happened, without its name.
    [
      "The town says the gate will be open. Last winter that happened 31 times. My controller figures a wasted truck roll at $450.",
      13_950,
    ],
    ["In 2024 it was 17 jobs like that and sending a second van sets us back $280.", 4_760],
    // Two matters, two sums.
    [
      "80 orders a week come in by phone and each takes 15 minutes to write up. On top, 6 orders a week are cut wrong and each costs us about $90 in cloth.",
      20,
    ],
  ])("%s", (answer, sum) => {
    expect(sumsIn(answer)[0]).toBeCloseTo(sum, 0);
  });

  it.each([
    // What they ask for it.
    "We ship 90 desks a month, and 1 in 10 comes back. The client pays $640 a desk, $510 over a hundred.",
    // Of another thing, or of another firm.
    "We turn out 70 films a week. A fifth of them bounce back from proofing. Cameras cost us $4,800 each so it isn't the gear.",
    "A friend of mine in Truro had 40 doors returned last year at $900 each, it nearly finished him.",
    // The price of what goes wrong, and not how often it does.
    "A mis-cut blank costs us $31 to replace and we make 3,000 blanks a month.",
    // What can be made, what was, what may be, what happens every so often.
    "Our kiln holds 300 cups and fires twice a day, 7 hours each.",
    "Back in 2018 we were writing 300 labels a day at 2 minutes each.",
    "We fill 500 bottles a day, some get held up, and a hold can be 15 min or it can be two days.",
    "Last year we lost 11 crops. Sensors have logged the heat every ten minutes since 2020.",
    // Several do it, or it is of a season whose length was not told.
    "Inspectors write it up at night. Each does five a week. The typing takes 20 minutes a report.",
    "We went back 19 times last year; it's half a day, so four hours, and both men go.",
    "That's Rosa, and it takes her 40 minutes a load. In season we run 12 loads a week.",
  ])("none: %s", (answer) => {
    expect(sumsIn(answer)).toEqual([]);
  });

  it("says what became of it, with the part of the whole and the aim", () => {
    const worth = (otherChallenge: string) => memoOf({ otherChallenge })?.worth.sum;
    const unpaid = worth(
      "48 waiting days last season at $1,900 each. Clients paid for 20. I want half the unpaid ones paid this season.",
    );
    expect(unpaid?.headline).toBe("$53,200 a season is not paid");
    expect(unpaid?.rows.map(({ figure, what }) => `${figure} ${what}`)).toContain(
      "(48 − 20) waiting days a season, less those that were paid",
    );
    expect(unpaid?.rows.at(-1)).toMatchObject({ figure: "$26,600" });
    const gone = worth(
      "Of 300 estates we opened last year, average fee $8,000, 50 went to a competitor who was there first.",
    );
    expect(gone?.headline).toBe("$400,000 a year went elsewhere at most");
  });
});
