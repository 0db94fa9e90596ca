import { randomUUID } from "node:crypto";
import type { SentenceTopic } from "@/lib/domain/topic/topic";
import type { Topic } from "@/lib/domain/topic/topics";
import { PLAYBOOK_USAGE, sampleReport } from "@/tests/fixtures/report-sample";
import { onBothDatabases } from "@/tests/support/both-databases";

const about = (topic: Topic, sentence = "“The raccoons” are back; {} ' \\ on Fridays."): SentenceTopic => ({
  field: "aiFriction",
  sentence,
  topic,
});

onBothDatabases(({ store, database, submit }) => {
  const set = (id: string, key: string, topic: SentenceTopic) => store().assessments.setTopic(id, key, topic);
  const topicsOf = async (id: string) => (await store().assessments.find(id))?.sentenceTopics;

  describe("what a sentence is about", () => {
    it("is kept word for word beside the others, and replaced by the next choice", async () => {
      const { id } = await submit();
      expect(await topicsOf(id)).toEqual({});
      const kept = await Promise.all([
        set(id, "aiFriction:0", about("rules")),
        set(id, "aiFriction:40", about("money", "Another.")),
      ]);
      expect(kept).toEqual([true, true]);
      expect(await set(id, "aiFriction:0", about("time"))).toBe(true);
      expect(await topicsOf(id)).toEqual({
        "aiFriction:0": about("time"),
        "aiFriction:40": about("money", "Another."),
      });
    });

    it("is in the download of all that is held, and goes with the assessment", async () => {
      const { id } = await submit();
      await set(id, "aiFriction:0", about("rules"));
      expect((await store().heldData.readEverything(id)).sentenceTopics).toEqual({
        "aiFriction:0": about("rules"),
      });
      await store().assessments.remove(id);
      expect(await set(id, "aiFriction:0", about("rules"))).toBe(false);
    });

    it.each(["paid", "coupon_used"])(
      "is not taken any more where the report is unlocked: %s",
      async (paymentStatus) => {
        const { id } = await submit({ paymentStatus });
        expect(await set(id, "aiFriction:0", about("rules"))).toBe(false);
        expect(await topicsOf(id)).toEqual({});
      },
    );

    it("is not taken any more where the report is written, or being written", async () => {
      const { id } = await submit();
      const lease = 60;
      expect(await store().reports.claim(id, lease)).not.toBeNull();
      expect(await set(id, "aiFriction:0", about("rules"))).toBe(false);
      await database().executeSql("UPDATE report_claims SET lease_until = now() - interval '1 second'");
      expect(await set(id, "aiFriction:0", about("rules"))).toBe(true);
      const version = { writer: "playbook", promptVersion: "1", usage: PLAYBOOK_USAGE };
      await store().reports.add(id, { reportData: sampleReport, markdownReport: "# One", ...version });
      expect(await set(id, "aiFriction:0", about("time"))).toBe(false);
    });

    it("is of no assessment that there is not", async () => {
      expect(await set(randomUUID(), "aiFriction:0", about("rules"))).toBe(false);
    });
  });
});
