import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { plain, plainSentencesIn, type Told } from "../calendar/told-sentences";
import { ANOTHER_MATTER, beginsAnother, untilAnother } from "./another-matter";
import { NAME, SURNAME } from "./first-name";
import { isNoOwner } from "./not-the-owner";
import { isSamePerson, theOne } from "./same-person";
import { toldWith } from "./under-heading";

/** One by name, and what they are here as it was told: "estimator"; null where it was not. */
export interface WhoDoes {
  name: string;
  title: string | null;
}

const ALONE = "(?: (?:still|also|then|now|personally|mostly|alone|currently))?";
/** Work of the hand and the eye that a trial may take part of; a check of it is another's. */
const DOES =
  "(?:(?:re)?types|(?:re)?keys|(?:re)?enters|copies|transcribes|writes|fills|looks|pulls|matches|sorts|files|logs|builds|makes|draws|prices|quotes|estimates|plans|schedules|books|dispatches|reads|answers|takes|handles|does|keeps|translates|reconciles|chases|compiles|assembles|puts|prepares|proofreads|drafts|picks|assigns|codes|adds|figures|works|prints|calls|counts|measures|processes)";
const DOING =
  "(?:(?:re)?typing|(?:re)?keying|(?:re)?entering|copying|transcribing|writing|filling|looking|pulling|matching|sorting|filing|logging|building|making|drawing|pricing|quoting|estimating|planning|scheduling|booking|reading|answering|handling|doing|translating|reconciling|chasing|compiling|assembling|putting|preparing|proofreading|drafting|picking|coding|adding|figuring|working|printing|calling|counting|measuring|processing)";
const DONE =
  "(?:(?:re)?typed|(?:re)?keyed|(?:re)?entered|copied|transcribed|written|filled|matched|sorted|filed|logged|built|made|drawn|priced|quoted|planned|scheduled|booked|answered|handled|done|translated|reconciled|prepared|drafted|picked|coded)";
const PARTICLE = "(?: (?:up|in|out|down|through|together|over|for|on))?";
/** What is said in place of the work itself. */
const THE_WORK =
  "(?:it|them|(?:these|those)(?=\\s*(?:[.,;]|$|(?:by|in|into|off|up|from|and|for|with|all)(?!\\p{L})))|'?em|(?:all|most|nearly all|almost all) of (?:it|them|these|those|that|this)|(?:every|each)(?: single)? (?:one|last one)|each(?= (?:by hand|in|into|off|from|out)(?!\\p{L})))(?!\\p{L})";
const OF_OURS =
  "(?:(?:every|each|the|our|all|these|those|most|all the|all our|all of the) (?:\\p{L}[\\p{L}'-]*(?: |(?=[,.;]|$))){1,5})";
const TITLE =
  "(?<title>(?:[a-z-]+ ){0,2}(?:estimator|scheduler|dispatcher|planner|coordinator|controller|bookkeeper|buyer|designer|drafter|draftsman|draftswoman|proofreader|supervisor|manager|foreman|forewoman|technician|tech|mechanic|machinist|engineer|surveyor|editor|writer|translator|typist|receptionist|registrar|administrator|admin|operator|driver|grader|purchaser|officer|director|specialist|analyst|assistant|clerk|lead|hand|chef|nurse|apprentice|secretary|librarian|archivist|curator|pharmacist|hygienist|agronomist|geologist|biologist|chemist|paralegal|adjuster|appraiser|processor|cutter|welder|painter|baker|brewer|roaster))";
/** "Our numbers guy": said beside the name, and no title to call them by. */
const AS = `(?:,? \\(?(?:our|the|my) (?<as>${TITLE}|[a-z][a-z -]{2,28}[a-z])[,)],?| \\((?<in>[a-z][^)]{2,25})\\)| in (?:the |our )?[a-z]+(?: office)?|, who [^,.;]{3,40},)?`;
/** "Hal and Dee", "Noreen or Shauna": of two, neither is the one. */
const ALONE_NAMED = "(?<!\\p{L})(?<!\\p{Lu}\\p{Ll}+ (?:and|or|&|nor) )(?<!\\p{Lu}\\p{Ll}+, )";
const CALLED = `${ALONE_NAMED}(?<young>(?:[Yy]oung|[Oo]ld|[Pp]oor|[Ll]ittle|[Bb]ig) )?${NAME}${SURNAME}${AS}`;
const TITLED = `(?<!\\p{L})(?:[Oo]ur|[Mm]y|[Tt]he) ${TITLE},? ${NAME}${SURNAME},?`;

