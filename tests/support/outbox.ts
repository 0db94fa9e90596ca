import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { KeptMessage } from "@/lib/domain/outbox/kept-message";
import { databaseOf } from "./databases-in-use";
import { TEST_SECRET } from "./own-database";

const ANSWERED_WITHIN_MS = 60_000;

/**
 * The messages that the server with this data directory has kept instead of sending them: in files beside the embedded
 * database, on PostgreSQL in the database, where they are those of all its servers.
 */
export function mails(dataDir: string): KeptMessage[] {
  const databaseUrl = databaseOf(dataDir);
  if (databaseUrl !== undefined) return keptIn(databaseUrl);
  const folder = path.join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => kept(path.join(folder, name)));
}

/** None where the server has deleted it since the folder was read. */
function kept(file: string): KeptMessage[] {
  try {
    return [JSON.parse(readFileSync(file, "utf8"))];
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

let reader: { port: MessagePort; signal: Int32Array; thread: Worker } | undefined;

/** The answer of a thread, waited for here and now: so a test may look again and again without a process for each look. */
function keptIn(databaseUrl: string): KeptMessage[] {
  reader ??= openReader();
  const { port, signal } = reader;
  Atomics.store(signal, 0, 0);
  port.postMessage(databaseUrl);
  Atomics.wait(signal, 0, 0, ANSWERED_WITHIN_MS);
  const { messages, problem = "The outbox could not be read in time." } =
    receiveMessageOnPort(port)?.message ?? {};
  if (messages === undefined) throw new Error(problem);
  return messages;
}

function openReader() {
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(path.resolve("tests", "support", "read-outbox.mjs"), {
    workerData: { port: port2, signal, secret: TEST_SECRET },
    transferList: [port2],
  });
  port1.unref();
  thread.unref();
  return { port: port1, signal, thread };
}

/** At the end of a test file. */
export async function closeOutbox(): Promise<void> {
  await reader?.thread.terminate();
  reader = undefined;
}
