import fc from "fast-check";
import { aboutFirms, ELEMENTS, type FirmFigures, figuresOf, shareOf } from "@/lib/domain/comparison/figures";
import { firmKey } from "@/lib/domain/comparison/firm-key";
import { positionOf } from "@/lib/domain/comparison/position";
import { isFreeMail } from "@/lib/services/comparison/is-free-mail";

const firm = (score: number, elements: FirmFigures["elements"] = []): FirmFigures => ({
  score,
  topDown: score,
  bottomUp: Math.max(0, score - 5),
  elements,
});
const ANY_FIRM = fc.record({
  score: fc.integer({ min: 0, max: 100 }),
  topDown: fc.integer({ min: 0, max: 100 }),
  bottomUp: fc.integer({ min: 0, max: 100 }),
  elements: fc.subarray(ELEMENTS.map(({ value }) => value)),
});
const SOME_FIRMS = fc.array(ANY_FIRM, { minLength: 11, maxLength: 120 });

describe("one firm, one vote", () => {
  const keyOf = (executiveEmail: string | null, companyName: string) =>
    firmKey({ executiveEmail, companyName }, isFreeMail);

  it("a domain of its own tells the firm, under any name that was typed", () => {
    const keys = Array.from({ length: 9 }, (_, place) => keyOf(`p${place}@Halden-Creek.ca`, `Name ${place}`));
    expect(new Set(keys)).toEqual(new Set(["@halden-creek.ca"]));
  });

  it("under free mail, and without an email, it is the company's name without case, legal form and odd blanks", () => {
    for (const [email, name] of [
      ["a@gmail.com", "Halden Creek Joinery Ltd."],
      ["a+two@gmail.com", "halden  creek joinery, Inc"],
      ["b@shaw.ca", "HALDEN CREEK JOINERY"],
      ["c@fastmail.com", "Halden Creek Joinery Co. Ltd."],
      [null, " Halden Creek Joinery Limited "],
    ] as const)
      expect(keyOf(email, name)).toBe("halden creek joinery");
    expect(keyOf("a@gmail.com", "Ltd")).toBe("ltd");
    expect(keyOf("a@gmail.com", "Halden Works")).not.toBe(keyOf("a@gmail.com", "Halden Creek"));
  });
});

