import { sentencesOfToday } from "@/lib/domain/value/of-today";

describe("a trouble that has ended is no cost of today", () => {
  it("is left out from the sentence that looks back to the one that says it is over", () => {
    expect(
      sentencesOfToday([
        "Before, it was the title searches, 15 hours a week.",
        "Since all is online we have a subscription, finished.",
        "Now it is the young ones, I search one since fourteen months.",
      ]),
    ).toEqual(["Now it is the young ones, I search one since fourteen months."]);
    expect(
      sentencesOfToday(["Two years ago the estimators lost 9 hours a week, and that is over.", "Hail now."]),
    ).toEqual(["Hail now."]);
  });

  it.each([
    [["Two years ago we lost 9 hours a week.", "We still do."]],
    [["Last year we remade 412 crowns.", "Each costs us $118."]],
    [["Before each job we spend 2 hours on forms.", "Nine jobs a week."]],
    [["The rush is over by ten.", "Then we key 40 orders."]],
  ])("is not told by: %j", (sentences) => expect(sentencesOfToday(sentences)).toEqual(sentences));
});
