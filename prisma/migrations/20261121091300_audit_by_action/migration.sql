-- CreateIndex
CREATE INDEX "audit_events_action_at_idx" ON "audit_events"("action", "at" DESC);
