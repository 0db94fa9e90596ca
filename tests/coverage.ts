// Which lines of the product the tests ran: on the servers by V8's own counts, in Jest by its coverage, taken together.
// tsx tests/coverage.ts [folder] [lines.json of an earlier run]: merges what a run has left in the folder; with a second
// argument it lists the lines that the earlier run had and this one has not.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CoverageReport } from "monocart-coverage-reports";
import { z } from "zod";
import { trimCoverage } from "./support/server-coverage";

const [folder = "test-results/coverage", earlier] = process.argv.slice(2);
const PRODUCT =
  /^(app|components|emails|lib(?!\/(generated|setup)\/))\/[^?]*\.tsx?$|^(instrumentation|middleware)\.ts$/;
const LIST_AT_MOST = 200;

/** For each file the numbers of its lines, and whether each was run. */
const Lines = z.record(z.string(), z.record(z.string(), z.boolean()));
const lines: z.output<typeof Lines> = {};

const servers = path.join(folder, "servers");
if (existsSync(servers)) {
  trimCoverage(undefined, servers);
  const report = new CoverageReport({
    outputDir: path.join(folder, "served"),
    reports: [["lcovonly"]],
    logging: "error",
    sourceFilter: (source) => PRODUCT.test(source),
  });
  await report.addFromDir(servers);
  await report.generate();
}
for (const each of readdirSync(folder)) {
  const file = path.join(folder, each, "lcov.info");
  if (existsSync(file)) join(readFileSync(file, "utf8"));
}
writeFileSync(path.join(folder, "lines.json"), JSON.stringify(lines));

for (const [name, { run, all }] of [...byFolder()].sort())
  console.log(
    `${name.padEnd(24)}${String(run).padStart(7)} of ${String(all).padStart(6)} lines  ${percent(run, all)}`,
  );
if (earlier !== undefined) compare(Lines.parse(JSON.parse(readFileSync(earlier, "utf8"))));

/** A line that any run has gone through is covered. */
function join(lcov: string): void {
  let file = "";
  for (const row of lcov.split("\n")) {
    if (row.startsWith("SF:")) file = row.slice(3);
    const [, line = "", times] = /^DA:(\d+),(\d+)/.exec(row) ?? [];
    if (line === "" || !PRODUCT.test(file)) continue;
    const known = lines[file] ?? {};
    known[line] = known[line] === true || Number(times) > 0;
    lines[file] = known;
  }
}

function byFolder(): Map<string, { run: number; all: number }> {
  const found = new Map<string, { run: number; all: number }>();
  for (const [file, numbered] of Object.entries(lines)) {
    const counts = Object.values(numbered);
    const run = counts.filter(Boolean).length;
    const [top = "", second = ""] = file.split("/");
    for (const name of ["in all", top === "lib" && !second.includes(".") ? `${top}/${second}` : top]) {
      const sum = found.get(name) ?? { run: 0, all: 0 };
      found.set(name, { run: sum.run + run, all: sum.all + counts.length });
    }
  }
  return found;
}

function compare(before: z.output<typeof Lines>): void {
  const lost = Object.entries(before).flatMap(([file, numbered]) =>
    Object.entries(numbered)
      .filter(([line, wasRun]) => wasRun && lines[file]?.[line] !== true)
      .map(([line]) => `${file}:${line}`),
  );
  console.log(`\n${lost.length} lines were run before and are not now`);
  for (const each of lost.slice(0, LIST_AT_MOST)) console.log(`  ${each}`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
