import { readLedger } from "@/lib/playbook/read-ledger";

const polarityOf = (text: string, words: string): string | undefined =>
  readLedger({ otherChallenge: text }).facts.find((fact) => fact.text === words)?.polarity;

it.each([
  ["The city wants a plan for each site, we write 70 a week.", "70 a week"],
  ["The regulator expects proof by June and the same two people do all of it.", "two people"],
  ["They want the survey in two days and my four inspectors write it at night.", "four inspectors"],
  ["If the bot is wrong that is a lawsuit and there are 30 families here.", "30 families"],
  ["They would not allow it and neither would I. The reports take 3 weeks.", "3 weeks"],
])("a wish and an “if” reach no further than their words: %s", (text, words) => {
  expect(polarityOf(text, words)).toBe("affirmed");
});

it.each([
  ["We plan to open a branch and hire 12 clerks.", "12 clerks"],
  ["If we had 40 trucks we would buy it.", "40 trucks"],
  ["The owners want a report and the 20 charts by Friday.", "20 charts"],
])("what is only wished for stays so: %s", (text, words) => {
  expect(polarityOf(text, words)).toBe("hypothetical");
});
