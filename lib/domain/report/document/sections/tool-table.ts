import type { ToolDecision } from "../../tool-decision";
import { type Block, entries, group, small, text } from "../block";
import type { TableCell } from "../part-blocks";

const NOTHING = "Nothing";

/** The decision on tools: a row a need, and below it where content goes in what may be bought. */
export function toolTable(rows: readonly ToolDecision[], pricesNote: string): Block[] {
  if (rows.length === 0)
    return [text("Buy nothing now: of the tools that we know, none answers your first needs.")];
  const offers = rows.flatMap(({ buy, quote }) => buy ?? quote ?? []);
  return [
    text(decisionOf(rows), { size: "lede" }),
    {
      kind: "table",
      caption: "What you need, what you own for it, what to buy and what not to buy",
      columns: [
        { title: "What you need", share: 22 },
        { title: "What you own does it", share: 28 },
        { title: "Buy", share: 28 },
        { title: "Do not buy", share: 22 },
      ],
      rows: rows.map((row) => [row.need, ownedCell(row), buyCell(row), notCell(row)]),
    },
    ...(offers.length === 0 ? [] : [group("Where your content goes", {}, whereContentGoes(offers))]),
    ...(rows.some(({ buy }) => buy !== null) ? [small(pricesNote)] : []),
  ];
}

const whereContentGoes = (offers: readonly { name: string; url: string; facts: string[] }[]): Block =>
  entries(
    "named",
    offers.map(({ name, url, facts }) => ({ name, href: url, text: facts.join(" ") })),
  );

/** A rule on paper is no tool that comes first. */
const OWN_PAGE = "One page of your own";

function decisionOf(rows: readonly ToolDecision[]): string {
  const names = (all: readonly ({ name: string } | null)[]) => listed(all.flatMap((one) => one?.name ?? []));
  const bought = names(rows.map(({ buy }) => buy));
  const quoted = names(rows.map(({ quote }) => quote));
  const owns = rows.some(({ owned }) => owned !== null && owned.name !== OWN_PAGE);
  // What is bought for a later need is not for the trial, which is the first.
  if (bought !== "" && (rows[0]?.buy ?? null) === null)
    return `Buy nothing for the trial. ${bought} ${bought.includes(" and ") ? "are" : "is"} for what comes after it.`;
  if (bought !== "")
    return `Buy ${bought}, for the people in the trial only.${owns ? " For the rest, what you have comes first." : ""}`;
  // A quote for what comes after the trial is no decision of today.
  if (quoted !== "" && (rows[0]?.quote ?? null) !== null)
    return `Buy nothing before a quote: ask ${quoted} for one.`;
  const asks = rows.some(({ askFirst, quote }) => askFirst.length > 0 || quote !== null);
  if (owns && asks)
    return "Buy nothing yet: what you have comes first, and vendors have to answer before any trial.";
  if (owns) return "Buy nothing yet: what you have comes first.";
  return asks
    ? "Buy nothing yet: the vendors named here have to answer first."
    : "Buy nothing yet: the figures show first what a tool would have to do.";
}

function ownedCell({ owned, buy, quote, askFirst, doNotBuy }: ToolDecision): string | TableCell {
  if (owned !== null) return { text: owned.name, more: owned.say, isChosen: true };
  if (doNotBuy?.what === "Any AI tool") return "No tool is needed for it";
  if (buy === null && quote === null && askFirst.length === 0)
    return { text: "No new tool to begin with", more: "The figures show whether one is needed." };
  return "Nothing that we know of";
}

function buyCell({ buy, quote, askFirst }: ToolDecision): string | TableCell {
  const names = listed(askFirst);
  const others = askFirst.length === 0 ? "" : ` Ask ${names} too.`;
  if (buy !== null) return { text: buy.name, more: `${buy.say} ${buy.price}`, isChosen: true };
  if (quote !== null) return { text: "Nothing before a quote", more: `${quote.say}${others}` };
  if (askFirst.length === 0) return NOTHING;
  return {
    text: "Nothing yet",
    more: `Ask ${names} where they keep your content, and whether they train on it.`,
  };
}

const notCell = ({ doNotBuy }: ToolDecision): string | TableCell =>
  doNotBuy === null
    ? NOTHING
    : {
        text: doNotBuy.what,
        more: `${doNotBuy.why.charAt(0).toUpperCase()}${doNotBuy.why.slice(1).replace(/\.$/, "")}.`,
      };

/** "a", "a and b", "a, b and c" */
const listed = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
