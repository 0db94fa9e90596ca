import { SourceNotes } from "@/lib/playbook/source-notes";
import { isSummed } from "@/lib/playbook/value/box/box";
import { valueBox } from "@/lib/playbook/value/box/value-box";
import texts from "@/tests/fixtures/sum-texts/first.json";
import { firm } from "@/tests/support/told-firm";

/** A sum that is within this of theirs, rounding included, is theirs. */
const NEAR = 0.02;

type Text = (typeof texts)[number];

/** What page one adds up to for a firm that typed nothing else. */
function totalsOf({ text }: Text): number[] | null {
  const told = { companyActivity: null, aiExperience: null, aiFriction: null, otherChallenge: text };
  const box = valueBox({ firm: firm(told), notes: new SourceNotes() });
  if (!isSummed(box)) return null;
  return box.sum.rows
    .filter(({ from }) => from === null)
    .flatMap(({ figure }) => figure.match(/[\d,.]+/g) ?? [])
    .map((figure) => Number(figure.replaceAll(",", "")));
}

/**
 * 426 answers that were written by people who saw none of the rules, each with the one sum that follows from it, if one does.
 * The weights were learned from them among others, so this holds that features and weights still fit, and measures nothing new:
 * what is new to them is counted by `npm run train-sums`.
 */
test("page one has the sum of most answers that have one, and of few that have none", () => {
  const counted = { right: 0, wrong: 0, blank: 0, invented: 0, silent: 0 };
  for (const each of texts) {
    const totals = totalsOf(each);
    const { sum } = each;
    if (sum === null) counted[totals === null ? "silent" : "invented"] += 1;
    else if (totals === null) counted.blank += 1;
    else {
      const isNear = totals.some((total) => total >= sum.low * (1 - NEAR) && total <= sum.high * (1 + NEAR));
      counted[isNear ? "right" : "wrong"] += 1;
    }
  }
  expect(counted.right).toBeGreaterThanOrEqual(215);
  expect(counted.wrong).toBeLessThanOrEqual(4);
  expect(counted.invented).toBeLessThanOrEqual(4);
});
