import { memoOf } from "../../support/told-firm";

const rowsOf = (otherChallenge: string) =>
  (memoOf({ otherChallenge })?.worth.sum.rows ?? []).map(({ figure, what, from }) => [figure, what, from]);
const FORMS = "We get 100 intake forms a week, 30 minutes per form";

describe("the wage of those who do the work", () => {
  it.each([
    [`${FORMS}, two clerks at $24 an hour.`, "× $24.00"],
    [`${FORMS}, three of the office girls sit typing till 11 at night, at $28 an hour.`, "× $28.00"],
    [`${FORMS}, all of it typed by a $26/hr person.`, "× $26.00"],
    [`${FORMS} and we pay $31/hr.`, "× $31.00"],
  ])("is theirs where it is told beside the hours: %s", (text, wage) => {
    expect(rowsOf(text)).toContainEqual([wage, "for one hour", "you wrote"]);
  });

  it.each([
    `${FORMS}. Two mechanics fix lifts, two cranes at $140 an hour.`,
    `${FORMS}. In the shop we have two mechanics and a helper at $38 an hour.`,
    `${FORMS}, two clerks, and we bill at $95 an hour.`,
    `${FORMS} on a $26/hr scanner.`,
  ])("is none of others, and no charge: %s", (text) => {
    expect(rowsOf(text).map(([, what]) => what)).not.toContain("for one hour");
  });
});

it("every one of so many is all of them, at the wage that is told of them", () => {
  const rows = rowsOf(
    "Call-offs. Every one of the 22 pool supervisors spends about 9 hours a week texting to find a guard, at $29 an hour.",
  );
  expect(rows.map(([figure]) => figure)).toEqual(expect.arrayContaining(["9", "× 46", "× 22", "× $29.00"]));
});

it("one of so many is one", () => {
  const rows = rowsOf("One of the 22 pool supervisors spends about 9 hours a week texting, at $29 an hour.");
  expect(rows.map(([figure]) => figure)).not.toContain("× 22");
});
