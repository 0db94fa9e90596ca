import { number } from "../../figures/share";
import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { periodIn } from "./words";

/** "I quoted 5,400 shop hours and we burned 7,050, at $52 loaded": the hours above those that were quoted, at what one costs. */
export function overrun(sentences: readonly string[]): Tally | null {
  const found = sentences.flatMap((sentence, at) => {
    const over = overranIn(sentence);
    return over === null ? [] : [{ ...over, at }];
  });
  const [told, ...others] = found;
  if (told === undefined || others.length > 0) return null;
  const { planned, worked, time } = told;
  const near = sentences.slice(told.at, told.at + 2).map(plainFigures);
  const prices = near.flatMap((plain) =>
    [...plain.matchAll(time === "hours" ? WAGE : DAY)].map(({ groups }) => groups?.price),
  );
  const [price, ...more] = new Set(prices);
  if (price === undefined || more.length > 0) return null;
  const said = `${sentences[told.at - 1] ?? ""} ${sentences[told.at] ?? ""}`;
  return moneyTally(
    sentences,
    [told.at],
    {
      count: worked - planned,
      of: `${time} above the quote`,
      per: periodIn(plainFigures(said)) ?? "all",
      at: 0,
    },
    { each: Number(price), eachFrom: `${number(worked)} worked, ${number(planned)} quoted` },
  );
}

/** What a job was sold for, and what it took, where that was more. */
export function overranIn(
  sentence: string,
): { planned: number; worked: number; time: "hours" | "days" } | null {
  const { planned, worked, time = "" } = SHAPE.exec(plainFigures(sentence))?.groups ?? {};
  const [sold, took] = [Number(planned), Number(worked)];
  return took > sold ? { planned: sold, worked: took, time: /^d/.test(time) ? "days" : "hours" } : null;
}

const N = (name: string): string => String.raw`(?<${name}>\d{2,6})`;
const SHAPE = new RegExp(
  String.raw`\b(?:quoted|estimated|budgeted|bid|sold|planned|figured|priced|allowed)(?: \w+){0,2} ${N("planned")} (?:\w+ )?(?<time>h|hours|man-?h|days)\b[^.;!?$]{0,60}?\b(?:burned|took|worked|used|spent|ran(?: to)?|put in|came to|ended up (?:at|with)|went over to|it was|needed|were (?:out )?(?:there|at it)|actually did)(?: (?:about|around|us))? ${N("worked")}(?= (?:h|hours|days)\b|[,.;]| and\b| on\b|$)`,
);
/** "A herd day costs $640" */
const DAY =
  /\b(?:an?|each|every) (?:[a-z]+ )?day (?:costs?|is|runs)(?: (?:us|me))? (?:about )?\$(?<price>\d{2,6}(?:\.\d{1,2})?)(?![\d.]*\d)/g;
const WAGE =
  /\$(?<price>\d{1,3}(?:\.\d{1,2})?)(?: (?:an?|per) h\b| ?\/ ?h\b| loaded| all in| an hour| shop rate)/g;
