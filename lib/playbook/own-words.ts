import { keepingSentences } from "./terms";

/** A firm is not its customers: what follows these words, up to the end of the clause, is about others. */
const CUSTOMERS =
  /(?<=\b(?:customers|clients|buyers|users)) (?:are|include|such as|like) [^.;:!?,\n]*|(?<=\b(?:sell|sells|sold|selling|supply|supplies|ship|ships|cater|marketed|software|apps?|tools?|platforms?|services?|products?|systems?|equipment|consulting|staffing|websites?|built|made|designed|used)) (?:to|for|by|pour) [^.;:!?,\n]*/g;

const OTHERS =
  /\b(?:customers?|clients?|suppliers?|vendors?|competitors?|insurers?|auditors?|tenders?|landlord|neighbou?rs?)\b/;
/** With them those who help out from where they live: "my nephew does it from Calgary". */
const PARTNERS =
  /\b(?:suppliers?|vendors?|competitors?|insurers?|auditors?|landlord|consultants?|nephews?|nieces?|cousins?|sons?|daughters?|friends?|neveux?|fils|filles?)\b/;
const SAYS_WHAT_WE_ARE = /\b(?:we are|we're|we have|we run|we operate|i run|as an?|nous sommes|nous avons)\b/;

const blank = (text: string): string => " ".repeat(text.length);

/** A folded text without what it says of the firm's customers. */
export const withoutCustomers = (folded: string): string => folded.replace(CUSTOMERS, blank);

/** "For dentists", "pick up from 40 vet clinics", and "deliver propane to homes, farms and a few plants": a list of them goes on behind its commas. */
const BENEFICIARIES =
  /(?:\b(?:for|pour)|(?<=\b(?:deliver|send|provide|bring|haul|truck|rent|lease|lend|distribute|dispatch|offer|give)(?:s|es|ing)? [^.;:!?,\n]{1,50}) to|(?<=\b(?:pick|picks|picking) up|\b(?:collect|buy)(?:s|ing)?(?: [^.;:!?,\n]{1,40})?) from) [^.;:!?,\n]*(?:,(?: [\p{L}-]+){1,3}(?=,| and ))*(?:,? and (?!we |run |runs |operate |operates )[^.;:!?,\n]*)?/gu;

/** Of the one sentence on what a company does: its customers are not what it does. */
export const withoutBeneficiaries = (folded: string): string =>
  withoutCustomers(folded).replace(BENEFICIARIES, blank);

/** The sentences in which a firm says what it is. */
export const whatTheySayTheyAre = (folded: string): string =>
  keepingSentences(
    withoutCustomers(folded),
    (sentence) => SAYS_WHAT_WE_ARE.test(sentence) && !OTHERS.test(sentence),
  );

/** Without the sentences about firms that it only deals with. */
export const withoutPartners = (folded: string): string =>
  keepingSentences(folded, (sentence) => !PARTNERS.test(sentence));
