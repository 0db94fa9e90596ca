import { onlyOne } from "@/lib/domain/only-one";

const LENGTH = String.raw`(?<times>\d{1,3})[- ](?:working |work )?(?<of>day|week|wk)s?`;
/** "Harvest is 10 weeks", "open 180 days a year", "a 22 week season" */
const SAYS: readonly RegExp[] = [
  `(?:(?<=^|[,;] )(?:our |the )?(?:season|harvest|year) (?:is|runs|lasts)|(?:we (?:are|run)|we['’]re) open|open|we (?:run|operate|work)) (?:only )?(?:about |around |for )?${LENGTH}(?! a week)`,
  `${LENGTH} (?:season|harvest)`,
  "(?<=^|[,;] |all )(?<times>5[0-2]) (?<of>week)s(?=\\s*(?:[.;]|$))",
].map((said) => new RegExp(String.raw`(?<![\p{L}\d])${said}(?!\p{L})`, "giu"));
/** Others' seasons, and what is asked, was or is hoped for. */
const NOT_THEIRS =
  /\?|(?<!\p{L})(?:competitors?['’]?s?|customers?['’]?|clients?['’]?|used to|was|were|could|would|might|should|if|not|n['’]t|want|plan)(?!\p{L})/iu;
const MOST = { day: 366, week: 52 } as const;
const FEWEST = 4;

/** How many days or weeks their year has by these sentences; null where none says it, or two differ. */
export function seasonLength(sentences: Iterable<string>, unit: "day" | "week"): number | null {
  const told = [...sentences].filter((each) => !NOT_THEIRS.test(each)).flatMap((each) => timesIn(each, unit));
  return onlyOne([...new Set(told)]);
}

const timesIn = (sentence: string, unit: "day" | "week"): number[] =>
  SAYS.flatMap((says) => [...sentence.matchAll(says)]).flatMap(({ groups }) => {
    const times = Number(groups?.times);
    const isOfUnit = (groups?.of?.toLowerCase() === "day") === (unit === "day");
    return isOfUnit && times >= FEWEST && times <= MOST[unit] ? [times] : [];
  });
