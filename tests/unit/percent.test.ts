import { wholePercent } from "@/lib/domain/percent";

test.each([
  [0, 10, "0%"],
  [1, 293, "under 1%"],
  [3, 7, "43%"],
  [299, 300, "over 99%"],
  [300, 300, "100%"],
])(
  "a few of many are not said to be none, nor nearly all to be all: %d of %d is %s",
  (part, whole, words) => {
    expect(wholePercent(part, whole)).toBe(words);
  },
);
