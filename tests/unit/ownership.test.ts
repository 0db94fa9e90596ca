import { endedBy, isVerifiedEmail, mayOwn, type Proof, strongest } from "@/lib/domain/assessment/ownership";

describe("an assessment's change of owner", () => {
  // proof brought, proof of the present owner, whether it changes hands
  const TABLE: [Proof | null, Proof | null, boolean][] = [
    [null, null, false],
    [null, "kept", false],
    [null, "device", false],
    [null, "address", false],
    ["device", null, true],
    ["device", "kept", true],
    ["device", "device", false],
    ["device", "mail", false],
    ["device", "address", false],
    ["mail", null, true],
    ["mail", "kept", true],
    ["mail", "device", true],
    ["mail", "mail", true],
    ["mail", "address", false],
    ["address", null, true],
    ["address", "kept", true],
    ["address", "device", true],
    ["address", "mail", true],
    ["address", "address", true],
    ["kept", null, true],
    ["kept", "kept", false],
    ["kept", "device", false],
  ];
  test.each(TABLE)("%s against %s: %s", (brought, held, changes) => {
    expect(mayOwn(brought, held)).toBe(changes);
  });

  test("the verified address counts for more than the mail, and the mail for more than the device", () => {
    expect(strongest(["device", "address", "mail"])).toBe("address");
    expect(strongest(["device", "mail"])).toBe("mail");
    expect(strongest([])).toBeNull();
  });

  test("once an account owns it, no key is left that is worth less than what the account has shown", () => {
    expect(endedBy("device")).not.toContain("mail");
    expect(endedBy("mail")).toEqual(expect.arrayContaining(["mail", "device"]));
    expect(endedBy("address")).toEqual(expect.arrayContaining(["mail", "device"]));
  });
});

test("an address counts only where it is verified, and the very one that the assessment names", () => {
  const emailVerifiedAt = new Date();
  const account = { email: "ann@example.com", emailVerifiedAt };
  expect(isVerifiedEmail(account, "Ann@Example.com")).toBe(true);
  expect(isVerifiedEmail({ ...account, emailVerifiedAt: null }, "ann@example.com")).toBe(false);
  expect(isVerifiedEmail(account, "ben@example.com")).toBe(false);
  expect(isVerifiedEmail(account, null)).toBe(false);
});
