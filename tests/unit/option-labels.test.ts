import { labelOfOneOrMore } from "@/lib/domain/assessment/options";
import { MARKETS } from "@/lib/domain/assessment/questions/company";

test.each([
  ["canada", "Canada"],
  ['["canada","europe"]', "Canada, Europe"],
  ["an old value", "an old value"],
  ["[not a list", "[not a list"],
])("%s is shown as %s", (stored, shown) => {
  expect(labelOfOneOrMore(MARKETS, stored)).toBe(shown);
});
