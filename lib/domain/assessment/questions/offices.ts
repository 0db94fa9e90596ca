import { NAME_MAX_CHARACTERS } from "../../lengths";
import { PICK_AT_LEAST_ONE } from "../messages";
import type { Option } from "../options";
import type { Group } from "./question";

export const HEAD_OFFICES = [
  { value: "lower-mainland", label: "Lower Mainland" },
  { value: "vancouver-island", label: "Vancouver Island" },
  { value: "interior", label: "Interior" },
  { value: "northern-bc", label: "Northern BC" },
  { value: "other", label: "Somewhere else" },
] as const satisfies readonly Option[];

export const OFFICE_EXPANSIONS = [
  { value: "other-provinces", label: "Other provinces" },
  { value: "canada-wide", label: "Canada-wide" },
  { value: "united-states", label: "United States" },
  { value: "international", label: "International" },
  { value: "only-bc", label: "Only in BC" },
] as const satisfies readonly Option[];

export const OFFICES = {
  title: "Where you work",
  reason: "Privacy law and AI funding depend on where you operate.",
  questions: [
    {
      key: "headOfficeLocation",
      kind: "radio",
      label: "Where is your head office?",
      options: HEAD_OFFICES,
      columns: 2,
      required: "Please choose where your head office is",
      mayBeNull: true,
      admin: null,
    },
    {
      key: "customLocation",
      kind: "text",
      label: "Where is it?",
      hint: "City and province, state or country",
      inputMax: NAME_MAX_CHARACTERS,
      revealedBy: { key: "headOfficeLocation", value: "other" },
      admin: null,
    },
    {
      key: "officeExpansion",
      kind: "checkboxes",
      label: "Where else do you have offices, or plan to?",
      hint: "Pick all that apply.",
      options: OFFICE_EXPANSIONS,
      required: PICK_AT_LEAST_ONE,
      isAskedAtTheEnd: true,
      admin: null,
    },
  ],
} as const satisfies Group;
