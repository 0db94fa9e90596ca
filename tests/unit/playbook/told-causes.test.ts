import { toldCauses } from "@/lib/playbook/faults/told-causes";
import { memoOf } from "../../support/told-firm";

const causesIn = (typed: string) => toldCauses(typed, typed.split(/(?<=[.?!]) /)[0] ?? "");

describe("what they think is behind the cases", () => {
  it.each([
    ["About 9% of our crates come back because a hinge tore.", ["a hinge tore"]],
    [
      "One in six visits is a second one because the pump was not on the truck or nobody knew the site.",
      ["the pump was not on the truck", "nobody knew the site"],
    ],
    ["Last year 40 panels were redone because of a wrong colour, $300 each.", ["a wrong colour"]],
    ["We had 31 recalls last year. The main reason is a cracked seal.", ["a cracked seal"]],
    ["60 trays a week are returned, due to short counts.", ["short counts"]],
    ["60 trays a week are returned cause the label fell off.", ["the label fell off"]],
  ])("%s", (typed, causes) => {
    expect(causesIn(typed)).toEqual(causes);
  });

  it.each([
    "About 9% of our crates come back.",
    "Each one takes 6 minutes because they look in two books.",
    "Crates come back because Marco forgets the pins.",
    "Crates come back because my nephew is lazy.",
    "Crates come back maybe because a hinge tore.",
    "Do crates come back because a hinge tore?",
    "Crates come back not because a hinge tore.",
    "Crates come back and we want to find the cause of it.",
    "Crates come back because of it.",
    "About 9% of our crates come back. Also we lose bids because we are too dear.",
  ])("none in: %s", (typed) => {
    expect(causesIn(typed)).toEqual([]);
  });

  it("are what the cases are counted by", () => {
    const page = memoOf({
      otherChallenge:
        "Return trips. Last season 900 service calls and 21% needed a second trip because the part was not in the van or no one knew the site. A second trip costs us $410.",
    });
    expect(page?.decision).toContain(
      "a count of return trips by cause (“the part was not in the van”, “no one knew the site” or another), each",
    );
    expect(page?.monday.what).toContain(
      "its cause: “the part was not in the van”, “no one knew the site” or another",
    );
  });
});
