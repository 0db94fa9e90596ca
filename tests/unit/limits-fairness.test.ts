import type { FailureCode } from "@/lib/domain/failure";
import type { Limit } from "@/lib/domain/limit";
import { LIMITS, type LimitName } from "@/lib/domain/limits";
import { log } from "@/lib/log";
import { SHARED_IP } from "@/lib/server/client-ip";
import { enter, underLimit } from "@/lib/server/limits";
import { buckets, outcome, refuse, someone } from "@/tests/support/buckets";

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = "test-secret-of-more-than-thirty-two-characters";
});
afterEach(() => jest.restoreAllMocks());

/** So many times the same failure, each at a subject of its own. */
async function failing(times: number, name: LimitName, code: FailureCode, ip: string, store: Store) {
  for (let turn = 0; turn < times; turn += 1) {
    await outcome(underLimit(store, name, { ip, subject: `guess ${turn}` }, refuse(code)));
  }
}
type Store = ReturnType<typeof buckets>;
const FAILING = [
  ["login", "unauthenticated"],
  ["payment", "declined"],
  ["coupon", "invalid"],
  ["register", "conflict"],
  ["unsubscribe", "invalid"],
] as const;

test.each(FAILING)("others' failures at %s keep no client out where no IP is known", async (name, code) => {
  const store = buckets();
  const said = jest.spyOn(log, "warn").mockReturnValue(undefined);
  await failing(1_500, name, code, SHARED_IP, store);
  const honest = { ip: SHARED_IP, subject: "ann@example.com" };
  expect(await outcome(underLimit(store, name, honest, async () => "in"))).toBe("done");
  expect(said.mock.calls.filter(([about]) => JSON.stringify(about).includes(name))).toHaveLength(1);
});

test.each(FAILING)(
  "forty people behind one address may each fail once at %s, and a script is stopped",
  async (name, code) => {
    const store = buckets();
    await failing(39, name, code, "203.0.113.1", store);
    const caller = { ip: "203.0.113.1", subject: "ann@example.com" };
    expect(await outcome(underLimit(store, name, caller, async () => "in"))).toBe("done");
    await failing(100, name, code, "203.0.113.1", store);
    expect(await outcome(underLimit(store, name, caller, async () => "in"))).toBe("too_many_requests");
  },
);

test("forty people behind one address make each call that an evening has", async () => {
  const store = buckets();
  for (const [name, times] of [
    ["submission", 80],
    ["coupon", 80],
    ["payment", 80],
    ["register", 80],
    ["login", 120],
    ["callRequest", 80],
    ["resetRequest", 40],
    ["resetConfirm", 80],
    ["pdf", 80],
    ["funnel", 400],
  ] as const) {
    for (let turn = 0; turn < times; turn += 1) {
      expect(await outcome(enter(store, name, "203.0.113.1"))).toBe("done");
    }
  }
});

test.each(Object.entries<Limit>(LIMITS))(
  "%s has one cap for all whose address is not known only for attempts that cost money",
  (name, { rates }) => {
    const capped = rates.filter(({ together }) => together !== undefined);
    for (const rate of capped) expect(rate).toMatchObject({ per: "ip", counts: "attempts" });
    const costly = ["submission", "payment", "callRequest", "register", "reportWriting"];
    expect(capped).toHaveLength(costly.includes(name) ? 1 : 0);
  },
);

test("what costs money has one cap for all whose address is not known", async () => {
  const store = buckets();
  for (let turn = 0; turn < 300; turn += 1) {
    expect(await outcome(enter(store, "callRequest", SHARED_IP))).toBe("done");
  }
  expect(await outcome(enter(store, "callRequest", SHARED_IP))).toBe("too_many_requests");
});

test("a line of IPv6 is one caller, and its network has ten times as much", async () => {
  const store = buckets();
  const ask = (line: number) => outcome(enter(store, "resetRequest", `2001:db8:1:${line.toString(16)}::/64`));
  for (let turn = 0; turn < 60; turn += 1) expect(await ask(1)).toBe("done");
  expect(await ask(1)).toBe("too_many_requests");
  for (let turn = 0; turn < 540; turn += 1) expect(await ask(100 + (turn % 50))).toBe("done");
  expect(await ask(200)).toBe("too_many_requests");
  expect(await outcome(enter(store, "resetRequest", "2001:db8:2:1::/64"))).toBe("done");
});

test("a device that the account knows is kept out neither by its address nor by who tries its account", async () => {
  const store = buckets();
  await failing(120, "login", "unauthenticated", "203.0.113.1", store);
  const whenHeld = jest.fn(async () => undefined);
  const owner = { ip: "203.0.113.1", subject: "ann@example.com:nonce", isKnownDevice: true, whenHeld };
  expect(await outcome(underLimit(store, "login", owner, async () => "in"))).toBe("done");
  for (let turn = 0; turn < 11; turn += 1) {
    await outcome(underLimit(store, "login", owner, refuse("unauthenticated")));
  }
  expect(whenHeld).not.toHaveBeenCalled();
});

test("the owner is notified when others have used up an account's attempts, and a notice that fails changes no answer", async () => {
  const store = buckets();
  const whenHeld = jest.fn(() => Promise.reject(new Error("no mail")));
  jest.spyOn(log, "warn").mockReturnValue(undefined);
  const guess = (turn: number) =>
    outcome(underLimit(store, "login", { ...someone(turn), whenHeld }, refuse("unauthenticated")));
  for (let turn = 0; turn < 10; turn += 1) expect(await guess(turn)).toBe("unauthenticated");
  expect(whenHeld).not.toHaveBeenCalled();
  expect(await guess(11)).toBe("too_many_requests");
  expect(whenHeld).toHaveBeenCalledTimes(1);
});

test.each([
  ["login", "unauthenticated", 10, "Too many attempts. Try again in 2 minutes, or reset your password."],
  [
    "payment",
    "declined",
    5,
    "Too many attempts. Your card was not charged this time. Try again in 12 minutes, or use a coupon code.",
  ],
  ["coupon", "invalid", 10, "Too many attempts. Try again in 1 minute."],
] as const)(
  "who may not try %s again is told when, and what else there is",
  async (name, code, times, said) => {
    const store = buckets();
    const attempt = (turn: number) => underLimit(store, name, someone(turn), refuse(code));
    for (let turn = 0; turn < times; turn += 1) await outcome(attempt(turn));
    await expect(attempt(times)).rejects.toThrow(said);
  },
);
