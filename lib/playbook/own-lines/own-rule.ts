import { plain, sentencesIn, type Told } from "../calendar/told-sentences";
import { BOUND_BY } from "./bound-by";
import { quotedLine } from "./clause";
import { MACHINE, VERBS } from "./machine-words";

/** What a machine may never do, or what needs someone's consent, by a rule that they were given or gave themselves. */
export interface OwnRule {
  sentence: string;
  quote: string;
  /** "your insurer's rule"; "your rule" where it was not said whose it is. */
  whose: string;
  /** Who has to agree first: "your insurer"; null where the rule asks for no consent. */
  consentOf: string | null;
}

const FORBIDS = new RegExp(
  `(?<!\\p{L})(?:${[
    `nothing with (?:an? |any )?${MACHINE} (?:goes|comes|gets|may go|is let) (?:near|into|in|onto|on)`,
    `nothing ${MACHINE}(?:ed)? (?:may |can |must |is to |ever )?${VERBS}`,
    `(?:no|never (?:an?|any)) ${MACHINE} (?:may|can|must|is to|shall|will ever|${VERBS})`,
    `never (?:${VERBS}) .{0,60}?(?:by|on|to|from|through) (?:an? |the |any )?${MACHINE}`,
    `(?:may|must|can|shall|will) (?:never|not) (?:ever )?be (?:\\p{L}+ ){0,3}(?:by|on) (?:an? |the |any )?${MACHINE}`,
    `${MACHINE} (?:may|must|can|shall) (?:never|not) (?!be able)\\p{L}+`,
    `no ${MACHINE} (?:anywhere )?near(?!-)`,
    `(?:won't|wont|will not) (?:have|let) (?:an? |the |any |some )?${MACHINE} (?:do|decid|writ|sign|pric|quot|answer|talk|touch|grad|pick|choos|set)(?:e|ing|ting)?`,
    "no tool (?:gets to|may|is to|is allowed to) \\p{L}+",
    "nothing (?:can|may|must) (?:write|sign|decide)",
    `never let (?:an? |the |any )?${MACHINE} \\p{L}+`,
    `aucune? ${MACHINE} (?:ne |n')(?:se )?${VERBS}`,
    `jamais (?:une? |de |d')?${MACHINE} (?:ne |n')\\p{L}+`,
    `jamais .{0,40}?par (?:une?|la|le) ${MACHINE}`,
  ].join("|")})(?!\\p{L})`,
  "iu",
);
/** "It must never change a name": told of AI, where AI was asked about; "it may not work" forbids nothing. */
const IT_MUST_NOT =
  /(?<!\p{L})(?:it|they|AI|a tool|the tool|the thing|a computer|this thing) (?:(?:must|may|should) never|must not|mustn'?t|is (?:not allowed|never) to|is not allowed to|isn'?t allowed to|has to never|never gets to) (?:ever )?(?:fix|correct|change|alter|touch|edit|rewrite|decide|guess|answer|send|sign|price|quote|invent|make up|choose|pick|set|approve|round|replace|delete|name|diagnose|promise|talk|speak|post|publish|translate|score|rank|judge|give|tell|advise)(?!\p{L})/iu;
/** "Pathologists sign, machine never signs" */
const NEVER_DOES = new RegExp(
  `(?<!\\p{L})(?:an? |the )?${MACHINE} never (?:signs?|decides?|approves?|answers?|diagnoses?|writes?|sends?|picks?|prices?)(?!\\p{L})`,
  "iu",
);
/** "Our rule is client names never go in" */
const RULE_IS =
  /(?<!\p{L})(?:our|my|the house|the shop) rule(?: here)?(?: is|:|,)(?: that)? (?=[^;.]{0,90}?(?<!\p{L})(?:never|no|nothing|not|don'?t|stays? out)(?!\p{L}))(?=[^;.]*(?<!\p{L})(?:names?|numbers?|data|files?|records?|photos?|prices?|designs?|drawings?|address(?:es)?|AI|ChatGPT|tools?|bots?|in(?=[.,;]|$))(?!\p{L}))[^;.]+/iu;
/** "We have no AI policy": what is lacking, and no rule. */
const NOT_HAD =
  "(?<!(?:have|has|had|having|is|are|was|were|got|with|see|saw|need|use|uses|own|owns|n'a|n'ai|n'ont|avons|n'avait|a|est|sont) )";
const LACKED =
  "(?:polic|polit|règle|rules?|budget|plan|strateg|stratég|tools?|outil|training|formation|experience|expérience|systems?|système|skills?|yet|expert|projects?|projet|use|usage|line|clause|exclusion|coverage)";
/** "No automated ratings": a rule only where it is said whose it is, or that it has no exception. */
const KEEPS_OUT = new RegExp(
  `(?<!\\p{L})(?:${NOT_HAD}no (?:${MACHINE} (?!${LACKED})\\p{L}+|(?:counting|tracking|scoring|ranking|monitoring|recording|profiling|filming|timing) of)|${NOT_HAD}pas (?:de |d')(?!${LACKED})(?:\\p{L}+ ){1,3}(?:l'|d'|une? )?${MACHINE}|(?:licensed|named|qualified|registered|certified) \\p{L}+ (?:must|has to|have to) (?:make|sign|approve|decide|check)|aucune? (?:\\p{L}+ ){0,2}${MACHINE}|rien qui ressemble à)(?!\\p{L})`,
  "iu",
);
const CONSENT =
  /(?:n't|(?<!\p{L})(?:not|no|nothing|never|ne|n'|rien|aucune?))(?!\p{L}).{0,70}?(?<!\p{L})(?:without|unless|until|before|sans|avant)(?!\p{L}).{0,40}?(?<!\p{L})(?:consent(?:s|ed)?|permission|(?:written|prior) (?:approval|agreement|ok)|sign-off|agrees? in writing|consentement|accord écrit|autorisation)(?!\p{L})/iu;
