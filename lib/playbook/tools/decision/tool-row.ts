import { labelsOf } from "@/lib/domain/assessment/options";
import { AI_TOOLS } from "@/lib/domain/assessment/questions/experience";
import { sentences } from "@/lib/domain/report/sentences";
import { tools as catalogue, type Tool, themeLabels } from "@/lib/knowledge/knowledge";
import { factOrNull } from "@/lib/knowledge/verified";
import { listInWords, lowerFirst, paragraph } from "../../grammar";
import { fold } from "../../terms";
import { ASSISTANT } from "../assistant";
import { ownedThrough } from "../owned";
import { abroadIn, type ContentAnswers, contentAnswers, leavesCanada } from "./answers";
import { priceForSeats, type SeatPrice } from "./price-for-seats";
import type { ToolAsk, ToolNeed } from "./tool-ask";

export interface ToolRow {
  kind: "need" | "governance";
  need: string;
  isLead: boolean;
  /** What they have already does it. */
  owned: {
    tool: Tool | null;
    product: string;
    /** What of it to use. */
    name: string;
    say: string;
    content: ContentAnswers | null;
  } | null;
  buy: {
    tool: Tool;
    say: string;
    content: ContentAnswers;
    price: SeatPrice | null;
    warning: string | null;
  } | null;
  doNotBuy: { what: string; why: string } | null;
  /** Nothing is known of these yet; they are to answer first. */
  askFirst: readonly Tool[];
}

interface Choice {
  owned: Tool | undefined;
  buy: Tool | undefined;
  askFirst: readonly Tool[];
  /** All that would serve and that they do not have. */
  others: readonly Tool[];
}

export function rowFor(ask: ToolAsk, need: ToolNeed, { owned, buy, askFirst, others }: Choice): ToolRow {
  return {
    kind: "need",
    need: need.what,
    isLead: need.isLead === true,
    owned: owned === undefined ? null : ownedLine(ask, owned),
    buy: buy === undefined ? null : buyLine(ask, need, buy, owned),
    doNotBuy: ask.buysNothing ?? doNotBuy(ask, need, { owned, buy, askFirst, others }),
    askFirst,
  };
}

function ownedLine(ask: ToolAsk, tool: Tool): ToolRow["owned"] {
  const product = ownedThrough(tool, ask.owned) ?? tool.name;
  const content = contentAnswers(tool);
  const price = factOrNull(tool.price);
  const isItself = fold(tool.name) === fold(product);
  const isIncluded = price?.seatMonth?.high === 0;
  const say = [
    isItself ? "You have it: use it first." : "",
    isItself || !isIncluded ? "" : `${price.text.split(";")[0]}.`,
    tool.warning ?? "",
    ask.staysHome === true ? "Nothing goes in that you keep on your own machines." : "",
    ask.staysInCanada && leavesCanada(tool) ? "Nothing goes in that has to stay in Canada." : "",
    questionsTo(tool, isItself || isIncluded || tool.warning !== null ? null : product, content),
  ];
  return { tool, product, name: nameIn(product, tool), say: paragraph(...say), content };
}

/** Everything that the vendor has to answer, in one sentence. */
function questionsTo({ vendor }: Tool, product: string | null, { ask }: ContentAnswers): string {
  const asked = [
    ...(product === null
      ? []
      : [
          fold(vendor) === fold(product)
            ? "whether your plan includes it"
            : `whether your plan for ${product} includes it`,
        ]),
    ...ask,
  ];
  return asked.length === 0 ? "" : `Ask ${vendor} first ${listInWords(asked)}.`;
}

/** "NetSuite AI" says whose it is; "Manage AI" would not. */
const nameIn = (product: string, { name }: Tool): string =>
  fold(name).startsWith(fold(product).split(" ")[0] ?? "") ? name : `${name} in ${product}`;

