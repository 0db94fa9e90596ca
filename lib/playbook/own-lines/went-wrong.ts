import type { Answers } from "@/lib/domain/assessment/assessment";
import { plainSentencesIn } from "../calendar/told-sentences";
import { quotedLine } from "./clause";
import { lossIn } from "./loss";

const TOOL =
  "(?:it|ChatGPT|Copilot|Claude|Gemini|the (?:\\p{L}+ )?(?:tool|(?:chat)?bot|software|system|camera|app|thing|vendor|program|reader|scheduler|optimi[sz]er)|the (?:AI|phone|voice|chat|virtual) (?:phone )?(?:agent|assistant)|(?:(?:the|our) )?AI(?: (?:transcript|scribe|notes?|summary|draft|tool|thing|answer|report|translation|forecast|quote|estimate)s?)?|(?:(?:the|our|a) )?(?:chat)?bot)";
/** What the tool did: "It put 60 cases to a camp of 38", "14 came back with a wrong digit", "le fournisseur avait laissé …". */
const IT_DID = new RegExp(
  `(?<!\\p{L})${TOOL} (?:(?:on|in) (?:the|our) \\p{L}+ )?(?:had |then |also |double[- ])?(?:(?!(?:saved|helped|worked|cut|found|caught|flagged|spotted|needed|seemed|sounded|looked|failed|stopped|scared|cost|used|tried)(?!\\p{L}))\\p{L}+ed|put|read|gave|sent|told|made|set|wrote|said|left|lost|swapped|sold|paid(?! (?:back|off|for itself)(?!\\p{L}))|drew|chose|built|quoted|booked)(?!\\p{L})|(?<!\\p{L})(?:came|come) back with|(?<!\\p{L})(?:il|elle|ça|l'outil|le logiciel|l'IA|le fournisseur|la caméra|le robot)(?: \\([^)]*\\))? (?:nous |lui |leur )?(?:a|avait|ont) (?!(?:aidé|sauvé|trouvé|bien|permis|coûté)(?!\\p{L}))\\p{L}+`,
  "iu",
);
/** "Asked it about the 1912 organ, made up half the list": who made it up needs no saying. */
const ASKED_IT =
  /^(?:i |we )?(?:asked|tried|used) (?:it|chatgpt|copilot|claude|gemini)(?!\p{L}).*?(?:[,:] (?:and )?(?:it )?|(?<= )and (?:it )?)(?:made up (?!(?:for|with|of)(?!\p{L})|an? (?:nice|good|great|funny|lovely|song|poem|story|joke|jingle|slogan)(?!\p{L}))|invented )/iu;
/** "Put 9 back because it didn't know about a hill": what was undone, and why. */
const UNDONE = new RegExp(
  `(?<!\\p{L})(?:(?:put|took|moved|changed|brought) (?:it|them|\\d+|all|most|half|\\p{L}+ of them) back|undid|reversed|scrapped)(?!\\p{L}).{0,40}?(?<!\\p{L})because ${TOOL} (?:did ?n'?t|had ?n'?t|never|could ?n'?t|did not|could not) `,
  "iu",
);
const WRONG =
  /(?<!(?:not|n't|never|nothing|no|none|hardly|pas|rien de|aucune?|jamais) (?:\p{L}+ )?)(?<!\p{L})(?:wrong|incorrect|mistaken|backwards?|reversed|upside down|twice the|erron\p{L}+|faux|fausses?|mauvaise?s?|inversée?s?)(?!\p{L})|(?<!\p{L})(?:does(?: not|n't) exist|never (?:did|existed|happened)(?=[,.;]|$))|(?<!\p{L})only (?:\p{L}+ ){1,3}?(?:noticed|caught (?:it|that)|spotted (?:it|that)|saw it)(?!\p{L})/iu;
/** "It put a crack on pile 9 that no one measured": what was made up. */
export const MADE_UP =
  /(?<!\p{L})(?:that|which) (?:no ?body|no one|no-one|none of us|we never|(?:he|she|they) never) (?:had |ever )*(?:measured|said|saw|seen|took|taken|ordered|asked for|approved|wrote|written|counted|found)(?!\p{L})/iu;
