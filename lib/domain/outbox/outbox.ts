import { z } from "zod";
import { PageInfo } from "../paging";

export const OUTBOX_NOT_HERE = "Email is delivered by your provider, so there is no outbox.";
export const NO_SUCH_MESSAGE = "This message does not exist.";
export const FETCH_OUTBOX_FAILED = "Failed to fetch the outbox";
export const FILE_NOT_DOWNLOADED = "The file could not be downloaded. Please try again.";

/** A message that the embedded mail has written to a file instead of sending it. */
export const OutboxLine = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.string(),
  attachments: z.int(),
});
export type OutboxLine = z.infer<typeof OutboxLine>;

export const OutboxLines = PageInfo.extend({ messages: z.array(OutboxLine), total: z.int() });
export type OutboxLines = z.infer<typeof OutboxLines>;

export const OutboxMessage = OutboxLine.extend({
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), contentType: z.string(), bytes: z.int() })),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const OutboxAnswer = z.object({ message: OutboxMessage });

/** The name of a message's file: a SHA-256 in hexadecimal. Nothing else is a path. */
export const OutboxId = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });
export const OutboxAttachmentId = OutboxId.extend({ index: z.coerce.number().int().min(0).max(20) });
