import { Failure } from "@/lib/domain/failure";

test("a refusal is one also where it comes from another copy of the code, and nothing else is", async () => {
  jest.resetModules();
  const copy = await import("@/lib/domain/failure");
  expect(copy.Failure).not.toBe(Failure);
  expect(new copy.Failure("unavailable", "Gone") instanceof Failure).toBe(true);
  for (const other of [new Error("Failure"), { name: "Failure" }, null]) {
    expect(other instanceof Failure).toBe(false);
  }
});
