import { randomUUID } from "node:crypto";
import { onBothDatabases } from "@/tests/support/both-databases";

const HOUR_MS = 3_600_000;
const soon = () => new Date(Date.now() + HOUR_MS);
const freshEmail = () => `person-${randomUUID()}@example.com`;

onBothDatabases(({ store, database, submit }) => {
  const register = async (email = freshEmail()) => {
    const account = await store().users.add({ email, password: "a hash", fullname: "Ann" });
    if (account === null) throw new Error("It was not added.");
    return account;
  };
  const invite = () =>
    store().users.addMember({
      email: freshEmail(),
      role: "admin",
      password: "a hash",
      fullname: "An admin",
      temporaryUntil: soon(),
    });

  describe("users", () => {
    it("one account is made for an address, however many ask at once", async () => {
      const email = freshEmail();
      const user = { email, password: "a hash", fullname: "Ann" };
      const added = await Promise.all([1, 2, 3, 4, 5].map(() => store().users.add(user)));
      expect(added.filter((account) => account !== null)).toHaveLength(1);
      expect(await store().users.findAccount({ email })).toMatchObject({ email, role: "user" });
      expect((await store().users.list({ q: email, page: 1, limit: 5 })).map((each) => each.email)).toEqual([
        email,
      ]);
    });

    it("a reset is spent once, ends the tokens before it, and a change that was begun before it changes nothing", async () => {
      const account = await register();
      const tokenHash = randomUUID();
      await store().users.armReset(account.id, { tokenHash, expires: soon() });
      expect(await store().users.isResetOpen(tokenHash, new Date())).toBe(true);
      expect(await store().users.isResetOpen(tokenHash, new Date(Date.now() + 2 * HOUR_MS))).toBe(false);
      const spent = await Promise.all(
        [1, 2, 3, 4].map((turn) => store().users.spendReset(tokenHash, `hash ${turn}`, new Date())),
      );
      const [winner] = spent.filter((each) => each !== null);
      expect(spent.filter((each) => each !== null)).toHaveLength(1);
      expect(winner?.tokenVersion).toBe(account.tokenVersion + 1);
      expect(await store().users.setPassword(account, "late", null)).toBeNull();
      expect((await store().users.findAccount({ id: account.id }))?.password).toBe(winner?.password);
    });

    it("an invited admin is among the admins, and at work once the password is their own", async () => {
      const member = await invite();
      const id = member?.id ?? "";
      const isAtWork = async () => (await store().users.listAdminsAtWork()).some((admin) => admin.id === id);
      expect((await store().users.listAdmins()).map((admin) => admin.id)).toContain(id);
      expect(await isAtWork()).toBe(false);
      await store().users.setPassword({ id, tokenVersion: member?.tokenVersion ?? 0 }, "own", new Date());
      expect(await isAtWork()).toBe(true);
      expect(await store().users.inviteAgain(id, soon())).toBeNull();
      await store().users.setTemporaryPassword(id, "not theirs", soon());
      expect((await store().users.findAccount({ id }))?.password).toBe("own");
    });

    it("no one is given an address that belongs to another user", async () => {
      const [one, other] = [await register(), await register()];
      expect(await store().users.changeMember(one.id, { email: other.email, role: "user" })).toBeNull();
      const email = freshEmail();
      expect(await store().users.changeMember(one.id, { email, role: "admin" })).toMatchObject({
        email,
        role: "admin",
        tokenVersion: one.tokenVersion + 1,
      });
      expect(await store().users.verifyEmail(one, new Date())).toBeNull();
      expect((await store().users.findEmails([one.id, other.id])).get(one.id)).toBe(email);
    });

    it("removed, a user leaves their assessments behind, without an owner", async () => {
      const account = await register();
      const { id } = await submit();
      await store().ownership.setOwner(id, account.id, "device");
      expect(await store().users.remove(account.id)).toBe(true);
      expect(await store().users.remove(account.id)).toBe(false);
      expect(await store().ownership.find(id)).toMatchObject({ userId: null, proof: null });
    });
  });

  it("a session lives until it ends, its time is over, or the user's tokens are ended", async () => {
    const { id: userId, tokenVersion } = await register();
    const start = async () => {
      const sessionId = randomUUID();
      await store().sessions.start({ id: sessionId, userId, expiresAt: soon() });
      return { sessionId, userId, tokenVersion };
    };
    const [one, other] = [await start(), await start()];
    const isLive = async (session: typeof one, now = new Date()) =>
      (await store().sessions.findLive(session, now)) !== null;
    expect(await isLive(one)).toBe(true);
    expect(await isLive(one, new Date(Date.now() + 2 * HOUR_MS))).toBe(false);
    expect(await isLive({ ...one, tokenVersion: tokenVersion + 1 })).toBe(false);
    await store().sessions.end(one.sessionId, new Date());
    expect([await isLive(one), await isLive(other)]).toEqual([false, true]);
    await store().sessions.endAllOf(userId, new Date());
    expect(await isLive(other)).toBe(false);
    await store().sessions.forgetBefore(new Date(Date.now() + 2 * HOUR_MS));
  });

  describe("ownership", () => {
    it("a token is spent once, and a key proves its own assessment alone", async () => {
      const [mine, other] = [await submit(), await submit()];
      const [tokenHash, keyHash] = [randomUUID(), randomUUID()];
      await store().ownership.addToken(mine.id, { tokenHash, expiresAt: soon() });
      await store().ownership.addToken(mine.id, { tokenHash, expiresAt: soon() });
      const spend = () => store().ownership.spendToken(mine.id, tokenHash, new Date());
      expect((await Promise.all([spend(), spend(), spend()])).filter(Boolean)).toHaveLength(1);
      await store().ownership.addKey(mine.id, { keyHash, proof: "device" });
      expect(await store().ownership.listProofs(mine.id, [keyHash, "another"])).toEqual(["device"]);
      expect(await store().ownership.listProofs(other.id, [keyHash])).toEqual([]);
      await store().ownership.endKeys(mine.id, ["device"]);
      expect(await store().ownership.listProofs(mine.id, [keyHash])).toEqual([]);
    });

    it("eight keys are kept, the newest", async () => {
      const { id } = await submit();
      const hashes = Array.from({ length: 10 }, () => randomUUID());
      for (const keyHash of hashes) await store().ownership.addKey(id, { keyHash, proof: "device" });
      expect(await store().ownership.listProofs(id, hashes)).toHaveLength(8);
      expect(await store().ownership.listProofs(id, hashes.slice(0, 2))).toEqual([]);
    });

    it("an account's assessments that name its address are exactly those, whatever letters are in it", async () => {
      const word = randomUUID();
      const email = `a_b%c+${word}@Example.com`;
      const person = await register(email.toLowerCase());
      const naming = async (executiveEmail: string) => {
        const { id } = await submit({ executiveEmail });
        await store().ownership.bookmark(person.id, id);
        return id;
      };
      const same = await naming(email.toUpperCase());
      for (const other of [
        `aXb%c+${word}@example.com`,
        `a_bXYc+${word}@example.com`,
        `a\\_b%c+${word}@x.com`,
      ])
        await naming(other);
      await submit({ executiveEmail: email });
      const owned = await submit({ executiveEmail: email });
      await store().ownership.setOwner(owned.id, person.id, "device");
      expect(await store().ownership.listNaming(person.id, email)).toEqual([same, owned.id].sort());
      expect(await store().ownership.listNaming(person.id, `%${word}@example.com`)).toEqual([]);
    });

    it("a bookmark lists an assessment until its owner closes the link", async () => {
      const reader = await register();
      const { id } = await submit();
      await store().ownership.bookmark(reader.id, id);
      await store().ownership.bookmark(reader.id, id);
      const listed = async () => (await store().assessments.listSavedBy(reader.id)).map((each) => each.id);
      expect(await listed()).toEqual([id]);
      await store().assessments.setLinkClosed(id, true);
      expect(await listed()).toEqual([]);
    });
  });

  it("as many links share a report as may, and one that ended opens nothing", async () => {
    const { id: assessmentId } = await submit({ paymentStatus: "paid" });
    const link = () => ({
      id: randomUUID(),
      assessmentId,
      tokenHash: randomUUID(),
      label: "Board",
      withInterview: false,
      withTeam: false,
      createdById: null,
      expiresAt: soon(),
    });
    const [one, other] = [link(), link()];
    expect(await store().shareLinks.add(one, new Date(), 1)).toBe(true);
    expect(await store().shareLinks.add(other, new Date(), 1)).toBe(false);
    expect(await store().shareLinks.findLive(one.tokenHash, new Date())).toMatchObject({ assessmentId });
    await store().shareLinks.countOpened(one.id, new Date());
    expect(await store().shareLinks.list(assessmentId, new Date())).toMatchObject([{ openedCount: 1 }]);
    expect(await store().shareLinks.end(randomUUID(), one.id, new Date())).toBe(false);
    expect(await store().shareLinks.end(assessmentId, one.id, new Date())).toBe(true);
    expect(await store().shareLinks.findLive(one.tokenHash, new Date())).toBeNull();
    await store().shareLinks.forgetEnded(soon());
    expect(await store().shareLinks.end(assessmentId, one.id, new Date())).toBe(false);
  });

  it("the audit log is added to and never changed", async () => {
    const targetId = randomUUID();
    const event = { at: new Date(), actorKind: "system", action: "coupon_created", outcome: "done" };
    await store().audit.add({ ...event, targetKind: "coupon", targetId, meta: {}, label: "SPRING" });
    const [line] = await store().audit.list({ page: 1, limit: 1, q: "" });
    expect(line).toMatchObject({ targetId, targetName: "SPRING", isDeleted: true });
    const found = (filter: object) => store().audit.list({ page: 1, limit: 5, q: "", ...filter });
    expect((await found({ person: "system", q: targetId }))[0]).toMatchObject({ targetId });
    expect(await found({ person: "visitor", q: targetId })).toEqual([]);
    expect(await found({ q: targetId, to: "2020-01-01" })).toEqual([]);
    expect(await found({ q: "%_nothing" })).toEqual([]);
    await expect(
      database().executeSql("UPDATE audit_events SET action = 'x' WHERE target_id = $1", [targetId]),
    ).rejects.toThrow();
    expect(await store().audit.list({ action: "user_deleted", page: 1, limit: 5, q: "" })).toEqual([]);
  });

  it("the newest consent counts, an address that wants no mail is known, a visit counts once at a step", async () => {
    const { id: assessmentId } = await submit();
    const agree = (granted: boolean) =>
      store().consents.add({ assessmentId, purpose: "ai_call", granted, wordingVersion: "1" });
    await agree(true);
    expect(await store().consents.isGranted(assessmentId, "ai_call")).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await agree(false);
    expect(await store().consents.isGranted(assessmentId, "ai_call")).toBe(false);
    const addressHash = randomUUID();
    expect(await store().suppressions.has(addressHash)).toBe(false);
    for (let turn = 0; turn < 2; turn += 1) await store().suppressions.add(addressHash);
    expect(await store().suppressions.has(addressHash)).toBe(true);
    const visitId = randomUUID();
    for (let turn = 0; turn < 2; turn += 1)
      await store().funnel.add({ visitId, step: "started", campaignId: null });
    expect(await store().funnel.count(null, "2099-12-31")).toEqual([
      { step: "started", count: 1, campaignId: null },
    ]);
    expect(await store().funnel.count("2099-01-01", "2099-12-31")).toEqual([]);
  });
});
