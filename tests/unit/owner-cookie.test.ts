import { ownerCookies, ownerKeysIn, ownerKeysOf } from "@/lib/http/owner-cookie";
import { hashToken, newToken } from "@/lib/services/hash-token";

const PAGE = "http://localhost:3000";
const sent = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  new Headers({ Cookie: cookie?.split(";")[0] ?? "", ...headers });
const keyOf = (cookie: string | undefined) => cookie?.split(";")[0]?.split("=")[1];

test("the cookie is out of reach of scripts and of other sites, and brings back the key it was given", () => {
  const ownerKey = newToken();
  const [cookie, ...others] = ownerCookies("instead", new Headers(), { ownerKey });
  expect(others).toEqual([]);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  expect(ownerKeysIn(sent(cookie))).toEqual([hashToken(ownerKey)]);
});

test("a submission replaces the keys of the device's previous user; a link from the mail adds to them", () => {
  const [first, second, third] = [newToken(), newToken(), newToken()];
  const [held] = ownerCookies("instead", new Headers(), { ownerKey: first });
  const [added] = ownerCookies("besides", sent(held), { ownerKey: second });
  expect(keyOf(added)).toBe(`${second}.${first}`);
  const [instead] = ownerCookies("instead", sent(added), { ownerKey: third });
  expect(keyOf(instead)).toBe(third);
  const [ended] = ownerCookies("instead", sent(added), { ownerKey: null });
  expect(ended).toMatch(/^owner-keys=; .*Expires=Thu, 01 Jan 1970/);
});

test("at most eight are kept, the newest, and what was never a key of ours is none", () => {
  let cookie: string | undefined;
  const keys = Array.from({ length: 12 }, newToken);
  for (const ownerKey of keys) [cookie] = ownerCookies("besides", sent(cookie), { ownerKey });
  expect(keyOf(cookie)).toBe(keys.slice(-8).reverse().join("."));
  for (const odd of ["", ".", "x", "x".repeat(44), `${"x".repeat(42)}%`, ".".repeat(4000)]) {
    expect(ownerKeysIn(sent(`owner-keys=${odd}`))).toEqual([]);
  }
});

test("a change from another site brings no key, whatever cookie the browser sends along", () => {
  const [cookie] = ownerCookies("instead", new Headers(), { ownerKey: newToken() });
  const change = (headers: Record<string, string>) =>
    ownerKeysOf(new Request(`${PAGE}/api/x`, { method: "POST", headers: sent(cookie, headers) }));
  expect(change({ Origin: "https://evil.example" })).toEqual([]);
  expect(change({ Origin: "null" })).toEqual([]);
  expect(change({})).toEqual([]);
  expect(change({ Origin: PAGE })).toHaveLength(1);
  expect(change({ "Sec-Fetch-Site": "same-origin" })).toHaveLength(1);
});
