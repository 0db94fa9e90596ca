import { legible, seal, unseal } from "@/lib/data/sealed";

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = "test-secret-of-more-than-thirty-two-characters";
});

const NUMBER = "+16045550134";

test("what is sealed cannot be read, looks different each time, and comes back whole", () => {
  const [one, other] = [seal(NUMBER), seal(NUMBER)];
  expect(one).not.toBe(other);
  for (const sealed of [one, other]) {
    expect(Buffer.from(sealed, "base64url").toString("latin1") + sealed).not.toContain("604555");
    expect(unseal(sealed)).toBe(NUMBER);
  }
});

test("what was stored before there were seals is read as it is", () => {
  expect(unseal(NUMBER)).toBe(NUMBER);
});

test("what was changed, or sealed with another secret, is refused", () => {
  const sealed = seal(NUMBER);
  const changed = sealed.slice(0, 20) + (sealed[20] === "A" ? "B" : "A") + sealed.slice(21);
  expect(() => unseal(changed)).toThrow("sealed under another NEXTAUTH_SECRET");
  expect(legible(changed)).toBeNull();
});
