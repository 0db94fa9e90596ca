import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type OutboxEntry, outboxReader } from "./outbox-files";
import type { EmailMessage, EmailSender } from "./port";

/**
 * Puts each message into a file of its own. The name is a hash of the message's key: nothing that anybody typed
 * reaches the path, and a message sent twice is one file.
 */
export function outboxEmail(folder: string): EmailSender {
  return {
    name: "outbox",
    outbox: outboxReader(folder),
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(folder, message.key);
      if (await exists(file)) return;
      const draft = `${file}.${process.pid}.draft`;
      await writeFile(draft, JSON.stringify(entryOf(message)), { mode: 0o600 });
      await rename(draft, file);
    },
    async forget(keys) {
      for (const key of keys) await rm(fileOf(folder, key), { force: true });
    },
  };
}

const fileOf = (folder: string, key: string): string =>
  path.join(folder, `${createHash("sha256").update(key).digest("hex")}.json`);

function entryOf({ attachments, ...message }: EmailMessage): OutboxEntry {
  return {
    ...message,
    sentAt: new Date().toISOString(),
    attachments: attachments.map(({ content, ...attachment }) => ({
      ...attachment,
      base64: Buffer.from(content).toString("base64"),
    })),
  };
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
