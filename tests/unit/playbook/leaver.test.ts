import { leaverIn } from "@/lib/playbook/own-lines/leaver";
import { memoOf, textOf } from "../../support/told-firm";

const named = (otherChallenge: string) => leaverIn({ otherChallenge, aiFriction: null })?.name ?? null;

describe("who is about to leave with what they know", () => {
  it.each([
    [
      "Joyce catches most of it because she knows every family, she is 66 and says this fall is her last.",
      "Joyce",
    ],
    ["Walter (41 years) goes in March and Lucia wants out by next summer.", "Walter"],
    ["Hugh is 71 and the only one who can voice reeds.", "Hugh"],
    ["Our estimator Marg retires in June.", "Marg"],
    ["Three of my seven techs are over 60 and Gary is done in March for sure.", "Gary"],
  ])("%s", (text, name) => {
    expect(named(text)).toBe(name);
  });

  it.each([
    "Our client Mary is leaving her husband.",
    "If Joyce retires we are in trouble.",
    "Highway 63 is 60 km away.",
    "The bylaw goes in March to council.",
    "Walter retired in 2019.",
    "Hugh is 71.",
    "Dale is not leaving.",
    "The deadline is 60 days.",
  ])("no one is named by “%s”", (text) => {
    expect(named(text)).toBeNull();
  });

  it("is page one's risk where nothing went wrong, and is in the register", () => {
    const told = {
      otherChallenge: "Quotes take two weeks. Hugh is 71 and the only one who can voice reeds.",
    };
    expect(memoOf(told)?.risk.risk).toBe(
      "What Hugh knows leaves before it is written down: “Hugh is 71 and the only one who can voice reeds”.",
    );
    expect(textOf(told)).toContain("What Hugh knows leaves before it is written down");
  });

  it("sits beside the cases of the first trial", () => {
    const page = memoOf({
      otherChallenge:
        "Last fall 41 cheques went out wrong. Joyce catches most of it, she is 66 and says this fall is her last.",
    });
    expect(page?.monday.what).toContain("and, with Joyce, write beside each what gave it away");
  });

  it("is read in no time from any text", () => {
    const from = performance.now();
    for (const part of ["Joyce is 66 ", "Walter ", "Gary, a b c "]) named(part.repeat(8000 / part.length));
    expect(performance.now() - from).toBeLessThan(2000);
  });
});
