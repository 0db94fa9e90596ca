import { AsyncLocalStorage } from "node:async_hooks";
import { promisify } from "node:util";
import { isFixed, patchSetImmediate } from "@/lib/server/patch-set-immediate";

const OLD = "20.20.2";
const request = new AsyncLocalStorage<string>();
const { setImmediate: native } = globalThis;

afterEach(() => Object.assign(globalThis, { setImmediate: native }));

const valuesOf = (object: object = {}): unknown[] =>
  Reflect.ownKeys(object).map((key) => Reflect.get(object, key));

describe("immediates of an older Node", () => {
  beforeEach(() => patchSetImmediate(OLD));

  it("run in the request that asked for them, and what is left of them holds no request", async () => {
    let left: NodeJS.Immediate | undefined;
    const seen = await new Promise((resolve) => {
      request.run("one of many", () => {
        left = setImmediate((word: string) => resolve([word, request.getStore()]), "asked");
      });
    });
    expect(seen).toEqual(["asked", "one of many"]);
    expect(valuesOf(left)).not.toContain("one of many");
  });

  it("keep the order of asking, can be cleared and awaited, and refuse what is no function", async () => {
    const ran: number[] = [];
    const work = [1, 2, 3].map((turn) => setImmediate(() => ran.push(turn)));
    clearImmediate(work[1]);
    await promisify(setImmediate)();
    expect(ran).toEqual([1, 3]);
    expect(() => Reflect.apply(setImmediate, globalThis, ["no function"])).toThrow(
      "must be of type function",
    );
  });
});

describe("the patch", () => {
  it.each(["18.20.0", "20.20.2", "22.23.3", "24.14.0", "24.20.9"])("is needed on Node %s", (version) => {
    expect(isFixed(version)).toBe(false);
  });

  it.each(["24.21.0", "24.21.3", "25.0.0", "26.1.0"])("is left out on Node %s", (version) => {
    expect(isFixed(version)).toBe(true);
    patchSetImmediate(version);
    expect(globalThis.setImmediate).toBe(native);
  });
});
