import { readLedger } from "@/lib/playbook/read-ledger";

const keysIn = (text: string): string[] =>
  readLedger({ otherChallenge: text }).facts.flatMap((fact) => ("key" in fact ? [fact.key] : []));

it.each([
  ["Only Denise can price a kitchen.", "key_person"],
  ["Il n'y a que Luc qui sait régler la presse.", "key_person"],
  ["February is dead.", "seasonal"],
  ["Two thirds of our sales come in between May and September.", "seasonal"],
  ["On est tranquilles, mars est mort.", "seasonal"],
  ["I've banned phones in the treatment rooms.", "house_rule"],
  ["Quality reports stay manual.", "house_rule"],
  ["Nous avons dit non merci au vendeur.", "house_rule"],
  ["Every label gets checked twice.", "house_rule"],
  ["The developer passed away.", "legacy_systems"],
  ["Un logiciel que mon cousin a programmé.", "legacy_systems"],
  ["A quarter of the claims come back with missing pages.", "rework"],
  ["The planners work till 9.", "no_time"],
  ["We cancelled 40 flights for want of crew.", "shortage"],
  ["Nous voulons quelque chose au Canada.", "data_residency"],
  ["Three got hit last winter.", "injury"],
])("is heard in plain words: %s", (text, key) => {
  expect(keysIn(text)).toContain(key);
});

it.each([
  ["If we are late it goes to a rival.", "key_person"],
  ["No machine for snow safety.", "seasonal"],
  ["They think I am selling them out.", "succession"],
])("is not read into other words: %s", (text, key) => {
  expect(keysIn(text)).not.toContain(key);
});

it("takes the name of a system in a list, and not what is said of it", () => {
  const names = readLedger({
    otherPlatforms: "Argus for climate, LIMS is from 2009 (custom), Power BI",
  }).facts.map(({ text }) => text);
  expect(names).toEqual(expect.arrayContaining(["Argus", "LIMS", "Power BI"]));
  expect(names).not.toContain("custom");
});
