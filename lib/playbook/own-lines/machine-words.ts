/** What works by itself, and what it may be kept from, as alternatives of a pattern. */
export const MACHINE =
  "(?:automat(?:ed|ic|ically|ion|isée?s?|ique)|machines?(?:'s)?|software|algorithms?|robots?|computers?|(?:chat)?bots?|cameras?|AI|IA|logiciels?|ordinateurs?|caméras?|algorithmes?)";
/** What stays out for good, and not what was never finished. */
export const VERBS =
  "(?:go(?:es)?|touch(?:es)?|decides?|signs?|approves?|sets?|prices?|answers?|writes?|sends?|leaves?|enters?|ships?|diagnoses?|rates?|grades?|counts?|ranks?|scores?|releases?|dispenses?|reads?|makes?|passe|touche|décide|signe|approuve|fixe|répond)";
