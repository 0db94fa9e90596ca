import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";

test.each(["57014", "55P03", "53300", "08006"])(
  "the database's %s is a refusal, with its cause for the log",
  (code) => {
    const error = Object.assign(new Error("canceling statement"), { code });
    const failure = asFailure(error);
    expect(failure).toMatchObject({ name: "Failure", code: "unavailable", cause: error });
  },
);

test.each([
  "Unique constraint failed at chunk.js:1:53871",
  "no row for 7a0853ab-0812-4f10-9d53-2308e5312345",
])("a fault of our own is not taken for the database's: %s", (message) => {
  expect(asFailure(new Error(message))).not.toBeInstanceOf(Failure);
});
