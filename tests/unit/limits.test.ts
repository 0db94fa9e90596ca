import type { FailureCode } from "@/lib/domain/failure";
import type { Limit } from "@/lib/domain/limit";
import { LIMITS, type LimitName } from "@/lib/domain/limits";
import { log } from "@/lib/log";
import { underLimit } from "@/lib/server/limits";
import { buckets, outcome, refuse, someone } from "@/tests/support/buckets";

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = "test-secret-of-more-than-thirty-two-characters";
});

/** So many at once: none is answered before as many are at work as will ever be. */
async function atOnce(times: number, name: LimitName, code: FailureCode, store = buckets()) {
  let atWork = 0;
  let answer = () => {};
  const allIn = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const outcomes = Array.from({ length: times }, (_, turn) =>
    outcome(
      underLimit(store, name, someone(turn), async () => {
        atWork += 1;
        await allIn;
        await refuse(code)();
      }),
    ),
  );
  await new Promise((resolve) => setImmediate(resolve));
  answer();
  return { atWork, outcomes: await Promise.all(outcomes), store };
}

test.each([
  ["login", "unauthenticated"],
  ["password", "invalid"],
] as const)("of thirty guesses sent at once, %s tries ten (T25)", async (name, code) => {
  const { atWork, outcomes, store } = await atOnce(30, name, code);
  expect(atWork).toBe(10);
  expect(outcomes.filter((one) => one === code)).toHaveLength(10);
  expect(outcomes.filter((one) => one === "too_many_requests")).toHaveLength(20);
  const right = underLimit(store, name, someone(99), async () => "in");
  expect(await outcome(right)).toBe("too_many_requests");
});

test("what fits, what is refused for another reason and what breaks use up no guesses", async () => {
  const store = buckets();
  const works = [async () => "in", refuse("unavailable"), () => Promise.reject(new Error("broken"))];
  for (let turn = 0; turn < 60; turn += 1) {
    const work = works[turn % works.length] ?? refuse("forbidden");
    const expected = ["done", "unavailable", "fault"][turn % works.length];
    expect(await outcome(underLimit(store, "login", someone(turn), work))).toBe(expected);
  }
  const { atWork } = await atOnce(30, "login", "unauthenticated", store);
  expect(atWork).toBe(10);
});

test("forty people behind one address sign in at the same moment, and pay", async () => {
  const store = buckets();
  for (const name of ["login", "payment"] as const) {
    const people = Array.from({ length: 40 }, (_, turn) =>
      outcome(
        underLimit(store, name, { ip: "203.0.113.1", subject: `${turn}` }, async () => {
          await new Promise((resolve) => setImmediate(resolve));
        }),
      ),
    );
    expect(new Set(await Promise.all(people))).toEqual(new Set(["done"]));
  }
});

test("a hundred refusals at one address end its guessing at however many accounts (T25)", async () => {
  const store = buckets();
  const guess = (turn: number) =>
    outcome(underLimit(store, "login", { ip: "203.0.113.1", subject: `${turn}` }, refuse("unauthenticated")));
  for (let turn = 0; turn < 100; turn += 1) expect(await guess(turn)).toBe("unauthenticated");
  expect(await guess(100)).toBe("too_many_requests");
});

test("an answer that was found is given, also where its try cannot be given back", async () => {
  const { limits } = buckets();
  const broken = { ...limits, giveBack: () => Promise.reject(new Error("gone")) };
  const written = jest.spyOn(log, "warn").mockReturnValue(undefined);
  expect(await underLimit({ limits: broken }, "login", someone(1), async () => "in")).toBe("in");
  expect(written).toHaveBeenCalled();
});

test.each(Object.entries<Limit>(LIMITS))(
  "%s takes what may be given back last, and per subject",
  (_, limit) => {
    const taken = limit.rates.filter(({ counts }) => counts === "unproven");
    for (const rate of taken) {
      expect(rate).toBe(limit.rates.at(-1));
      expect(rate.per).toBe("subject");
    }
  },
);
