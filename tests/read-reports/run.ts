import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { measureTens, overviewOf } from "./overview";

/** `npm run read-reports -- folder`: the thirty firms' reports, one file each, and their figures side by side. */
const folder = process.argv[2] ?? path.join("node_modules", ".cache", "read-reports");
mkdirSync(folder, { recursive: true });
const tens = measureTens();
for (const { firm, report } of tens.flat())
  writeFileSync(path.join(folder, `${firm.name}.md`), report.markdown);
writeFileSync(path.join(folder, "overview.md"), `${overviewOf(tens)}\n`);
console.log(`${overviewOf(tens)}\n\nWritten to ${folder}`);
