import fc from "fast-check";
import { finderOf } from "@/tests/support/find-many";

const few = fc.string({ unit: fc.constantFrom("a", "b", "é", "😀"), minLength: 4, maxLength: 6 });

describe("many texts looked for at once", () => {
  it("those are found that a search for each would find", () => {
    fc.assert(
      fc.property(
        fc.array(few),
        fc.string({ unit: fc.constantFrom("a", "b", "é", "😀") }),
        (wanted, text) => {
          const texts = [...new Set(wanted)];
          expect(finderOf(texts)(text)).toEqual(texts.filter((each) => text.includes(each)));
        },
      ),
    );
  });

  it("one is found at the very start, at the very end, and beside another that begins like it", () => {
    const within = finderOf(["whsec_one", "whsec_only", "4242424242424242"]);
    expect(within("whsec_only with 4242424242424242")).toEqual(["whsec_only", "4242424242424242"]);
    expect(within("whsec_onl")).toEqual([]);
  });

  it("what is too short to look for is refused", () => {
    expect(() => finderOf(["abc"])).toThrow("Too short");
  });
});