describe("what is printed of a cell", () => {
  it("the golden figures of eleven firms", () => {
    const firms = [12, 18, 25, 31, 38, 44, 47, 52, 58, 63, 71].map((score, place) =>
      firm(score, place < 3 ? ["ai_policy"] : []),
    );
    expect(figuresOf(firms)).toEqual({
      median: 44,
      low: 25,
      high: 60,
      topDown: 44,
      bottomUp: 39,
      shares: {
        ai_policy: 3,
        dept_pilots: "few",
        steering_committee: "few",
        dedicated_budget: "few",
        internal_champions: "few",
        external_consultants: "few",
      },
    });
  });

  it.each([
    [0, 20, "few"],
    [2, 20, "few"],
    [3, 20, 2],
    [10, 20, 5],
    [17, 20, 9],
    [18, 20, "nearly all"],
    [20, 20, "nearly all"],
    [3, 100, "few"],
    [97, 100, "nearly all"],
  ])("%d of %d is %s", (count, n, share) => {
    expect(shareOf(count, n)).toBe(share);
  });

  it.each([
    [11, 10],
    [13, 15],
    [23, 25],
    [27, 25],
  ])("%d firms are about %d", (n, about) => expect(aboutFirms(n)).toBe(about));

  it("every figure is what another way of working it out finds, whatever the order of the firms", () => {
    fc.assert(
      fc.property(SOME_FIRMS, (firms) => {
        const figures = figuresOf(firms);
        expect(figures).toEqual(figuresOf([...firms].reverse()));
        expect(figures).toEqual(recomputed(firms));
        expect(figures.low).toBeLessThanOrEqual(figures.median);
        expect(figures.high).toBeGreaterThanOrEqual(figures.median);
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it("all alike is not said of any one of them", () => {
    const firms = Array.from({ length: 11 }, () => firm(50, ["ai_policy"]));
    expect(figuresOf(firms).shares).toMatchObject({ ai_policy: "nearly all", dept_pilots: "few" });
  });
});

describe("the position of a firm", () => {
  const base = { median: 44, low: 35, high: 55, topDown: 40, bottomUp: 45, shares: {} };
  it.each([
    [56, "above the middle"],
    [55, "around the middle"],
    [35, "around the middle"],
    [34, "below the middle"],
  ])("%d among fewer than twenty is %s", (score, words) => expect(positionOf(score, base, 15)).toBe(words));

  it.each([
    [58, "in the upper quarter"],
    [57, "in the middle half"],
    [30, "in the middle half"],
    [29, "in the lower quarter"],
  ])("%d by quarters is %s", (score, words) =>
    expect(positionOf(score, { ...base, q1: 30, q3: 57 }, 25)).toBe(words),
  );

  it("by twentieths from fifty firms on, kept within 5 and 95", () => {
    const twentieths = Array.from({ length: 19 }, (_, place) => (place + 1) * 5);
    const figures = { ...base, q1: 25, q3: 75, twentieths };
    expect(positionOf(66, figures, 50)).toBe("higher than about 65 of 100 (between 55 and 75)");
    expect(positionOf(0, figures, 50)).toMatch(/^higher than about 5 of 100 \(between 5 and /);
    expect(positionOf(100, figures, 50)).toMatch(/^higher than about 95 of 100 \(between \d+ and 95\)$/);
  });
});

/** The same figures by counting instead of interpolating, written from the rules and not from the code. */
function recomputed(firms: readonly FirmFigures[]) {
  const n = firms.length;
  const up = (values: number[]) => [...values].sort((a, b) => a - b);
  const at = (values: number[], place: number) => up(values)[place] ?? Number.NaN;
  const type7 = (values: number[], p: number) => {
    const h = (n - 1) * p;
    const i = Math.trunc(h);
    return at(values, i) + (h - i) * ((i + 1 < n ? at(values, i + 1) : at(values, i)) - at(values, i));
  };
  const scores = firms.map(({ score }) => score);
  const choose = (k: number) => {
    let result = 1;
    for (let i = 0; i < k; i += 1) result = (result * (n - i)) / (i + 1);
    return result;
  };
  let rank = 0;
  for (let k = 1, below = 0; k <= n; k += 1) {
    below += choose(k - 1) * 0.5 ** n;
    if (below > 0.05) break;
    rank = k;
  }
  const whole = (value: number) => Math.round(value);
  const middle = (values: number[]) =>
    whole(n % 2 === 1 ? at(values, (n - 1) / 2) : (at(values, n / 2 - 1) + at(values, n / 2)) / 2);
  const shares = ELEMENTS.map(({ value }) => {
    const yes = firms.filter((one) => one.elements.some((element) => element === value)).length;
    const tenths = whole((10 * yes) / n);
    const said = yes <= 2 || tenths < 1 ? "few" : n - yes <= 2 || tenths > 9 ? "nearly all" : tenths;
    return [value, said];
  });
  return {
    median: middle(scores),
    low: 5 * Math.floor(at(scores, rank - 1) / 5),
    high: 5 * Math.ceil(at(scores, n - rank) / 5),
    topDown: middle(firms.map(({ topDown }) => topDown)),
    bottomUp: middle(firms.map(({ bottomUp }) => bottomUp)),
    ...(n >= 20 ? { q1: whole(type7(scores, 0.25)), q3: whole(type7(scores, 0.75)) } : {}),
    ...(n >= 50 ? { twentieths: [...Array(19).keys()].map((k) => whole(type7(scores, (k + 1) / 20))) } : {}),
    shares: Object.fromEntries(shares),
  };
}
