import { toldGoal, toldWish } from "@/lib/playbook/own-lines/told-goal";
import { memoOf, reportOf } from "../../support/told-firm";

const goalIn = (otherChallenge: string) =>
  toldGoal({ otherChallenge }, otherChallenge.split(/(?<=[.?]) /)[0] ?? "");

describe("what they would be content with", () => {
  it.each([
    [
      "Remakes. We get 31 a month, $90 each. I want half of those gone by June.",
      "I want half of those gone by June",
    ],
    ["Estimates. 60 a month, 3 hours each. I want it at 2 hours.", "I want it at 2 hours"],
    ["Missed pickups, about 40 a week. I'd be happy with 20 calls.", "I'd be happy with 20 calls"],
    [
      "Invoices go out 22 days late on average. We need them out within 5 days.",
      "We need them out within 5 days",
    ],
    ["Billing errors: 70 a month. The goal is to cut them by a third.", "cut them by a third"],
    ["No-shows run at 14%. Goal: get that under 8% by fall.", "get that under 8% by fall"],
    ["Return trips, 18% of calls. Objective: under 9% by spring.", "under 9% by spring"],
    ["Certs take 4 days to leave. I want same day.", "I want same day"],
    ["Onboarding takes 9 weeks. We're aiming for 6 weeks.", "We're aiming for 6 weeks"],
    [
      "Rework on doors, 12 a week. Cut it in half and I am a happy man.",
      "Cut it in half and I am a happy man",
    ],
    ["Night calls, 30 a week. I would settle for 15 calls, thats all.", "I would settle for 15 calls"],
    [
      "Wrong trims came back 27 times to recut. Also proofs run late. I want a third of those recuts gone.",
      "I want a third of those recuts gone",
    ],
  ])("%s", (typed, aim) => {
    expect(goalIn(typed)).toBe(aim);
  });

  it.each([
    "Estimates take 3 hours each. We need 3 more estimators.",
    "Estimates take 3 hours each. I want to hire 2 people within 6 weeks.",
    "Estimates take 3 hours each. Do we want it at 2 hours?",
    "Estimates take 3 hours each. We don't want it at 2 hours.",
    "Estimates take 3 hours each. I want $40,000 back within 12 months.",
    "Estimates take 3 hours each. Customers want it within 2 days.",
    "Estimates take 3 hours each. I want a decision within 2 weeks.",
    "Estimates take 3 hours each. Separate thing, I want the phones answered within 2 minutes.",
    "Estimates take 3 hours each. The target company has 40 days of stock.",
    "Estimates take 3 hours each. We used to want it at 2 hours.",
    "Certs take 4 days. Customers want same day.",
  ])("is not read from: %s", (typed) => {
    expect(goalIn(typed)).toBeNull();
  });

  const TOLD = "Estimates. We write 60 a month and each takes 3 hours. I want it at 2 hours.";

  it("is what the trial has to come nearer to, in their words", () => {
    expect(memoOf({ otherChallenge: TOLD })?.stop.goesOn).toBe(
      "It goes on if you are nearer to your own aim: “I want it at 2 hours”.",
    );
  });

  it("leaves the figure of the charter to be agreed, and speaks as the firm in the resolution", () => {
    const [charter, resolution] = ["pilot-charter", "resolution"].map((id) =>
      JSON.stringify(reportOf({ otherChallenge: TOLD }).reportData.annexes?.find((annex) => annex.id === id)),
    );
    expect(charter).toMatch(/agreed before the first day, on the way to “I want it at 2 hours”: _/);
    expect(resolution).toContain("It goes on if we are nearer to our own aim: “I want it at 2 hours”.");
  });
});

describe("how they would have it, without a number", () => {
  const wishIn = (otherChallenge: string) =>
    toldWish({ otherChallenge }, otherChallenge.split(/(?<=[.?]) /)[0] ?? "");

  it.each([
    [
      "Rosters. Amrit does them till 11 at night. I want him home by 6 and the crews told by noon.",
      "I want him home by 6 and the crews told by noon",
    ],
    [
      "Second readings. The check takes a day and a half a file. I want my two days back without the fear.",
      "I want my two days back without the fear",
    ],
    ["Voicemail, nobody gets to it. I just want them answered.", "I just want them answered"],
  ])("%s", (typed, wish) => {
    expect(wishIn(typed)).toBe(wish);
  });

  it.each([
    "Estimates take 3 hours each. I want my money back.",
    "Estimates take 3 hours each. I want the old owner gone. He sold us the software license tools.",
    "Estimates take 3 hours each. I don't want them answered by a bot.",
    "Estimates take 3 hours each. I want her back to work.",
    "Estimates take 3 hours each. I want revenue up by a third.",
  ])("is not read from: %s", (typed) => {
    expect(wishIn(typed)).toBeNull();
  });

  it("is behind a figure that can be worked out, and before our own", () => {
    const wish = "Rosters. Amrit does them till 11 at night. I want him home by 6.";
    expect(memoOf({ otherChallenge: wish })?.stop.goesOn).toContain("“I want him home by 6”");
    const timed = "Rosters. We write 60 rosters a month, 3 hours each. I want him home by 6.";
    expect(memoOf({ otherChallenge: timed })?.stop.goesOn).not.toContain("home by 6");
  });
});
