import { ApiError, api, detailOf } from "@/lib/client/api";
import { SERVER_ERROR } from "@/lib/domain/http-messages";
import { fakeServer } from "../support/fake-server";

const long = "x".repeat(140);

describe("a call that was refused", () => {
  test.each([
    ["the message of a JSON answer", { body: { message: "No such thing" } }, "418: No such thing"],
    ["the status text of a JSON answer without a message", { body: {} }, "418: Teapot"],
    ["the status text where JSON is broken", { body: "{", type: "application/json" }, "418: Teapot"],
    [
      "a sentence of our own for a page",
      { body: "<!DOCTYPE html><p>x", type: "text/html" },
      `418: ${SERVER_ERROR}`,
    ],
    ["the same where the page starts with html", { body: "\n<html>" }, `418: ${SERVER_ERROR}`],
    ["the first 100 characters of anything else", { body: long }, `418: ${long.slice(0, 100)}`],
  ])("says %s", async (_, answer, text) => {
    fakeServer({ status: 418, statusText: "Teapot", ...answer });
    await expect(api("/api/x")).rejects.toThrow(new ApiError(418, text.slice(5)));
    await expect(api("/api/x")).rejects.toThrow(text);
  });

  test("keeps the whole answer for the fields that were wrong", async () => {
    const issues = [{ path: "companyName", message: "Company name is required" }];
    fakeServer({ status: 400, body: { message: "Please check the marked fields.", issues } });
    await expect(api("/api/x")).rejects.toMatchObject({ status: 400, body: { issues } });
  });
});

test("an answer that succeeded but is not JSON is an error", async () => {
  fakeServer({ body: "fine" });
  await expect(api("/api/x")).rejects.toThrow("Invalid response format - expected JSON");
});

test("requests are JSON, bring the cookies and, without a stored token, no authorization", async () => {
  const sent = fakeServer({ body: { id: 1 } });
  await expect(
    api("/api/x", { method: "POST", body: { a: 1 }, headers: { "Idempotency-Key": "k" } }),
  ).resolves.toEqual({
    id: 1,
  });
  expect(sent).toEqual([
    {
      path: "/api/x",
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", "Idempotency-Key": "k" },
      body: { a: 1 },
    },
  ]);
});

test("a screen's own sentence is shown where the server said nothing", async () => {
  expect(detailOf(new ApiError(400, "Said"), "Own")).toBe("Said");
  expect(detailOf(new ApiError(500, ""), "Own")).toBe("Own");
  expect(detailOf(new TypeError("Failed to fetch"), "Own")).toBe("Own");
});
