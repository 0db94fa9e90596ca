import { withHourlyTold } from "@/lib/domain/value/tally/hourly-told";
import { talliesIn } from "@/lib/domain/value/tally/tally";
import { sentencesIn } from "@/lib/playbook/calendar/told-sentences";
import { countedFault } from "@/lib/playbook/faults/counted-fault";
import { knowsWhich } from "@/lib/playbook/faults/knows-which";
import { rulesDiffer } from "@/lib/playbook/faults/rules-differ";
import { leaverIn } from "@/lib/playbook/own-lines/leaver";
import { firm, memoOf } from "@/tests/support/told-firm";

const told = (otherChallenge: string, aiFriction: string | null = null) => ({
  ...{ otherChallenge, aiFriction },
  aiExperience: null,
});

describe("figures that are none of what goes wrong", () => {
  it("a year is no count, and how many there are is no part of a name", () => {
    expect(countedFault(told("When his back went in 2023, three lots shipped late."))).toBeNull();
    expect(countedFault(told("In 2023, 41 lots went out wrong."))).toMatchObject({ count: 41 });
    const chains = "Spec sheets. Grocer: portal. Two coffee chains: allergens by line, not by product.";
    expect(JSON.stringify(memoOf(told(`${chains} 410 requests a year, 55 min apiece.`)))).not.toMatch(
      /two coffee chain/,
    );
  });

  it("the number of a line in a list is no part of its sentence", () => {
    expect(sentencesIn("1) 1,340 units on contract. 2) Repeat calls: 96 a month. b) No money.")).toEqual([
      "1,340 units on contract.",
      "Repeat calls: 96 a month.",
      "No money.",
    ]);
  });
});

describe("what an hour of it costs", () => {
  const wageOf = (text: string) => {
    const [tally] = talliesIn(sentencesIn(text));
    return tally === undefined ? undefined : withHourlyTold(tally, sentencesIn(text)).wage;
  };

  it("is the only price of an hour in the answer", () => {
    expect(wageOf("96 repeat calls a month, each one 2 h 15. Loaded mechanic $118/h.")).toBe(118);
    expect(wageOf("410 requests last fiscal, 55 min apiece start to finish. Ines = $44/h loaded.")).toBe(44);
  });

  it.each([
    "96 repeat calls a month, each one 2 h 15. We bill $118/h.",
    "96 repeat calls a month, each one 2 h 15. The consultant is $118/h.",
  ])("is not what is billed or paid to others: %s", (text) => expect(wageOf(text) ?? null).toBeNull());
});

it("a trouble by its name and its count is the problem, wherever it is told", () => {
  const page = memoOf(
    told(
      "1) 1,340 units on contract, 38 mechanics. 2) Repeat calls: 96 a month, same unit again inside 14 days, each one 2 h 15 with the drive. Loaded mechanic $118/h. 3) Reason: first note reads nothing.",
    ),
  );
  expect(page?.decision).toContain("a count of repeat calls by cause");
  expect(page?.problem.quotation).toContain("Repeat calls: 96 a month");
});

it("a story that begins is not quoted, nor how it was counted", () => {
  const page = memoOf(
    told(
      "Let me tell you about last Tuesday. I went through the logs of all boats. In May we lost a harbour authority because our report took 17 days.",
    ),
  );
  expect(page?.problem.quotation).toContain("we lost a harbour authority");
});

it("who is right, and has it written nowhere, is laid beside what comes", () => {
  const dogs =
    "“Which client for which dog?” – our whole charity. We placed 19 last year and 4 came back. Denise, 26 years here, says “give him to Mr. Amadi” and she’s right, usually. You'd have to see him walk. It's written down nowhere.";
  expect(knowsWhich(told(dogs))).toMatchObject({ who: "Denise", what: "which client for which dog" });
  expect(knowsWhich(told(dogs.replace("she’s right, usually", "she’s wrong")))).toBeNull();
});

it("who asks to be filmed while they work is recorded", () => {
  const film = "Aurelio is 63 and has asked me twice whether we would please film him while he reads.";
  expect(leaverIn(told("Aurelio reads the plates by eye.", film))?.name).toBe("Aurelio");
  expect(leaverIn(told("It is read by eye.", film.replace("63", "33")))).toBeNull();
});

it("each buyer with a format of its own asks for something different", () => {
  expect(rulesDiffer("Spec sheets. Every buyer own format.")?.place).toBe("buyer");
  expect(rulesDiffer("Every buyer has our own format.")).toBeNull();
});

it("a use that was ended when it was found out leads no trial", () => {
  const { lead } = firm({
    ...told("Thirty-eight people are waiting, one since April 2023. We placed 19 last year and 4 came back."),
    aiExperience:
      "Tobias in fundraising wrote thank-you letters with ChatGPT on his own account until I found out.",
  });
  expect(lead.said ?? "").not.toContain("Tobias");
});
