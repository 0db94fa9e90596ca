import fc from "fast-check";
import { placeAfterSignIn, returnPath } from "@/lib/domain/account/return-path";

test.each([
  "/admin",
  "/admin/report/5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11",
  "/admin?assessment=5c3b1f7e",
  "/results/1#next",
])("the own page %s is returned to", (path) => expect(returnPath(path)).toBe(path));

test.each([
  ["another site", "https://evil.example"],
  ["another site without a scheme", "//evil.example"],
  ["a backslash that browsers read as a slash", "/\\evil.example"],
  ["a backslash later on", "/a/..\\..\\/evil.example"],
  ["a scheme without slashes", "https:evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a line break", "/admin\r\nSet-Cookie: a=b"],
  ["a NUL", "/\u0000/evil.example"],
  ["a path that climbs to two slashes", "/..//evil.example"],
  ["a path that becomes two slashes", "/.//evil.example"],
  ["a call", "/api/auth/logout"],
  ["the sign-in page itself", "/login?callbackUrl=/login"],
  ["the admin's sign-in page", "/admin/login"],
  ["nothing", ""],
  ["a relative path", "admin"],
  ["a very long path", `/${"a".repeat(600)}`],
  ["several values", ["/admin", "/results"]],
  ["no value", undefined],
])("%s is not returned to", (_, asked) => expect(returnPath(asked)).toBeNull());

test("no return path leaves the site", () => {
  const site = "https://ours.example";
  const pieces = fc.array(
    fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      ":",
      "@",
      "?",
      "#",
      "%2f",
      "\t",
      "\n",
      "evil.example",
      "https",
      "a",
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      pieces.map((all) => all.join("")),
      (asked) => {
        const path = returnPath(asked);
        if (path !== null) expect(new URL(path, site).origin).toBe(site);
      },
    ),
    { numRuns: 2000 },
  );
});

describe("signing in leads", () => {
  test.each([
    ["admin", undefined, "/admin"],
    ["admin", "/admin/coupons", "/admin/coupons"],
    ["admin", "//evil.example", "/admin"],
    ["user", undefined, "/my-reports"],
    ["user", "/results/1", "/results/1"],
    ["user", "/admin", "/my-reports"],
    ["user", "/ADMIN/report/1", "/my-reports"],
    ["user", "https://evil.example", "/my-reports"],
  ] as const)("one with role %s who asked for %s to %s", (role, asked, place) => {
    expect(placeAfterSignIn(role, asked)).toBe(place);
  });
});
