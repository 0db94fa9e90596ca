import { CELLS, cellsOf } from "@/lib/domain/comparison/cells";
import { firmsApart } from "@/lib/domain/comparison/disclosure";
import { randomFrom } from "@/tests/support/random";
import { DAY_MS, type FirmInHistory, History, leaksIn, randomFirm, remaindersIn } from "./histories";

const START = new Date("2026-01-05T09:00:00Z");
const month = (n: number) => new Date(START.getTime() + n * 28 * DAY_MS);

const firms = (count: number, size: Parameters<typeof cellsOf>[0]["size"], industry: string, from = 0) =>
  Array.from(
    { length: count },
    (_, place): FirmInHistory => ({
      id: `${size}-${industry}-${place + from}`,
      cells: cellsOf({ size, industry }),
    }),
  );
const shownIn = (history: History) => CELLS.filter((cell) => history.visible(cell));

describe("what is published of the pool", () => {
  it("ten firms are not shown, eleven are, twelve change nothing, the sixteenth does", () => {
    const history = new History();
    history.publish(firms(10, "small", "retail"), month(0));
    expect(shownIn(history)).toEqual([]);
    history.publish(firms(11, "small", "retail"), month(1));
    expect(shownIn(history)).toEqual(["all", "size:small", "industry:retail"]);
    for (const n of [12, 13, 14, 15]) {
      const decisions = history.publish(firms(n, "small", "retail"), month(n - 10));
      expect(decisions.find(({ cell }) => cell === "all")).toMatchObject({
        act: "keep",
        withheld: "waiting",
      });
      expect(history.visible("all")?.members).toHaveLength(11);
      expect(history.visible("all")?.publishedAt).toEqual(month(1));
    }
    const at = month(6);
    history.publish(firms(16, "small", "retail"), at);
    expect(history.visible("all")?.members).toHaveLength(16);
    expect(history.visible("all")?.publishedAt).toEqual(at);
  });

  it("one firm that leaves changes nothing", () => {
    const history = new History();
    history.publish(firms(20, "small", "retail"), month(0));
    history.publish(firms(20, "small", "retail").slice(1), month(1));
    expect(history.visible("all")).toMatchObject({ publishedAt: month(0) });
    expect(history.of("all")).toHaveLength(1);
  });

  it("a cell that goes dark and comes back with one firm more stays dark", () => {
    const history = new History();
    const retail = firms(11, "small", "retail");
    const others = firms(30, "middle", "technology");
    history.publish([...retail, ...others], month(0));
    expect(history.visible("industry:retail")).toBeDefined();
    history.publish([...retail.slice(1), ...others], month(1));
    expect(history.visible("industry:retail")).toBeUndefined();
    history.publish([...firms(12, "small", "retail"), ...others], month(2));
    expect(history.visible("industry:retail")).toBeUndefined();
    history.publish([...firms(16, "small", "retail"), ...others], month(3));
    expect(history.visible("industry:retail")?.members).toHaveLength(16);
  });

  it("the same firms again are shown again, as the same publication or with the same members", () => {
    const history = new History();
    history.publish(firms(11, "small", "retail"), month(0));
    history.publish(firms(10, "small", "retail"), month(1));
    history.publish(firms(11, "small", "retail"), month(2));
    expect(history.visible("all")?.members).toHaveLength(11);
  });

  it("figures that cannot be replaced stay twelve months, and are withdrawn then", () => {
    const history = new History();
    history.publish(firms(11, "small", "retail"), START);
    const [almost, over] = [new Date("2027-01-05T09:00:00Z"), new Date("2027-01-05T09:00:01Z")];
    history.publish(firms(13, "small", "retail"), almost);
    expect(shownIn(history)).toHaveLength(3);
    history.publish(firms(13, "small", "retail"), over);
    expect(shownIn(history)).toEqual([]);
  });

  it("a rest of 1 to 10 takes the smallest part with it", () => {
    const history = new History();
    const decisions = history.publish(
      [...firms(20, "small", "retail"), ...firms(12, "middle", "retail"), ...firms(3, "large", "retail")],
      START,
    );
    expect(shownIn(history)).toEqual(["all", "size:small", "industry:retail"]);
    expect(decisions.find(({ cell }) => cell === "size:middle")).toEqual({
      cell: "size:middle",
      act: "none",
      withheld: "remainder",
    });
    expect(decisions.find(({ cell }) => cell === "size:large")?.withheld).toBe("floor");
  });

  it("of parts of one size the first by name goes", () => {
    const history = new History();
    history.publish(
      [...firms(11, "small", "retail"), ...firms(11, "middle", "retail"), ...firms(2, "large", "retail")],
      START,
    );
    expect(shownIn(history)).toEqual(["all", "size:small", "industry:retail"]);
  });

  it("in 200 random pools no remainder of 1 to 10 is left, and every whole of 11 is there", () => {
    const random = randomFrom(20261123);
    for (let pool = 0; pool < 200; pool += 1) {
      const history = new History();
      const count = Math.floor(random() * 160);
      history.publish(
        Array.from({ length: count }, (_, place) => randomFirm(random, `f${place}`)),
        START,
      );
      expect(remaindersIn(history)).toEqual([]);
      expect(history.visible("all") !== undefined).toBe(count >= 11);
    }
  });

  it("1,000 random histories show no two publications that differ by 1 to 4, nor a remainder of 1 to 10", () => {
    const random = randomFrom(7);
    let published = 0;
    for (let turn = 0; turn < 1_000; turn += 1) {
      const history = new History();
      const remainders: string[] = [];
      let pool = Array.from({ length: Math.floor(random() * 60) }, (_, place) =>
        randomFirm(random, `a${place}`),
      );
      for (let step = 0; step < 30; step += 1) {
        const [leaving, joining] = [random() * 0.08, Math.floor(random() * random() * 9)];
        pool = pool.filter(() => random() >= leaving);
        // Some answer again, and are counted in another cell.
        pool = pool.map((firm) => (random() < 0.02 ? randomFirm(random, firm.id) : firm));
        for (let more = 0; more < joining; more += 1) pool.push(randomFirm(random, `${step}-${more}`));
        history.publish(pool, month(step));
        remainders.push(...remaindersIn(history));
      }
      expect([...leaksIn(history), ...remainders]).toEqual([]);
      published += history.publications.length;
    }
    expect(published).toBeGreaterThan(5_000);
  });
});

describe("how many firms differ", () => {
  const firmOf = (...pairs: [string, string][]) => new Map(pairs);
  it("is those that left and those that came, where each is another firm", () => {
    const firms = firmOf(["a", "@a.ca"], ["b", "@b.ca"], ["c", "@c.ca"]);
    expect(firmsApart({ gone: ["a"], come: ["b", "c"] }, firms)).toBe(3);
  });

  it("counts a firm that answered again once, and one that was deleted as if it were one of those that came", () => {
    const again = firmOf(["a1", "@a.ca"], ["a2", "@a.ca"], ["b1", "@b.ca"], ["b2", "@b.ca"]);
    expect(firmsApart({ gone: ["a1", "b1"], come: ["a2", "b2"] }, again)).toBe(2);
    expect(firmsApart({ gone: ["deleted"], come: ["b2"] }, again)).toBe(1);
    expect(firmsApart({ gone: ["deleted", "too"], come: ["b2"] }, again)).toBe(2);
  });
});
