import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Words that lost, as parts of identifiers and file names, and what is said instead (see CONTRIBUTING.md). */
const LOST_NAMES: readonly [RegExp, string][] = [
  [/^(hear|hears|heed|heeds|heeded|mend|mends|mended|mending)$/, "handle, apply, patch, normalize"],
  [/^(stranger|strangers|whoever|somebody|nobody|whom)$/, "visitor, rawClient, another user"],
  [/^(desk|desks)$/, "admin, dashboard"],
  [/^(news)$/, "event"],
  [/^(drawn|paper|papers)$/, "rendered, static markup, report view"],
  [
    /^(untilKnown|untilQuiet|goOn|inHandUntil|takeInHand|freshAddress|callerAddress|addressOf)$/i,
    "the glossary",
  ],
  [
    /^(shared|caller|client|remote|counted|public|lead|page|admin|dashboard|export)_?address(es)?$/i,
    "ip, url",
  ],
];
/** Words that lost, in comments and in titles of tests. */
const LOST_WORDS =
  /\b(whoever|somebody|nobody|whom|strangers?|heed(?:s|ed)?|mend(?:s|ed|ing)?|news|stands|desk|presses)\b/i;
/** Text and stored names, which the code quotes. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  "components/admin/leads/lead-brief-screen.tsx": ["paper"],
  "lib/domain/audit/audit.ts": ["call_news_ignored"],
  "lib/domain/ledger/names.ts": ["desk"],
  "lib/domain/ledger/phrases.ts": ["nobody"],
  "lib/domain/ledger/headed-work.ts": ["paper"],
  "lib/domain/ledger/products.ts": ["paper"],
  "lib/domain/ledger/slots.ts": ["nobody"],
  "lib/domain/ledger/stance.ts": ["paper_intake"],
  "lib/domain/ledger/sure-meaning.ts": ["nobody"],
  "lib/domain/ledger/turning-words.ts": ["nobody", "whoever", "somebody", "whom", "hear"],
  "lib/playbook/own-lines/went-wrong.ts": ["news", "paper"],
  "lib/playbook/roles.ts": ["whoever"],
  "lib/playbook/talk/insight-rules.ts": ["nobody"],
};
/** The reader's own reception, and furniture. */
const OTHER_DESKS = /\b(front|help|every) desk\b/i;

const isRead = (file: string) =>
  /\.(tsx?|mts|mjs)$/.test(file) &&
  !/^lib\/(generated|knowledge)\/|^tests\/(fixtures|vocabulary|words)/.test(file);
const files = execFileSync("git", ["ls-files", "app", "components", "lib", "emails", "tests"], {
  encoding: "utf8",
})
  .split("\n")
  .filter(isRead);

describe("the words that lost", () => {
  it("name no file and no folder", () => {
    expect(files.length).toBeGreaterThan(900);
    expect(files.filter((file) => lostIn(file.replace(/\W+/g, " ").split(" ")).length > 0)).toEqual([]);
  });

  it("name nothing in code", () => {
    expect(
      files.flatMap((file) =>
        lostIn(identifiersOf(readFileSync(file, "utf8")))
          .filter((name) => !QUOTED[file]?.includes(name))
          .map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  it("are in no comment", () => {
    expect(files.flatMap((file) => oddIn(file, commentsOf(readFileSync(file, "utf8"))))).toEqual([]);
  });

  it("are in no title of a test", () => {
    const tests = files.filter((file) => file.startsWith("tests/"));
    expect(tests.flatMap((file) => oddIn(file, titlesOf(readFileSync(file, "utf8"))))).toEqual([]);
  });

  it("are found where they come back", () => {
    const code =
      '// nobody\nconst openDesk = (address: string) => { const said = "a desk"; hearNews(said); };';
    expect(lostIn(identifiersOf(code))).toEqual(["openDesk", "hearNews"]);
    expect(lostIn(["callerAddress", "addressOf", "SHARED_ADDRESS", "ipAddress", "report-paper"])).toEqual([
      "callerAddress",
      "addressOf",
      "SHARED_ADDRESS",
      "report-paper",
    ]);
    expect(oddIn("a file", [...commentsOf(code), ...titlesOf('it("tells nobody", run)')])).toHaveLength(2);
  });
});

/** `openAdmin` is read as a whole, and as `open` and `desk`. */
const lostIn = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => {
    const parts = name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[\s_-]+/);
    return LOST_NAMES.some(([lost]) => [name, ...parts].some((one) => lost.test(one)));
  });

const oddIn = (file: string, texts: readonly string[]): string[] =>
  texts
    .filter((text) => LOST_WORDS.test(text.replace(OTHER_DESKS, "")))
    .map((text) => `${file}: ${text.replace(/\s+/g, " ").slice(0, 120)}`);

/** A string, or a comment; whichever begins first. */
const TOKEN = /"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const commentsOf = (code: string): string[] =>
  [...code.matchAll(TOKEN)].map(([token]) => token).filter((token) => token.startsWith("/"));
const identifiersOf = (code: string): string[] => code.replace(TOKEN, " ").match(/\b[A-Za-z_]\w*\b/g) ?? [];
const titlesOf = (code: string): string[] =>
  [...code.matchAll(/\b(?:it|test|describe)(?:\.\w+)*(?:\([^"()]*\))?\(\s*"((?:\\.|[^"\\])*)"/g)].map(
    ([, title = ""]) => title,
  );
