import type { Language } from "./fact";
import type { ByLanguage } from "./lexicon";
import type { Token } from "./tokens";

/** Language identification by function words. `usual` is the field's own language, for sentences that do not say. */
export function languageOf(tokens: readonly Token[], usual: Language, functionWords: ByLanguage): Language {
  const counted = (lang: Language) => tokens.filter(({ text }) => functionWords[lang].includes(text)).length;
  const english = counted("en");
  const french = counted("fr");
  if (english === french) return usual;
  return french > english ? "fr" : "en";
}
