import { randomUUID } from "node:crypto";
import { NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { DAY_MS } from "@/lib/domain/time";
import { onBothDatabases } from "@/tests/support/both-databases";

const now = new Date("2026-07-18T22:04:00Z");
const END = new Date(now.getTime() + 30 * DAY_MS);
const later = (ms: number) => new Date(now.getTime() + ms);

onBothDatabases(({ store, database }) => {
  const add = async (some: object = {}) => {
    const draft = {
      id: randomUUID(),
      tokenHash: randomUUID(),
      writeKeyHash: randomUUID(),
      email: "saver@example.com",
      emailHash: randomUUID(),
      answers: { ...NO_ANSWERS, companyName: "Cedar Ridge Millwork", rulesForChildren: "no_rules" },
      submissionKey: "a-key",
      step: 2,
      remind: false,
      mayContact: false,
      expiresAt: END,
      ...some,
    };
    await store().drafts.add(draft, now);
    return draft;
  };

  describe("drafts", () => {
    it("no column has an answer or an email that can be read", async () => {
      const { id } = await add({ email: "sealed-away@example.com" });
      const row = JSON.stringify(await database().prisma.draft.findUnique({ where: { id } }));
      for (const typed of ["sealed-away", "Cedar Ridge", "no_rules", "companyName"]) {
        expect(row).not.toContain(typed);
      }
      expect(await store().drafts.findRecipient(id, now)).toEqual({
        email: "sealed-away@example.com",
        expiresAt: END,
      });
    });

    it("of several that save over the same version at once, one is in time", async () => {
      const { id, writeKeyHash } = await add();
      const saved = await Promise.all(
        [1, 2, 3, 4].map((step) =>
          store().drafts.save(
            { id, writeKeyHash, version: 1 },
            { answers: NO_ANSWERS, submissionKey: "", step },
            now,
          ),
        ),
      );
      expect(saved.filter((version) => version !== null)).toEqual([2]);
    });

    it("the device that took over may save, and the one before may not", async () => {
      const { id, tokenHash, writeKeyHash } = await add();
      expect(await store().drafts.takeOver({ tokenHash }, "the laptop's", now)).toMatchObject({
        id,
        step: 2,
        version: 1,
        submissionKey: "a-key",
        answers: { companyName: "Cedar Ridge Millwork" },
      });
      const sealed = { answers: NO_ANSWERS, submissionKey: "", step: 3 };
      expect(await store().drafts.save({ id, writeKeyHash, version: 1 }, sealed, now)).toBeNull();
      const laptop = { id, writeKeyHash: "the laptop's", version: 1 };
      expect(await store().drafts.save(laptop, sealed, now)).toBe(2);
    });

    it("one is there until its last moment, and not in it", async () => {
      const { id, tokenHash, writeKeyHash } = await add();
      const last = new Date(END.getTime() - 1);
      expect(await store().drafts.find({ tokenHash }, last)).not.toBeNull();
      const sealed = { answers: NO_ANSWERS, submissionKey: "", step: 3 };
      for (const late of [END, new Date(END.getTime() + 1)]) {
        expect(await store().drafts.find({ tokenHash }, late)).toBeNull();
        expect(await store().drafts.findRecipient(id, late)).toBeNull();
        expect(await store().drafts.takeOver({ id }, randomUUID(), late)).toBeNull();
        expect(await store().drafts.save({ id, writeKeyHash, version: 1 }, sealed, late)).toBeNull();
      }
      expect(await store().drafts.listExpired(last, 1000)).not.toContain(id);
      expect(await store().drafts.listExpired(END, 1000)).toContain(id);
    });

    it("a reminder that was ticked is claimed once, after its time, and none where there was no tick", async () => {
      const ticked = await add({ remind: true });
      const { id: silent } = await add();
      const due = (at: Date) => store().drafts.claimReminders(new Date(at.getTime() - 3 * DAY_MS), at);
      expect(await due(later(3 * DAY_MS - 1))).not.toContain(ticked.id);
      const claimed = (await Promise.all([1, 2, 3].map(() => due(later(3 * DAY_MS))))).flat();
      expect(claimed.filter((id) => id === ticked.id)).toHaveLength(1);
      expect(claimed).not.toContain(silent);
      expect(await due(later(29 * DAY_MS))).not.toContain(ticked.id);
    });

    it("admins are shown who may be contacted, without an answer of the household; of the others the number", async () => {
      await database().prisma.draft.deleteMany({});
      await add({ mayContact: true, step: 4 });
      await add({ step: 3 });
      await add({ step: 3 });
      await add({ step: 5, expiresAt: now });
      const list = await store().drafts.listForAdmins(now);
      expect(list).toEqual({
        drafts: [
          {
            id: expect.any(String),
            executiveName: "",
            companyName: "Cedar Ridge Millwork",
            email: "saver@example.com",
            step: 4,
            savedAt: now,
          },
        ],
        others: [{ step: 3, count: 2 }],
      });
      expect(JSON.stringify(list)).not.toContain("no_rules");
    });

    it("what was saved in an older, longer wizard opens at the last step of today's", async () => {
      const { id } = await add({ step: 9 });
      expect(await store().drafts.find({ id }, now)).toMatchObject({ step: 5 });
    });

    it("all that was saved under one email is found by its hash, and goes with the messages about it", async () => {
      const { id, emailHash } = await add();
      const key = `draft-link:${id}`;
      const email = await store().emails.add({ key, template: "draft-link", aboutId: id });
      expect(await store().drafts.readEverythingOf(emailHash)).toMatchObject([
        { id, email: "saver@example.com", answers: { rulesForChildren: "no_rules" } },
      ]);
      expect(await store().drafts.listIdsOf(emailHash)).toEqual([id]);
      expect(await store().drafts.remove([id])).toEqual({ emailKeys: [key], ids: [email?.id] });
      expect(await store().drafts.remove([id])).toEqual({ emailKeys: [], ids: [] });
      expect(await store().drafts.listIdsOf(emailHash)).toEqual([]);
    });
  });
});
