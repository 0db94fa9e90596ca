import { isCopiedWrong } from "@/lib/playbook/faults/copied-wrong";
import { memoOf } from "../../support/told-firm";

describe("what goes wrong where something is copied", () => {
  it.each([
    "1 in 9 comes back for a typo in the tag number.",
    "It's always a 6 that should be an 8.",
    "A 1 was read as a 7 and the wrong pump went out.",
    "The caller says north gate and means south gate.",
    "1 in 25 comes back because a number was typed wrong.",
    "Most are wrong serial numbers.",
    "Dates get transposed on the way from the log.",
  ])("is seen: %s", (sentence) => {
    expect(isCopiedWrong(sentence)).toBe(true);
  });

  it.each([
    "1 in 9 comes back because the wood was wet.",
    "It is never a typo, it is the weather.",
    "Is it a typo every time?",
    "We went the wrong way about it.",
    "The AI made a typo once.",
    "Six of the eight were late.",
  ])("and nowhere else: %s", (sentence) => {
    expect(isCopiedWrong(sentence)).toBe(false);
  });

  const told =
    "Certificates. 8 techs do about 4 meters a day each. 32 certs a day, 12 minutes each. 1 in 20 comes back because a digit was typed wrong.";

  it("makes the trial a comparison with the source, tried on past cases", () => {
    const memo = memoOf({ otherChallenge: told });
    expect(memo?.decision).toContain(
      "a comparison of certificates with their source before they leave: every number, name and date, and what differs goes to a person",
    );
    expect(memo?.monday.what).toContain("mark in each what was wrong and whether the source had it right");
    expect(memo?.risk.risk).toBe("The source was wrong, and so the two agree.");
  });
});
