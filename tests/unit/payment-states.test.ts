import { readdirSync, readFileSync } from "node:fs";
import { PaymentState } from "@/lib/domain/payment/payment";
import { PAYMENT_MOVES } from "@/lib/services/payment/states";

type Name = keyof typeof PAYMENT_MOVES;
const NAMES = Object.keys(PAYMENT_MOVES) as Name[];
const moveOf = (name: Name): { from: readonly PaymentState[]; to: PaymentState } => PAYMENT_MOVES[name];

/** Every way that a payment can go, each move taken at most once on it. */
function paths(taken: readonly Name[] = ["start"]): (readonly Name[])[] {
  const state = moveOf(taken.at(-1) ?? "start").to;
  const next = NAMES.filter((name) => moveOf(name).from.includes(state) && !taken.includes(name));
  return [taken, ...next.flatMap((name) => paths([...taken, name]))];
}

const statesOf = (path: readonly Name[]) => path.map((name) => moveOf(name).to);
const ALL = paths();

describe("a payment", () => {
  it("can come into every state, by every move, from its start", () => {
    expect(new Set(ALL.flatMap(statesOf))).toEqual(new Set(PaymentState.options));
    expect(new Set(ALL.flat())).toEqual(new Set(NAMES));
    expect(moveOf("start").from).toEqual([]);
  });

  it("unlocks a report at most once, on every path, and never after its money went back", () => {
    for (const path of ALL) {
      const states = statesOf(path);
      const charged = states.filter((state) => state === "succeeded" || state === "refund_due");
      expect(charged.length).toBeLessThanOrEqual(1);
      const backAt = states.findIndex((state) => state === "refunded" || state === "returned");
      if (backAt >= 0) expect(states.slice(backAt)).not.toContain("succeeded");
    }
  });

  it("that has charged is never tried, declined or canceled again", () => {
    for (const path of ALL) {
      const states = statesOf(path);
      const chargedAt = states.findIndex((state) => state === "succeeded" || state === "refund_due");
      const later = chargedAt < 0 ? [] : states.slice(chargedAt);
      expect(later.filter((state) => ["processing", "declined", "canceled"].includes(state))).toEqual([]);
    }
  });

  it("that is owed back can be given back from wherever that is known, and comes to no other end by itself", () => {
    const onward = NAMES.filter((name) => moveOf(name).from.includes("refund_due"));
    expect(onward).toEqual(["giveBack", "refund"]);
  });

  it("changes its status by moves of the table alone, and each of them is made by a verb", () => {
    const folder = "lib/services/payment";
    const verbs = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
    const made = verbs.flatMap((text) => [...text.matchAll(/PAYMENT_MOVES\.(\w+)/g)].map(([, name]) => name));
    expect(new Set(made)).toEqual(new Set(NAMES));
    const calls = verbs.flatMap((text) => text.match(/payments\.(start|reopen|move)\([^)]*\)/g) ?? []);
    expect(calls.filter((call) => !call.includes("PAYMENT_MOVES."))).toEqual([]);
    expect(calls).toHaveLength(NAMES.length);
    const store = readFileSync("lib/data/store/payments.ts", "utf8");
    const written = store.match(/data: (\[\{|\{)[^}]*\bstatus: [^,}]*/g) ?? [];
    expect(written.map((text) => text.replace(/.*status: /s, ""))).toEqual(["to", "to", "to"]);
  });
});
