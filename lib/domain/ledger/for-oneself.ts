import type { Sentence } from "./sentence";

/** What leaders do with a tool for themselves, "for my golf trips" or "at home", is no use of the firm's. */
export const isForOneself = ({ text, start, end }: Sentence): boolean => {
  const words = text.folded.slice(start, end);
  return MINE.test(words) || (I_DO.test(words) && AT_HOME.test(words));
};

const MINE =
  /\b(?:my (?:own |next |last )?(?:fishing|hunting|golf|golfing|camping|ski|vacations?|holidays?|retirement|birthday|garden|cottage|cabin|boat|dinner|fantasy|hobby|hobbies|horoscope|family|personal (?:life|stuff|things|taxes))\b(?! (?:business|firm|company|shop|farm|office|course|club|resort|lodge|clinic|practice))|(?:my|the|our) (?:kids?|children|daughter|son|grandson|granddaughter|grandkids?|wife|husband)(?:'s|s')? (?:homework|essays?|school|math|birthday)|mes vacances|mon chalet|mon jardin|(?:les )?devoirs (?:de|des) (?:mes|mon|ma) )/;
const I_DO = /\b(?:i|i've|i'm|je|j'ai|j'utilise|moi)\b/;
const AT_HOME =
  /\b(?:at home|for fun|on (?:my|the) weekends?|my own time|recipes? at|chez moi|a la maison|pour le plaisir)\b/;