function buyLine(ask: ToolAsk, need: ToolNeed, tool: Tool, owned: Tool | undefined): ToolRow["buy"] {
  const price = priceForSeats(tool, ask.seats);
  const say =
    owned === undefined
      ? sentences(tool.useCase)
      : `Only for those who use it every week; the rest keep ${owned.name}, which is paid for.`;
  const limit =
    tool.maxEmployees !== null && ask.most > tool.maxEmployees
      ? ` Sold to firms of up to ${tool.maxEmployees} people.`
      : "";
  const before = need.isClinical === true ? " Assess privacy before the first recording." : "";
  return {
    tool,
    say: `${say}${limit}${before}`,
    content: contentAnswers(tool),
    price,
    warning: tool.warning,
  };
}

/** What comes to mind first, and is wrong for them. */
function doNotBuy(
  ask: ToolAsk,
  need: ToolNeed,
  { owned, buy, askFirst, others }: Choice,
): ToolRow["doNotBuy"] {
  if (need.isClinical === true)
    return { what: "A general assistant for charts or recorded visits", why: CLINICAL_ONLY };
  const [theme = ""] = need.themes;
  if (HANDS_ON.has(theme) && need.runsOn === undefined) {
    const subject = lowerFirst(themeLabels[theme] ?? theme);
    return {
      what: `A general assistant for ${subject}`,
      why: "it has seen none of your work, and sounds sure all the same",
    };
  }
  const abroad =
    others.find(({ storage }) => abroadIn({ storage, processing: null }) !== null) ??
    others.find(leavesCanada);
  if (ask.staysInCanada && abroad !== undefined)
    return { what: abroad.name, why: `what you keep must stay in Canada. ${abroadIn(abroad)}` };
  if ((owned ?? buy)?.category === ASSISTANT) return anotherAssistant(ask, need, owned ?? buy);
  if (owned !== undefined) return besideOwned(ownedThrough(owned, ask.owned) ?? owned.name);
  if (buy === undefined && askFirst.length === 0)
    return { what: "A tool for it yet", why: "the trial shows first what one would have to do" };
  if (buy === undefined)
    return {
      what: `${listInWords(askFirst.map(({ name }) => name))} on the strength of a demonstration`,
      why: `what becomes of your content there is not known yet`,
    };
  const second = others.find(({ id }) => buy?.alternatives.includes(id));
  return second === undefined ? null : { what: `${second.name} as well`, why: "two at once test neither" };
}

/** What they use beside it is named: that is the one they would think of. */
function anotherAssistant(
  { inUse, seats }: ToolAsk,
  { measure }: ToolNeed,
  tool: Tool | undefined,
): NonNullable<ToolRow["doNotBuy"]> {
  const keys = [...inUse].filter(
    (key) => !["other", "none", "midjourney", "perplexity", tool?.alreadyUsedKey].includes(key),
  );
  const others = labelsOf(AI_TOOLS, keys).filter((label) => tool?.name.includes(label) !== true);
  const shown = measure === undefined ? "the result of the trial" : `a change in ${measure}`;
  if (others.length === 0) return { what: "A second general assistant", why: `first wait for ${shown}` };
  const price = keys
    .flatMap((key) =>
      catalogue.filter(({ alreadyUsedKey, category }) => alreadyUsedKey === key && category === ASSISTANT),
    )
    .flatMap((other) => priceForSeats(other, seats) ?? [])
    .at(0);
  const bill = price?.text.replace(/,? before tax.*$/, "");
  return {
    what: `Seats of ${listInWords(others)} as well`,
    why: bill === undefined ? `first wait for ${shown}` : `${lowerFirst(bill)}; one account may be enough`,
  };
}

const HANDS_ON: ReadonlySet<string> = new Set([
  "maintenance_assets",
  "quality_control",
  "energy_sustainability",
]);
const CLINICAL_ONLY = "those belong in a clinical tool that was reviewed under the privacy law of the clinic";

/** How a row begins that keeps to what they own. */
export const BESIDE_OWNED = "A second tool beside";

const besideOwned = (product: string) => ({
  what: `${BESIDE_OWNED} ${product}`,
  why: `try ${product} on ten cases of your own first`,
});
