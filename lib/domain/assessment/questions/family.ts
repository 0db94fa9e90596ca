import type { Option } from "../options";
import type { Group, Question } from "./question";

export const PREPAREDNESS_LEVELS = [
  { value: "not_at_all", label: "Not at all prepared" },
  { value: "somewhat", label: "Somewhat prepared" },
  { value: "fully", label: "Fully prepared" },
] as const satisfies readonly Option[];

export const HOUSEHOLD_USES = [
  { value: "scheduling", label: "Scheduling" },
  { value: "finances", label: "Finances" },
  { value: "travel", label: "Travel" },
  { value: "shopping", label: "Shopping" },
  { value: "health", label: "Health" },
  { value: "education", label: "Education" },
  { value: "entertainment", label: "Entertainment" },
  { value: "other", label: "Something else" },
] as const satisfies readonly Option[];

export const CHILD_CONCERNS = [
  { value: "shortcuts", label: "Shortcuts in schoolwork" },
  { value: "content", label: "Unsuitable content" },
  { value: "thinking", label: "Weaker independent thinking" },
  { value: "social", label: "Chatbots replacing friendships" },
  { value: "self_esteem", label: "Self-esteem" },
  { value: "privacy", label: "Privacy" },
  { value: "none", label: "None" },
] as const satisfies readonly Option[];

export const HOUSEHOLD_RULES = [
  { value: "no_rules", label: "No rules" },
  { value: "informal", label: "Informal understanding" },
  { value: "difficult", label: "Rules that are difficult to keep" },
  { value: "enforced", label: "Clear rules, enforced" },
] as const satisfies readonly Option[];

export const FAMILY = {
  title: "Why we ask about your family",
  reason:
    "AI reaches a leader at home as well as at work. Your answers go into a separate, private section that is left out when you share the report. They do not count towards your company's score.",
  privacy: { at: "home", text: "Who can read these answers" },
  questions: [
    {
      key: "preparednessLevel",
      kind: "radio",
      label: "How prepared is your family for AI?",
      options: PREPAREDNESS_LEVELS,
      required: "Please select your preparedness level",
      mayBeNull: true,
      isAboutHome: true,
      admin: null,
    },
    {
      key: "householdAiUse",
      kind: "checkboxes",
      label: "What does your household use AI for?",
      hint: "Pick all that apply. If none, choose Something else and write none.",
      options: HOUSEHOLD_USES,
      required: "Please select at least one household AI use",
      isAboutHome: true,
      admin: null,
    },
    {
      key: "householdAiUseOther",
      kind: "text",
      label: "What else do you use it for?",
      revealedBy: { key: "householdAiUse", value: "other" },
      isAboutHome: true,
      admin: null,
    },
    {
      key: "childAiConcerns",
      kind: "checkboxes",
      label: "What concerns you about children and AI?",
      hint: "Pick all that apply. Pick None if there are no children, or no concerns.",
      options: CHILD_CONCERNS,
      required: "Please select at least one child AI concern",
      isAboutHome: true,
      admin: null,
    },
    {
      key: "rulesForChildren",
      kind: "radio",
      label: "Which rules does your household have for AI?",
      options: HOUSEHOLD_RULES,
      columns: 2,
      required: "Please select your household rules status",
      mayBeNull: true,
      isAboutHome: true,
      admin: null,
    },
  ],
} as const satisfies Group<Question & { isAboutHome: true }>;
