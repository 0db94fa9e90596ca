import { Resend } from "resend";
import { VendorError } from "../vendor-error";
import type { EmailMessage, EmailSender } from "./port";

interface Settings {
  apiKey: string;
  /** "Name <address>", of a domain that is verified there. */
  from: string;
  /** Resend's own address where none is given. */
  baseUrl?: string;
  timeoutMs?: number;
}

/** Shorter than the lease of the job that sends, PDF and all. */
const TIMEOUT_MS = 15_000;
/** The key was taken by a message that differs, such as a PDF drawn anew: that message is on its way. */
const SENT_BEFORE = "invalid_idempotent_request";

/** Sends through Resend. The message's key is sent along, so that a repeat within a day is not a second message. */
export function resendEmail({ apiKey, from, baseUrl, timeoutMs = TIMEOUT_MS }: Settings): EmailSender {
  const resend = new Resend(apiKey, baseUrl === undefined ? {} : { baseUrl: baseUrl.replace(/\/+$/, "") });
  return {
    name: "resend",
    async send(message) {
      const { to, subject, html, text, attachments } = message;
      const { data, error } = await resend.emails.send(
        { from, to, subject, html, text, attachments, headers: headersOf(message) },
        { idempotencyKey: message.key, signal: AbortSignal.timeout(timeoutMs) },
      );
      if (error?.name === SENT_BEFORE) return;
      if (error !== null)
        throw new EmailNotSent(`${error.statusCode ?? "no answer"} ${error.name}`, error.statusCode);
      if (typeof data?.id !== "string") throw new EmailNotSent("an answer that is none");
    },
    // Nothing is kept on our side; what Resend keeps ends with its own retention.
    forget: async () => undefined,
  };
}

/** Resend's own sentence is left out: it may quote the address. */
class EmailNotSent extends VendorError {
  override readonly name = "EmailNotSent";

  constructor(why: string, status: number | null = null) {
    super(`The message was not sent: ${why}.`, { status });
  }
}

function headersOf({ unsubscribeUrl }: EmailMessage): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
