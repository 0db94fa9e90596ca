import { randomUUID } from "node:crypto";
import type { StoredEmail } from "@/lib/data/store/emails";
import { EmailTemplate } from "@/lib/domain/email/stored-email";
import type { Context } from "@/lib/services/context";
import { composeEmail } from "@/lib/services/email/compose-email";
import { sampleAssessment, sampleRoadmap } from "../fixtures/report-sample";
import { contextOf } from "../support/context";

const CAUSED_AT = new Date("2026-07-18T22:04:00Z");

const emailOf = (template: string): StoredEmail => ({
  id: randomUUID(),
  key: `${template}:${randomUUID()}`,
  template: EmailTemplate.parse(template),
  assessmentId: randomUUID(),
  userId: randomUUID(),
  aboutId: randomUUID(),
  status: "queued",
  createdAt: CAUSED_AT,
});

const assessment = { ...sampleAssessment, id: randomUUID(), executiveEmail: "m.osei@example.com" };

/** What there is to compose messages from. */
const contextWith = (paymentStatus: string, more: object = {}): Context =>
  contextOf({
    siteUrl: "https://chapter.example",
    keyedHash: () => "hash",
    store: {
      assessments: { find: async () => ({ ...assessment, paymentStatus }) },
      roadmaps: { findOf: async () => sampleRoadmap },
      calls: { find: async () => ({ phoneNumber: "+16045550100", createdAt: CAUSED_AT }) },
      vendorAlerts: {
        find: async () => ({
          part: "email",
          vendor: "resend",
          reason: "401",
          firstAt: CAUSED_AT,
          healedAt: null,
        }),
      },
      payments: {
        find: async () => ({ id: "payment", provider: "stripe", amountCents: 4900, currency: "usd" }),
      },
      drafts: { findRecipient: async () => ({ email: "saver@example.com", expiresAt: CAUSED_AT }) },
      ownership: { find: async () => ({ userId: null, proof: null }), addToken: async () => undefined },
      users: { findEmail: async () => "admin@example.com", isResetOpen: async () => true },
    },
    now: () => CAUSED_AT,
    ...more,
  });

it("a report that is locked again before its message went out is not sent", async () => {
  const renderPdf = jest.fn();
  for (const status of ["pending", "refunded"]) {
    expect(await composeEmail(contextWith(status, { renderPdf }), emailOf("report-ready"))).toBeNull();
  }
  expect(renderPdf).not.toHaveBeenCalled();
});

it.each([
  ["call-requested", "Asked on"],
  ["password-changed", "Changed on"],
  ["sign-in-paused", "Paused on"],
])("the message %s says the hour, and by which clock", async (template, label) => {
  const message = await composeEmail(contextWith("paid"), emailOf(template));
  expect(message?.text).toContain(`${label}: July 18, 2026 at 15:04 PT`);
});

it.each([
  "receipt",
  "payment-returned",
  "account-created",
  "password-changed",
  "reset-password",
  "draft-link",
])("the message %s must arrive, so it offers no way to stop it", async (template) => {
  const message = await composeEmail(contextWith("paid"), emailOf(template));
  expect(message).toMatchObject({ to: expect.stringContaining("@") });
  expect(message?.unsubscribeUrl).toBeUndefined();
  expect(`${message?.text}${message?.html}`).not.toMatch(/unsubscribe|Stop messages/);
});

it("the roadmap's message leads to what is free, and to the roadmap once it is unlocked", async () => {
  const free = await composeEmail(contextWith("pending"), emailOf("roadmap-ready"));
  expect(free?.text).toContain(`https://chapter.example/summary/${assessment.id}`);
  expect(free?.text).not.toContain(sampleRoadmap.executiveSummary);
  const open = await composeEmail(contextWith("paid"), emailOf("roadmap-ready"));
  expect(open?.text).toContain(`https://chapter.example/roadmap/${assessment.id}`);
});

it.each([
  "roadmap-ready",
  "lead-qualified",
  "call-requested",
  "vendor-alert",
  "refund-failed",
  "draft-reminder",
])("the message %s can be stopped, and says where", async (template) => {
  const message = await composeEmail(contextWith("paid"), emailOf(template));
  expect(message?.unsubscribeUrl).toContain("/api/unsubscribe?token=");
  expect(message?.text).toContain(message?.unsubscribeUrl);
});

it("only an executive's message has a link that confirms whose it is, and none where that is settled", async () => {
  const own = /\/own#[0-9a-f-]{36}\.hash/;
  for (const template of ["roadmap-ready", "receipt", "payment-returned"]) {
    expect((await composeEmail(contextWith("paid"), emailOf(template)))?.text).toMatch(own);
  }
  for (const template of ["lead-qualified", "call-requested", "account-created"]) {
    expect((await composeEmail(contextWith("paid"), emailOf(template)))?.text).not.toContain("/own#");
  }
  const settled = contextWith("paid");
  settled.store.ownership.find = async () => ({
    userId: "1",
    proof: "address",
    executiveEmail: null,
    linkClosed: false,
  });
  expect((await composeEmail(settled, emailOf("receipt")))?.text).not.toContain("/own#");
});

it("admins are told what a service refuses, what to do and what happens meanwhile, and nothing once it has healed", async () => {
  const message = await composeEmail(contextWith("paid"), emailOf("vendor-alert"));
  expect(message?.text).toContain("Resend does not accept our key (401), since July 18, 2026 at 15:04 PT.");
  expect(message?.text).toContain("Check RESEND_API_KEY");
  expect(message?.text).toContain("https://chapter.example/admin/settings");
  const context = contextWith("paid");
  const healed = { part: "email", vendor: "resend", reason: "401", firstAt: CAUSED_AT, healedAt: CAUSED_AT };
  Object.assign(context.store, { vendorAlerts: { find: async () => healed } });
  expect(await composeEmail(context, emailOf("vendor-alert"))).toBeNull();
});

it("a message about something that is deleted is sent to no one", async () => {
  for (const template of ["receipt", "payment-returned", "refund-failed", "call-requested", "vendor-alert"]) {
    const message = { ...emailOf(template), aboutId: null };
    expect(await composeEmail(contextWith("paid"), message)).toBeNull();
  }
});
