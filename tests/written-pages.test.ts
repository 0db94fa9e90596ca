import { existsSync, readFileSync } from "node:fs";

const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "DECISIONS.md", "CHANGELOG.md"];
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g;
/** A sentence, an item of a list or a row of a table. */
const BREAK = /\n\s*\n|\n(?=\s*(?:\d+\.|[-*|])\s)|(?<=[.;:])\s+/;
/** `likeThis`, `LikeThis` or `LIKE_THIS`, with or without its owner in front. */
const SYMBOL = /(?<!\[)`(?:[a-z]\w*\.)?([A-Za-z]\w*)(?:\(\))?`/g;
const isSymbol = (name: string) => /[a-z][A-Z]|^[A-Z]\w+$/.test(name);

describe("the written pages", () => {
  it("link to files that exist", () => {
    const broken = PAGES.flatMap((page) =>
      linksIn(readFileSync(page, "utf8"))
        .filter((target) => !existsSync(target))
        .map((target) => `${page} -> ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it("name no symbol beside a file that does not have it", () => {
    const stale = PAGES.flatMap((page) =>
      staleIn(readFileSync(page, "utf8"), (file) => readFileSync(file, "utf8")).map(
        (one) => `${page}: ${one}`,
      ),
    );
    expect(stale).toEqual([]);
  });

  it("would be caught with a symbol that has moved", () => {
    const file = () => "export const LIMITS = {};";
    expect(staleIn("Its entry in `LIMITS` of [limits.ts](lib/limits.ts).", file)).toEqual([]);
    expect(staleIn("Its entry in `BOUNDS` of [limits.ts](lib/limits.ts).", file)).toEqual([
      "`BOUNDS` is not in lib/limits.ts",
    ]);
  });
});

const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, target = ""]) => target);

/** Symbols of a sentence that are in none of the source files that it links to. */
function staleIn(text: string, read: (file: string) => string): string[] {
  return text.split(BREAK).flatMap((sentence) => {
    const files = linksIn(sentence).filter((target) => /\.(tsx?|mjs|prisma)$/.test(target));
    if (files.length === 0) return [];
    return [...sentence.matchAll(SYMBOL)]
      .map(([, name = ""]) => name)
      .filter((name) => isSymbol(name) && !files.some((file) => read(file).includes(name)))
      .map((name) => `\`${name}\` is not in ${files.join(", ")}`);
  });
}
