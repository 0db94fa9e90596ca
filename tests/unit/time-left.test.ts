import { timeLeft } from "@/lib/domain/time-left";

it.each([
  [0, "in 1 minute"],
  [60, "in 1 minute"],
  [61, "in 2 minutes"],
  [90, "in 2 minutes"],
  [720, "in 12 minutes"],
  [7_200, "in 120 minutes"],
  [17_280, "in 5 hours"],
])("%s seconds are over %s, and never sooner", (seconds, words) => {
  expect(timeLeft(seconds)).toBe(words);
});
