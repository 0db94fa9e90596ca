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
}

export interface EmailSender {
  readonly name: "outbox" | "resend";
  send(message: EmailMessage): Promise<void>;
}
