// What the build's own manifests say that a page loads before anything is clicked.
import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/** Kilobytes of JavaScript, gzipped, of the first load of one page, such as `(public)/report/[assessmentId]`. */
export function firstLoadOf(page, build = ".next") {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(build, "build-manifest.json"), "utf8"));
  const manifest = path.join(build, "server/app", page, "page_client-reference-manifest.js");
  const scope = { globalThis: {} };
  runInNewContext(readFileSync(manifest, "utf8"), scope);
  const [{ entryJSFiles }] = Object.values(scope.globalThis.__RSC_MANIFEST);
  const files = new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()]);
  const bytes = [...files].map((file) => gzipSync(readFileSync(path.join(build, file))).length);
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}
