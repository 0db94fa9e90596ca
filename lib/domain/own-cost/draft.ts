import { NUMBER_REQUIRED, WHAT_REQUIRED } from "./messages";
import type { OwnCost } from "./own-cost";
import { COST_UNIT_VALUES, HOW_OFTEN_VALUES } from "./units";

/** The fields as they are typed. */
export type CostDraft = Readonly<Record<keyof OwnCost, string>>;
export type CostProblems = Partial<Record<keyof OwnCost, string>>;

export const emptyDraft = (what: string): CostDraft => ({
  what,
  many: "",
  per: "week",
  each: "",
  unit: "dollars",
});

export const draftOf = ({ what, many, per, each, unit }: OwnCost): CostDraft => ({
  ...{ what, per, unit },
  many: String(many),
  each: String(each),
});

/** "1,250", "$ 210", "1 250,50" as people write numbers; null where there is none, or none above zero. */
export function numberIn(typed: string): number | null {
  const bare = typed.replace(/[$\s\u00a0\u202f]/g, "");
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)
    ? bare.replaceAll(",", "")
    : bare.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  const value = /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0;
  return value > 0 ? value : null;
}

/** The figures of a draft, as far as they make a sum. */
export function countedIn(draft: CostDraft): Omit<OwnCost, "what"> | null {
  const [many, each] = [numberIn(draft.many), numberIn(draft.each)];
  const per = HOW_OFTEN_VALUES.find((value) => value === draft.per);
  const unit = COST_UNIT_VALUES.find((value) => value === draft.unit);
  return many === null || each === null || per === undefined || unit === undefined
    ? null
    : { many, per, each, unit };
}

/** What is missing in a draft, by field. */
export function missingIn(draft: CostDraft): CostProblems {
  return {
    ...(draft.what.trim() === "" ? { what: WHAT_REQUIRED } : {}),
    ...(numberIn(draft.many) === null ? { many: NUMBER_REQUIRED } : {}),
    ...(numberIn(draft.each) === null ? { each: NUMBER_REQUIRED } : {}),
  };
}
