import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";
import { folderShelf } from "@/lib/providers/email/folder-shelf";
import { outboxEmail } from "@/lib/providers/email/outbox";
import type { EmailMessage, EmailSender } from "@/lib/providers/email/port";
import { resendEmail } from "@/lib/providers/email/resend";
import { liveVendor } from "@/tests/support/live-vendor";
import { RESEND_KEY, type ResendStandIn, startResend } from "@/tests/support/stand-ins/resend";
import { withPostgres } from "@/tests/support/with-postgres";

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
  arrived(): Promise<Arrived[]>;
}

const inDatabase = withPostgres();
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

const OTHER_KEY = "roadmap-ready:3f6d2c1e";
const inFiles = () => folderShelf(path.join(folder, "outbox"));

async function keptOn(shelf: OutboxShelf): Promise<Arrived[]> {
  const lines = await shelf.list({ skip: 0, take: 10 });
  expect(await shelf.count()).toBe(lines.length);
  return Promise.all(
    lines.map(async ({ id }) => {
      const kept = await shelf.read(id);
      if (kept === null) throw new Error("It is listed and cannot be read.");
      const { attachments, unsubscribeUrl, sentAt: _, ...rest } = kept;
      return { ...rest, pdf: attachments[0]?.base64, stop: unsubscribeUrl };
    }),
  );
}

const SUBJECTS: Subject[] = [
  {
    name: "the outbox in files",
    sender: () => outboxEmail(inFiles()),
    arrived: () => keptOn(inFiles()),
  },
  {
    name: "Resend",
    sender: () => throughResend(),
    arrived: async () =>
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

if (inDatabase !== null) {
  SUBJECTS.push({
    name: "the outbox in the database",
    sender: () => outboxEmail(inDatabase.shelf()),
    arrived: () => keptOn(inDatabase.shelf()),
  });
  beforeEach(() => inDatabase.decide(message().key, OTHER_KEY));
}

describe.each(SUBJECTS)("email through $name", ({ sender, arrived }) => {
  it("arrives as it was composed, attachment and all", async () => {
    await sender().send(message());
    const { key, to, subject, html, text, unsubscribeUrl } = message();
    const pdf = Buffer.from(PDF).toString("base64");
    expect(await arrived()).toEqual([{ key, to, subject, html, text, pdf, stop: unsubscribeUrl }]);
  });

  it("sent again under its key, is one message", async () => {
    for (const one of [sender(), sender()]) await one.send(message());
    expect(await arrived()).toHaveLength(1);
  });

  it("drawn anew between two tries, is still one message", async () => {
    await sender().send(message());
    await sender().send(message({ html: "<p>Hello again</p>" }));
    expect(await arrived()).toMatchObject([{ html: "<p>Hello</p>" }]);
  });

  it("under two keys, is two messages", async () => {
    await sender().send(message());
    await sender().send(message({ key: OTHER_KEY, attachments: [] }));
    expect(await arrived()).toHaveLength(2);
  });

  it("about an account, cannot be stopped and says no place to stop it", async () => {
    await sender().send(message({ unsubscribeUrl: undefined }));
    expect((await arrived())[0]?.stop).toBeUndefined();
  });
});

describe.each(SUBJECTS.filter(({ name }) => name !== "Resend"))("$name", ({ sender, arrived }) => {
  it("lists the newest first, page by page, and knows no message under a wrong id", async () => {
    await sender().send(message({ attachments: [] }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await sender().send(message({ key: OTHER_KEY, subject: "The newer one" }));
    const { outbox } = sender();
    expect(await outbox?.list({ skip: 0, take: 1 })).toMatchObject([
      { subject: "The newer one", attachments: 1 },
    ]);
    expect(await outbox?.list({ skip: 1, take: 5 })).toMatchObject([{ to: message().to, attachments: 0 }]);
    for (const id of ["0".repeat(64), "../secret"]) expect(await outbox?.read(id)).toBeNull();
  });

  it("forgets what it is told to forget, also what it never had", async () => {
    await sender().send(message());
    await sender().forget([message().key, "report-ready:nobody"]);
    expect(await arrived()).toEqual([]);
  });
});

(inDatabase === null ? describe.skip : describe)("the outbox in the database", () => {
  it("a copy of the database shows nothing that opens an account", async () => {
    const secret = "https://chapter.example/reset-password?token=secret-of-the-reader";
    await outboxEmail(inDatabase?.shelf() ?? inFiles()).send(
      message({ text: secret, html: `<a href="${secret}">` }),
    );
    const rows = await inDatabase?.query("SELECT m::text AS row FROM outbox_messages m");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("secret-of-the-reader");
  });

  it("keeps nothing of a message whose record was deleted while it was on its way, nor after (T11)", async () => {
    const sender = outboxEmail(inDatabase?.shelf() ?? inFiles());
    await sender.send(message());
    await inDatabase?.query("DELETE FROM emails");
    await sender.send(message({ key: OTHER_KEY }));
    expect(await inDatabase?.query("SELECT 1 FROM outbox_messages")).toEqual([]);
    expect(await inDatabase?.query("SELECT 1 FROM outbox_attachments")).toEqual([]);
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

  it("a message that it refuses for good is not taken for sent, and no email is in the reason", async () => {
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
