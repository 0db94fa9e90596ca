import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { firstLoadFiles } from "../../lib/setup/first-load.mjs";

/** Kilobytes of JavaScript, gzipped, of the first load of one page, such as `(public)/report/[assessmentId]`. */
export function firstLoadOf(page: string, build = ".next"): number {
  const bytes = [...firstLoadFiles(page, build)].map(
    (file) => gzipSync(readFileSync(path.join(build, file))).length,
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}
