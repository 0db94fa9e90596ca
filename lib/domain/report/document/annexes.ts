import type { Annex, AnnexPart } from "../annex";
import { type Block, group, list, text } from "./block";

/** Two pages in print; the others are named there, and are on the page to be copied. */
const PRINTED: ReadonlySet<string> = new Set(["ai-rule", "resolution", "pilot-charter"]);

/** The annexes that are filled in for the firm. */
export function thingsToUse(annexes: readonly Annex[]): Block[] {
  if (annexes.length === 0) return [];
  const elsewhere = annexes.filter(({ id }) => !PRINTED.has(id)).map(({ shortName }) => shortName);
  return [
    group(
      "Things to use on Monday",
      { keep: "flow" },
      text(
        "Filled in from your answers. A blank is for a person to write; have your own adviser read what binds you.",
      ),
      {
        kind: "annexes",
        annexes: annexes.map(({ parts, ...annex }) => ({
          ...annex,
          blocks: parts.map(blockOf),
          isOnPageOnly: !PRINTED.has(annex.id),
        })),
        elsewhere:
          elsewhere.length === 0
            ? ""
            : `On the report page, ready to copy: ${elsewhere.join(", ").replace(/, ([^,]*)$/, " and $1")}.`,
      },
    ),
  ];
}

function blockOf(part: AnnexPart): Block {
  switch (part.kind) {
    case "paragraph":
      return text(part.text);
    case "clauses":
      return list(part.items, { isOrdered: true });
    case "table":
      return part;
  }
}
