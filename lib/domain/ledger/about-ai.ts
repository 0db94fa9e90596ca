import type { Found } from "./found";
import type { Sentence } from "./sentence";

const AI_WORD =
  /^(?:ai|ia|chatbots?|bots?|robots?|llms?|tools?|outils?|scribes?|apps?|applications?|software|logiciels?|accounts?|comptes?|generative|artificial|artificielle|it|them|this|ca|cela)$/;
/** Asked what is in the way of AI, people answer "Banned." */
const SHORT = 6;

/** "The city banned leaf blowers" says nothing about AI; in the answer about AI everything does. */
export function isAboutAi({ field, tokens }: Sentence, tools: readonly Found[]): boolean {
  const isAsked = field === "aiExperience" || field.startsWith("talk:");
  if (isAsked || (field === "aiFriction" && tokens.length <= SHORT)) return true;
  return namesAi(tokens, tools);
}

/** Whether AI or one of its tools is named in these words, or pointed at. */
export const namesAi = (tokens: Sentence["tokens"], tools: readonly Found[]): boolean =>
  tools.some(({ finding }) => finding.kind === "product" && finding.ai) ||
  tokens.some(({ text }) => AI_WORD.test(text));