/** "Brenda retypes every one", "Roger, our estimator, spends 16 hours a week matching sheets", "it is all keyed by Odile" */
const BY_NAME: readonly RegExp[] = [CALLED, TITLED].flatMap((who) =>
  [
    `${who}(?:(?:'s| is) the (?:only )?(?:one|person))?${ALONE} (?:who )?${DOES}${PARTICLE} (?<work>${THE_WORK}|${OF_OURS})`,
    `${who}${ALONE} spends (?:about |up to |around |some |nearly )?(?:\\d[\\d.,]*|half|two|three|four|five|six|ten|most|all|an?|(?:her|his) (?:mornings|afternoons|evenings|nights|days|weekends)) ?[^.;,]{0,40}?(?<!\\p{L})(?<work>${DOING}${PARTICLE} [^.;,]{2,60}|on (?:it|them|each|that|this|these)(?!\\p{L}))`,
  ].map((source) => new RegExp(source, "gu")),
);
const BY_THEM = new RegExp(
  `(?<!\\p{L})(?<work>(?:[Ii]t|[Tt]hey|(?:[Aa]ll|[Mm]ost) of (?:it|them)|[Ee]ach(?: one)?|[Ee]very one|(?:[Tt]he|[Oo]ur|[Aa]ll|[Ee]very|[Ee]ach) [\\p{L} -]{3,30}) (?:is|are|'s|gets?|has to be|have to be) (?:all )?${DONE}(?: up| in| out)?(?: by hand)?) by (?:(?:our|my|the) ${TITLE} )?${NAME}${SURNAME}(?= |[,.;]|$)`,
  "gu",
);
/** What is past, not sure, wrong, another firm's or shared. */
const NOT_SO =
  /\?|(?<!\p{L})(?:if|unless|might|may|would|should|could|no(?:body| one)|used to|was|were|retired|fired|former|outside|outsourc\p{L}+|contractors?|freelanc\p{L}+|agency|temp|consultants?|brokers?|(?:customer|client|vendor|supplier|competitor|carrier|insurer|lender|buyer|other side|neighbou?r)(?:'s|s')|the rest|the other half|take turns|between them|helps?|wrong(?:ly)?|badly|slow(?:ly)?)(?!\p{L})/iu;
const OUTSIDERS =
  "customer|client|vendor|supplier|competitor|contractor|carrier|insurer|lender|wife|husband|daughter|son|nephew|niece|friend|neighbou?r|accountant|lawyer|auditor|inspector|union|rep";
const OUTSIDER = new RegExp(`(?<!\\p{L})(?:${OUTSIDERS})(?!\\p{L})`, "iu");
const OUTSIDER_BEFORE = new RegExp(`(?<!\\p{L})(?:${OUTSIDERS}),? $`, "iu");
const LONG_WORD = /\p{L}{5,}/gu;
const STEM = 5;

/**
 * Who does that very work, where exactly one is named: told in the sentence that the trial is from, in the next one, under the
 * same heading, or further on of the same things. Null where it is the leader, one of the others, one who is against it, blamed or leaving, or an outsider.
 */
export function whoDoes(
  answers: Told & Pick<Answers, "executiveName">,
  { said: about }: { said: string | null },
  { facts }: Ledger,
  others: readonly ({ name: string } | null)[],
): WhoDoes | null {
  if (about === null) return null;
  const near = nearTo(answers.otherChallenge, about);
  const further = furtherOn(answers.otherChallenge, plain(about)).filter((each) => !near.includes(each));
  const found = [
    ...near.flatMap((sentence) => doersIn(sentence, near, plain(about))),
    ...further.flatMap((sentence) => doersIn(sentence, [plain(about), sentence], plain(about))),
  ];
  const name = theOne(found.map((each) => each.name));
  if (name === null || isNoOwner(name, answers)) return null;
  const isThing = facts.some(
    ({ kind, text }) => (kind === "product" || kind === "body") && isSamePerson(text, name),
  );
  const isOut = [answers.executiveName, ...others.map((each) => each?.name ?? "")].some((other) =>
    isSamePerson(name, other),
  );
  if (isThing || isOut) return null;
  return { name, title: found.find(({ title }) => title !== null)?.title ?? null };
}

