import { minutesLeft, NO_PACE, type Pace, paceAfter } from "@/lib/domain/assessment/minutes-left";

const MINUTE = 60_000;
const after = (...minutes: number[]): Pace =>
  minutes.reduce((pace, each, at) => paceAfter(pace, at + 1, each * MINUTE), NO_PACE);

test("before anything is measured, the plan says how long it takes", () => {
  expect([1, 2, 3, 4, 5].map((step) => minutesLeft(step, NO_PACE))).toEqual([15, 11, 9, 6, 3]);
});

test("someone who needs six minutes in all is told so more and more", () => {
  expect(minutesLeft(2, after(1.5))).toBe(7);
  expect(minutesLeft(3, after(1.5, 0.8))).toBe(5);
  expect(minutesLeft(4, after(1.5, 0.8, 1.2))).toBe(3);
  expect(minutesLeft(5, after(1.5, 0.8, 1.2, 1.3))).toBe(2);
});

test("a break adds nothing to the plan, and a rush leaves at least a minute", () => {
  expect(minutesLeft(2, after(600))).toBe(11);
  expect(minutesLeft(5, after(0, 0, 0, 0))).toBe(1);
});
