import { answerOf } from "@/lib/domain/value/tally/answer";
import { goesWrong } from "@/lib/domain/value/tally/goes-wrong";
import { keptWaiting } from "@/lib/domain/value/tally/kept-waiting";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";
import { keptWaitingIn } from "@/lib/playbook/faults/kept-waiting";
import { leaverIn } from "@/lib/playbook/own-lines/leaver";
import { memoOf } from "@/tests/support/told-firm";

const TUGS =
  "2025 logs: somewhere from 1,340 to 1,500 hours waiting on a berth we had been promised. An hour standing by costs us $410, crew and fuel.";

describe("people and machines that wait for others", () => {
  it.each([
    ["1,400 hours waiting on a berth we had been promised.", "berth"],
    ["Our trucks wait 3 hours at the mill gate.", "gate"],
    ["The crew stood by for two hours at the site again.", "site"],
  ])("are told by: %s", (typed, place) => expect(keptWaitingIn(typed)?.place).toBe(place));

  it.each([
    "Patients wait 3 hours at the door.",
    "We could wait 3 hours at the gate if it snowed.",
    "The berth is 3 hours away.",
    "We used to wait 3 hours at the dock.",
  ])("are not told by: %s", (typed) => expect(keptWaitingIn(typed)).toBeNull());

  it("have each promise on record as the first trial, at what the lower figure comes to", () => {
    const page = memoOf({ otherChallenge: TUGS });
    expect(page?.decision).toContain("a line for each time that is promised for a berth");
    expect(page?.worth.sum.headline).toBe("$549,400 a year goes into it");
    expect(page?.worth.sum.rows[0]?.what).toBe("hours of waiting, the low end of 1,340 to 1,500 a year");
    expect(JSON.stringify(page)).not.toContain("such cases");
    expect(page?.problem.quotation).toMatch(/^2025 logs: somewhere from 1,340/);
  });

  it.each([
    "1,400 hours waiting last year. An hour costs us $410.",
    "1,400 hours waiting last year. An hour standing by would cost us $410.",
    "1,400 hours waiting, 900 hours waiting. An hour standing by costs us $410.",
  ])("come to no sum by: %s", (typed) => expect(keptWaiting(sentencesIn(typed))).toBeNull());
});

describe("what goes wrong, at two prices of one", () => {
  const sumOf = (typed: string) => goesWrong(sentencesIn(typed), answerOf(sentencesIn(typed)))[0];

  it("is the sum of both, with both named", () => {
    const typed =
      "Last year we booked 412 remakes on roughly 7,900 units. Each one we eat $118 in bench time and then $14 courier.";
    expect(sumOf(typed)).toMatchObject({ each: 132, eachFrom: "$118 + $14" });
    expect(memoOf({ otherChallenge: typed })?.worth.sum.headline).toBe("$54,384 a year goes into it");
  });

  it("is none where a third figure, or one by the day, is told with them", () => {
    const wrong = "Last year we booked 412 remakes.";
    const three = sumOf(`${wrong} Each one we eat $118 and then $14 courier and then $3 tape.`);
    expect(three?.eachFrom).toBeUndefined();
    expect(sumOf(`${wrong} Each one we eat $118 and then $14 a day.`)?.eachFrom).toBeUndefined();
  });
});

describe("one of a few who can", () => {
  it("is who leaves, where the age is told", () => {
    const typed = "Two of fourteen can still make a proper reed stop, and Tormod is seventy-three.";
    expect(leaverIn({ otherChallenge: typed, aiFriction: null })?.name).toBe("Tormod");
    const young = typed.replace("seventy-three", "thirty-three");
    expect(leaverIn({ otherChallenge: young, aiFriction: null })).toBeNull();
  });

  it("comes before cases that have no name, and an opponent by name is never asked to own a trial", () => {
    const page = memoOf({
      otherChallenge:
        "A plumber texts us half a valve with no marking on it. About 70 of those a day over the four branches. 9 to 14 minutes each because only Reggie and Lorne really know the old stuff. $34 an hour, 255 days.",
      aiFriction:
        "Lorne retires April 30, Reggie maybe a year later. Bram, our head voicer, twenty-nine years with us, is against all of it.",
    });
    expect(page?.decision).toContain("a record of what Lorne knows");
    expect(page?.decision).not.toContain("Bram");
    expect(JSON.stringify(page)).toContain("is against all of it");
  });
});

it("what is copied wrong and has no name is compared as typed entries", () => {
  const page = memoOf({
    otherChallenge:
      "Truck scales, hopper scales. 1,860 inspections in 2025. Every one is a form in the cab by hand, then it is typed again. About 1 in 12 bounces for a typo, and a tech has to phone the site. 23 days from job to invoice.",
  });
  expect(page?.decision).toContain("a comparison of typed entries with their source");
});
