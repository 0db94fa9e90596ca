import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import { mendImmediates } from "@/lib/http/mend-immediates";

const request = new AsyncLocalStorage<string>();
const { setImmediate: nativeSet, clearImmediate: nativeClear } = globalThis;

beforeEach(() => mendImmediates());
afterEach(() => Object.assign(globalThis, { setImmediate: nativeSet, clearImmediate: nativeClear }));

const newcomer = () => channel("net.server.socket").publish({});
const workFor = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Five pieces of work of 8 ms each are asked for, and the loop's next look at all else: who came when. */
async function piecesAndAllElse(before: () => void): Promise<string[]> {
  await pause(1);
  const done: string[] = [];
  for (let piece = 1; piece <= 5; piece += 1) {
    setImmediate((name: string) => {
      workFor(8);
      done.push(name);
    }, `piece ${piece}`);
  }
  setTimeout(() => done.push("all else"), 3);
  before();
  // As long as it takes, but not for ever: counted in turns, which a busy machine makes longer and not more.
  for (let turn = 0; done.length < 6 && turn < 1000; turn += 1) await pause(1);
  return done;
}

describe("immediates", () => {
  it("run in the request that asked for them, and what is left of them holds no request", async () => {
    let left: NodeJS.Immediate | undefined;
    const seen = await new Promise((resolve) => {
      request.run("one of many", () => {
        left = setImmediate(() => resolve(request.getStore()));
      });
    });
    expect(seen).toBe("one of many");
    expect(valuesOf(left)).not.toContain("one of many");
  });

  it("that Node itself makes hold their request: otherwise there were nothing to mend", () => {
    expect(valuesOf(request.run("one of many", () => nativeSet(() => undefined)))).toContain("one of many");
  });

  it("let all else wait while nobody new is there, and keep the order of asking", async () => {
    const done = await piecesAndAllElse(() => undefined);
    expect(done).toEqual(["piece 1", "piece 2", "piece 3", "piece 4", "piece 5", "all else"]);
  });

  it("let all else in between once somebody new is there, and keep the order of asking", async () => {
    const done = await piecesAndAllElse(newcomer);
    expect(done.at(-1)).toBe("piece 5");
    expect(done.filter((name) => name !== "all else")).toEqual(
      [1, 2, 3, 4, 5].map((piece) => `piece ${piece}`),
    );
  });

  it("stay undone once they are cleared, also where they had been put off", async () => {
    const ran = jest.fn();
    newcomer();
    setImmediate(() => workFor(15));
    const putOff = setImmediate(ran);
    setTimeout(() => clearImmediate(putOff), 0);
    clearImmediate(undefined);
    await pause(50);
    expect(ran).not.toHaveBeenCalled();
  });
});

const valuesOf = (object: object = {}): unknown[] =>
  Reflect.ownKeys(object).map((key) => Reflect.get(object, key));
