import { plainFigures } from "./plain-figures";
import { lastStem } from "./words";

/** What they want of what goes wrong: a part of it gone, a smaller share of the whole, or so many at most. */
export type Aim =
  | { readonly kind: "part"; readonly part: number }
  | { readonly kind: "share"; readonly part: number; readonly whole: number }
  | { readonly kind: "count"; readonly most: number };

/** In the sentences of a passage, the two behind it, and those that name what is counted; null where none was told, or two. */
export function aimFor(
  all: readonly string[],
  passage: readonly string[],
  of: string | null = null,
): Aim | null {
  const at = all.indexOf(passage.at(-1) ?? "");
  const stem = lastStem(of);
  const near = all.filter(
    (sentence, place) =>
      passage.includes(sentence) ||
      (at !== -1 && place > at && place <= at + REACH) ||
      GONE_WRONG.test(sentence) ||
      (stem !== "" && new RegExp(String.raw`\b${stem}`, "i").test(sentence)),
  );
  const [aim, ...others] = near.flatMap((sentence) => aimIn(sentence) ?? []);
  return aim === undefined || others.length > 0 ? null : aim;
}
const REACH = 2;
/** What the aim is of, named by what is wrong with it: "half the unpaid ones". */
const GONE_WRONG =
  /\b(?:unpaid|empt(?:y|ies)|dead|wrong|failed|late|spoiled|denied|rejected|redone|remakes|no-shows) (?:ones\b|[a-z]+s\b|i\b)/i;

const WANTED =
  /\b(?:goal|target|aim|objective)\b|\b(?:i|we)(?:'d| would)? (?:want|need|like|love|settle for|take|be (?:happy|glad|content|fine) (?:with|at))\b|\bif (?:i|we) (?:only )?had (?:only |just )?\d/;
/** What is bought, hired or earned is no aim of it. */
const NOT_OF_IT =
  /\?|\$|\b(?:hire|hiring|staff|seats?|licen[cs]es?|tools?|stores?|budget|revenue|margins?|sales|growth|customers|used to|not|don't|never|per week|hours?|h|min)\b/;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:in half|by half|halved|half (?:of )?(?:it|them|that|those|the \w+) gone)\b/, 1 / 2],
  [/#1\/2# of the (?:[a-z]+ ){1,3}paid\b/, 1 / 2],
  [/\bby a third\b|\ba third (?:of (?:it|them|those) )?(?:gone|less|fewer)\b/, 1 / 3],
  [/\bby a quarter\b|\ba quarter (?:of (?:it|them|those) )?(?:gone|less|fewer)\b/, 1 / 4],
];

function aimIn(sentence: string): Aim | null {
  const plain = plainFigures(sentence);
  const wanted = WANTED.exec(plain);
  if (wanted === null || NOT_OF_IT.test(plain)) return null;
  const said = plain.slice(wanted.index);
  const told = PARTS.find(([words]) => words.test(plain));
  if (told !== undefined) return { kind: "part", part: told[1] };
  const percent = /\bby #(\d{1,2})\/100#/.exec(said);
  if (percent !== null) return { kind: "part", part: Number(percent[1]) / 100 };
  const share = /#(\d{1,3})\/(\d{1,4})#/.exec(said);
  if (share !== null) return { kind: "share", part: Number(share[1]), whole: Number(share[2]) };
  const most =
    /\b(?:under|below|down to|had only|only had|to|at most|no more than|fewer than|less than) (\d{1,5})\b(?!\.\d|[/#])/.exec(
      said,
    );
  return most === null ? null : { kind: "count", most: Number(most[1]) };
}

/** Which part of it is gone where the aim is reached; null where the aim is none of these figures'. */
export function goneBy(
  aim: Aim,
  { count, share }: { count: number; share: { part: number; whole: number } | undefined },
): number | null {
  if (aim.kind === "part") return aim.part;
  if (aim.kind === "count") return aim.most < count ? (count - aim.most) / count : null;
  const left = share === undefined ? 1 : aim.part / aim.whole / (share.part / share.whole);
  return left < 1 ? 1 - left : null;
}
