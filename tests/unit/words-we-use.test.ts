import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What the visitor reads: screens, messages, emails, and what the playbook says. */
const READ = [
  "app/(public)",
  "app/(account)",
  ...["assessment", "landing", "payment", "summary", "results", "report", "roadmap", "account", "call"].map(
    (folder) => `components/${folder}`,
  ),
  "components/layout",
  "emails",
  ...["assessment", "account", "call", "coupon", "email", "payment", "report", "roadmap"].map(
    (subject) => `lib/domain/${subject}`,
  ),
  "lib/pdf",
  "lib/knowledge/data",
  "lib/providers/writer/playbook",
];
const NOT_OURS =
  /\b(whoever|somebody|nobody|is gone|are gone|stands|whom|presses|e-mails?|admin desk)\b|(?<!front |help |service )\bdesk\b(?! lead)/i;
/** Keys and patterns, and sentences of others that are quoted as they were published. */
const EXEMPT =
  /as: "nobody"|words: \/|test\(role\)|https?:|desk_|leaves your desk|on every desk|visits to the desk|evidence desk|discussed serious matters/;

const files = execFileSync("git", ["ls-files", "--", ...READ], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|json)$/.test(file));

/** A line without its comments and imports. */
const saidIn = (line: string): string =>
  /^\s*(\/\*\*|\*|\/\/|\{\/\*|import\b|export .* from|\} from)/.test(line)
    ? ""
    : line.replace(/\s\/\/.*/, "");

test("no sentence for a visitor uses a word that a native speaker would not", () => {
  expect(files.length).toBeGreaterThan(100);
  const odd = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => NOT_OURS.test(saidIn(line)) && !EXEMPT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(odd).toEqual([]);
});
