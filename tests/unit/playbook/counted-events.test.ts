import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const linesOf = (otherChallenge: string) => valueLines(readLedger({ otherChallenge }), { mostPeople: 500 });
const RUN_OUTS =
  "Run-outs. 1,180 last winter and every one means a special trip, two hours of a driver, call it $240 all in and an angry family.";

describe("what was counted, times what each costs", () => {
  it.each([
    [RUN_OUTS, "run-out", 283_200],
    ["We had 412 damaged pallets in spring, fined at $150 a pallet.", "pallet", 61_800],
    ["We had 90 damaged cabinets and each one costs about $400 all in.", "damaged cabinet", 36_000],
  ])("is one count and one price of a sentence: %s", (text, noun, amount) => {
    expect(linesOf(text)).toEqual([
      expect.objectContaining({ kind: "money", noun, amount: { low: amount, high: amount }, per: null }),
    ]);
  });

  it.each([
    "Run-outs. 1,180 last winter and it was $240 all in.",
    "We had 90 damaged cabinets, paid $60, and each one means a trip, $400 all in.",
    "We made 412 deliveries in spring at $150 a delivery.",
    "We had 412 damaged pallets in spring, fined at $150 a truck.",
    "We waited 40 hours and every one means a call, $240 all in.",
    "We had 412 damaged pallets, if every one means a trip, we would be out $240 all in.",
  ])("and none where another is counted or priced, or it may be sold: %s", (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  it("keeps the winter that it was counted in", () => {
    const sum = memoOf({ otherChallenge: RUN_OUTS })?.worth.sum;
    expect(sum?.headline).toBe("$283,200 went into it last winter");
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual([
      "$240 for one run-out",
      "× 1,180 run-outs last winter",
      "$283,200 spent last winter",
    ]);
  });
});
