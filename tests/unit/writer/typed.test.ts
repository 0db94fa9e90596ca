import { spokenName, typed } from "@/lib/playbook/typed";

test.each([
  ["+1 tabs open at all times", "+1 tabs open at all times"],
  ["+20% by spring", "+20% by spring"],
  ["+ more customers", "more customers"],
  ["- + - more customers", "more customers"],
  ["• more customers.", "more customers"],
  ["+", null],
])("of the words %j the mark goes, and a sign stays", (words, said) => {
  expect(typed(words)).toBe(said);
});

test.each([
  ["Halden Creek Joinery Ltd.", "Halden Creek Joinery"],
  ["Roy & Co", "Roy & Co"],
  ["Roy & Co. Ltd.", "Roy & Co"],
  ["Roy and Company Inc.", "Roy and Company"],
  ["Smith and Co", "Smith and Co"],
  ["Harbour Trading Co.", "Harbour Trading"],
  ["Bell Ames Cole Dunn Eames & Foster Lawyers", "Bell Ames Cole Dunn Eames"],
])("%j is called %j within a sentence, which ends with no loose and", (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});
