import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { outboxEmail } from "@/lib/providers/email/outbox";
import type { EmailMessage, EmailSender } from "@/lib/providers/email/port";
import { resendEmail } from "@/lib/providers/email/resend";
import { liveVendor } from "@/tests/support/live-vendor";
import { mails } from "@/tests/support/outbox";
import { RESEND_KEY, type ResendStandIn, startResend } from "@/tests/support/stand-ins/resend";

const FROM = "Juniper Chapter <reports@chapter.example>";
const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);

const message = (some: Partial<EmailMessage> = {}): EmailMessage => ({
  key: "report-ready:3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa",
  to: "m.osei@example.com",
  subject: "Your AI readiness report is ready",
  html: "<p>Hello</p>",
  text: "Hello",
  attachments: [{ filename: "report.pdf", contentType: "application/pdf", content: PDF }],
  unsubscribeUrl: "https://chapter.example/api/unsubscribe?token=a.b",
  ...some,
});

/** What arrived, in one shape for every sender. */
interface Arrived {
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  pdf: string | undefined;
  stop: string | undefined;
}

interface Subject {
  name: string;
  sender(): EmailSender;
  arrived(): Arrived[];
}

let folder: string;
let resend: ResendStandIn;

beforeAll(async () => {
  resend = await startResend();
});
afterAll(() => resend.stop());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  resend.reset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const throughResend = (timeoutMs?: number) =>
  resendEmail({ apiKey: RESEND_KEY, from: FROM, baseUrl: resend.url, timeoutMs });

const SUBJECTS: Subject[] = [
  {
    name: "outbox",
    sender: () => outboxEmail(path.join(folder, "outbox")),
    arrived: () =>
      mails(folder).map(({ attachments, unsubscribeUrl, sentAt: _, ...rest }) => ({
        ...rest,
        pdf: attachments[0]?.base64,
        stop: unsubscribeUrl,
      })),
  },
  {
    name: "Resend",
    sender: () => throughResend(),
    arrived: () =>
      resend.sent.map(({ key, to, subject, html, text, attachments, headers }) => ({
        key,
        to,
        subject,
        html,
        text,
        pdf: attachments?.[0]?.content,
        stop: headers?.["List-Unsubscribe"]?.slice(1, -1),
      })),
  },
];

describe.each(SUBJECTS)("e-mail through $name", ({ sender, arrived }) => {
  it("arrives as it was composed, attachment and all", async () => {
    await sender().send(message());
    const { key, to, subject, html, text, unsubscribeUrl } = message();
    const pdf = Buffer.from(PDF).toString("base64");
    expect(arrived()).toEqual([{ key, to, subject, html, text, pdf, stop: unsubscribeUrl }]);
  });

  it("sent again under its key, is one message", async () => {
    for (const one of [sender(), sender()]) await one.send(message());
    expect(arrived()).toHaveLength(1);
  });

  it("drawn anew between two tries, is still one message", async () => {
    await sender().send(message());
    await sender().send(message({ html: "<p>Hello again</p>" }));
    expect(arrived()).toMatchObject([{ html: "<p>Hello</p>" }]);
  });

  it("under two keys, is two messages", async () => {
    await sender().send(message());
    await sender().send(message({ key: "roadmap-ready:3f6d2c1e", attachments: [] }));
    expect(arrived()).toHaveLength(2);
  });

  it("about an account, cannot be stopped and says no place to stop it", async () => {
    await sender().send(message({ unsubscribeUrl: undefined }));
    expect(arrived()[0]?.stop).toBeUndefined();
  });
});

describe("Resend in trouble", () => {
  const TROUBLES = [
    ["is rate-limiting", { mode: "refuse", status: 429, body: { name: "rate_limit_exceeded" } }],
    ["is broken", { mode: "refuse", status: 500 }],
    ["is overloaded", { mode: "refuse", status: 503, body: "<html>" }],
    ["answers rubbish", { mode: "rubbish" }],
    ["hangs up without an answer", { mode: "cut" }],
    ["takes the message and never answers", { mode: "hang", does: true }],
    ["never answers", { mode: "hang", does: false }],
  ] as const;

  it.each(TROUBLES)(
    "when it %s, the sender says so in time, and the next try is the one message (T80, T81)",
    async (_, behaviour) => {
      resend.behave(behaviour, { times: 1 });
      const started = Date.now();
      await expect(throughResend(1_000).send(message())).rejects.toThrow("The message was not sent");
      expect(Date.now() - started).toBeLessThan(10_000);
      await throughResend().send(message());
      expect(resend.sent).toHaveLength(1);
      const keys = resend.calls.map(({ headers }) => headers["idempotency-key"]);
      expect(new Set(keys)).toEqual(new Set([message().key]));
    },
  );

  it("a message that it refuses for good is not taken for sent, and no address stands in the reason", async () => {
    const refused = throughResend().send(message({ to: "a@b.co\r\nBcc: x@y.z" }));
    await expect(refused).rejects.toThrow("The message was not sent: 422 validation_error.");
    expect(resend.sent).toEqual([]);
  });

  it("one click stops messages that are not about an account (T127)", async () => {
    await throughResend().send(message());
    expect(resend.sent[0]?.headers).toEqual({
      "List-Unsubscribe": "<https://chapter.example/api/unsubscribe?token=a.b>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });
});

const live = liveVendor("Resend", { RESEND_API_KEY: /^re_/, EMAIL_FROM: /@/ });
if (live !== null) {
  it("Resend itself takes a message to the address that it keeps for trying, and takes it again under its key", async () => {
    const key = `contract:${Date.now()}`;
    const one = message({ key, to: "delivered@resend.dev", unsubscribeUrl: undefined });
    const sender = resendEmail({ apiKey: live.RESEND_API_KEY, from: live.EMAIL_FROM });
    await sender.send(one);
    await sender.send(one);
  }, 60_000);
}
