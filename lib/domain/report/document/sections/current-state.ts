import type { Noticed } from "../../director";
import { asSpoken } from "../../spoken";
import { action, type Block, entries, group, list, type SectionBuilder, small, text } from "../block";

export const currentState = {
  id: "current-state",
  title: "Current State Assessment",
  startsPage: true,
  build({ data: { currentState: state, noticed = [] } }) {
    const quotes = state.inYourWords.map(
      (quote): Block => ({ kind: "quote", label: quote.label, text: asSpoken(quote) }),
    );
    return [
      ...(state.readAs === undefined ? [] : [small(state.readAs)]),
      group("Top-down vision", { origin: "told" }, text(state.topDownVision)),
      group("Bottom-up capabilities", { origin: "told" }, text(state.bottomUpCapabilities)),
      group("Key challenges", { origin: "judgement", keep: "start" }, list(state.keyChallenges)),
      ...(quotes.length === 0 ? [] : [group("In your words", { origin: "told", keep: "flow" }, ...quotes)]),
      ...(noticed.length === 0 ? [] : [notNoticed(noticed)]),
      ...state.actions.map(action),
    ];
  },
} as const satisfies SectionBuilder;

const notNoticed = (noticed: readonly Noticed[]): Block =>
  group(
    "What you may not have noticed",
    { origin: "judgement", keep: "start" },
    entries(
      "named",
      noticed.map(({ title, text: words }) => ({ name: title, text: words })),
    ),
  );
