/** What is blanked before figures are read: it has numbers in it, and none of them is a factor of a cost. */

/** Years, times of day, ages, distances, "house 6", "5-axis", "every five minutes". */
const NO_COUNTS = [
  /(?<!back |[$\d,.])\b(?:in|since|by|of|from|until|before|after|around|fall|spring|summer|winter) (?:1[789]|20)\d\d\b(?!-|,\d| [a-z]+ (?:an?|per) )/g,
  /(?<![$\d,.])\b20[012]\d\b(?=[,.;:)]|$)/g,
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\b24\/7\b/g,
  /\bage[ds]?(?: is| of)?(?: about)? \d+|\b\d+ years? old\b/g,
  /\b(?:for|after|in) \d{1,2} years\b|\b\d{1,2} years in\b/g,
  /\b(?:wait|waits|net|within|inside|after|up to|took|takes) \d{1,3} days\b/g,
  /\bevery \d+ (?:min|h)\b/g,
  /\b(?:2080|1950|1820) h a year\b/g,
  // "A warehouse at 7,900 a month"
  /\bat \d{3,6} a (?:month|year)\b(?! [a-z]+ (?:come|go|are)\b)/g,
  // "Driving 4 hours to Kenora", "24 specimens to a flat"
  /\b(?:drive|drives|driving) (?:about )?\d[\d.]* (?:h|min) (?:to|from|north|south|east|west|out|away)\b|\b\d[\d.]* (?:h|min) (?:drive|away|each way|north|south|east|west|out)\b/g,
  /\b\d{1,4} (?:[a-z]+ )?to (?:an?|each|the) (?!day|night|week|month|year|season)[a-z]+\b/g,
  /\b\d+ (?:yards|metres|meters|feet|ft|miles|km|acres|hectares)\b/g,
  /,? (?:was|up from|down from|from) (?:about )?#?\d[\d./]*#? (?:before|pre)[ -]?covid\b/g,
  /\b(?:in|at|on|of) (?:house|bay|line|building|barn|dock|hangar|field|block|zone|tank|shed|greenhouse) \d{1,3}\b(?! ?(?:h|min|%|[a-z]+s)\b)/g,
  /\b\d+-(?:axis|man|ton|inch|foot|storey|story|bay|unit|page|star)\b/g,
];

/** In brackets, and denied or without a figure. */
const ASIDES = [
  /\([^()]{0,120}\b(?:not?|don't|doesn't|isn't|aren't|never|before you ask|does no)\b[^()]{0,120}\)/g,
  /\([^()\d]{0,120}\)/g,
];

/** "10% of a $300,000 contract": what is held back or lost of one sum, and the price of nothing that is counted. */
const PART_OF_A_SUM = /#[\d./]+# of (?:an?|the|our|their|my|his|her) (?:whole |total )?\$\d[\d.]*/g;

/** "Across the two counties": where it all is. */
const PLACES =
  /\bacross (?:the |our |all )?\d{1,4} [a-z]+|\b(?:between|over) (?:the |our |all )?(?:the |our )?\d{1,4} (?:[a-z]+ )?(?:counties|towns|cities|sites|stores|locations|shops|branches|provinces|states|plants|yards|clinics|schools|farms|studios|depots|offices|buildings|floors|countries)\b/g;

/** What customers pay, and how much is won. */
export const SALES =
  /\b(?:(?:we|i) (?:clear|net|gross)|sells?|sold|selling|retails?|(?:pays?|gives?) us|paying us|pay me|[a-z]+s pay|(?:family|client|customer|owner|guest|patient|parent|buyer) pays|billed at|charges?(?! (?:us|me)\b)|tickets? (?:are|is|at)|we win|wins?|average job|is from \$|bills? (?:them|clients?|customers|out|at|\$)|(?:our|my|the|gross|net|profit) margins?|margins? (?:is|are|was|were|of|on))\b|\bmargin's\b/;
const CLAUSE = /(?:[^,;:!?().]|\.(?=\d))+/g;
/** How many of them are sold is how many there are: only a price is beside the matter. */
const PRICED = /\$|#|\d (?:a|an|each|per)\b|\bat \d|\bis \d/;

/** "The city charges $125 every time", "the agency bills $310", "which I can't charge on": what they pay themselves. */
const THEY_PAY =
  /\b(?:city|council|county|district|province|ministry|bank|court|port|rail(?:way|road)?|landfill|hauler|supplier|agency|contractor|lab|union|board|they|who|which) (?:charges?|bills?)\b|\b(?:can't|cannot|can not|don't|never|not) (?:on-?)?(?:charge|bill)|\boff (?:our|my) margin\b/;
const withoutSales = (plain: string): string =>
  plain
    .replace(AND_FOR_MORE, (said) => blank(said))
    .replace(CLAUSE, (clause) =>
      SALES.test(clause) && PRICED.test(clause) && !VOLUME.test(clause) && !THEY_PAY.test(clause)
        ? blank(clause)
        : clause,
    );
/** "The client pays $48 a piece, $35 over a hundred": of the price that they ask, the other half. */
const AND_FOR_MORE =
  /(?<=\b(?:pays?|charged?|sells?|sold|bills?|is|are|from)\b[^.;!?]{0,40}), \$\d[\d.]* (?:over|above|past|after|beyond|for (?:more|a)) [^.,;!?]*/g;
const VOLUME = /(?<!\$)\b\d{2,9} [a-z]+(?: [a-z]+)? (?:a|per) (?:day|week|month|quarter|year)\b/;

export const blank = (text: string): string => " ".repeat(text.length);

/** "94% have nothing in them. They look at every one": of all, whatever part of them is which. */
const EACH_OF_ALL =
  /\b(?:looks? at|checks?|reads?|opens?|sorts?|goes through|go through|scans?|watch(?:es)?|views?) (?:every (?:single )?one|each one|all of (?:them|those)|them all)\b/;
const A_PART = /#[\d./]+#/g;

function withoutPartsOfAll(plain: string): string {
  const at = plain.search(EACH_OF_ALL);
  return at === -1 ? plain : plain.slice(0, at).replace(A_PART, blank) + plain.slice(at);
}

export const withoutAsides = (plain: string): string =>
  [...ASIDES, ...NO_COUNTS, PART_OF_A_SUM, PLACES].reduce(
    (text, pattern) => text.replace(pattern, blank),
    withoutPartsOfAll(withoutSales(plain)),
  );
