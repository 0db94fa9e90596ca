import { asSpoken } from "../../spoken";
import { action, type Block, group, list, type SectionBuilder, text } from "../block";

export const currentState = {
  id: "current-state",
  title: "Current State Assessment",
  startsPage: true,
  build({ data: { currentState: state } }) {
    const quotes = state.inYourWords.map(
      (quote): Block => ({ kind: "quote", label: quote.label, text: asSpoken(quote) }),
    );
    return [
      group("Top-down vision", { origin: "told" }, text(state.topDownVision)),
      group("Bottom-up capabilities", { origin: "told" }, text(state.bottomUpCapabilities)),
      group("Key challenges", { origin: "judgement", keep: "start" }, list(state.keyChallenges)),
      ...(quotes.length === 0 ? [] : [group("In your words", { origin: "told", keep: "flow" }, ...quotes)]),
      ...state.actions.map(action),
    ];
  },
} as const satisfies SectionBuilder;
