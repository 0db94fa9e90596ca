import type { Finding, Role } from "./fact";
import type { Found } from "./found";
import type { Lexicon } from "./lexicon";
import { tellingWords } from "./meanings";
import { isTimeUnit } from "./numbers/units";
import { isSaidBefore, type Sentence } from "./sentence";
import { isPlain, type Shape } from "./shape";
import { stemOf } from "./tokens";

/** Which tasks may be asserted: those that are done here. A task's word alone may be a mere mention: a speeding ticket is no ticket. */

/** Letters between a verb of doing and what is done. */
const DOING_REACH = 40;
/** A share or a price is of the thing, and says nothing of the work: "bus contracts rose 24%". */
const MEASURES: ReadonlySet<Role> = new Set(["saving", "duration", "volume"]);
const RUNS: readonly string[] = ["uses", "in_production", "ran", "private_use"];

export function isSureTask(
  sentence: Sentence,
  task: Found,
  others: readonly Found[],
  verbs: Lexicon["verbs"],
  shape: Shape,
): boolean {
  const subject = shape.subjects[sentence.clauses[task.from] ?? 0];
  if (!isPlain(shape, task.from, task.to, ["compared"]) || subject === "others") return false;
  if (
    isSpam(sentence, task) ||
    isQuoted(sentence, task) ||
    isByOutsiders(sentence, task, verbs) ||
    isVerbOf(sentence, task, others)
  )
    return false;
  if (
    isTeam(sentence, task, verbs) ||
    isMeasureOf(sentence, task, verbs) ||
    ARTICLE.test(sentence.tokens[task.to - 1]?.text ?? "")
  )
    return false;
  // One word alone has other senses: "orders of service", "the fog forecast", "61 municipal contracts".
  const isTelling = tellingWords(sentence, task.from, task.to).length > 1;
  const supports = others.some(({ finding, from, to }) => {
    if (finding.kind === "rate" && finding.role === "share")
      return isTelling && isMadeOf(sentence, to, task.from);
    if (finding.kind === "rate")
      return (
        MEASURES.has(finding.role) && (isBeside(sentence, task, from, to) || isOfIt(sentence, task, finding))
      );
    if (finding.kind === "change") return isTimeUnit(finding.unit) && isBeside(sentence, task, from, to);
    if (finding.kind === "state")
      // "Listings and posts, most days": the task is all that is said of the use.
      return (
        RUNS.includes(finding.key) &&
        (isTelling || isAllOrAnd(sentence, task, from, to) || isSaidBefore(sentence, task.from, FOR, PURPOSE))
      );
    return isTelling && isCountOf(finding) && from <= task.from && task.to <= to;
  });
  return (
    supports ||
    isAllOfIt(sentence, task) ||
    isTooSlow(sentence, task) ||
    isLabelOf(sentence, task, others) ||
    (isTelling && isEachSeason(sentence, task)) ||
    (isTelling && isDone(sentence, task, verbs)) ||
    isTheirs(sentence, task, verbs, isTelling)
  );
}

/** "70% of that is chasing documents": what the time goes into. */
const isMadeOf = ({ tokens }: Sentence, from: number, to: number): boolean =>
  from < to &&
  tokens.slice(from, to).some(({ text }) => /^(?:is|are|goes|go|est|sont)$/.test(text)) &&
  tokens.slice(from, to).every(({ text }) => MADE_OF.test(text));
const MADE_OF =
  /^(?:of|that|this|it|our|the|time|day|week|work|hours|is|are|goes|go|spent|on|to|into|just|only|de|du|ca|cela|temps|travail|est|sont|a)$/;

/** "Security questionnaires.", "Minutes and staff reports.": all of an answer about what else troubles them. */
function isAllOfIt({ field, tokens }: Sentence, { from, to }: Found): boolean {
  if (field !== "otherChallenge" || to !== tokens.length) return false;
  return from === 0 || (from <= HEADING && /^(?:and|et)$/.test(tokens[from - 1]?.text ?? ""));
}
const HEADING = 3;
/** "Quoting is too slow.": the first words of what troubles them. */
const isTooSlow = ({ field, tokens }: Sentence, { from, to }: Found): boolean =>
  field === "otherChallenge" &&
  from === 0 &&
  /^(?:is|are|takes?)$/.test(tokens[to]?.text ?? "") &&
  tokens
    .slice(to + 1, to + SLOW_REACH)
    .some(({ text }) => /^(?:slow|slowly|late|behind|backlogged|forever|long|mess)$/.test(text));
