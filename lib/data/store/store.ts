import { assessments } from "./assessments";
import { audit } from "./audit";
import { calls } from "./calls";
import { campaigns } from "./campaigns";
import { cohorts } from "./cohorts";
import { comparisons } from "./comparisons";
import { consents } from "./consents";
import { coupons } from "./coupons";
import { dataLinks } from "./data-links";
import type { Db } from "./db";
import { downloads } from "./downloads";
import { drafts } from "./drafts";
import { emails } from "./emails";
import { exports } from "./exports";
import { figures } from "./figures";
import { followups } from "./followups";
import { funnel } from "./funnel";
import { heldData } from "./held-data";
import { interviews } from "./interviews";
import { leadActivity } from "./lead-activity";
import { leadMerges } from "./lead-merges";
import { leads } from "./leads";
import { limits } from "./limits";
import { modelCalls } from "./model-calls";
import { outbox } from "./outbox";
import { ownership } from "./ownership";
import { payments } from "./payments";
import { reports } from "./reports";
import { retakes } from "./retakes";
import { roadmaps } from "./roadmaps";
import { samples } from "./samples";
import { savedViews } from "./saved-views";
import { sessions } from "./sessions";
import { shareLinks } from "./share-links";
import { suppressions } from "./suppressions";
import { teamChecks } from "./team-checks";
import { today } from "./today";
import { twoSteps } from "./two-steps";
import { users } from "./users";
import { vendorAlerts } from "./vendor-alerts";
import { webhookDeliveries } from "./webhook-deliveries";
import { webhookReceipts } from "./webhook-receipts";

/** Every table's questions and changes, over one connection or one transaction. */
export const storeOf = (db: Db) => ({
  assessments: assessments(db),
  audit: audit(db),
  calls: calls(db),
  campaigns: campaigns(db),
  cohorts: cohorts(db),
  comparisons: comparisons(db),
  consents: consents(db),
  coupons: coupons(db),
  dataLinks: dataLinks(db),
  downloads: downloads(db),
  drafts: drafts(db),
  emails: emails(db),
  exports: exports((question) => db.$queryRaw(question)),
  figures: figures(db),
  followups: followups(db),
  funnel: funnel(db),
  heldData: heldData(db),
  interviews: interviews(db),
  leadActivity: leadActivity(db),
  leadMerges: leadMerges(db),
  leads: leads(db),
  limits: limits(db),
  modelCalls: modelCalls(db),
  webhookDeliveries: webhookDeliveries(db),
  ownership: ownership(db),
  outbox: outbox(db),
  payments: payments(db),
  samples: samples(db),
  sessions: sessions(db),
  suppressions: suppressions(db),
  reports: reports(db),
  retakes: retakes(db),
  roadmaps: roadmaps(db),
  shareLinks: shareLinks(db),
  teamChecks: teamChecks(db),
  savedViews: savedViews(db),
  today: today(db),
  twoSteps: twoSteps(db),
  users: users(db),
  vendorAlerts: vendorAlerts(db),
  webhookReceipts: webhookReceipts(db),
});

export type Store = ReturnType<typeof storeOf>;
