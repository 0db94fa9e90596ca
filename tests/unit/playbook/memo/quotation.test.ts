import { profileOf } from "@/lib/playbook/company-profile";
import { contradictionOf } from "@/lib/playbook/contradictions";
import { problemOf } from "@/lib/playbook/memo/problem";
import { quotationOf } from "@/lib/playbook/memo/quotation";
import { answersFor } from "../../../support/answers";

const quotedOf = (otherChallenge: string) => quotationOf(profileOf(answersFor({ otherChallenge })));

test.each([
  [
    "With the new scanner a claim went from 4 days to 2. So I put back a second look at each and 2 days is now 3.5.",
    "I put back a second look at each and 2 days is now 3.5",
  ],
  [
    "Samples get mixed up on the night shift. We run 90 samples by day and a chemist day costs me $540.",
    "Samples get mixed up on the night shift.",
  ],
  [
    "Minutes and staff reports. The deputy clerk spends about 11 hours on each council meeting, 24 meetings a year plus committees.",
    "The deputy clerk spends about 11 hours on each council meeting",
  ],
  [
    "We answer 340 referrals a year and each takes five hours. 22% go out with no reply at all.",
    "We answer 340 referrals a year and each takes five hours.",
  ],
  [
    "We cannot find people for the spring. 80 in spring, 20 in winter.",
    "We cannot find people for the spring.",
  ],
  [
    "Remarketing a renewal takes an hour and a quarter. We keep maybe 1 in 6 of those we move.",
    "Remarketing a renewal takes an hour and a quarter.",
  ],
  [
    "Short counts. Stores say they got less than we billed, Ana at the counter spends 20 minutes per dispute, about 50 disputes a month. Scrap is 6%, should be 2.",
    "Short counts. Stores say they got less than we billed.",
  ],
  [
    "Accident reports: foremen write 9 a day at 40 minutes each and a third come back from the insurer. Welders: 5 vacancies, 20 call-outs a month.",
    "Accident reports: foremen write 9 a day at 40 minutes each",
  ],
  [
    "The ministry sends us 400 referrals a year, 6 hours each to read the whole package, check the maps and write back inside thirty days. Two people work on it and we missed the date on 90 last year.",
    "Two people work on it and we missed the date on 90 last year.",
  ],
])("of %j, what reads alone on page one is quoted", (typed, quotation) => {
  expect(quotedOf(typed)).toBe(quotation);
});

test.each([
  [
    "a wish for what was told before",
    "Choosing the resin. Dale finds it in his cards. When Dale's away we guess. I want that below 10, so call it 10.",
    "When Dale's away we guess.",
  ],
  [
    "a goal alone",
    "Target is 4%. Scrap is 9% and it all goes in the bin.",
    "Scrap is 9% and it all goes in the bin.",
  ],
  [
    "what no one has counted",
    "Crate repairs. I couldn't tell you how many we lost. The growers have gone quiet or missed their ship date.",
    "The growers have gone quiet or missed their ship date.",
  ],
  [
    "a price whose trouble is elsewhere",
    "Crate repairs. Rebooking a truck is roughly $900 and we eat it. Half the loads go out a day late.",
    "Half the loads go out a day late.",
  ],
  [
    "when, with no what",
    "The mill won't say when. Half the loads go out a day late.",
    "Half the loads go out a day late.",
  ],
  [
    "that something is to be better",
    "We want to be faster. 1 in 9 gets sent back by the county because of a wrong parcel number.",
    "1 in 9 gets sent back by the county because of a wrong parcel number.",
  ],
])("%s is not quoted where a sentence says what goes wrong", (_, typed, quotation) => {
  expect(quotedOf(typed)).toBe(quotation);
});

test.each([
  [
    "a price of the trouble itself",
    "A no-show costs us about $140. We are a small place.",
    "A no-show costs us about $140.",
  ],
  [
    "what cannot be told apart",
    "We can't tell which batch went out. It is a mess.",
    "We can't tell which batch went out.",
  ],
  [
    "a wish that names what it is about",
    "I want the trucks home by five. We never counted one.",
    "I want the trucks home by five.",
  ],
])("%s is", (_, typed, quotation) => {
  expect(quotedOf(typed)).toBe(quotation);
});

test("a sentence is quoted without the word that ties it to the one before", () => {
  expect(quotedOf("It is fine. And half the pallets lean, so the dock sends them back.")).toBe(
    "Half the pallets lean, so the dock sends them back.",
  );
});

