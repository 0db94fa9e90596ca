import fc from "fast-check";
import { disagreement, spreadOf } from "@/lib/domain/statistics/disagreement";
import { medianInterval, medianRank, shareInterval } from "@/lib/domain/statistics/intervals";
import { median, quantile } from "@/lib/domain/statistics/quantile";

const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 60 });
const p = fc.double({ min: 0, max: 1, noNaN: true });
const shuffled = (list: readonly number[]) =>
  [...list].reverse().sort((one, other) => (one % 7) - (other % 7));

describe("the golden figures", () => {
  it.each([
    [[3], 3],
    [[4, 1], 2.5],
    [[9, 1, 5], 5],
    [[1, 2, 3, 4], 2.5],
  ])("the median of %j is %d", (list, expected) => {
    expect(median(list)).toBe(expected);
  });

  it.each([
    [0, 1],
    [0.25, 1.75],
    [0.5, 2.5],
    [0.9, 3.7],
    [1, 4],
  ])("quantile %d of 1 to 4 is %d (type 7)", (share, expected) => {
    expect(quantile([4, 2, 3, 1], share)).toBeCloseTo(expected, 10);
  });

  it("a quantile that lies on a half is on it, whatever binary fractions make of its place", () => {
    for (let n = 2; n <= 400; n += 1)
      for (let twentieth = 1; twentieth < 20; twentieth += 1) {
        const squares = Array.from({ length: n }, (_, place) => place * place);
        const below = Math.floor(((n - 1) * twentieth) / 20);
        const rest = ((n - 1) * twentieth) % 20;
        const twenty = 20 * below * below + rest * (2 * below + 1);
        expect(Math.round(quantile(squares, twentieth / 20))).toBe(Math.floor((twenty + 10) / 20));
      }
  });

  it.each([
    [11, 3, 0.935],
    [15, 4, 0.965],
    [20, 6, 0.959],
    [30, 11, 0.901],
    [50, 19, 0.935],
    [100, 42, 0.911],
  ])("the interval of the median of %d begins at value %d, coverage %d", (n, rank, coverage) => {
    const found = medianRank(n);
    expect(found.rank).toBe(rank);
    expect(found.coverage).toBeCloseTo(coverage, 3);
    const list = Array.from({ length: n }, (_, index) => index + 1);
    expect(medianInterval(list)).toEqual({ low: rank, high: n - rank + 1 });
  });

  it("has no interval below five values, and one however many there are", () => {
    expect(medianInterval([1, 2, 3, 4])).toBeNull();
    expect(medianInterval([5, 1, 2, 3, 4])).toEqual({ low: 1, high: 5 });
    const { rank, coverage } = medianRank(100_000);
    expect(rank).toBeGreaterThan(49_700);
    expect(rank).toBeLessThan(49_760);
    expect(coverage).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    [50, 0.65, 0.534, 0.751],
    [100, 0.9, 0.84, 0.939],
  ])("the share of %d firms at %d lies between %d and %d", (n, share, low, high) => {
    const interval = shareInterval(share, n);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it.each([
    [[2, 2, 2, 3, 3], 5, 0.4, "agree"],
    [[1, 2, 3, 4], 5, 1, "split"],
    [[0, 2, 4, 4], 5, 1.5, "far_apart"],
    [[3, 5, 7, 8], 10, 1.75, "split"],
    [[2, 5, 9, 10], 10, 3, "far_apart"],
  ])("the answers %j of %d deviate by %d: %s", (list, answers, steps, spread) => {
    expect(disagreement(list)).toBeCloseTo(steps, 10);
    expect(spreadOf(list, answers)).toBe(spread);
  });
});

describe("whatever the values", () => {
  it("their order changes nothing", () => {
    fc.assert(
      fc.property(values, p, (list, share) => {
        const other = shuffled(list);
        expect(quantile(other, share)).toBe(quantile(list, share));
        expect(medianInterval(other)).toEqual(medianInterval(list));
        expect(disagreement(other)).toBeCloseTo(disagreement(list), 9);
      }),
    );
  });

  it("the interval holds the median", () => {
    fc.assert(
      fc.property(values, (list) => {
        const interval = medianInterval(list);
        if (interval === null) return list.length < 5;
        return interval.low <= median(list) && median(list) <= interval.high;
      }),
    );
  });

  it("a constant that is added shifts all but the disagreement", () => {
    fc.assert(
      fc.property(values, p, fc.integer({ min: -999, max: 999 }), (list, share, by) => {
        const moved = list.map((value) => value + by);
        expect(quantile(moved, share)).toBeCloseTo(quantile(list, share) + by, 6);
        const interval = medianInterval(list);
        expect(medianInterval(moved)).toEqual(
          interval && { low: interval.low + by, high: interval.high + by },
        );
        expect(disagreement(moved)).toBeCloseTo(disagreement(list), 6);
      }),
    );
  });

  it("a higher quantile is no lower", () => {
    fc.assert(
      fc.property(values, p, p, (list, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        return quantile(list, low) <= quantile(list, high) + 1e-9;
      }),
    );
  });

  it("only those who all say the same do not disagree at all", () => {
    fc.assert(fc.property(values, (list) => (disagreement(list) === 0) === (new Set(list).size === 1)));
  });

  it("a share's interval holds it and stays between nothing and all", () => {
    fc.assert(
      fc.property(p, fc.integer({ min: 1, max: 5000 }), (share, n) => {
        const { low, high } = shareInterval(share, n);
        return low >= 0 && high <= 1 && low <= share + 1e-9 && high >= share - 1e-9;
      }),
    );
  });

  it("there have to be some: without any it throws, and is never NaN", () => {
    for (const ask of [
      () => median([]),
      () => quantile([], 0.5),
      () => medianInterval([]),
      () => disagreement([]),
      () => spreadOf([], 5),
      () => shareInterval(0.5, 0),
    ])
      expect(ask).toThrow(RangeError);
  });
});
