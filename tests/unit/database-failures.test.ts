import { asFailure, isDuplicate } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { Prisma } from "@/lib/generated/prisma/client";

test.each(["57014", "55P03", "53300", "08006", "25006"])(
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

const known = (code: string) =>
  new Prisma.PrismaClientKnownRequestError("Invalid invocation: P2002", { code, clientVersion: "7" });

test("what is there already is told from any other fault of the database", () => {
  expect(isDuplicate(known("P2002"))).toBe(true);
  for (const other of [known("P2025"), new Error("P2002"), { code: "P2002" }, null]) {
    expect(isDuplicate(other)).toBe(false);
  }
});
