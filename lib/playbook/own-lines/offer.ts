import { plain, sentencesIn, type Told } from "../calendar/told-sentences";
import { numberIn } from "../typed-number";

/** What a seller asks for something that is not bought yet: "a vendor will sell us AI that makes the pattern, $60,000". */
export interface Offer {
  /** "What the vendor offers", "The camera table": what one of theirs wants to buy. */
  what: string;
  /** In their dollars. */
  amount: number;
  per: "month" | "year" | null;
  /** "$11,900 plus $2,400 a year": what comes on top in each year; nothing where none was told. */
  more: number;
  /** As it was told: "$38,000 a year". */
  said: string;
  sentence: string;
  field: keyof Told;
}

const SELLER =
  "(?:vendor|outfit|start-?up|salesman|salesperson|saleswoman|sales ?(?:rep|guy|man|person|lady|team)|fella|fellow|guy|rep|reseller|consultants?|consultancy|integrator|developers?|agency|supplier|company|firm|shop|provider|distributor|dealer)";
const WHO = `(?:(?:an?|the|our|some|one|another|their) )?(?<kind>(?:(?!an?(?!\\p{L})|the(?!\\p{L})|our(?!\\p{L}))[\\p{L}-]+ )?${SELLER})(?: (?:from|in|out of) \\p{Lu}[\\p{L} ]{2,20}?)?`;
const OFFERS =
  "(?:wants?|asks?|says|is asking|are asking|(?:has |have )?(?:quoted|offered|pitched|proposed)|quotes|offers|proposes|pitches|will sell|would sell|can sell|is selling|(?:wants|is trying|keeps trying|tries|tried) to sell|keeps pushing|sent (?:us |me )?(?:a|the|their) (?:quote|proposal))";
const AMOUNT =
  "(?:\\$ ?(?<amount>\\d[\\d,]*)(?<thousand> ?k(?!\\p{L}))?|(?<behind>\\d[\\d, ]*?)(?: ?(?<grand>k|grand|thousand))? ?(?:\\$|dollars|bucks|(?<=grand)))";
/** "$1,900 a month", "$11,900 plus $2,400 a year" */
const PRICE = `(?<said>${AMOUNT}(?: ?(?:an?|per|\\/) ?(?<per>month|mo|year|yr))?(?: (?:plus|and) \\$ ?(?<more>\\d[\\d,]*) (?:a|per) year)?)(?!\\p{L})`;
const OFFER = new RegExp(`(?<!\\p{L})${WHO} ${OFFERS}(?!\\p{L})[^.;!?$]{0,100}?${PRICE}`, "iu");
/** "Enfocus quoted", "the ERP people quoted" */
const NAMED = new RegExp(
  `(?<![\\p{L}'])(?<named>(?:[Tt]he )?\\p{Lu}[\\p{L}\\d&]+(?: \\p{Lu}[\\p{L}\\d&]+)?(?<several> people| guys| folks)?) (?:has |have |just )?quoted(?: us| me)?(?!\\p{L})[^.;!?$]{0,100}?${PRICE}`,
  "u",
);
/** "We were quoted $4,000 for a plug-in" */
const QUOTED = new RegExp(
  `(?<!\\p{L})(?:[Ww]e|I)(?: have|'ve)? (?:were |was |been |got )(?:quoted|offered|pitched)(?!\\p{L})[^.;!?$]{0,60}?${PRICE}`,
  "u",
);
const OF_A_TOOL =
  /(?<!\p{L})(?:AI|software|modules?|bots?|chatbots?|apps?|systems?|platforms?|tools?|sensors?|cameras?|robots?|licen[cs]es?|subscriptions?|agents?|programs?|models?|dashboards?|portals?|pilots?|packages?|add-?ons?|automation|version|gantry|scanners?)(?!\p{L})/iu;
/** "My sister wants a chatbot for parents, $1,400 a month", "my brother wants the $65,000 optical sorter" */
const THING =
  "(?:camera (?:table|system|gantry)|chatbot|bot|cameras?|gantry|sorter|scanner|robot|software|system|app|platform|tool|module|machine|agent|drone|sensors)";
const WANTED = new RegExp(
  `(?<!\\p{L})(?:wants?|is pushing(?: for)?|keeps pushing(?: for)?|has (?:his|her) eye on) (?:us to (?:buy|get|have) )?(?:an?|the|some) (?<thing>(?:\\p{L}+ ){0,2}?${THING})(?!\\p{L})[^.;!?$]{0,80}?${PRICE}`,
  "iu",
);
/** What was bought, is over, or was asked of others. */
const NOT_SO =
  /(?<!\p{L})(?:we (?:bought|paid|signed|took it|went with)|i (?:bought|paid|signed)|turned (?:it|them|him|her) down|said no|back in|years ago|refund|for our|for the business)(?!\p{L})/iu;

const FIELDS = ["aiFriction", "otherChallenge", "aiExperience"] as const;

/** The first that is told in what is in the way, then in the challenge and in what they tried; null where none is. */
export function offerIn(told: Told): Offer | null {
  for (const field of FIELDS)
    for (const sentence of sentencesIn(told[field])) {
      const offer = offeredIn(plain(sentence));
      if (offer !== null) return { ...offer, sentence, field };
    }
  return null;
}

function offeredIn(sentence: string): Omit<Offer, "sentence" | "field"> | null {
  const found = [OFFER, WANTED, NAMED, QUOTED].map((shape) => shape.exec(sentence)?.groups).find(Boolean);
  if (found === undefined || !OF_A_TOOL.test(sentence) || NOT_SO.test(sentence)) return null;
  const { amount, thousand, behind, grand, per, more = "0", said = "" } = found;
  const dollars = numberIn((amount ?? behind ?? "").replaceAll(" ", "")) * ((thousand ?? grand) ? 1000 : 1);
  if (!Number.isFinite(dollars) || dollars < LEAST) return null;
  return {
    what: whatOf(found),
    amount: dollars,
    per: per === undefined ? null : per.startsWith("m") ? "month" : "year",
    more: numberIn(more),
    said,
  };
}

function whatOf({ kind, thing, named, several }: Readonly<Record<string, string | undefined>>): string {
  if (thing !== undefined) return `The ${thing.toLowerCase()}`;
  if (named !== undefined)
    return `What ${named.replace(/^The /, "the ")} ${several === undefined ? "offers" : "offer"}`;
  if (kind === undefined) return "What you were offered";
  return `What the ${kind.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())} offers`;
}
/** Below this it is the price of a seat. */
const LEAST = 200;

/** What its first year comes to, in their dollars. */
export const firstYearOf = ({ amount, per, more }: Offer): number =>
  amount * (per === "month" ? 12 : 1) + more;
