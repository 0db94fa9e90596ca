import { labelsOf } from "@/lib/domain/assessment/options";
import { AI_TOOLS } from "@/lib/domain/assessment/questions/experience";
import { factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import { bannedTools } from "../banned-tools";

/** A tool that was ticked as "other", where nothing that was typed names it. */
export const UNNAMED = "another tool";

/** The AI tools that they use: as ticked, with the name that they typed in place of "other". */
export function toolNamesOf(tools: ReadonlySet<string>, ledger: Ledger): string[] {
  const banned = bannedTools(ledger);
  const ticked = tickedNames(tools).filter((name) => !banned.includes(name));
  if (!tools.has("other")) return ticked;
  const others = namedInText(ledger)
    .filter((name) => !banned.includes(name))
    .filter((name) => !LISTED.some((listed) => name.includes(listed)));
  return [...ticked, ...(others.length === 0 ? [UNNAMED] : others.slice(0, MOST))];
}

/** By their names on the form, and nothing for "other". */
export const tickedNames = (tools: ReadonlySet<string>): string[] =>
  labelsOf(
    AI_TOOLS,
    [...tools].filter((tool) => tool !== "other"),
  );

const MOST = 2;
const LISTED = labelsOf(
  AI_TOOLS,
  AI_TOOLS.map(({ value }) => value),
);
const USED: ReadonlySet<string> = new Set(["uses", "ran", "private_use", "in_production"]);

/** "One paralegal uses DeepL", or DeepL among their systems. */
function namedInText({ facts }: Ledger): string[] {
  const uses = factsOf(facts, "state").filter((fact) => isFirm(fact) && USED.has(fact.key));
  const named = factsOf(facts, "product").filter(
    (fact) =>
      fact.ai &&
      isFirm(fact) &&
      (fact.field === "otherPlatforms" ||
        uses.some(
          ({ field, sentenceAt, tool }) =>
            field === fact.field && sentenceAt === fact.sentenceAt && tool?.includes(fact.key) === true,
        )),
  );
  return [...new Set(named.map(({ name }) => name))];
}