/** The sentence itself, the next one, and what is told under the same heading. */
function nearTo(otherChallenge: string | null, about: string): readonly string[] {
  const told = plainSentencesIn(otherChallenge);
  const at = told.indexOf(plain(about));
  if (at === -1) return [];
  const next = told[at + 1];
  const isOn = next !== undefined && !ANOTHER_MATTER.test(next);
  const under = new Set(toldWith(otherChallenge, about).map(plain));
  return told.filter((sentence, place) => place === at || (isOn && place === at + 1) || under.has(sentence));
}

/** Before another matter begins, what speaks of two of the same things: "sheets", "invoices". */
function furtherOn(otherChallenge: string | null, about: string): readonly string[] {
  const told = plainSentencesIn(otherChallenge);
  const at = told.indexOf(about);
  const things = stemsOf(about);
  return at === -1
    ? []
    : untilAnother(told.slice(at + 1), beginsAnother).filter(
        (sentence) => [...stemsOf(sentence)].filter((stem) => things.has(stem)).length >= SAME_THINGS,
      );
}
const SAME_THINGS = 2;
const stemsOf = (sentence: string): ReadonlySet<string> =>
  new Set(
    (sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !OF_ANY_WORK.test(word))
      .map((word) => word.replace(/s$/, "").slice(0, STEM)),
  );
const OF_ANY_WORK =
  /^(?:also|back|been|does|down|each|from|good|have|just|last|like|made|make|many|more|most|much|only|over|said|says|some|take|takes|than|that|them|then|they|this|time|want|were|what|when|will|with|work|costs?|into|half|about|after|again|because|before|could|every|evenings?|hours?|days|nights?|minutes|months?|mornings?|never|other|right|season|since|spends?|their|there|these|thing|things|those|three|today|twice|weeks?|where|which|while|would|years?)$/;

function doersIn(sentence: string, near: readonly string[], about: string): WhoDoes[] {
  if (NOT_SO.test(sentence)) return [];
  return [...BY_NAME, BY_THEM].flatMap((grammar) =>
    [...sentence.matchAll(grammar)].flatMap((found) => doerIn(found, sentence, near, about)),
  );
}

/** The one that a grammar found, where it is a person of theirs and the work is that of the trial. */
function doerIn(found: RegExpExecArray, sentence: string, near: readonly string[], about: string): WhoDoes[] {
  const { who = "", surname = "", title = null, as = "", in: of = "", work = "", young } = found.groups ?? {};
  if (OUTSIDER.test(as) || OUTSIDER.test(of)) return [];
  const before = sentence.slice(0, found.index);
  if (OUTSIDER_BEFORE.test(before)) return [];
  const after = near.slice(near.indexOf(sentence)).join(" ").split(who)[1] ?? "";
  const isPerson = surname !== "" || title !== null || young !== undefined || PRONOUN.test(after);
  const besides = near.join(" ").replace(work, " ");
  const isOfIt =
    (before === "" && sentence === about) || (!OF_PEOPLE.test(found[0]) && isThatWork(work, besides));
  return isPerson && isOfIt ? [{ name: who + surname, title }] : [];
}
const PRONOUN = /^[^.;]*[.;]?[^.;]*(?<!\p{L})(?:he|she|his|her|him|herself|himself)(?!\p{L})/iu;

/** "Them", or named in what is told around it. */
function isThatWork(work: string, besides: string): boolean {
  const words = [...(work.match(LONG_WORD) ?? []).map((word) => word.slice(0, STEM)), ...thingOf(work)];
  return (
    PRONOUN_OF_WORK.test(work) || words.some((word) => new RegExp(`(?<!\\p{L})${word}`, "iu").test(besides))
  );
}
/** "Each die's last run": the die. */
const thingOf = (work: string): string[] => {
  const [, thing] = /^(?:every|each|the|our|all|these|those|most) (\p{L}{3,})/u.exec(work) ?? [];
  return thing === undefined ? [] : [`${thing.replace(/s$/, "")}(?:s|es)?(?!\\p{L})`];
};
const PRONOUN_OF_WORK = new RegExp(
  `^(?:(?:${DOING}${PARTICLE} )?${THE_WORK}|on (?:it|them|each|that|this|these)(?!\\p{L})|they(?!\\p{L})|each$)`,
  "iu",
);
/** "Dana schedules them": people, as likely as work. */
const OF_PEOPLE =
  /(?<!\p{L})(?:schedules|books|dispatches|calls|assigns|plans|sorts|measures|counts) (?:it|them|'?em|all|every one|each one)/u;