const SLOW_REACH = 4;
/** "Bids for schools: three estimators take 6 hours a bid": the label of what is timed behind it. */
const isLabelOf = ({ field, tokens }: Sentence, { from, to }: Found, others: readonly Found[]): boolean => {
  if (field !== "otherChallenge" || from !== 0) return false;
  const colon = tokens.findIndex(({ before }) => /^ ?: ?$/.test(before));
  return (
    colon >= to &&
    colon <= to + HEADING - 1 &&
    others.some(
      (other) => other.finding.kind === "rate" && other.finding.role === "duration" && other.from >= colon,
    )
  );
};

/** "Chemical returns every fall": the head of an answer, and how often it comes. */
const isEachSeason = ({ field, tokens }: Sentence, { from, to }: Found): boolean =>
  field === "otherChallenge" &&
  from === 0 &&
  /^(?:every|each|chaque)$/.test(tokens[to]?.text ?? "") &&
  SEASONS.test(tokens[to + 1]?.text ?? "");
const SEASONS =
  /^(?:fall|autumn|spring|summer|winter|year|season|month|week|night|morning|day|automne|printemps|ete|hiver|annee|mois|semaine|nuit|matin|jour)$/;

/** A time of the very piece, wherever the sentence says it: "every bill of lading by hand, about 9 minutes each". */
const isOfIt = (
  { tokens }: Sentence,
  { from, to }: Found,
  { unit, per }: Extract<Finding, { kind: "rate" }>,
): boolean => {
  const typed = tokens
    .slice(from, to)
    .map(({ stem }) => stem)
    .join(" ");
  return typed === unit || typed === per;
};

/** The use is told by the task itself, or by the one that it is joined to. */
const isAllOrAnd = ({ tokens }: Sentence, task: Found, from: number, to: number): boolean =>
  (from === task.from && to === task.to) ||
  (to + 1 === task.from && /^(?:and|et)$/.test(tokens[to]?.text ?? ""));

/** "ChatGPT for funding reports", "a bot to answer email": what a tool is for. */
const FOR = /^(?:for|to|on|writes?|wrote|written|drafts?|drafted|drafting|pour|sur|redige|rediger)$/;
const PURPOSE = 4;

/** "Purchasing built a bot": the team, and not its work. */
function isTeam({ tokens, clauses, lang }: Sentence, { from, to }: Found, verbs: Lexicon["verbs"]): boolean {
  const next = tokens[to];
  const isHead = to - from === 1 && (from === 0 || clauses[from - 1] !== clauses[from]);
  if (!isHead || next === undefined || next.isBreak || verbs.spend[lang].includes(next.text)) return false;
  return ACTS.test(next.text);
}
const ACTS =
  /^(?:built|ran|runs|went|tried|uses?|used|tested|bought|wants?|says?|asked|made|got|has|had|keeps?|put|[a-z]+ed)$/;

/** "$41 per order", "is written up in our SOPs": said of something else. */
const isMeasureOf = ({ tokens, lang }: Sentence, { from, to }: Found, verbs: Lexicon["verbs"]): boolean => {
  const before = tokens[from]?.isBreak ? "" : (tokens[from - 1]?.text ?? "");
  const two = tokens[from - 2]?.text ?? "";
  // "Two days on each application": what the days are spent on.
  if (/^(?:each|every|chaque)$/.test(before) && /^(?:on|for|to|with|sur|pour)$/.test(two)) return false;
  // "Each grant report takes five hours": it is what the sentence is about.
  const isSubject = from === 1 && verbs.spend[lang].includes(tokens[to]?.text ?? "");
  if (isSubject && /^(?:each|every|chaque)$/.test(before)) return false;
  return BESIDE.test(before) || (OWN.test(before) && WITHIN.test(two));
};
/** "Answering the": what is answered comes behind it. */
const ARTICLE = /^(?:the|an?|le|la|les|un|une)$/;
const BESIDE = /^(?:per|par|each|than)$/;
const WITHIN = /^(?:in|into|inside|behind|dans)$/;

/** A figure of the same clause, or close by: "Supplier invoices: 1,800 a month". */
const isBeside = ({ clauses }: Sentence, task: Found, from: number, to: number): boolean =>
  clauses[from] === clauses[task.from] || (from - task.to <= CLOSE && task.from - to <= CLOSE);
const CLOSE = 4;

