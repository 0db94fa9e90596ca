import { randomUUID } from "node:crypto";
import { workOut } from "@/lib/domain/team/work-out";
import { colleague } from "@/tests/fixtures/teams";
import { answersOfAFirm, onBothDatabases } from "@/tests/support/both-databases";

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const RESULT = {
  ...workOut(
    Array.from({ length: 4 }, () => colleague()),
    answersOfAFirm(),
  ),
  actions: [],
};

onBothDatabases(({ store, database, submit }) => {
  const asked = async (expected = 5, closesAt = inDays(14)) => {
    const { id: assessmentId } = await submit({ paymentStatus: "paid" });
    const check = { id: randomUUID(), assessmentId, tokenHash: randomUUID(), expected, closesAt };
    expect(await store().teamChecks.add(check, new Date())).toBe(true);
    return check;
  };
  const answer = ({ id, expected }: { id: string; expected: number }, replyKeyHash = randomUUID()) =>
    store().teamChecks.addReply(
      { teamCheckId: id, expected, replyKeyHash, answers: colleague() },
      new Date(),
    );
  const answered = async (assessmentId: string) => (await store().teamChecks.find(assessmentId))?.answered;

  it("an assessment has one check, behind the hash of its token, as long as the report is unlocked", async () => {
    const check = await asked();
    const again = { ...check, id: randomUUID(), tokenHash: randomUUID() };
    expect(await store().teamChecks.add(again, new Date())).toBe(false);
    expect(await store().teamChecks.findByToken(check.tokenHash)).toMatchObject({
      id: check.id,
      status: "open",
      answered: 0,
      result: null,
    });
    await database().executeSql("UPDATE assessments SET payment_status = 'refunded' WHERE id = $1::uuid", [
      check.assessmentId,
    ]);
    expect(await store().teamChecks.findByToken(check.tokenHash)).toBeNull();
    expect(await store().teamChecks.findByToken(randomUUID())).toBeNull();
  });

  it.each([
    [3, 5],
    [9, 11],
    [11, 12],
    [12, 12],
  ])("where %d were asked, %d may answer", async (expected, most) => {
    const check = await asked(expected);
    const taken = [];
    for (let turn = 0; turn <= most; turn += 1) taken.push(await answer(check));
    expect(taken).toEqual([...Array.from({ length: most }, () => true), false]);
    expect(await answered(check.assessmentId)).toBe(most);
  });

  it("a reply is known by its key, and says in the table how many there are and the day, nothing else", async () => {
    const check = await asked();
    const key = randomUUID();
    expect(await store().teamChecks.hasReply(key)).toBe(false);
    await answer(check, key);
    expect(await store().teamChecks.hasReply(key)).toBe(true);
    const rows = await database().prisma.teamReply.findMany({ where: { teamCheckId: check.id } });
    expect(JSON.stringify(rows)).not.toMatch(/exploring|something_else|ai_policy|posture/);
    expect(rows[0]?.day.toISOString()).toMatch(/T00:00:00\.000Z$/);
    expect(await store().teamChecks.listReplies(check.id)).toEqual([colleague()]);
  });

  it("closing keeps the result and no reply; it happens once, and nothing is taken afterwards", async () => {
    const check = await asked();
    for (let turn = 0; turn < 4; turn += 1) await answer(check);
    expect(await store().teamChecks.lock(check.id)).toBe("open");
    expect(await store().teamChecks.close(check.id, RESULT)).toBe(true);
    expect(await store().teamChecks.close(check.id, RESULT)).toBe(false);
    expect(await store().teamChecks.lock(check.id)).toBe("closed");
    expect(await answer(check)).toBe(false);
    expect(await database().prisma.teamReply.count({ where: { teamCheckId: check.id } })).toBe(0);
    expect(await store().teamChecks.find(check.assessmentId)).toMatchObject({
      status: "closed",
      answered: 4,
      result: RESULT,
    });
    expect(await store().teamChecks.extend(check.assessmentId, 14, new Date())).toBe(false);
  });

  it("more days are given once, from now on where the days are over", async () => {
    const check = await asked(5, inDays(-1));
    expect(await answer(check)).toBe(false);
    expect(await store().teamChecks.extend(check.assessmentId, 14, new Date())).toBe(true);
    expect(await answer(check)).toBe(true);
    const { closesAt, extended } = (await store().teamChecks.find(check.assessmentId)) ?? {};
    expect(extended).toBe(true);
    expect(Math.round(((closesAt?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(14);
    expect(await store().teamChecks.extend(check.assessmentId, 14, new Date())).toBe(false);
  });

  it("is due when its days are over and enough have answered; what too few answered is forgotten in time", async () => {
    const [few, enough] = [await asked(), await asked()];
    for (let turn = 0; turn < 3; turn += 1) await answer(few);
    for (let turn = 0; turn < 4; turn += 1) await answer(enough);
    const due = async (when: Date) =>
      (await store().teamChecks.listDue(when, 4)).map(({ assessmentId }) => assessmentId);
    expect(await due(new Date())).not.toContain(enough.assessmentId);
    expect(await due(inDays(15))).toContain(enough.assessmentId);
    expect(await due(inDays(15))).not.toContain(few.assessmentId);
    await store().teamChecks.close(enough.id, RESULT);
    await store().teamChecks.forgetEnded(inDays(13));
    expect(await answered(few.assessmentId)).toBe(3);
    await store().teamChecks.forgetEnded(inDays(15));
    expect(await answered(few.assessmentId)).toBeUndefined();
    expect(await answered(enough.assessmentId)).toBe(4);
  });

  it("goes with its assessment, replies and all", async () => {
    const check = await asked();
    await answer(check);
    expect(await store().teamChecks.remove(randomUUID())).toBe(false);
    await store().assessments.remove(check.assessmentId);
    expect(await store().teamChecks.lock(check.id)).toBeNull();
    expect(await database().prisma.teamReply.count({ where: { teamCheckId: check.id } })).toBe(0);
  });
});
