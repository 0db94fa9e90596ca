import { isForOneself } from "./for-oneself";
import type { Found } from "./found";
import { isHadDone } from "./had-done";
import { isFigure } from "./phrases";
import { isSaidBefore, type Sentence, typedWords } from "./sentence";
import { isPlain, type Shape } from "./shape";
import { isStoryOfOthers } from "./story-of-others";
import { wordsOf } from "./tokens";

/** Which names may be asserted: those whose class is shown, and that are said of the firm. */

export function isSureName(sentence: Sentence, found: Found, shape: Shape): boolean {
  const { tokens, clauses, field } = sentence;
  const { finding, from, to } = found;
  const isProse = field === "aiExperience" || field === "aiFriction" || field === "otherChallenge";
  const subject = shape.subjects[clauses[from] ?? 0];
  switch (finding.kind) {
    case "product":
      return (
        !isProse ||
        (subject !== "others" &&
          isPlain(shape, from, to) &&
          !isForOneself(sentence) &&
          !sentence.tokens.some((_, at) => at < from && isHadDone(sentence, at)) &&
          !isPartOfName(sentence, from, to) &&
          !/^google$/i.test(typedWords(sentence, from, to)))
      );
    case "person":
      return (
        !FIRMS.test(tokens[to - 1]?.text ?? "") &&
        isWholeWord(sentence, to) &&
        !isWhose(sentence, from) &&
        !isGone(sentence, found) &&
        !isKind(sentence, from, to)
      );
    case "place":
      return (
        !isProse ||
        (subject !== "others" &&
          isAt(sentence, from) &&
          isPlain(shape, from, to) &&
          !isSaidBefore(sentence, from, WHILE))
      );
    case "body":
      if (tokens[from - 1]?.isPossessive || /^['’]/.test(tokens[from]?.before ?? "")) return false;
      if (finding.key === "competitor" && isTitle(sentence, from, to)) return false;
      // "It was on CBC": who told of it is no part of the firm.
      // "An outfit in Alberta … and the regulator noticed": theirs, and not the firm's.
      if (finding.key !== "competitor" && isStoryOfOthers(sentence)) return false;
      if (isNotOverThem(sentence, to) || finding.sort === "media") return false;
      return finding.key !== "bank" || OWN.test(tokens[from]?.text ?? "");
    default:
      return false;
  }
}

/** "OSFI does not regulate us": a name that is told to leave it out. */
const isNotOverThem = ({ tokens }: Sentence, to: number): boolean =>
  /^(?:doesnt|dont|does not|do not|isnt|is not) (?:regulate|cover|apply|oversee|govern|supervise|our|over)\b/.test(
    wordsOf(tokens.slice(to, to + 3)),
  );

const OWN = /^(?:our|my|notre|nos|ma|mon)$/;
/** A vendor is a firm and no person. */
const FIRMS =
  /^(?:vendors?|suppliers?|resellers?|integrators?|consultants?|fournisseurs?|contractors?|subcontractors?|office|distributors?|brokers?|parent|it|agent)$/;

/** "Shopify Magic", "Procore Copilot": the name goes on. */
const isPartOfName = (sentence: Sentence, from: number, to: number): boolean => {
  const isCapital = (at: number) => /^\p{Lu}/u.test(typedWords(sentence, at, at + 1));
  const first = sentence.tokens[from];
  // "Azure OpenAI", but not the word that opens the sentence.
  if (from > 1 && first?.before === " " && isCapital(from - 1) && !sentence.isShouted) return true;
  const next = sentence.tokens[to];
  const isNext =
    next !== undefined && !EDITION.test(next.text) && !sentence.isShouted && /^[ +-]*$/.test(next.before);
  return isNext && isCapital(to);
};

const EDITION = /^(?:pro|plus|premium|enterprise|online|cloud|desktop|team|teams|business|i|we|ai)$/;

/** "Staff housing": what kind of housing it is. */
function isWholeWord({ tokens }: Sentence, to: number): boolean {
  const last = tokens[to - 1];
  const next = tokens[to];
  const isMany = last !== undefined && last.stem !== last.text;
  return next === undefined || next.isBreak || isMany || BEHIND_ONE.test(next.text);
}
const GONE = /^(?:left|quit|gone|resigned|departed|parti|partie|partis)$/;
const LEAVING = 4;

/** "IT manager left in May", "hired away our analysts": who is there no more. */
const isGone = ({ tokens, clauses }: Sentence, { from, to }: Found): boolean =>
  tokens
    .slice(to, to + LEAVING)
    .some(({ text }, at) => clauses[to + at] === clauses[from] && GONE.test(text)) ||
  tokens.slice(Math.max(0, from - 2), from).some(({ text }) => text === "away");

/** "118 partner pantries", "workers comp", "ça sonne vendeur", "an assistant (Llama based)", "a cobot welder": no one of theirs. */
function isKind({ tokens }: Sentence, from: number, to: number): boolean {
  const last = tokens[to - 1];
  const next = tokens[to];
  const before = tokens[from]?.isBreak ? undefined : tokens[from - 1];
  const isOne = last !== undefined && last.stem === last.text && next?.isBreak === false;
  const isCounted =
    before !== undefined && isFigure(before) && isOne && !/^(?:staff|crew|people)$/.test(last.text);
  const isTool =
    /^(?:assistant|agent|scribe|receptionist|copilot|tutor|coach)$/.test(last?.text ?? "") &&
    tokens.slice(Math.max(0, from - 2), to + 4).some(({ text }) => MACHINE.test(text));
  const isOurs = before !== undefined && OWN.test(before.text);
  // An assistant by itself is as often a program, and whose guys or owners they are is said before them.
  const isAnyAssistant = last?.text === "assistant" && to - from === 1 && !isOurs;
  const isAnyone = /^(?:guys|gars|writers?|owners?)$/.test(last?.text ?? "") && to - from === 1 && !isOurs;
  return (
    isCounted ||
    isTool ||
    isAnyAssistant ||
    isAnyone ||
    /^(?:cobot|robot|robotic)s?$/.test(before?.text ?? "") ||
    COMP.test(next?.text ?? "") ||
    /^(?:sonne|sonnent|comme)$/.test(before?.text ?? "")
  );
}
const MACHINE =
  /^(?:ai|ia|house|based|their|llama|gpt|chatgpt|claude|gemini|virtual|digital|voice|bot|virtuel|virtuelle)$/;
const COMP = /^(?:comp|compensation|guild|lounge|market|fund)$/;

/** "Nos données clients": in French what kind of data it is comes behind. */
const isWhose = ({ tokens, lang }: Sentence, from: number): boolean => {
  const before = tokens[from - 1];
  const isJoined = before !== undefined && tokens[from]?.isBreak === false && before.kind === "word";
  return (
    lang === "fr" &&
    isJoined &&
    /^(?:donnees|fiches|dossiers|notes|listes|rencontres|relations?|service)$/.test(before.text)
  );
};
const BEHIND_ONE =
  /^(?:is|are|was|were|has|have|had|does|do|did|isnt|doesnt|wont|cant|will|can|of|in|at|on|for|with|who|and|or|to|from|by|the|our|about|says?|uses?|using|wants?|took|takes?|put|puts|writes?|keeps?|leaves?|left|quit|est|sont|a|ont|de|du|qui|et|ou|dans|pour|a|au|utilise|\p{L}{3,}(?:ed|ly|[^s]s))$/u;

/** "The Competition and Markets Authority" is no competitor. */
const isTitle = (sentence: Sentence, from: number, to: number): boolean =>
  /\p{Ll} ?\p{Lu}/u.test(typedWords(sentence, from, to).replace(/^the /i, "x"));

const IN = { en: /^(?:in|at|across|throughout)$/, fr: /^(?:en|au|aux|dans|sur|a)$/ };
const THE = /^(?:the|our|la|le|les|l|downtown|northern|southern|eastern|western|rural)$/;

/** "In Banff": where they are, and not where they sell or buy. */
function isAt({ tokens, lang }: Sentence, from: number): boolean {
  const before = tokens[from - 1];
  const at = before !== undefined && THE.test(before.text) ? tokens[from - 2] : before;
  return at !== undefined && tokens[from]?.isBreak === false && IN[lang].test(at.text);
}

/** "While I was in Singapore": where someone was when it happened. */
const WHILE = /^(?:while|pendant)$/;