test("a heading is quoted with the sentence under it, and alone where that is too long", () => {
  const heading = "Security questionnaires. We get 6 new ones a month.";
  expect(quotedOf(heading)).toBe(heading);
  expect(quotedOf(`${heading} Our CTO answers every one of them himself at night and on weekends.`)).toBe(
    heading,
  );
  expect(
    quotedOf(
      "Security questionnaires. 14 are open right now, each takes about 12 hours of Dev (our CTO), and two hospital deals worth $420,000 a year are waiting on them.",
    ),
  ).toBe("Security questionnaires.");
});

test("what follows a heading is about it, so that no other work is said to come first", () => {
  const firm = profileOf(
    answersFor({
      otherChallenge:
        "Minutes and staff reports. The deputy clerk spends about 11 hours on each council meeting, 24 a year.",
    }),
  );
  expect(problemOf(firm).whatIsSo).not.toMatch(/We begin with|the trial starts there/);
});

test("who calls AI overhyped is reminded of what failed, and of no story that is cut", () => {
  const firm = profileOf(
    answersFor({
      aiPerception: "overhyped",
      aiToolsUsed: ["none"],
      aiExperience:
        "None myself. The service manager in Vernon tried ChatGPT for turning tech notes into warranty stories, he says it cut his time in half, but the OEM bounced one because it made up a failure code.",
    }),
  );
  expect(contradictionOf(firm).headline).toBe(
    "You call AI overhyped, and have a reason: “the OEM bounced one because it made up a failure code”.",
  );
});

/** Long answers of other trades, in each of which most sentences are beside the trouble. */
test.each([
  [
    "what they pay, and what others pay",
    "Picker cards. During picking, forty days, two of the office girls sit 3 hours each evening adding up punch cards. $19.50 is what they make. A plot is $2,400 with perpetual care. Resin in a part is 11 cents.",
    /^(?!.*(?:19\.50|2,400|11 cents))/,
  ],
  [
    "what they were offered",
    "The tasting room takes club orders by hand, God help us, and then they're keyed in again in the evening. Three people, forty minutes each, five nights out of seven, 26 weeks. I've been offered a tablet thing at $89 a month.",
    /^The tasting room takes club orders by hand/,
  ],
  [
    "figures in a row",
    "Going out a second time as the lender wanted a picture of the furnace. Five a month for the whole office, all year. It's two hours of an appraiser, I pay $45 an hour, and 90 kilometres at 70 cents.",
    /^Going out a second time/,
  ],
  [
    "what comes behind",
    "Insurers pay us slow. $410,000 owing this morning, a hundred and twenty days on a bunch of it, it was 45 when I began. Adjuster changes and we start over with the photos. I have twenty-two on payroll every second Friday and I haven't missed one.",
    /^Insurers pay us slow/,
  ],
  [
    "what is told beside it in one long sentence",
    "Two things. We do around 1,150 service jobs a month and one in twenty gets a second visit that is not paid for, two hours of a $58 tech, mostly because the first man left no notes or the wrong part was on the truck. In a cold snap 180 calls a day hit two dispatchers.",
    /^One in twenty gets a second visit that is not paid for, two hours of a \$58 tech$/,
  ],
  [
    "what was told behind a label and its figures",
    "Proposals: 310 last year, about fourteen hours each of a principal or senior, and we won 96. Meanwhile twenty-two years of borehole logs sit on a server. Field notes take nine working days to become a draft report.",
    /^Proposals: 310 last year, about fourteen hours each of a principal or senior$/,
  ],
  [
    "who they are",
    "We are a thrift shop, two floors in Courtenay. The donations that cannot be sold go to the landfill. A volunteer drives.",
    /^The donations that cannot be sold go to the landfill/,
  ],
  [
    "a long sentence under a heading that says what is wrong",
    "Waiting at the hospital. Fourteen transfers a day and on every one we stand 26 minutes more than the contract allows for, with a crew of two, $27.50 each an hour, 365 days. The hospital pays by the trip and not by the clock, $184. Our crews know all the crosswords.",
    /^Waiting at the hospital\.$/,
  ],
])("%s: not quoted where the trouble is told in a sentence", (_, typed, quotation) => {
  expect(quotedOf(typed)).toMatch(quotation);
});
