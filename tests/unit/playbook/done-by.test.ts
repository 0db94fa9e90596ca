import { doneBy } from "@/lib/playbook/own-lines/done-by";
import { memoOf } from "../../support/told-firm";

const STOPS =
  "Unplanned stops on the kill floor average 46 minutes a day and 22 of those come from the dehairer. We ran 14 Saturdays at $68k each. 9 of our 31 millwrights can retire, and Wim, who hears the dehairer going before anything shows, is one of them.";

const who = (otherChallenge: string) =>
  doneBy({ otherChallenge, aiFriction: null }, otherChallenge.split(/(?<=[.?]) /)[0] ?? "");

describe("who has done that very work", () => {
  it.each([
    [STOPS, "Wim"],
    ["We get 310 callbacks a month. I had Priya count them in May.", "Priya"],
    ["What the meters add up to is 22% less than we pump. Doug reads meters once a month.", "Doug"],
    [
      "Tickets are not billed. Our controller pulled 60 job tickets in March and 9 had standby.",
      "the controller",
    ],
    [
      "Wrong labels. 40 a month come back. Marguerite types the labels off the order, and she is alone.",
      "Marguerite",
    ],
    ["About 60 cards a week are short. Ines Ferrand, who runs the tally, spends 20 minutes on each.", "Ines"],
    ["Routes take three hours. Dagny Holm builds the routes in a spreadsheet.", "Dagny"],
  ])("%s", (text, name) => {
    expect(who(text)).toBe(name);
  });

  it.each([
    "Quoting is too slow. We lost one in April. Separate thing, our controller pulled 60 job tickets.",
    "Quoting is too slow. Separate thing, our controller pulled 60 job tickets.",
    "Meters are off. Sage reads meters every month.",
    "Meters are off. No one reads meters every month.",
    "Stops are up. Wim, who hears it going, retired in May.",
    "Stops are up. It is the fault of Wim, who checks it.",
    "Routes take three hours. Dispatch builds the routes in a spreadsheet.",
    "Routes take three hours. Routific builds the routes.",
    "Routes take three hours. Dagny builds the routes wrong, and she knows it.",
    "Loads are late. Our customers' clerk, I had Priya count them?",
  ])("is not read from: %s", (text) => {
    expect(who(text)).toBeNull();
  });

  it("does Monday's step with the one who answers for it", () => {
    expect(memoOf({ otherChallenge: STOPS })?.monday.what).toMatch(/^With Wim, write down the last twenty/);
  });

  it("is not asked for other work than the trial", () => {
    const told = "Quotes take two weeks, 40 a month. I had Priya count the invoices.";
    expect(memoOf({ otherChallenge: told })?.monday.what).not.toContain("Priya");
  });
});
