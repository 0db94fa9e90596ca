/** A message as it is kept where none can be sent. */
export interface KeptMessage {
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  unsubscribeUrl?: string;
  /** In ISO 8601. */
  sentAt: string;
  attachments: { filename: string; contentType: string; base64: string }[];
}

/** What a list says of a message. */
export interface KeptLine {
  id: string;
  to: string;
  subject: string;
  sentAt: string;
  attachments: number;
}

/** Where messages are kept that no mail service takes: files of this machine, or the database that all servers share. */
export interface OutboxShelf {
  /** Put there twice under one id, it is one message. */
  put(id: string, message: KeptMessage): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  count(): Promise<number>;
  /** The newest first. */
  list(window: { skip: number; take: number }): Promise<KeptLine[]>;
  read(id: string): Promise<KeptMessage | null>;
}
