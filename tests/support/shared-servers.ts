import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { ASKED, askEmbedded, keepAsNew, makeAsNew } from "./reset-database";
import { type RunningServer, type ServerRecord, type Settings, serverOf, startServer } from "./server";
import { isRunning } from "./server-process";

/** Where it is written down which servers are shared; made and removed by api-setup.ts. */
const FOLDER = process.env.SHARED_SERVERS ?? "";

const Records = z.array(
  z.object({
    port: z.number(),
    pid: z.number(),
    dataDir: z.string(),
    settings: z.record(z.string(), z.string()),
  }),
);

/** What suits the files that share it: coupons for a crowd, used up and out of date beside the usual one. */
const SETTINGS: Settings = { SEED_COUPONS: "DEMO2025,EVENING,NONE:0,OLD:5:2001-01-01T00:00:00Z", ...ASKED };

/** A server on the embedded database, with what earlier files have left in it. It is not to be stopped. */
export async function sharedServer(): Promise<RunningServer> {
  const [server] = await sharedServers("embedded", async () => {
    const started = await startServer(SETTINGS);
    await keepAsNew(askEmbedded(started.dataDir));
    return [started];
  });
  if (server === undefined) throw new Error("There is no server.");
  return server;
}

/** The same as if nothing had been done with it yet, where the tests count all that is there. */
export async function sharedServerAsNew(): Promise<RunningServer> {
  const server = await sharedServer();
  await makeAsNew(askEmbedded(server.dataDir));
  return server;
}

/**
 * Servers that outlive their test file: the next file of the same Jest worker goes on with them, warm, instead of
 * starting its own. Jest keeps nothing in memory between files, so that what has to be known of them lies in a file.
 * They are stopped at the end of the run.
 */
export async function sharedServers(
  name: string,
  start: () => Promise<readonly RunningServer[]>,
): Promise<RunningServer[]> {
  const file = path.join(FOLDER, `${name}-${process.env.JEST_WORKER_ID}.json`);
  const records = existsSync(file) ? read(file) : (await start()).map(({ record }) => record());
  const keep = () => writeFileSync(file, JSON.stringify(records));
  keep();
  const servers = records.map((record, at) =>
    serverOf(record, (restarted) => {
      records[at] = restarted;
      keep();
    }),
  );
  for (const server of servers) if (!isRunning(server.pid())) await server.restart();
  return servers;
}

/** All servers of the run that files have shared, those together that are on one database. */
export const everyShared = (folder = FOLDER): RunningServer[][] =>
  existsSync(folder)
    ? readdirSync(folder).map((name) => read(path.join(folder, name)).map((record) => serverOf(record)))
    : [];

const read = (file: string): ServerRecord[] => Records.parse(JSON.parse(readFileSync(file, "utf8")));
