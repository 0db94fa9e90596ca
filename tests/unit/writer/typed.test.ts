import { typed } from "@/lib/playbook/typed";

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
