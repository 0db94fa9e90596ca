import type { Answers } from "@/lib/domain/assessment/assessment";

const CANADIAN =
  /\b(?:canada|british columbia|alberta|saskatchewan|manitoba|ontario|qu[eé]bec|new brunswick|nova scotia|prince edward island|newfoundland|labrador|yukon|northwest territories|nunavut)\b|,\s*(?:BC|B\.C\.|AB|SK|MB|ON|QC|NB|NS|PE|PEI|NL|YT|NT|NU)\b/giu;
/** Georgia is a country as well. */
const STATES = String.raw`(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|united states|usa|u\.s\.a?\.?)(?!\p{L})`;
const STATE_LETTERS =
  "(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|US)";
const OTHERS =
  "georgia|united kingdom|england|scotland|wales|ireland|france|germany|switzerland|spain|italy|netherlands|belgium|mexico|brazil|india|china|japan|singapore|australia|new zealand";
const ELSEWHERE = new RegExp(
  String.raw`\b(?:${STATES}|(?:${OTHERS})(?!\p{L}))|,\s*(?:${STATE_LETTERS}|UK)\b`,
  "gu",
);
const IN_THE_STATES = new RegExp(String.raw`\b${STATES}|,\s*${STATE_LETTERS}\b`, "gu");

const lastPlace = (text: string, places: RegExp): number =>
  Math.max(-1, ...[...text.matchAll(places)].map(({ index }) => index));

/**
 * Whether the head office is in no province: then neither a law of Canada, nor its wages and holidays are theirs unless they
 * say so. The last place that is named decides: "Ontario, California", "London, Ontario".
 */
export function isAbroad({ headOfficeLocation, customLocation }: Place): boolean {
  if (headOfficeLocation !== "other" || customLocation === null) return false;
  const named = asNamed(customLocation);
  return lastPlace(named, ELSEWHERE) > lastPlace(named, CANADIAN);
}

/** Whose dollar is the one of the United States. */
export function isInTheStates(place: Place): boolean {
  const named = asNamed(place.customLocation ?? "");
  return isAbroad(place) && lastPlace(named, IN_THE_STATES) === lastPlace(named, ELSEWHERE);
}

/** States are found in any case, their letters as they are written. */
const asNamed = (typed: string): string => typed.replace(/\p{L}{3,}/gu, (word) => word.toLowerCase());

type Place = Pick<Answers, "headOfficeLocation" | "customLocation">;
