import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { KeptLine, KeptMessage, OutboxShelf } from "@/lib/domain/outbox/kept-message";

const Kept = z.object({
  key: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  unsubscribeUrl: z.string().optional(),
  sentAt: z.string(),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), base64: z.string() })),
});

const ENDING = ".json";
const NAME = /^[0-9a-f]{64}$/;

/** Keeps each message in a file of its own. Ids are the files' names without their ending. */
export function folderShelf(folder: string): OutboxShelf {
  const fileOf = (id: string) => path.join(folder, `${id}${ENDING}`);
  const namesIn = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ENDING));

  const read: OutboxShelf["read"] = async (id) => {
    if (!NAME.test(id)) return null;
    const text = await readFile(fileOf(id), "utf8").catch(() => null);
    return text === null ? null : Kept.parse(JSON.parse(text));
  };

  return {
    async put(id, message: KeptMessage) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(id);
      if (await exists(file)) return;
      const draft = `${file}.${process.pid}.draft`;
      await writeFile(draft, JSON.stringify(message), { mode: 0o600 });
      await rename(draft, file);
    },
    async remove(ids) {
      for (const id of ids) await rm(fileOf(id), { force: true });
    },
    count: async () => (await namesIn()).length,
    async list({ skip, take }) {
      const files = await Promise.all((await namesIn()).map((name) => timed(folder, name)));
      const newest = files.filter((file) => file !== null).sort((one, other) => other.at - one.at);
      const lines = newest.slice(skip, skip + take).map(async ({ name }): Promise<KeptLine | null> => {
        const id = name.slice(0, -ENDING.length);
        const message = await read(id);
        if (message === null) return null;
        const { to, subject, sentAt, attachments } = message;
        return { id, to, subject, sentAt, attachments: attachments.length };
      });
      return (await Promise.all(lines)).filter((line) => line !== null);
    },
    read,
  };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Null where the file went between the listing and the look at it: what it was about was deleted. */
async function timed(folder: string, name: string): Promise<{ name: string; at: number } | null> {
  const found = await stat(path.join(folder, name)).catch(() => null);
  return found && { name, at: found.mtimeMs };
}
