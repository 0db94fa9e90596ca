import { onlyOne } from "../../only-one";
import { asFigures, someFiguresIn } from "./figures";
import type { Tally } from "./tally";

/** Hours with what one of them costs, where that is told of who was named before: "Donna's $27 an hour", "they're on $19 an hour". */
export function withHourlyTold(tally: Tally, sentences: readonly string[]): Tally {
  if (tally.kind === "money" || tally.wage !== null || tally.check !== null) return tally;
  const told = sentences
    .filter((sentence) => isOfThem(sentence, sentences))
    .flatMap((sentence) => someFiguresIn(asFigures(sentence)).wages.map(({ amount }) => amount));
  return { ...tally, wage: onlyOne([...new Set(told)]) };
}

function isOfThem(sentence: string, all: readonly string[]): boolean {
  const [, name] = BY_NAME.exec(sentence) ?? [];
  return THEY.test(sentence) || (name !== undefined && all.join(" ").split(name).length > 2);
}
const THEY = /^\W*(?:and )?(?:they|she|he|their time)(?:['’]s|['’]re| is| are| makes?| gets?| costs?)? /i;
const BY_NAME = /^(\p{Lu}\p{Ll}+)(?:['’]s| is| makes| gets| costs) /u;
