import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Where servers write down which parts of the product they ran, where that is asked for. */
const FOLDER = process.env.SERVER_COVERAGE || undefined;

/** What a server is told, so that V8 counts. It writes when the process ends in order, and not when it is killed. */
export const countingCoverage: Record<string, string> =
  FOLDER === undefined ? {} : { NODE_V8_COVERAGE: FOLDER };

const Written = z.object({ result: z.array(z.looseObject({ url: z.string() })) });

/** Keeps of what an ended server wrote, or of what all have written, the product's part alone: some 3 of 90 MB. */
export function trimCoverage(pid?: number, folder = FOLDER): void {
  if (folder === undefined || !existsSync(folder)) return;
  const start = pid === undefined ? "coverage-" : `coverage-${pid}-`;
  for (const name of readdirSync(folder).filter((each) => each.startsWith(start))) {
    const file = path.join(folder, name);
    const { result } = Written.parse(JSON.parse(readFileSync(file, "utf8")));
    const ours = result.filter(({ url }) => url.includes("/.next/server/"));
    if (ours.length < result.length) writeFileSync(file, JSON.stringify({ result: ours }));
  }
}
