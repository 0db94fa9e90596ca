import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const Entry = z.object({
  key: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  unsubscribeUrl: z.string().optional(),
  sentAt: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
});
export type OutboxEntry = z.infer<typeof Entry>;

/** Reads what the embedded mail has written. Ids are the files' names without their ending. */
export interface OutboxReader {
  /** Ids, the newest first. */
  list(): Promise<string[]>;
  read(id: string): Promise<OutboxEntry | null>;
}

const ENDING = ".json";
const NAME = /^[0-9a-f]{64}$/;

export function outboxReader(folder: string): OutboxReader {
  return {
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING));
      const files = await Promise.all(names.map((name) => timed(folder, name)));
      const kept = files.filter((file) => file !== null);
      return kept.sort((one, other) => other.at - one.at).map(({ name }) => name.slice(0, -ENDING.length));
    },
    async read(id) {
      if (!NAME.test(id)) return null;
      const text = await readFile(path.join(folder, `${id}${ENDING}`), "utf8").catch(() => null);
      return text === null ? null : Entry.parse(JSON.parse(text));
    },
  };
}

/** Null where the file went between the listing and the look at it: what it was about was deleted. */
async function timed(folder: string, name: string): Promise<{ name: string; at: number } | null> {
  const found = await stat(path.join(folder, name)).catch(() => null);
  return found && { name, at: found.mtimeMs };
}
