import { likelyQuotations } from "@/lib/domain/quotation/likely-quotation";
import { quotationWeights } from "@/lib/knowledge/quotation-weights";
import { troubleWeights } from "@/lib/knowledge/trouble-weights";
import { candidatesIn } from "@/lib/playbook/memo/candidates";
import { memoOf } from "@/tests/support/told-firm";

const WEIGHTS = { quotation: quotationWeights, trouble: troubleWeights };
const quoted = (otherChallenge: string) =>
  memoOf({ companyActivity: null, aiExperience: null, aiFriction: null, otherChallenge })?.problem.quotation;

describe("what page one quotes of a long answer", () => {
  it.each([
    [
      "what goes wrong, behind who they are",
      "We make seven kinds of cheese in Armstrong, my father began in 1981. Vats spoil because the culture log is on paper and two people keep it, about 3 vats a month. Milk is dear this year. We sell at four markets.",
      "Vats spoil because the culture log is on paper and two people keep it",
    ],
    [
      "what is lost, behind a story's beginning",
      "So picture this, it's a Friday in June. The phone rings off the hook, the two of us are out on jobs. We lose one call in four to voicemail and they ring the next guy. Vans are fine. Insurance went up again.",
      "We lose one call in four to voicemail and they ring the next guy.",
    ],
  ])("%s", (_, answer, sentence) => {
    expect(quoted(answer)).toBe(sentence);
  });

  it("is nothing that they say is no problem, and nothing that is over", () => {
    const answer =
      "Used to be no-shows, 9 a week, real bleeding. Then we brought in deposits and now that's not the problem. Today permits wait at the city for six weeks and the crews stand. Trucks are paid off. We have 14 people.";
    expect(quoted(answer)).toMatch(/permits wait at the city/);
  });
});

describe("likely quotations", () => {
  const answer =
    "Door orders. 4 of each 50 come back because a size was typed wrong. We are 12 people in Trail.";
  const candidates = candidatesIn("otherChallenge", answer, null);

  it("are as many as there are stretches, and leave room for none of them", () => {
    const likely = likelyQuotations(answer, candidates, WEIGHTS);
    expect(likely).toHaveLength(candidates.length);
    expect(likely.reduce((sum, each) => sum + each, 0)).toBeLessThan(1);
  });

  it("are read in time of an answer that is one word over and over, and of nothing", () => {
    const endless = "wait ".repeat(2000);
    expect(likelyQuotations(endless, candidatesIn("otherChallenge", endless, null), WEIGHTS)).toEqual(
      expect.any(Array),
    );
    expect(likelyQuotations("", [], WEIGHTS)).toEqual([]);
  });
});
