import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { tools as catalogue, type Tool } from "@/lib/knowledge/knowledge";
import { ownedProducts } from "@/lib/knowledge/lexicon";
import { bannedTools } from "../banned-tools";
import type { CompanyProfile } from "../company-profile";
import { listInWords } from "../grammar";
import { theRole } from "../roles";
import { isInSlip, slipsIn } from "../slips";
import { GENERAL } from "../tools/assistant";
import { contentAnswers } from "../tools/decision/answers";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { paidSeats, soldAs } from "../tools/paid-seats";
import { assistantOwned, paysForNothing } from "../tools/work-account";

/** A tool that the rule names, and what its vendor has to say in writing before it may be used. */
export interface AllowedTool {
  name: string;
  /** Null where it is known already. */
  due: { vendor: string; answer: string } | null;
}

/** The AI that comes with what the firm has already, each with the product that brings it, and what the trial buys. */
export function allowedTools(firm: CompanyProfile, decided: DecidedTools): AllowedTool[] {
  const owned = ownedIn(decided);
  const names = new Set(namesOf(firm, decided, [...owned.keys()]));
  return [...names].map((name) => ({ name, due: dueOf(owned.get(name) ?? toolNamed(name)) }));
}

/** An assistant that is paid for, where no row of the plan names it. */
export const allowedAssistant = (name: string): AllowedTool => ({ name, due: dueOf(toolNamed(name)) });

/** "SAP Joule, once SAP has said in writing what becomes of our content there" */
export const onceAnswered = ({ name, due }: AllowedTool): string =>
  due === null ? name : `${name}, once ${due.vendor} has said in writing ${due.answer}`;

/** For several tools in one list: "The dates wait for answers in writing: from SAP and Workday, what becomes ..." */
export function answersDue(tools: readonly AllowedTool[]): string {
  const dues = tools.flatMap(({ due }) => due ?? []);
  const answers = [...new Set(dues.map(({ answer }) => answer))].map((answer) => {
    const vendors = dues.filter((due) => due.answer === answer).map(({ vendor }) => vendor);
    return `from ${listInWords([...new Set(vendors)])}, ${answer}`;
  });
  return answers.length === 0 ? "" : `No date is set before this is in writing: ${answers.join("; ")}.`;
}

/** What they have and the plan needs, by the name under which people know it. */
const ownedIn = ({ rows }: DecidedTools): Map<string, Tool> =>
  new Map(
    rows.flatMap(({ kind, owned: own }) =>
      kind !== "need" || own?.tool == null
        ? []
        : [[isNamedAsAi(own.tool.name, own.product) ? own.tool.name : `the AI in ${own.product}`, own.tool]],
    ),
  );

/** "SAP Joule" is AI by its name and "Cursor" by what it is; Mews is a system that has some. */
const isNamedAsAi = (tool: string, product: string): boolean =>
  tool.startsWith(product) &&
  (tool !== product || ownedProducts.some(({ name, ai }) => name === product && ai));

const toolNamed = (name: string): Tool | undefined => catalogue.find((tool) => tool.name === name);

/** What the report asks a vendor first, the rule waits for. */
function dueOf(tool: Tool | undefined): AllowedTool["due"] {
  if (tool === undefined) return null;
  const { ask } = contentAnswers(tool);
  const [only] = ask;
  if (only === undefined) return null;
  const answer = ask.length > 1 ? "what becomes of our content there" : only.replace("your", "our");
  return { vendor: tool.vendor, answer };
}

function namesOf(firm: CompanyProfile, { rows }: DecidedTools, owned: readonly string[]): string[] {
  const bought = rows.flatMap(({ isLead, buy }) =>
    isLead && buy?.price != null ? [`${buy.tool.name} for those in the trial`] : [],
  );
  const banned = bannedTools(firm.ledger);
  const used = usedAtWork(firm).filter((name) => !banned.includes(name));
  const own = assistantOwned(firm);
  const general = used.some((name) => GENERAL.test(name)) && own !== null ? [own] : [];
  const all = [...new Set([...owned, ...general, ...bought, ...namedAmongSystems(firm)])];
  const others = used.filter(
    (name) => !all.some((one) => one.includes(name)) && (own === null || !GENERAL.test(name)),
  );
  const account = paysForNothing(firm)
    ? `on the account that ${theRole(firm.leader)} names`
    : "once the account is ours";
  const seats = paidSeats(firm);
  const withSeats = seats === null ? [] : [`${soldAs(seats.name)} for those who have a seat`];
  const named = [
    ...new Set([
      ...all,
      ...withSeats,
      ...others.filter((name) => name !== seats?.name).map((name) => `${name}, ${account}`),
    ]),
  ];
  const counted = COUNTED.exec(firm.lead.trial.pilot)?.[1];
  const isOpen =
    counted !== undefined && !rows.some(({ isLead, owned, buy }) => isLead && (owned ?? buy) !== null);
  return isOpen && others.length + general.length === 0 ? [...named, `${counted}, ${account}`] : named;
}

/** What a count is about has to go on while it is counted. */
const COUNTED = /^a count of what (the [a-z ]*assistant[a-z ]*) brings /;

/** "The planner asks ChatGPT": what is used for the work is named, or the rule would only drive it home. */
const usedAtWork = ({ ledger }: CompanyProfile): string[] => {
  const uses = factsOf(ledger.facts, "state").filter(
    (fact) => isFirm(fact) && (fact.key === "uses" || fact.key === "ran"),
  );
  const slips = slipsIn(ledger);
  const isUsed = ({ field, sentenceAt, key }: FactOf<"product">) =>
    uses.some(
      (use) => use.field === field && use.sentenceAt === sentenceAt && use.tool?.includes(key) === true,
    );
  const products = factsOf(ledger.facts, "product").filter(
    (fact) => fact.ai && isFirm(fact) && isUsed(fact) && !isInSlip(fact, slips),
  );
  return [...new Set(products.map(({ name }) => name))];
};

/** "DeepL Pro" among the systems is an account of the firm's. */
function namedAmongSystems({ ledger, otherPlatforms }: CompanyProfile): string[] {
  const parts = (otherPlatforms ?? "").split(/[,;/]/).map((part) => part.trim());
  return ledger.facts.flatMap((fact) => {
    if (fact.kind !== "product" || !fact.ai || fact.field !== "otherPlatforms") return [];
    const part = parts.find((each) => each.includes(fact.text));
    return fact.polarity !== "affirmed" || part === undefined ? [] : [part];
  });
}
