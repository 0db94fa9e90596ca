import { createHmac } from "node:crypto";
import { knownDevice, knownDeviceCookie, loginLimitKey } from "@/lib/http/known-device";

const SECRET = "test-secret-of-more-than-thirty-two-characters";
const EMAIL = "ann@example.com";

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = SECRET;
});

const withCookie = (cookie: string) => new Headers({ Cookie: cookie.split(";")[0] ?? "" });

test("a device is known to the account that signed in from it, and to no other", () => {
  const headers = withCookie(knownDeviceCookie(EMAIL));
  const nonce = knownDevice(headers, EMAIL);
  expect(nonce).toMatch(/^[\w-]{16}$/);
  expect(loginLimitKey(EMAIL, headers)).toEqual({ subject: `${EMAIL}:${nonce}`, isKnownDevice: true });
  expect(knownDevice(headers, "ben@example.com")).toBeNull();
  expect(loginLimitKey(EMAIL, new Headers())).toEqual({ subject: EMAIL, isKnownDevice: false });
});

test("a forged cookie, or one signed with the secret itself, makes no device known", () => {
  const cookie = knownDeviceCookie(EMAIL).split(";")[0] ?? "";
  const [name = ""] = cookie.split("=");
  const signed = createHmac("sha256", SECRET).update(`known-device:nonce:${EMAIL}`).digest("base64url");
  for (const value of ["", "nonce", "nonce.", `nonce.${"A".repeat(43)}`, `nonce.${signed}`]) {
    expect(knownDevice(withCookie(`${name}=${value}`), EMAIL)).toBeNull();
  }
});
