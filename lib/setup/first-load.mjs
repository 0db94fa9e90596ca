// @ts-check
// What the build's own manifests say that a page loads before anything is clicked.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";

const MANIFEST = "page_client-reference-manifest.js";

/**
 * The script files of one page, such as `(public)/report/[assessmentId]`, relative to the build's folder.
 * @param {string} page
 * @returns {Set<string>}
 */
export function firstLoadFiles(page, build = ".next") {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(build, "build-manifest.json"), "utf8"));
  /** @type {{ globalThis: { __RSC_MANIFEST?: Record<string, { entryJSFiles: Record<string, string[]> }> } }} */
  const scope = { globalThis: {} };
  runInNewContext(readFileSync(path.join(build, "server/app", page, MANIFEST), "utf8"), scope);
  const [manifest] = Object.values(scope.globalThis.__RSC_MANIFEST ?? {});
  return new Set([...rootMainFiles, ...Object.values(manifest?.entryJSFiles ?? {}).flat()]);
}

/** Every page of the build, named the same way. */
export const pagesOf = (build = ".next") =>
  readdirSync(path.join(build, "server/app"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === MANIFEST)
    .map((file) => path.dirname(file));
