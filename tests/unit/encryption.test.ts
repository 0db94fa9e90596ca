import { decrypt, decryptOrNull, encrypt } from "@/lib/data/encryption";

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = "test-secret-of-more-than-thirty-two-characters";
});

const NUMBER = "+16045550134";

test("what is sealed cannot be read, looks different each time, and comes back whole", () => {
  const [one, other] = [encrypt(NUMBER), encrypt(NUMBER)];
  expect(one).not.toBe(other);
  for (const sealed of [one, other]) {
    expect(Buffer.from(sealed, "base64url").toString("latin1") + sealed).not.toContain("604555");
    expect(decrypt(sealed)).toBe(NUMBER);
  }
});

test("what was stored before there were seals is read as it is", () => {
  expect(decrypt(NUMBER)).toBe(NUMBER);
});

test("what was changed, or sealed with another secret, is refused", () => {
  const sealed = encrypt(NUMBER);
  const changed = sealed.slice(0, 20) + (sealed[20] === "A" ? "B" : "A") + sealed.slice(21);
  expect(() => decrypt(changed)).toThrow("sealed under another NEXTAUTH_SECRET");
  expect(decryptOrNull(changed)).toBeNull();
});
