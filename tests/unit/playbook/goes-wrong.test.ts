import { memoOf } from "@/tests/support/told-firm";

const sumOf = (otherChallenge: string) => memoOf({ otherChallenge })?.worth.sum.headline ?? "";

describe("what goes wrong, at what one costs", () => {
  it.each([
    [
      "a part of a count, two sentences before its price",
      "We drive isotopes to hospitals, 350 deliveries a week. 2% get there outside of the window. The contract docks us 175$ for every one.",
      "$63,700 a year goes into it",
    ],
    [
      "what one would have sold for, as a ceiling",
      "Float tanks, five of them, 700 lb of salt each. We have around forty floats booked every day and 1 in 10 just doesn't come. A float's $75. 8 staff at 15.50.",
      "$75,000 a year was not sold, at most",
    ],
    [
      "hours of a part that was counted, at what an hour is put at, in the weeks that their year has",
      "We do about 160 saws a week and 12 or so come back inside the week because we fixed the wrong thing. A redo is 3 hrs on the bench at $95 plus the truck. We run 50 weeks.",
      "$171,000 a year of paid time goes into it",
    ],
    [
      "what is held up by the day, and no year of it",
      "1,450 cars a month, about 6% don't match the sheet. Each one ties up a bay 2.5 days while we sample. I bill a bay at $1,100 a day.",
      "$239,250 a month is held up, at most",
    ],
    [
      "what was refused, in the time that was named",
      "Last quarter we told hospitals no on 6,000 oz. A donor averages 380 oz and hospitals pay us $4.75 an oz.",
      "$28,500 last quarter was not sold, at most",
    ],
    [
      "what waits, named where it is made",
      "My 4 indexers do about 2,000 folders a week, so the 58,000 waiting never goes down. Insurers pay $4.10 a folder when it's listed and not before.",
      "$237,800 in all waits to be billed",
    ],
    [
      "hours on each, of what is counted right before",
      "The reline report. 38 relines a year, each report is 22 h of an engineer at 88 $/h: brick lots and photos.",
      "$73,600 a year of paid time goes into it",
    ],
  ])("is counted: %s", (_what, typed, sum) => {
    expect(sumOf(typed)).toBe(sum);
  });

  it.each([
    [
      "half of something else",
      "Half the tags are useless. We sharpen 160 saws a week. A redo is 3 hrs on the bench.",
    ],
    [
      "the price of a machine",
      "Compressors trip at night. There were 13 of these calls a month this winter and no billing it. A chiller is 140 grand.",
    ],
    [
      "what they are paid for all of them",
      "About 3,800 mattresses come in a month, the city gives us $15 for each. One in ten is wet and goes to landfill.",
    ],
    [
      "a rent",
      "A warehouse in Hamilton at 7,900 a month. Marcus needs 24 minutes for each door, and photos.",
    ],
    [
      "what one head costs a day",
      "Right now eleven are planted and nobody walked them. Camp costs me $31 a head per day.",
    ],
    [
      "a fine by the quarter of an hour",
      "Late at the gate and they fine us $900 for every quarter hour started.",
    ],
    [
      "one truck of several",
      "We run 8 hydrovacs. Every truck loses about three shifts a month in the yard. I bill a truck at $3,100 a shift.",
    ],
    [
      "a part of a price",
      "They take 15% off that delivery's invoice. Thirty four late ones last quarter. A delivery averages $880.",
    ],
    [
      "a part that is none of those counted",
      "We bottle two runs a week, 2,400 bottles to the run. Seven percent come off skewed, so someone relabels, three minutes a bottle.",
    ],
    ["a full-time year", "They ask for 31. 2,080 hours a yr times all that, I did it on a napkin."],
    [
      "what was sold, beside what is made again",
      "A quarter of the transcripts bounce back. 88 transcripts a week. Steno machines cost me $5,800 each.",
    ],
  ])("is no sum of %s", (_what, typed) => {
    expect(sumOf(typed)).not.toMatch(/\$\d/);
  });
});
