import { isForOneself } from "./for-oneself";
import { type Found, foundAt, HINT, RESOLVED } from "./found";
import { polarityOf } from "./polarity";
import type { Sentence } from "./sentence";
import { detailsOf, isLeftUnused } from "./states";
import { BE, OURS, PRONOUNS } from "./turning-words";

/** Asked what they have tried, people name the assistant and the work, and leave the verb of use out. */

const PAST_EN =
  /^(?:had|was|were|did|went|made|wrote|gave|took|got|came|saw|found|ran|sent|let|\p{L}{2,}ed)$/u;
const AUXILIARY_FR = /^(?:ai|as|a|avons|avez|ont|avait|avaient|etait|etaient|fut|\p{L}{3,}ees?)$/u;
/** "We don't.", "none of us has": the whole answer. */
const MOST_WORDS = 6;
/** "No, and my staff would quit." */
const FLAT_NO = /^(?:no|nope|non)$/;
const JOINS = /^(?:and|but|yet|we|i|et|mais|on|nous)$/;
const WE = /^(?:we|i|us|none|no|not|on|nous|je|personne|aucun|aucune)$/;

/** "Midjourney mood boards for pitches" is a use; "Claude planned it" was a try. Silent where anything else is said of it. */
export function unsaidUse(
  sentence: Sentence,
  tools: readonly Found[],
  states: readonly Found[],
  tasks: readonly Found[],
): Found[] {
  const { field, isQuestion, tokens, clauses, cues, lang } = sentence;
  if (field !== "aiExperience" || isQuestion || states.some(isOfUse) || isForOneself(sentence)) return [];
  const own = tools.find(
    ({ finding, from, to }) =>
      finding.kind === "product" && finding.ai && polarityOf(cues, from, to) === "affirmed",
  );
  if (own === undefined) return states.length > 0 ? [] : unsaidNo(sentence, tools, tasks);
  const isPast = tokens.some(
    ({ text }, at) =>
      clauses[at] === clauses[own.from] && (lang === "en" ? PAST_EN : AUXILIARY_FR).test(text),
  );
  const key = isPast ? "tried" : "uses";
  const isSaid = isPast
    ? tokens.some(({ text }) => TRIED.test(text))
    : tasks.length > 0 && !isList(tools) && isNote(sentence, own.from);
  const confidence = isSaid && !isLeftUnused(sentence) ? RESOLVED : HINT;
  return [
    foundAt(
      sentence,
      own.from,
      own.to,
      { kind: "state", key, ...detailsOf(sentence, [own], tasks, own) },
      confidence,
    ),
  ];
}

/** "Jasper, Midjourney, Runway": what they have come across, and not yet what they use. */
const isList = (tools: readonly Found[]): boolean =>
  tools.filter(({ finding }) => finding.kind === "product" && finding.ai).length > 2;

const TRIED = /^(?:tried|tested|used|asked|played|essaye|teste|demande|utilise)$/;

/** "Midjourney mood boards for pitches": a note that has no subject and no verb beside the tool. */
const isNote = ({ tokens, clauses, lang }: Sentence, tool: number): boolean =>
  !tokens.some(
    ({ text }, at) =>
      (at < tool || clauses[at] === clauses[tool]) &&
      (BE[lang].test(text) || PRONOUNS.test(text) || (at < tool && OURS[lang].test(text))),
  );

/** That it is counted says nothing of whether it is used. */
const ABOUT_MORE: ReadonlySet<string> = new Set(["measured", "not_measured", "has_policy", "no_policy"]);
const isOfUse = ({ finding }: Found): boolean => finding.kind === "state" && !ABOUT_MORE.has(finding.key);

/** "We never let it near the books" is a limit, and no absence of use. */
const LIMITS =
  /^(?:let|lets|near|trust|trusts|rely|allow|allows|allowed|permit|pay|charge|send|share|like|love|laisse|laissons|confiance|fie|fions|permet|permettons|official|formal|against|any|anymore|longer|contre|officiel|formel)$/;

/** "Not bad", "pas mal": how it was, where it was used. */
const OPINIONS =
  /^(?:bad|good|great|terrible|awful|amazing|impressed|impressive|perfect|useful|useless|helpful|reliable|accurate|worth|happy|sold|convinced|thrilled|mal|mauvaise?|pire|terribles?|genial|parfait|fameux|convaincus?|impressionnes?|utile|fiable)$/;

function unsaidNo(sentence: Sentence, tools: readonly Found[], tasks: readonly Found[]): Found[] {
  const { tokens, cues } = sentence;
  const isShort = tokens.length > 1 && tokens.length <= MOST_WORDS && WE.test(tokens[0]?.text ?? "");
  const cue = cues.all.find(({ kind }) => kind === "negation");
  const [first, second] = tokens.map(({ text }) => text);
  if (FLAT_NO.test(first ?? "") && JOINS.test(second ?? ""))
    return [foundAt(sentence, 0, 1, { kind: "state", key: "no_use" }, RESOLVED)];
  const isNone = first === "none";
  // "Buddy runs his on AI. We dont": what it is that they do not do, the sentence before says.
  const isOfBefore = sentence.start > 0 && tokens.length === 2;
  if (
    !isShort ||
    isOfBefore ||
    tokens.some(({ text }) => LIMITS.test(text) || OPINIONS.test(text)) ||
    (cue === undefined && !isNone) ||
    tools.length + tasks.length > 0
  )
    return [];
  return [foundAt(sentence, 0, tokens.length, { kind: "state", key: "no_use" }, RESOLVED)];
}
