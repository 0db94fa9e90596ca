const INVENTED =
  /\b(?:made (?:it |them |that |something |things |stuff )?up|mak(?:es|ing) (?:things |stuff )?up|invent\w*|hallucinat\w*|fabricat\w*|fake|(?:do|does|did)(?: not|n't) exist|n'exist\w*|existai\w*|fauss?e?s? (?:citations?|références?|décisions?|precedents?))/i;

/** What does not exist was made up; what was out of date, or of something else, is wrong. */
export const kindOfWrong = (sentence: string): "invented" | "wrong" =>
  INVENTED.test(sentence) ? "invented" : "wrong";
