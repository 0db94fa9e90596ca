import { cellsOf } from "@/lib/domain/comparison/cells";
import { isMostly, tooSimilar } from "@/lib/domain/comparison/similar";
import { DAY_MS, History, leaksIn } from "./histories";

const START = new Date("2026-01-05T09:00:00Z");
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `f${from + at}`);
const firms = (ids: string[], size: Parameters<typeof cellsOf>[0]["size"], industry: string) =>
  ids.map((id) => ({ id, cells: cellsOf({ size, industry }) }));
const shown = (history: History) =>
  history.publications.filter((one) => one.endedAt === null).map((one) => one.cell);

describe("two publications that differ by 1 to 4 firms", () => {
  it("are not made of a size and the whole that was published before", () => {
    const history = new History();
    const [small, one] = [firms(range(0, 12), "small", "retail"), firms(["x"], "large", "technology")];
    history.publish([...small, ...one], START);
    expect(shown(history)).toEqual(["all"]);
    history.publish(
      [...small, ...one, ...firms(range(20, 32), "large", "technology")],
      new Date(START.getTime() + 28 * DAY_MS),
    );
    expect(shown(history)).toEqual(["all", "size:large", "industry:technology"]);
    expect(leaksIn(history)).toEqual([]);
  });

  it("are not made of a size and an industry on one day: the smaller one waits", () => {
    const history = new History();
    const decisions = history.publish(
      [
        ...firms(range(0, 20), "small", "retail"),
        ...firms(range(20, 22), "small", "education"),
        ...firms(range(30, 60), "large", "technology"),
        ...firms(range(60, 72), "middle", "education"),
      ],
      START,
    );
    expect(shown(history)).toContain("size:small");
    expect(decisions.find(({ cell }) => cell === "industry:retail")).toEqual({
      cell: "industry:retail",
      act: "none",
      withheld: "waiting",
    });
    expect(leaksIn(history)).toEqual([]);
  });
});

it.each([
  ["the same firms twice", [range(0, 12), range(0, 12)], [], []],
  ["one within another, with four more", [range(0, 12), range(0, 16)], [], ["g0"]],
  ["one within another, with five more", [range(0, 12), range(0, 17)], [], []],
  ["two that share all but two each", [range(0, 12), range(2, 14)], [], ["g1"]],
  ["two of a whole that leave three", [range(0, 26), range(0, 12), range(12, 23)], [], ["g2"]],
  ["one of almost the firms that can be seen already", [range(0, 12)], [range(0, 13)], ["g0"]],
])("of groups of one day, %s", (_, groups, kept, refused) => {
  const fresh = new Map(groups.map((members, at) => [`g${at}`, members]));
  expect([...tooSimilar(fresh, kept)]).toEqual(refused);
});

it.each([
  ["all of it came to the evening", 12, true],
  ["all but four did", 8, true],
  ["all but five did", 7, false],
  ["none did", 0, false],
])("figures wait for an evening where %s: %#", (_, came, waits) =>
  expect(isMostly(range(0, 12), new Set(range(0, came)))).toBe(waits),
);