/** What came of it. */
const HARM =
  /(?<!(?:not|n't|never|nothing|no(?:ne|body)?|no one|nearly|without|pas|aucune?|sans|jamais)(?: \p{L}+)? )(?<!\p{L})(?:(?:in|into) the (?:pit|bin|trash|dump|garbage|landfill)|thrown out|threw (?:it |them |all |half )?(?:out|away)|on the news|in the paper|made the (?:local |evening )?(?:tv|news|front page)(?=$|[,.;]| (?:and|twice|in)(?!\p{L}))|\$[\d,.]+k? claim|complain\p{L}+|grievance|refund\p{L}*|apologi[sz]\p{L}+|killed it|(?:(?:our|the|my|(?:an?|one) (?:\p{L}+ )?\p{L}+'s|\p{L}+'s) (?:\p{L}+ ){1,3}|(?:customers?|clients?|buyers?|inspectors?|engineers?|auditors?) )caught it(?=[.,;]|$)|stopped everything|pulled (?:it|the plug)|unplugged|switched it off|turned it off|scared (?:me|us)|disgrace\p{L}*|embarrass\p{L}*|sued|fined|we ate|wrote it off|had to (?:redo|honou?r)|plaintes?|grief|débranché\p{L}*|perdus?|honte|jeté\p{L}*|remboursé\p{L}*|excusé\p{L}*)(?!\p{L})/iu;
const UNSURE = /\?\s*$|(?<!\p{L})(?:if|might|could|would|imagine|si|pourrait|risque)(?!\p{L})/iu;
/** "It told a lady that someone would call": what it said, and no doubt of those who tell it. */
const IT_SAID = new RegExp(
  `(?<!\\p{L})${TOOL} (?:told|said|promised|wrote)(?!\\p{L}).{0,60}?(?:that|would|could)(?!\\p{L})(?: (?:\\p{L}+ ){0,3}(?:would|could)(?!\\p{L}))?`,
  "giu",
);
/** So many sentences on, what came of it is still told. */
const REACH = 2;
const DID = [IT_DID, UNDONE, ASKED_IT];

/** What a tool did wrong here, as it was told, where harm or an error was told with it; null where none was. */
export function wentWrong({ aiExperience, aiFriction = null, otherChallenge = null }: Told): string | null {
  const [asked, ...others] = [aiExperience, aiFriction, otherChallenge].map(plainSentencesIn);
  // Asked what they used AI for, "it" is a tool; anywhere else one has to be named.
  return wrongIn(asked ?? [], () => true) ?? firstOf(others.map((told) => wrongIn(told, isOfAi(told))));
}
const firstOf = (found: readonly (string | null)[]): string | null =>
  found.find((each) => each !== null) ?? null;
type Told = Pick<Answers, "aiExperience"> & Partial<Pick<Answers, "aiFriction" | "otherChallenge">>;

const isOfAi =
  (told: readonly string[]) =>
  (place: number): boolean =>
    told.slice(Math.max(0, place - REACH), place + 1).some((each) => NAMES_AI.test(each));
const NAMES_AI = /(?<!\p{L})(?:AI|ChatGPT|Copilot|Claude|Gemini|chatbot|bot)(?!\p{L})/u;

function wrongIn(told: readonly string[], isTool: (place: number) => boolean): string | null {
  const isHarm = (sentence: string) => HARM.test(sentence) || lossIn([sentence]) !== null;
  const isWrong = (sentence: string, place: number) =>
    UNDONE.test(sentence) ||
    ASKED_IT.test(sentence) ||
    (IT_DID.test(sentence) &&
      (WRONG.test(sentence) || MADE_UP.test(sentence) || told.slice(place, place + REACH + 1).some(isHarm)));
  const sentence = told.find(
    (each, place) => isTool(place) && isWrong(each, place) && !UNSURE.test(each.replace(IT_SAID, "")),
  );
  if (sentence === undefined) return null;
  const line = DID.find((did) => did.test(sentence)) ?? IT_DID;
  return quotedLine(caseIn(sentence), line) ?? quotedLine(sentence, line);
}

/** The part that tells what went wrong, which reads by itself: from where the tool does it to the end. */
function caseIn(sentence: string): string {
  const parts = startsOf(sentence).map((start) => sentence.slice(start));
  const did = parts.filter((part) => BEGINS_WITH_IT.test(part));
  const wrong = did.find((part) => WRONG.test(part) || MADE_UP.test(part) || HARM.test(part));
  return wrong ?? parts.findLast((part) => UNDONE.test(part)) ?? did[0] ?? sentence;
}

const BEGINS_WITH_IT = new RegExp(`^(?:${IT_DID.source})`, "iu");
/** Where a part of a sentence may begin: behind a comma, "and", "but" or "though", and where "it" has its verb. */
const startsOf = (sentence: string): number[] => [
  0,
  ...[
    ...sentence.matchAll(/[,;:]\s+(?:(?:and|but|though|then) )?|\s+(?:and|but|though|then) |\s+(?=it )/giu),
  ].map(({ 0: found, index }) => index + found.length),
];
