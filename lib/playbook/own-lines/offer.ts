import { plainSentencesIn, type Told } from "../calendar/told-sentences";
import { numberIn } from "../typed-number";

/** What a seller asks for something that is not bought yet: "a vendor will sell us AI that makes the pattern, $60,000". */
export interface Offer {
  /** "What the vendor offers", "The camera table": what one of theirs wants to buy. */
  what: string;
  /** In their dollars. */
  amount: number;
  per: "month" | "year" | null;
}

const SELLER =
  "(?:vendor|outfit|start-?up|salesman|salesperson|saleswoman|sales ?(?:rep|guy|man|person|lady|team)|fella|fellow|guy|rep|reseller|consultants?|consultancy|integrator|developers?|agency|supplier|company|firm|shop|provider|distributor|dealer)";
const WHO = `(?:(?:an?|the|our|some|one|another|their) )?(?<kind>(?:(?!an?(?!\\p{L})|the(?!\\p{L})|our(?!\\p{L}))[\\p{L}-]+ )?${SELLER})(?: (?:from|in|out of) \\p{Lu}[\\p{L} ]{2,20}?)?`;
const OFFERS =
  "(?:wants?|asks?|says|is asking|are asking|(?:has |have )?(?:quoted|offered|pitched|proposed)|quotes|offers|proposes|pitches|will sell|would sell|can sell|is selling|(?:wants|is trying|keeps trying|tries|tried) to sell|keeps pushing|sent (?:us |me )?(?:a|the|their) (?:quote|proposal))";
const AMOUNT =
  "(?:\\$ ?(?<amount>\\d[\\d,]*)(?<thousand> ?k(?!\\p{L}))?|(?<behind>\\d[\\d, ]*?)(?: ?(?<grand>k|grand|thousand))? ?(?:\\$|dollars|bucks|(?<=grand)))";
const OFFER = new RegExp(
  `(?<!\\p{L})${WHO} ${OFFERS}(?!\\p{L})[^.;!?$]{0,100}?${AMOUNT}(?: ?(?:an?|per|\\/) ?(?<per>month|mo|year|yr))?(?!\\p{L})`,
  "iu",
);
const OF_A_TOOL =
  /(?<!\p{L})(?:AI|software|modules?|bots?|chatbots?|apps?|systems?|platforms?|tools?|sensors?|cameras?|robots?|licen[cs]es?|subscriptions?|agents?|programs?|models?|dashboards?|portals?|pilots?|packages?|add-?ons?|automation|version|gantry|scanners?)(?!\p{L})/iu;
/** "My sister wants a chatbot for parents, $1,400 a month", "my brother wants the $65,000 optical sorter" */
const THING =
  "(?:camera (?:table|system|gantry)|chatbot|bot|cameras?|gantry|sorter|scanner|robot|software|system|app|platform|tool|module|machine|agent|drone|sensors)";
const WANTED = new RegExp(
  `(?<!\\p{L})(?:wants?|is pushing(?: for)?|keeps pushing(?: for)?|has (?:his|her) eye on) (?:us to (?:buy|get|have) )?(?:an?|the|some) (?<thing>(?:\\p{L}+ ){0,2}?${THING})(?!\\p{L})[^.;!?$]{0,80}?${AMOUNT}(?: ?(?:an?|per|\\/) ?(?<per>month|mo|year|yr))?(?!\\p{L})`,
  "iu",
);
/** What was bought, is over, or was asked of others. */
const NOT_SO =
  /(?<!\p{L})(?:we (?:bought|paid|signed|took it|went with)|i (?:bought|paid|signed)|turned (?:it|them|him|her) down|said no|back in|years ago|refund|for our|for the business)(?!\p{L})/iu;

/** The first that is told in what is in the way, then in the challenge and in what they tried; null where none is. */
export function offerIn({ aiFriction, otherChallenge, aiExperience }: Told): Offer | null {
  for (const sentence of [aiFriction, otherChallenge, aiExperience].flatMap(plainSentencesIn)) {
    const found = (OFFER.exec(sentence) ?? WANTED.exec(sentence))?.groups;
    if (found === undefined || !OF_A_TOOL.test(sentence) || NOT_SO.test(sentence)) continue;
    const { kind = "", thing, amount, thousand, behind, grand, per } = found;
    const dollars = numberIn((amount ?? behind ?? "").replaceAll(" ", "")) * ((thousand ?? grand) ? 1000 : 1);
    if (!Number.isFinite(dollars) || dollars < LEAST) continue;
    const seller = kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
    return {
      what: thing === undefined ? `What the ${seller} offers` : `The ${thing.toLowerCase()}`,
      amount: dollars,
      per: per === undefined ? null : per.startsWith("m") ? "month" : "year",
    };
  }
  return null;
}
/** Below this it is the price of a seat. */
const LEAST = 200;

/** In their dollars. */
export const aYearOf = ({ amount, per }: Offer): number => amount * (per === "month" ? 12 : 1);
