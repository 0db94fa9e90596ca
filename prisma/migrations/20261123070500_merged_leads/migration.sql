-- AlterTable
ALTER TABLE "assessments" ADD COLUMN     "merged_into_id" UUID;

-- AddForeignKey
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema language cannot say.
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_not_merged_into_itself" CHECK ("merged_into_id" <> "id");

-- The merged ones of a lead, and how many there are in all.
CREATE INDEX "assessments_merged" ON "assessments" ("merged_into_id") INCLUDE ("is_sample") WHERE "merged_into_id" IS NOT NULL;
-- The list in its plain order, from the index alone.
CREATE INDEX "assessments_unmerged" ON "assessments" ("created_at" DESC, "id") WHERE "merged_into_id" IS NULL;
-- Word for word as in lib/data/store/call-first.ts.
DROP INDEX "assessments_starred_unowned";
CREATE INDEX "assessments_starred_unowned" ON "assessments" ("created_at" DESC, "id")
  WHERE "lead_score" >= 7 AND "lead_owner_id" IS NULL AND "lead_status" NOT IN ('won', 'lost') AND "merged_into_id" IS NULL;

-- Of a lead that is kept, the requests of its merged ones wait as well; a merged one waits for nothing by itself.
CREATE FUNCTION set_call_waiting(kept uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE assessments SET call_waiting_since = (
    SELECT min(c.created_at) FROM call_requests c WHERE c.state = 'waiting' AND c.assessment_id IN (
      SELECT kept UNION ALL SELECT m.id FROM assessments m WHERE m.merged_into_id = kept)
  ) WHERE id = kept AND merged_into_id IS NULL
$$;

CREATE OR REPLACE FUNCTION keep_call_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.assessment_id ELSE NEW.assessment_id END;
BEGIN
  PERFORM set_call_waiting(coalesce((SELECT merged_into_id FROM assessments WHERE id = asked), asked));
  RETURN NULL;
END $$;

-- Whichever way one is merged or separated, by a deletion too: its version counts on, and the calls wait where they show.
CREATE FUNCTION count_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lead_version := OLD.lead_version + 1;
  NEW.call_waiting_since := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "count_merge" BEFORE UPDATE OF "merged_into_id" ON "assessments"
  FOR EACH ROW WHEN (OLD."merged_into_id" IS DISTINCT FROM NEW."merged_into_id") EXECUTE FUNCTION count_merge();

CREATE FUNCTION keep_merged_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_call_waiting(OLD.merged_into_id);
  IF TG_OP = 'UPDATE' THEN PERFORM set_call_waiting(coalesce(NEW.merged_into_id, NEW.id)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_merged_waiting" AFTER UPDATE OF "merged_into_id" ON "assessments"
  FOR EACH ROW WHEN (OLD."merged_into_id" IS DISTINCT FROM NEW."merged_into_id") EXECUTE FUNCTION keep_merged_waiting();
CREATE TRIGGER "keep_unmerged_waiting" AFTER DELETE ON "assessments"
  FOR EACH ROW WHEN (OLD."merged_into_id" IS NOT NULL) EXECUTE FUNCTION keep_merged_waiting();
