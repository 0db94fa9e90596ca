import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { storeOf } from "@/lib/data/store/store";
import { LEAD_SORTS, type LeadFilter, NO_FILTER } from "@/lib/domain/lead/filter";
import { PLAYBOOK_USAGE, sampleReport, sampleRoadmap } from "@/tests/fixtures/report-sample";
import { answersOfAFirm, onBothDatabases } from "@/tests/support/both-databases";

const HOUR_MS = 3_600_000;
const soon = () => new Date(Date.now() + HOUR_MS);
const past = () => new Date(Date.now() - HOUR_MS);

onBothDatabases(({ store, database, submit }) => {
  describe("leads", () => {
    const found = async (filter: Partial<LeadFilter>) => {
      const plan = await store().leads.planSearch({ ...NO_FILTER, ...filter });
      const rows = await store().leads.list(plan, { sort: "newest", page: 1, limit: 50 });
      expect(await store().leads.count(plan)).toBe(rows.length);
      return rows.map(({ id }) => id);
    };

    it("are found by any part of name, firm or address, where wildcards stand for themselves", async () => {
      const word = randomUUID().slice(0, 8);
      const one = await submit({ companyName: `Œuvre 100%_${word} Ltd.` });
      const other = await submit({ executiveEmail: `${word}@example.com` });
      expect((await found({ q: word.toUpperCase() })).sort()).toEqual([one.id, other.id].sort());
      expect(await found({ q: `0%_${word}` })).toEqual([one.id]);
      expect(await found({ q: `_%${word}` })).toEqual([]);
      expect(await found({ q: word, payment: "paid" })).toEqual([]);
      const since = { ...NO_FILTER, q: word };
      expect(await store().leads.countSince(since, past(), 10)).toBe(2);
      expect(await store().leads.countSince(since, soon(), 10)).toBe(0);
    });

    it.each(LEAD_SORTS.map(({ value }) => value))(
      "sorted by %s, pages neither repeat nor leave out",
      async (sort) => {
        const word = `Pages ${randomUUID()}`;
        const ids = [];
        for (let turn = 0; turn < 5; turn += 1) ids.push((await submit({ companyName: word })).id);
        const plan = await store().leads.planSearch({ ...NO_FILTER, q: word });
        const pages = [1, 2, 3].map((page) => store().leads.list(plan, { sort, page, limit: 2 }));
        const listed = (await Promise.all(pages)).flatMap((rows) => rows.slice(0, 2)).map(({ id }) => id);
        expect([...listed].sort()).toEqual([...ids].sort());
      },
    );

    it("are worked: stage and notes are kept, and each change has a number", async () => {
      const { id } = await submit();
      await store().leads.changeWork(id, { leadStatus: "contacted" });
      await store().leads.addNote({ assessmentId: id, authorId: null, text: "Called back." });
      const work = await store().leads.findWork(id);
      expect(work).toMatchObject({ leadStatus: "contacted", notes: [{ text: "Called back." }] });
      await store().leads.changeWork(id, { leadStatus: "won" });
      expect((await store().leads.findWork(id))?.version).toBe((work?.version ?? 0) + 1);
    });

    it("are counted up to a number, behind which there are more", async () => {
      const q = `Some ${randomUUID()}`;
      for (let turn = 0; turn < 3; turn += 1) await submit({ companyName: q });
      const plan = await store().leads.planSearch({ ...NO_FILTER, q });
      expect(await store().leads.countSome(plan)).toEqual({ total: 3, isTotalExact: true });
      const filtered = await store().leads.planSearch({ ...NO_FILTER, q, from: "2020-01-01" });
      expect(await store().leads.countSome(filtered, 3)).toEqual({ total: 3, isTotalExact: true });
      expect(await store().leads.countSome(filtered, 2)).toEqual({ total: 2, isTotalExact: false });
    });

    it("are counted by triggers, exactly", async () => {
      const before = await store().leads.countAll();
      const { id } = await submit();
      await store().assessments.markRoadmapGenerated(id);
      const after = await store().leads.countAll();
      expect(after).toEqual({ ...before, total: before.total + 1, roadmaps: before.roadmaps + 1 });
      await store().assessments.remove(id);
      expect(await store().leads.countAll()).toEqual(before);
    });

    it("are exported page by page, each once", async () => {
      const word = `Export ${randomUUID()}`;
      const ids = [];
      for (let turn = 0; turn < 5; turn += 1) ids.push((await submit({ companyName: word })).id);
      const filter = { ...NO_FILTER, q: word };
      const exported: string[] = [];
      let after = null;
      do {
        const page = await store().exports.page(filter, after, { limit: 2, type: "comprehensive" });
        exported.push(...page.rows.map(({ fields }) => fields));
        after = page.next;
      } while (after !== null);
      for (const id of ids) expect(exported.filter((fields) => fields.includes(id))).toHaveLength(1);
      expect((await store().exports.summary(filter)).totalAssessments).toBe(5);
      expect(await store().exports.sample(filter)).not.toBeNull();
      const [newest] = (await store().exports.page(filter, null, { limit: 1, type: "workbook" })).rows;
      expect(JSON.parse(newest?.fields ?? "")).toMatchObject({ owner: null, notes: null });
    });
  });

  describe("assessments", () => {
    it("the same submission is stored once, however often it is sent at once", async () => {
      const submissionKey = randomUUID();
      const answers = answersOfAFirm();
      const scores = { aiReadinessScore: 1, leadScore: 1, leadQualified: false };
      const send = () => store().assessments.add({ answers, ...scores, submissionKey });
      const sent = await Promise.all([send(), send(), send(), send()]);
      expect(sent.filter((each) => each !== null)).toHaveLength(1);
      const stored = await store().assessments.findBySubmissionKey(submissionKey);
      expect(stored?.id).toBe(sent.find((each) => each !== null)?.id);
    });

    it("as soon as one is changed, it is read as it is now", async () => {
      const { id } = await submit();
      expect(await store().assessments.find(id)).toMatchObject({ paymentStatus: "pending" });
      await store().assessments.unlockByCoupon(id, "DEMO2025", new Date());
      expect(await store().assessments.find(id)).toMatchObject({ paymentStatus: "coupon_used" });
      expect(await store().assessments.find(randomUUID())).toBeNull();
    });

    it("removed, one takes along all that hangs on it, and its messages", async () => {
      const { id } = await submit();
      await store().emails.add({ key: `k:${id}`, template: "report-ready", assessmentId: id });
      await store().reports.claim(id, 60);
      await store().roadmaps.add(id, sampleRoadmap, PLAYBOOK_USAGE);
      expect((await store().assessments.remove(id))?.emailKeys).toEqual([`k:${id}`]);
      expect(await store().assessments.remove(id)).toBeNull();
      for (const table of ["roadmaps", "report_claims", "emails"]) {
        const { rows } = await database().executeSql(`SELECT 1 FROM ${table} WHERE assessment_id = $1`, [id]);
        expect(rows).toEqual([]);
      }
    });

    it("an old one that nothing came of is made nameless, and a paid one is not", async () => {
      const createdAt = new Date("2020-01-01T00:00:00Z");
      const [old, paid] = [await submit({ createdAt }), await submit({ createdAt, paymentStatus: "paid" })];
      const before = new Date("2021-01-01T00:00:00Z");
      expect(await store().assessments.listOutdated(before, 10)).toEqual([old.id]);
      expect(await store().assessments.addNameless(paid.id, before)).toBe(false);
      expect(await store().assessments.addNameless(old.id, before)).toBe(true);
    });
  });

  describe("what is written", () => {
    it("a report has one writer at a time, until the lease ends or is given back", async () => {
      const { id } = await submit();
      const claims = await Promise.all([1, 2, 3, 4].map(() => store().reports.claim(id, 60)));
      const [held] = claims.filter((claim) => claim !== null);
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
      const renewed = await store().reports.renewClaim(id, held ?? "", 60);
      expect(await store().reports.renewClaim(id, held ?? "", 60)).toBeNull();
      await store().reports.release(id, held ?? "");
      expect(await store().reports.claim(id, 60)).toBeNull();
      await store().reports.release(id, renewed ?? "");
      expect(await store().reports.claim(id, 0)).not.toBeNull();
      expect(await pause(2).then(() => store().reports.claim(id, 60))).not.toBeNull(); // It ended a moment ago.
    });

    it("the first report, roadmap and questions stay", async () => {
      const { id } = await submit();
      const report = {
        reportData: sampleReport,
        markdownReport: "# One",
        writer: "playbook",
        usage: PLAYBOOK_USAGE,
      };
      const add = (promptVersion: string) => store().reports.add(id, { ...report, promptVersion });
      expect((await Promise.all([add("1"), add("2"), add("3")])).filter(Boolean)).toHaveLength(1);
      expect(await store().reports.find(id)).toMatchObject({ markdownReport: "# One" });
      expect(await store().reports.findState(id)).toMatchObject({ paymentStatus: "pending" });
      await store().roadmaps.add(id, sampleRoadmap, PLAYBOOK_USAGE);
      await store().roadmaps.add(id, { ...sampleRoadmap, executiveSummary: "Another" }, PLAYBOOK_USAGE);
      expect(await store().roadmaps.findOf(id)).toMatchObject({
        executiveSummary: sampleRoadmap.executiveSummary,
      });
      const questions = { q1Followup: "", q2Primary: "", q2Followup: "", q3Primary: "", q3Followup: "" };
      for (const q1Primary of ["First", "Second"])
        await store().followups.add(id, { ...questions, q1Primary, promptVersion: "1" });
      expect(await store().followups.find(id)).toMatchObject({ q1Primary: "First" });
      expect(await store().followups.listMissing(id.replace(/.$/, "0"), 1000)).not.toContain(id);
    });

    it("a message is decided on once, kept with its attachments, and forgotten in time", async () => {
      const { id: assessmentId } = await submit();
      const key = `report-ready:${assessmentId}`;
      const add = () => store().emails.add({ key, template: "report-ready", assessmentId });
      const added = await Promise.all([add(), add(), add()]);
      const [email] = added.filter((each) => each !== null);
      expect(added.filter((each) => each !== null)).toHaveLength(1);
      const window = { since: past(), before: soon() };
      expect(await store().emails.listUnsent(window)).toContain(email?.id);
      expect(await store().emails.mark(email?.id ?? "", "sent", new Date())).toBe(true);
      expect(await store().emails.listUnsent(window)).not.toContain(email?.id);
      const id = randomUUID();
      const base64 = Buffer.from([0, 255, 37]).toString("base64");
      const message = {
        key,
        to: "ann@example.com",
        subject: "Ready",
        html: "<p>Sealed words</p>",
        text: "Sealed words",
        sentAt: new Date().toISOString(),
        attachments: [{ filename: "r.pdf", contentType: "application/pdf", base64 }],
      };
      await database().transaction((tx) => storeOf(tx).outbox.put(id, message));
      expect(await store().outbox.read(id)).toEqual(message);
      const { rows } = await database().executeSql("SELECT body FROM outbox_messages WHERE id = $1", [id]);
      expect(JSON.stringify(rows)).not.toContain("Sealed words");
      await store().outbox.forgetBefore(soon());
      expect(await store().outbox.read(id)).toBeNull();
    });

    it("a call is ordered by one, an interview is one for each call, and its sections take the transcript's place", async () => {
      const { id: assessmentId } = await submit();
      const call = await store().calls.add({ assessmentId, phoneNumber: "+16045550100" });
      const begun = await Promise.all([1, 2, 3].map(() => store().calls.begin(call.id, 60)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      await store().calls.mark(call.id, "calling", `call_${call.id}`);
      expect(await store().calls.findByProviderId(`call_${call.id}`)).toMatchObject({
        phoneNumber: "+16045550100",
      });
      const told = { assessmentId, interviewId: `call_${call.id}`, transcript: [] };
      const interview = await store().interviews.add({ ...told, transcriptSummary: null });
      expect(await store().interviews.add({ ...told, transcriptSummary: "Quotes are slow." })).toBe(
        interview,
      );
      expect(await store().interviews.findUnwritten(interview)).toMatchObject({ assessmentId });
      await store().interviews.write(interview, [], PLAYBOOK_USAGE);
      expect(await store().interviews.findUnwritten(interview)).toBeNull();
      expect((await store().interviews.findInsights(assessmentId)).hasInterviewData).toBe(true);
    });

    it("answers in writing are one interview for one key, the newest is shown, and they are deleted without a call", async () => {
      const { id: assessmentId } = await submit();
      const { interviews } = store();
      const add = (key: string) => interviews.addWritten(assessmentId, `written:${key} ${assessmentId}`, []);
      const [first, again, second] = [await add("one"), await add("one"), await add("two")];
      expect([first === null, again, second === null]).toEqual([false, null, false]);
      expect(await interviews.findWrittenAt(assessmentId)).toBeInstanceOf(Date);
      const call = {
        assessmentId,
        interviewId: `call of ${assessmentId}`,
        transcript: [],
        transcriptSummary: "Slow.",
      };
      await interviews.add(call);
      expect((await interviews.findInsights(assessmentId)).interview).toMatchObject({ kind: "call" });
      expect(await interviews.deleteWritten(assessmentId)).toBe(2);
      expect(await interviews.deleteWritten(assessmentId)).toBe(0);
      expect(await interviews.findWrittenAt(assessmentId)).toBeNull();
      expect((await interviews.findInsights(assessmentId)).interview).toMatchObject({ kind: "call" });
    });
  });
});
