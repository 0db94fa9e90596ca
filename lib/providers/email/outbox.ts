import { createHash } from "node:crypto";
import type { KeptMessage, OutboxShelf } from "@/lib/domain/outbox/kept-message";
import type { EmailMessage, EmailSender } from "./port";

/**
 * Keeps each message instead of sending it. Its id is a hash of the message's key: nothing that anyone typed reaches
 * a path or an address, and a message sent twice is one.
 */
export function outboxEmail(shelf: OutboxShelf): EmailSender {
  return {
    name: "outbox",
    outbox: shelf,
    send: (message) => shelf.put(idOf(message.key), storedMessage(message)),
    forget: (keys) => shelf.remove(keys.map(idOf)),
  };
}

const idOf = (key: string): string => createHash("sha256").update(key).digest("hex");

function storedMessage({ attachments, ...message }: EmailMessage): KeptMessage {
  return {
    ...message,
    sentAt: new Date().toISOString(),
    attachments: attachments.map(({ content, ...attachment }) => ({
      ...attachment,
      base64: Buffer.from(content).toString("base64"),
    })),
  };
}
