import { labelsOf } from "@/lib/domain/assessment/options";
import { AI_TOOLS } from "@/lib/domain/assessment/questions/experience";
import { type FactOf, factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";
import { bannedTools } from "../banned-tools";
import { isInSlip, slipsIn } from "../slips";

/** A tool that was ticked as "other", where nothing that was typed names it. */
export const UNNAMED = "a tool that is not on our list";

/** The AI tools that they use: as ticked, with the name that they typed in place of "other". */
export function toolNamesOf(tools: ReadonlySet<string>, ledger: Ledger): string[] {
  const banned = bannedTools(ledger);
  const ticked = tickedNames(tools).filter((name) => !banned.includes(name));
  if (!tools.has("other")) return ticked;
  const others = namedInText(ledger)
    .filter((name) => !banned.includes(name))
    .filter((name) => !LISTED.some((listed) => name.includes(listed)));
  // One that has no name here is told of only where it is all there is.
  return others.length === 0 && ticked.length === 0 ? [UNNAMED] : [...ticked, ...others.slice(0, MOST)];
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
const PAID = /(?<!\p{L})(?:we|i) pay|(?:nous|on) pa(?:yons|ie)(?!\p{L})/iu;
const USED: ReadonlySet<string> = new Set(["uses", "ran", "private_use", "in_production"]);

/** "One paralegal uses DeepL", or DeepL among their systems. */
function namedInText({ facts }: Pick<Ledger, "facts">): string[] {
  const uses = factsOf(facts, "state").filter((fact) => isFirm(fact) && USED.has(fact.key));
  const slips = slipsIn({ facts });
  // "DeepL is fine for letters, we pay $38 a month"
  const isPaid = (product: FactOf<"product">) =>
    product.field === "aiExperience" &&
    PAID.test(product.sentence) &&
    factsOf(facts, "rate").some(
      ({ role, field, sentenceAt }) =>
        role === "price" && field === product.field && sentenceAt === product.sentenceAt,
    );
  const named = factsOf(facts, "product").filter(
    (fact) =>
      fact.ai &&
      isFirm(fact) &&
      !isInSlip(fact, slips) &&
      (isPaid(fact) ||
        fact.field === "otherPlatforms" ||
        uses.some(
          ({ field, sentenceAt, tool }) =>
            field === fact.field && sentenceAt === fact.sentenceAt && tool?.includes(fact.key) === true,
        )),
  );
  return [...new Set(named.map(({ name }) => name))];
}
