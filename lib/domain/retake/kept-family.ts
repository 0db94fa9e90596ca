/**
 * What a form sends for the household where the answers of last time are kept. The server takes those instead, which the
 * page is never shown.
 */
export const KEPT_FAMILY = {
  preparednessLevel: "not_at_all",
  householdAiUse: ["other"],
  householdAiUseOther: "",
  childAiConcerns: ["none"],
  rulesForChildren: "no_rules",
} as const;
