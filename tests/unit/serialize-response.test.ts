import { z } from "zod";
import { serializeResponse } from "@/lib/http/serialize-response";

const Named = z.object({ name: z.string() });

it("what the schema does not name stays here, also for what is given again and again", () => {
  const once = { name: "Ann", secret: "x" };
  const kept = Object.freeze({ name: "Ann", secret: "x" });
  for (const result of [once, kept, kept]) expect(serializeResponse(Named, result)).toBe('{"name":"Ann"}');
  expect(serializeResponse(z.object({ secret: z.string() }), kept)).toBe('{"secret":"x"}');
});

it("what may change is written anew each time", () => {
  const open = { name: "Ann" };
  expect(serializeResponse(Named, open)).toBe('{"name":"Ann"}');
  open.name = "Ben";
  expect(serializeResponse(Named, open)).toBe('{"name":"Ben"}');
});
