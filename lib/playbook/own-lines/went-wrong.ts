import type { Answers } from "@/lib/domain/assessment/assessment";
import { sentencesIn } from "../calendar/told-sentences";
import { quotedLine } from "./clause";

/** What the tool did: "It put 60 cases to a camp of 38", "14 came back with a wrong digit", "le fournisseur avait laissé …". */
const IT_DID =
  /(?<!\p{L})(?:it|ChatGPT|Copilot|Claude|Gemini|the (?:\p{L}+ )?(?:tool|(?:chat)?bot|software|system|camera|app|thing|vendor|program|reader)) (?:had |then |also )?(?:(?!(?:saved|helped|worked|cut|found|caught|flagged|spotted|needed|seemed|sounded|looked|failed|stopped|scared|cost|used|tried)(?!\p{L}))\p{L}+ed|put|read|gave|sent|told|made|set|wrote|said|left|lost|swapped|sold|paid|drew|chose|built|quoted|booked)(?!\p{L})|(?<!\p{L})(?:came|come) back with|(?<!\p{L})(?:il|elle|ça|l'outil|le logiciel|l'IA|le fournisseur|la caméra|le robot)(?: \([^)]*\))? (?:nous |lui |leur )?(?:a|avait|ont) (?!(?:aidé|sauvé|trouvé|bien|permis|coûté)(?!\p{L}))\p{L}+/iu;
const WRONG =
  /(?<!(?:not|n't|never|nothing|no|none|hardly|pas|rien de|aucune?|jamais) (?:\p{L}+ )?)(?<!\p{L})(?:wrong|incorrect|mistaken|backwards?|reversed|upside down|twice the|erron\p{L}+|faux|fausses?|mauvaise?s?|inversée?s?)(?!\p{L})/iu;
/** What came of it. */
const HARM =
  /(?<!(?:not|n't|never|nothing|no(?:ne|body)?|no one|nearly|without|pas|aucune?|sans|jamais)(?: \p{L}+)? )(?<!\p{L})(?:(?:in|into) the (?:pit|bin|trash|dump|garbage|landfill)|thrown out|on the news|in the paper|complain\p{L}+|grievance|refund\p{L}*|apologi[sz]\p{L}+|killed it|stopped everything|pulled (?:it|the plug)|unplugged|switched it off|turned it off|scared (?:me|us)|disgrace\p{L}*|embarrass\p{L}*|sued|fined|we ate|wrote it off|had to redo|plaintes?|grief|débranché\p{L}*|perdus?|honte|jeté\p{L}*|remboursé\p{L}*|excusé\p{L}*)(?!\p{L})/iu;
const UNSURE = /\?\s*$|(?<!\p{L})(?:if|might|could|would|imagine|si|pourrait|risque)(?!\p{L})/iu;
/** So many sentences on, what came of it is still told. */
const REACH = 2;

/** What a tool did wrong here, as it was told, where harm or an error was told with it; null where none was. */
export function wentWrong({ aiExperience }: Pick<Answers, "aiExperience">): string | null {
  const told = sentencesIn(aiExperience).map((sentence) => sentence.replace(/’/g, "'"));
  const at = told.findIndex(
    (sentence, place) =>
      IT_DID.test(sentence) &&
      !UNSURE.test(sentence) &&
      (WRONG.test(sentence) || told.slice(place, place + REACH + 1).some((next) => HARM.test(next))),
  );
  return at === -1 ? null : quotedLine(told[at] ?? "", IT_DID);
}