const GIVEN =
  /(?<!\p{L})(?:insur\w*|reinsur\w*|treaty|agreement|contracts?|regulators?|licen[cs]e|permits?|letter|accreditation|franchisors?|convention|syndicat|assureurs?|contrats?|loi|ordre|full stop|period|ever|never|point final|jamais|donc|by anything)(?!\p{L})/iu;
const UNSURE =
  /\?\s*$|(?<!\p{L})(?:says?|thinks?|figures|reckons|swears) (?:that )?no (?:machine|computer|AI|software|robot|tool|app) (?:can|could|will ever) (?:see|do|feel|know|tell|match|replace|beat|learn|understand|read|judge)(?!\p{L})|(?<!\p{L})(?:if we|might|maybe|not sure|yet|wonder|used to|competitors?|si on|peut-être|encore|concurrents?)(?!\p{L})/iu;

/** What is kept out until a grievance is settled is no rule for good. */
const IS_A_GRIEVANCE = /(?<!\p{L})(?:grievance|arbitration)(?!\p{L}).*?(?<!\p{L})until then(?!\p{L})/iu;

const WHOSE: readonly (readonly [RegExp, string])[] = [
  [/reinsur|réassur|\btreaty\b/i, "reinsurer"],
  [/\binsurers?\b|\binsurance\b|\bE&O\b|\bunderwriters? (?:says?|wrote)|assureurs?/i, "insurer"],
  // Who carries goods has carriers too.
  [/\bcarriers? (?:says?|put|wrote|told)/i, "carrier"],
  [/\bunion\b|collective agreement|\bUFCW\b|\bUSW\b|syndicat|convention (?:collective|CSN|FTQ)/i, "union"],
  [/\bfranchisors?\b|franchiseur/i, "franchisor"],
  [/\bregulators?\b|\binspectors?\b|ordre professionnel/i, "regulator"],
  [/\bfunders?\b|bailleurs? de fonds/i, "funder"],
  [
    /\b(?:clients?|customers?)(?:'s)? (?:says?|contract|rule|put|told|wants?)\b|\btheir contract\b/i,
    "customer",
  ],
  [/\b(?:counsel|lawyers?)\b/i, "counsel"],
  [/\b(?:contracts|agreements) keep\b/i, "contracts"],
  [/\b(?:contract|agreement|NDA|clause) keeps\b/i, "contract"],
];

/** The rules that bind whatever is tried, in their words and order. */
export function ownRules({ aiFriction, otherChallenge, aiExperience }: Told): OwnRule[] {
  const asked = [IT_MUST_NOT, NEVER_DOES, RULE_IS];
  return [
    ...sentencesIn(aiFriction).flatMap((sentence) => ruleIn(sentence, asked) ?? []),
    ...sentencesIn(otherChallenge).flatMap((sentence) => ruleIn(sentence, []) ?? []),
    ...sentencesIn(aiExperience).flatMap((sentence) => ruleIn(sentence, asked) ?? []),
  ];
}

/** `besides`: what is a rule where AI was asked about. */
function ruleIn(typed: string, besides: readonly RegExp[]): OwnRule | null {
  const sentence = plain(typed);
  if (UNSURE.test(sentence) || IS_A_GRIEVANCE.test(sentence)) return null;
  const isConsent = CONSENT.test(sentence) && OF_CONTENT.test(sentence);
  const line = [
    FORBIDS,
    BOUND_BY,
    ...besides,
    ...(GIVEN.test(sentence) ? [KEEPS_OUT] : []),
    ...(isConsent ? [CONSENT] : []),
  ].find((each) => each.test(sentence));
  const quote = line === undefined ? null : quotedLine(sentence, line);
  if (quote === null) return null;
  const who = WHOSE.find(([says]) => says.test(sentence))?.[1];
  return {
    sentence: typed,
    quote,
    whose: who === undefined ? "your rule" : `your ${possessive(who)} rule`,
    consentOf: isConsent ? (who === undefined ? "those who must give it" : `your ${who}`) : null,
  };
}

const possessive = (who: string): string => (who.endsWith("s") ? `${who}'` : `${who}'s`);

/** A consent to what a tool would be given, and not to a purchase or a visit. */
const OF_CONTENT =
  /(?<!\p{L})(?:reports?|files?|data|records?|names?|photos?|images?|recordings?|documents?|drawings?|plans?|information|third part(?:y|ies)|vendors?|tools?|dossiers?|données|rapports?|noms?|tiers)(?!\p{L})/iu;
