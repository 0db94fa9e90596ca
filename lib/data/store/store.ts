import { assessments } from "./assessments";
import { audit } from "./audit";
import { callWork } from "./call-work";
import { calls } from "./calls";
import { consents } from "./consents";
import { coupons } from "./coupons";
import type { Db } from "./db";
import { emails } from "./emails";
import { exports } from "./exports";
import { funnel } from "./funnel";
import { interviews } from "./interviews";
import { leadWork } from "./lead-work";
import { leads } from "./leads";
import { limits } from "./limits";
import { modelCalls } from "./model-calls";
import { outbox } from "./outbox";
import { ownership } from "./ownership";
import { payments } from "./payments";
import { questions } from "./questions";
import { roadmaps } from "./roadmaps";
import { sessions } from "./sessions";
import { shareLinks } from "./share-links";
import { staff } from "./staff";
import { suppressions } from "./suppressions";
import { trail } from "./trail";
import { users } from "./users";
import { vendorAlerts } from "./vendor-alerts";
import { webhookDeliveries } from "./webhook-deliveries";
import { webhookReceipts } from "./webhook-receipts";
import { writings } from "./writings";

/** Every table's questions and changes, over one connection or one transaction. */
export const storeOf = (db: Db) => ({
  assessments: assessments(db),
  audit: audit(db),
  callWork: callWork(db),
  calls: calls(db),
  consents: consents(db),
  coupons: coupons(db),
  emails: emails(db),
  exports: exports((question) => db.$queryRaw(question)),
  funnel: funnel(db),
  interviews: interviews(db),
  leads: leads(db),
  leadWork: leadWork(db),
  limits: limits(db),
  modelCalls: modelCalls(db),
  webhookDeliveries: webhookDeliveries(db),
  ownership: ownership(db),
  outbox: outbox(db),
  payments: payments(db),
  sessions: sessions(db),
  suppressions: suppressions(db),
  questions: questions(db),
  roadmaps: roadmaps(db),
  shareLinks: shareLinks(db),
  staff: staff(db),
  trail: trail(db),
  users: users(db),
  vendorAlerts: vendorAlerts(db),
  webhookReceipts: webhookReceipts(db),
  writings: writings(db),
});

export type Store = ReturnType<typeof storeOf>;
