import { type LikelySum, likelySums, weigh } from "@/lib/domain/value/likely-sum/likely-sum";
import { isSure } from "@/lib/domain/value/likely-sum/sure";
import { sumWeights } from "@/lib/knowledge/sum-weights";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";

const likeliest = (answer: string): LikelySum | undefined =>
  likelySums(weigh(sentencesIn(answer), sumWeights))[0];
const surest = (answer: string): LikelySum | null => {
  const sum = likeliest(answer);
  return sum !== undefined && isSure(sum) ? sum : null;
};
/** Dollars a year, or hours where no wage was told. */
const comesTo = (answer: string): number | undefined => {
  const sum = surest(answer);
  return sum === null ? undefined : Math.round(sum.amount.low * (sum.wage?.low ?? 1));
};

describe("the likeliest sum of an answer that is told at length", () => {
  it.each([
    [
      "a part that is named before its whole, of a clause that says margin",
      "Redos. One crown in twelve comes back, margin open or shade off, and we redo it free of charge, as the trade does. 9,600 crowns a year. $60 each redo, material and bench. Half are the impression and not us. 17 technicians, average age 54.",
      (9600 / 12) * 60,
    ],
    [
      "those who spend the same minutes at the same time, named before the time",
      "The crew stands. Six on the crab line stand with their gloves on for 22 minutes every morning until the count from the night is squared with the slips, and they're paid for it of course, $25. 190 processing days. The ice machine is from 1991.",
      6 * 190 * (22 / 60) * 25,
    ],
    [
      "what one of a few does alone, once for each piece",
      "Quoting. We get 24 requests a week as drawings, and each takes an estimator about three hours, at $40 an hour. Customers say that the shop next door answers sooner, and our nights are empty.",
      24 * 52 * 3 * 40,
    ],
    [
      "of some hours the part that is meant",
      "Each arrangement is around five hours of forms and of that I'd say ninety minutes is purely typing the same name and dates into four systems, at $30 an hour. We served 620 families last year over three chapels. My directors came to sit with people.",
      620 * 1.5 * 30,
    ],
    [
      "a part of them, with a wait that is no count",
      "We do around 1,000 service jobs a month and one in twenty needs a second visit that is not paid for. Each of those is two hours of a tech at $58 an hour, mostly because the first man left no notes. The invoice goes out nine days after the job.",
      (1000 / 20) * 12 * 2 * 58,
    ],
    [
      "an average week",
      "Unpaid corrections. The client buys a light review and then we fix all of it. 26 such jobs in an average week, three quarters of an hour more than what was bought, and a linguist costs us $44 per hour. Our rates went from 24 cents to 15.",
      26 * 52 * 0.75 * 44,
    ],
    [
      "minutes on each, of so many a day, on the days of their year, at what an hour costs",
      "The counter phone, mostly. People ring to ask whether their frame is ready, 40 calls a day over 260 days, and each takes Ines 6 minutes because the slip is in a drawer. She costs us $30 an hour. Rent went up to $7,200 and the sign fell down.",
      40 * 260 * 0.1 * 30,
    ],
    [
      "a part of them, and more than one call on each",
      "We send about 100 drafts a week. One in five of them goes quiet, and then Pavel rings, two calls on average, 9 minutes a call, he's $40 an hour and we run 50 weeks. The plotter is from 2011 and I was quoted $18,000 for another.",
      100 * 0.2 * 2 * 0.15 * 50 * 40,
    ],
    [
      "a price less what comes back of it",
      "Gone on arrival. We run 365 nights and we average six a night where the fellow got a jump before my truck shows. Costs me 28 dollars in fuel and driver each one and the motor club throws me 12. I got nine trucks. Dispatch is two and a whiteboard.",
      365 * 6 * (28 - 12),
    ],
    [
      "so much of a measure for each, at its price",
      "Setup scrap. Every time the coiler is set up for a new part we throw wire away until it is right, 3.2 kilos on average. 1,450 setups in the year. Wire is costing us $5.10 a kilo, music and stainless blended. The setter would be there regardless.",
      1450 * 3.2 * 5.1,
    ],
    [
      "two prices of each",
      "Crates that never come home. This year we bought 300 of them just to stand still, $40 each plus $6 freight. We have some 4,000 out there, or 3,600, depending on who counts. A driver swears he knows the barn.",
      300 * 46,
    ],
    [
      "a price of each, with the paid time that it takes besides",
      "Torn linings. 200 coats came back last year. Each one costs us $22 for the lining, and then Odette spends half an hour on it, she's on $28 an hour. We cleaned 9,000 coats, so it is no disaster, but the same sleeves do it every time.",
      200 * (22 + 0.5 * 28),
    ],
    [
      "those who each do it",
      "Reading tags. Four of the staff walk the lockers every week, rain or not, and each of them spends 3 hours on it, at $25 an hour. Then it goes into Excel, that's quick. Tenants dispute maybe eight bills.",
      4 * 3 * 52 * 25,
    ],
    [
      "so many in each of so many",
      "We look after 50 halls and each holds 8 meetings a year, and somebody has to write them up. Two hours for each meeting by the time the names are right. Clerks are $30 an hour with benefits. They do it at night and then they quit.",
      50 * 8 * 2 * 30,
    ],
    [
      "hours alone, where no one says what one costs",
      "Tags. Every bag that leaves the beach has one, written with a marker by wet hands: 6,000 bags this season and I timed it, ninety seconds a tag. It's me or my sister-in-law, and we take no wage, so there is no use in asking.",
      150,
    ],
    [
      "at a wage without its sign",
      "Everything that we take in has to be typed up for the town by hand, serial, colour, scratches, who brought it. 50 items a day, 3 min each, open 300 days, and the clerk at the counter makes 20.40. The average loan here is $140.",
      50 * 300 * 0.05 * 20.4,
    ],
  ])("is of %s", (_form, answer, year) => {
    expect(comesTo(answer)).toBe(Math.round(year));
  });

  it("keeps both ends of a range", () => {
    const sum = surest(
      "It comes by portal and email and text, and one gentleman still writes letters. We get 60 a working day over the 250 days, and look up the lease and pick a trade. It takes 10 to 15 minutes on each before anything is fixed at all, $36 an hour loaded.",
    );
    expect(sum?.each).toMatchObject({ low: 10, high: 15 });
    expect(sum?.amount.low).toBeCloseTo(2500);
    expect(sum?.amount.high).toBeCloseTo(3750);
  });

  it.each([
    [
      "what customers pay",
      "Weather. We cancel when the forecast says wind and then it is flat as a plate. 70 tours called off of around 500, a tour's $150 a head, two to eight heads. Most rebook. How many we could have run I can't tell, since no one goes out to look.",
    ],
    [
      "what is hoped for",
      "We would like to grow. If only we could do more estimates. My cousin says that his firm does 40 a week, and that a clerk at $32 an hour has the time to look at each of them. Here the phone rings, and we have 6 trucks to get out by seven.",
    ],
    [
      "what is over",
      "We used to get 40 wrong bins a week, 20 minutes each at $30 an hour, and then we put a lamp over the line. That is over now, thank heaven. What is left is the smell in August, and the neighbour, who has a lawyer and a nose.",
    ],
    [
      "years ago",
      "Honestly 2 years ago I'd have told you the filler: we were dumping 400 hectolitres a year at ninety bucks a hec. A new filler went in last March and that's gone, we lose next to nothing. Now it's people who can sell, and three have left us.",
    ],
    [
      "sizes, quotations and a machine",
      "We have 31 acres under glass, 22 people and a boiler from 1994 that costs $1,900,000 to replace. The salesman says $400,000 for a smaller one. We wait nine months for parts. I do not know what any of it has to do with what goes wrong.",
    ],
  ])("is none of %s", (_what, answer) => {
    expect(surest(answer)).toBeNull();
  });

  it("is none in a short answer, where each figure has to have its place", () => {
    expect(likelySums(weigh(["We get 30 calls a week, 20 minutes each."], sumWeights))).toEqual([]);
  });

  it("counts the part that goes wrong, and not the whole that it is of", () => {
    const sum = likeliest(
      "Loose sheets. We had 620 of them last year, and 90 of those were lost for good. Each lost one costs us $140 to draw again, and the client does not pay for that. The printer is leased, and the toner is another matter.",
    );
    expect(sum?.counted.low).toBe(90);
    const claims = likeliest(
      "Warranty claims that the maker turns down. We filed 190 last year, they denied 24, the average was $1,320 and that's us out of pocket as the customer is gone with a fixed truck. The reason is a photo missing. Six bays, techs at 46 to 52.",
    );
    expect(claims?.counted.low).toBe(24);
  });

  it("reads no table of figures", () => {
    expect(
      likelySums(
        weigh([`We do ${"12 quotes a week at 20 min each and $40 each, ".repeat(150)}`], sumWeights),
      ),
    ).toEqual([]);
  });
});
