import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { OutboxEntry } from "@/lib/providers/email/outbox-files";

/** The messages that the embedded mail has sent. */
export function mails(dataDir: string): OutboxEntry[] {
  const folder = path.join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")));
}
