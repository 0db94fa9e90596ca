import type { ReportLaw } from "../../law";
import { type Block, group, list, small, text } from "../block";

export const LAW_TITLE = "The law that applies to you";

/** Each law with what it asks, then what does not apply; that this is no advice is said once. */
export function lawGroup({ applies, doesNotApply, notLegalAdvice }: ReportLaw): Block[] {
  if (applies.length + doesNotApply.length === 0) return [];
  const laws = applies.flatMap(({ name, sentence, asks, status }) =>
    asks.length === 0
      ? [small(`${sentence} ${status}`, { lead: `${name}.` })]
      : [text(sentence, { lead: `${name}.` }), list(asks, { keep: "whole" }), small(status)],
  );
  const not = doesNotApply.map(({ name, why }) => small(why, { lead: `${name}.` }));
  return [
    group(
      LAW_TITLE,
      { keep: "start" },
      ...laws,
      ...(not.length === 0 ? [] : [group("Does not apply to you", { look: "label" }, ...not)]),
      small(notLegalAdvice),
    ),
  ];
}