/** "Engineers claim an hour": what people do, and no claims. */
const isVerbOf = ({ tokens }: Sentence, { from, to }: Found, others: readonly Found[]): boolean =>
  to - from === 1 &&
  tokens[from]?.isBreak === false &&
  /^(?:an?|the|it|that|to|our|un|une|le|la|[a-z]{2,}ing)$/.test(tokens[to]?.text ?? "") &&
  (/^(?:i|we|they|you|je|nous)$/.test(tokens[from - 1]?.text ?? "") ||
    (tokens[from]?.text === "claims" && /^(?:it|that|to)$/.test(tokens[to]?.text ?? "")) ||
    others.some((each) => each.finding.kind === "person" && each.to === from));

/** "Five emails a day from consultants", "from AI guys": nothing that is worked on. */
function isSpam({ tokens }: Sentence, { to }: Found): boolean {
  const behind = tokens.slice(to);
  const from = behind.findIndex(({ text }) => text === "from");
  return from !== -1 && behind.slice(from, from + SELLERS_WITHIN).some(({ text }) => SELLERS.test(text));
}
const SELLERS_WITHIN = 5;

/** "30% are 'did you get my email'": what others say, in their words. */
function isQuoted({ text, start, end }: Sentence, task: Found): boolean {
  // "38% are 'where is my order'" names the work by what is asked.
  if (task.to - task.from > 1) return false;
  const before = text.folded.slice(start, task.start);
  const behind = text.folded.slice(task.end, end);
  return /(?:^|[\s(])['"][^'"]*$/.test(before) && /^[^'"]*['"](?=$|[\s.,;:?!)])/.test(behind);
}
const SELLERS =
  /^(?:consultants|vendors|recruiters|salespeople|sellers|spammers|guys|startups|companies|people)$/;

const OUTSIDERS =
  /^(?:readers|customers|clients|members|residents|guests|patients|parents|donors|tenants|subscribers|voters|neighbours|neighbors|citizens|lecteurs|clientes?|membres|residents|citoyens|abonnes|voisins)$/;

/** "Our readers wrote 200 letters": work that arrives, and none that is done here. */
function isByOutsiders({ tokens, clauses, lang }: Sentence, task: Found, verbs: Lexicon["verbs"]): boolean {
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1];
    if (at >= task.from || clauses[at] !== clauses[task.from] || next === undefined) return false;
    return OUTSIDERS.test(text) && (SENT.test(next.text) || verbs.doing[lang].includes(next.text));
  });
}

const SENT = /^(?:wrote|sent|filed|signed|mailed|emailed|made|ont|envoient)$/;

/** "We roster 200 people", "our checklists are out of date", "estimates take 31 days". */
function isTheirs(
  { tokens, lang }: Sentence,
  { from, to }: Found,
  verbs: Lexicon["verbs"],
  isTelling: boolean,
): boolean {
  const before = tokens[from]?.isBreak ? undefined : tokens[from - 1]?.text;
  const behind = tokens[to]?.isBreak ? undefined : tokens[to]?.text;
  const isCounted =
    tokens[to]?.kind === "number" && !tokens.slice(to + 1, to + 3).some((each) => each.before.includes("%"));
  // "Spend their lives on paperwork", but not "the rules on staging": the French "on" is "we".
  const isSpentOn =
    lang === "fr" ||
    tokens.slice(Math.max(0, from - SPENT), from).some(({ text }) => verbs.spend.en.includes(text));
  const isOurs =
    before !== undefined &&
    (before !== "on" || isSpentOn) &&
    (isTelling || isCounted ? OWN : OURS).test(before);
  const isOwned = isOurs && !LIES.test(behind ?? "");
  return isOwned || (behind !== undefined && verbs.spend[lang].includes(behind));
}

/** Words from a verb of spending to what it is spent on. */
const SPENT = 5;

/** "Our drawings live on a file server" says where they are and not who draws. */
const LIES = /^(?:live|lives|sit|sits|lie|lies|dorment|trainent)$/;
const OWN = /^(?:our|my|we|i|nos|notre|mes|nous|on|their)$/;
/** "We estimate that 25% are": one word may be a verb of another sense, but not in "we roster 200 people". */
const OURS = /^(?:our|my|nos|notre|mes)$/;

const isCountOf = (finding: Finding): boolean => finding.kind === "quantity" && finding.unit !== null;

function isDone({ tokens, clauses, lang }: Sentence, task: Found, verbs: Lexicon["verbs"]): boolean {
  const doing = verbs.doing[lang];
  return tokens.some((token, at) => {
    const isNear =
      token.end <= task.start && task.start - token.end <= DOING_REACH && clauses[at] === clauses[task.from];
    return isNear && (doing.includes(token.text) || doing.includes(stemOf(token.text)));
  });
}
