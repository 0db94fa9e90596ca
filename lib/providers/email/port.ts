import type { OutboxShelf } from "@/lib/domain/outbox/kept-message";

export interface EmailAttachment {
  filename: string;
  contentType: string;
  content: Uint8Array;
}

export interface EmailMessage {
  /** Unique for what it announces, e.g. `report-ready:{assessmentId}`: a repeat is not sent twice. */
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: EmailAttachment[];
  /**
   * Where one click stops such messages; left out of what must arrive, such as a receipt or a report that was paid for.
   */
  unsubscribeUrl?: string;
}

export interface EmailSender {
  readonly name: "outbox" | "resend";
  /** What was sent, where it can be looked at here: with the embedded mail alone. */
  readonly outbox?: OutboxShelf;
  /** Throws where the message is not known to be on its way: sent again under its key, it is still one message. */
  send(message: EmailMessage): Promise<void>;
  /** Removes what is kept on our side of messages with these keys: the person they are about was deleted. */
  forget(keys: readonly string[]): Promise<void>;
}
