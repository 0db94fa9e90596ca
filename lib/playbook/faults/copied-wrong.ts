import { plainSentencesIn } from "../calendar/told-sentences";

/**
 * "Kicked back for a typo", "a 6 that should be an 8", "he says NE 14 and means NW 14": what goes wrong is copied or typed
 * wrong, and what is right is on record.
 */
export const isCopiedWrong = (otherChallenge: string | null): boolean =>
  plainSentencesIn(otherChallenge).some((sentence) => COPIED.test(sentence) && !NOT_SO.test(sentence));

const WRONG = "(?:wrong|incorrectly|in wrong|off by one)";
const COPIED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    "typos?",
    `(?:mis-?typed|mis-?keyed|mis-?read|mis-?copied|mis-?spelt|mis-?spelled|mis-?spellings?|transposed|transposition)`,
    `(?:typed|keyed|copied|entered|written|spelled|spelt|read) (?:it |them |in )?${WRONG}`,
    String.raw`an? \d (?:that|which) (?:should|was meant to) be`,
    String.raw`(?:an? )?\d+s? (?:gets? |got |was |were |is )?(?:read|typed|keyed) (?:as|for) (?:an? )?\d`,
    `wrong (?:serial|lot|part|item|policy|account|donor|batch|tag|plot|land|file|licen[cs]e|registration|order) (?:numbers?|ids?|codes?)`,
    `says? .{2,16} and means?`,
    "(?:a|one) (?:wrong )?digit",
    "(?:numbers?|digits?|figures|readings|lots?) (?:were |are |get |got )?(?:swapped|switched|transposed|mixed up)",
  ].join("|")})(?!\p{L})`,
  "iu",
);
const NOT_SO =
  /\?|(?<!\p{L})(?:never|not|no|used to|if|would|could|AI|ChatGPT|software|app)(?!\p{L}).{0,30}(?:typo|wrong|digit|mis)/iu;
