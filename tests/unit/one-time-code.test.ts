import { Secret } from "otpauth";
import {
  hashRecoveryCode,
  newRecoveryCode,
  newSecret,
  setupUrl,
  stepOfCode,
} from "@/lib/services/two-step/one-time-code";

/** RFC 6238, appendix B: the last six of its eight digits. */
const RFC_SECRET = Secret.fromUTF8("12345678901234567890").base32;
const RFC_CODES = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
] as const;

test.each(RFC_CODES)("at second %d of RFC 6238 the code is of its half-minute", (second, code) => {
  expect(stepOfCode(RFC_SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
});

test("a code is taken half a minute early or late, and no later", () => {
  const [second, code] = RFC_CODES[1];
  const at = (late: number) => stepOfCode(RFC_SECRET, code, new Date((second + late) * 1000));
  const step = Math.floor(second / 30);
  expect([at(-30), at(30)]).toEqual([step, step]);
  expect([at(-90), at(90)]).toEqual([null, null]);
});

test.each(["", "28708", "2870822", "２８７０８２", "28708a", "-87082", " 28708", "ABCDEFGHIJKLMNOP"])(
  "%j is no code",
  (code) => {
    expect(stepOfCode(RFC_SECRET, code, new Date(59_000))).toBeNull();
  },
);

test("a secret has 160 bits, and an app reads it with the account's address", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const url = new URL(setupUrl(secret, "admin+one@example.com"));
  expect(url.protocol).toBe("otpauth:");
  expect(decodeURIComponent(url.pathname)).toContain("admin+one@example.com");
  expect(url.searchParams.get("secret")).toBe(secret);
});

test("a recovery code is read with or without its hyphens, and never stored as it is", () => {
  const codes = Array.from({ length: 50 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(hashRecoveryCode(code)).toBe(hashRecoveryCode(code.replaceAll("-", "")));
    expect(hashRecoveryCode(code)).not.toContain(code.slice(0, 4));
  }
});
