import type { FamilyScore } from "./family";

/** The four parts of the family score, in the order in which they are shown. */
export const FAMILY_PARTS: { key: keyof FamilyScore["breakdown"]; label: string }[] = [
  { key: "preparednessScore", label: "Preparedness" },
  { key: "usageScore", label: "Hands-on use" },
  { key: "childSafetyScore", label: "Child safety" },
  { key: "rulesScore", label: "House rules" },
];
