import { Failure } from "@/lib/domain/failure";
import { errorResponse } from "@/lib/http/responses";
import { log } from "@/lib/log";

const REQUEST = "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11";

test("every refusal of a call says besides what the specification names for it", async () => {
  const response = errorResponse(new Failure("conflict", "Taken."), REQUEST, { success: false });
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    success: false,
    message: "Taken.",
    error: "Taken.",
    code: "conflict",
  });
});

test("a fault of our own says its request id and nothing else, whatever the call", async () => {
  const written = jest.spyOn(log, "error").mockReturnValue(undefined);
  const response = errorResponse(new Error("secret"), REQUEST, { success: false });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: "Server error - please try again later",
    error: "Server error - please try again later",
    code: "internal",
    requestId: REQUEST,
  });
  expect(written).toHaveBeenCalled();
});
