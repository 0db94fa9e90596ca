// npm run knowledge [-- 2026-12-31]: what is due to be read again on a day, today without one.
import { dueOn } from "./due";
import { sources, tools, toolsAsOf } from "./knowledge";
import { lawRules as law } from "./law";
import { value } from "./value";

const today = process.argv[2] ?? new Date().toISOString().slice(0, 10);
const due = dueOn(today, { law, sources, tools, toolsAsOf, value });
for (const { kind, what, day } of due) process.stdout.write(`${day ?? "no day"}  ${kind}  ${what}\n`);
process.stdout.write(`${due.length} to be read again by ${today}.\n`);
