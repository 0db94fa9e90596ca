import type { Advice } from "@/lib/domain/settings/advice";
import { modelNamed } from "./models";
import type { ClaudeSettings } from "./settings";

/** What there is to say of a model that this version of the product does not know. */
export function modelAdvice({ model, prices }: Pick<ClaudeSettings, "model" | "prices">): Advice[] {
  if (modelNamed(model) !== undefined) return [];
  const unknown = {
    setting: "ANTHROPIC_MODEL",
    advice: `This version of the product does not know the model ${model}, so it leaves thinking and effort to the model's defaults. Watch the first reports for timeouts.`,
  };
  const unpriced = {
    setting: "ANTHROPIC_PRICES",
    advice: `The price of ${model} is not known here, so the cost of every report shows as "price not known". Set it as input:output, in US dollars for a million tokens.`,
  };
  return prices === undefined ? [unknown, unpriced] : [unknown];
}
