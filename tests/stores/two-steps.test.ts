import { onBothDatabases } from "@/tests/support/both-databases";

const now = new Date("2026-11-23T10:00:00Z");

onBothDatabases(({ store, database }) => {
  let turn = 0;
  const someone = async () => {
    turn += 1;
    const email = `two-step-${turn}@example.com`;
    const account = await store().users.add({ email, password: "hash", fullname: "" });
    if (account === null) throw new Error("The account exists.");
    return account.id;
  };
  const turnedOn = async (hashes: string[] = []) => {
    const id = await someone();
    await store().twoSteps.begin(id, "SECRET-IN-BASE32");
    await store().twoSteps.confirm(id, { now, step: 100, hashes });
    return id;
  };

  describe("the second step", () => {
    it("waits to be confirmed, and may be begun anew until then", async () => {
      const id = await someone();
      expect(await store().twoSteps.find(id)).toBeNull();
      expect(await store().twoSteps.confirm(id, { now, step: 1, hashes: [] })).toBe(false);
      expect(await store().twoSteps.begin(id, "FIRST")).toBe(true);
      expect(await store().twoSteps.begin(id, "SECOND")).toBe(true);
      expect(await store().twoSteps.find(id)).toEqual({ secret: "SECOND", confirmedAt: null, codesLeft: 0 });
      expect(await store().twoSteps.takeStep(id, 5)).toBe(false);
      expect(await store().twoSteps.confirm(id, { now, step: 5, hashes: ["a", "b"] })).toBe(true);
      expect(await store().twoSteps.begin(id, "THIRD")).toBe(false);
      expect(await store().twoSteps.find(id)).toMatchObject({
        secret: "SECOND",
        confirmedAt: now,
        codesLeft: 2,
      });
    });

    it("no column has the secret that can be read", async () => {
      const id = await turnedOn();
      const row = JSON.stringify(await database().prisma.twoStep.findUnique({ where: { userId: id } }));
      expect(row).not.toContain("BASE32");
    });

    it("of any number who bring one code at once, one gets in; a code of before is taken by none", async () => {
      const id = await turnedOn();
      const taken = await Promise.all(Array.from({ length: 8 }, () => store().twoSteps.takeStep(id, 101)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await store().twoSteps.takeStep(id, 100)).toBe(false);
      expect(await store().twoSteps.takeStep(id, 102)).toBe(true);
    });

    it("a recovery code is good once, however many bring it at once", async () => {
      const id = await turnedOn(["one", "other"]);
      const taken = await Promise.all(
        Array.from({ length: 8 }, () => store().twoSteps.takeRecoveryCode(id, "one")),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await store().twoSteps.takeRecoveryCode(id, "never")).toBe(false);
      expect(await store().twoSteps.find(id)).toMatchObject({ codesLeft: 1 });
    });

    it("goes with its account, and is removed once", async () => {
      const [id, other] = [await turnedOn(), await turnedOn()];
      expect(await store().twoSteps.remove(id)).toBe(true);
      expect(await store().twoSteps.remove(id)).toBe(false);
      await store().users.remove(other);
      expect(await store().twoSteps.find(other)).toBeNull();
    });
  });
});
