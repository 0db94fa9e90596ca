import { CONFIDENCE_RANGE, NO_MESSAGE, PICK_AT_LEAST_ONE } from "../messages";
import type { Option } from "../options";
import type { Group } from "./question";

export const AI_TOOLS = [
  { value: "chatgpt", label: "ChatGPT" },
  { value: "claude", label: "Claude" },
  { value: "gemini", label: "Gemini" },
  { value: "midjourney", label: "Midjourney" },
  { value: "copilot", label: "Copilot" },
  { value: "perplexity", label: "Perplexity" },
  { value: "none", label: "None" },
  { value: "other", label: "Other" },
] as const satisfies readonly Option[];

export const PERCEPTIONS = [
  { value: "major_opportunity", label: "A major opportunity" },
  { value: "potential_threat", label: "A potential threat" },
  { value: "helpful_tool", label: "A helpful tool" },
  { value: "overhyped", label: "Overhyped" },
  { value: "not_sure", label: "Not sure yet" },
] as const satisfies readonly Option[];

export const CONFIDENCE = {
  title: "Your confidence",
  reason: "This counts towards your score. Be candid: it makes the advice better.",
  questions: [
    {
      key: "aiConfidence",
      kind: "slider",
      label: "How confident are you, personally, with AI?",
      min: 1,
      max: 10,
      start: 5,
      ends: ["Not confident", "Very confident"],
      required: CONFIDENCE_RANGE,
      admin: { section: "Executive Profile", place: 4, label: "AI Confidence" },
    },
  ],
} as const satisfies Group;

export const EXPERIENCE = {
  title: "Your experience",
  reason: "Hands-on use counts for more than reading about it.",
  questions: [
    {
      key: "aiToolsUsed",
      kind: "checkboxes",
      label: "Which AI tools have you used yourself?",
      hint: "Pick all that apply.",
      options: AI_TOOLS,
      required: PICK_AT_LEAST_ONE,
      admin: { section: "AI Assessment Data", place: 1, label: "AI Tools Used" },
    },
    {
      key: "aiExperience",
      kind: "longText",
      label: "What did you use them for, and what came of it?",
      hint: "A sentence or two is enough.",
      promptLabel: "experience with AI so far",
      admin: { section: "AI Assessment Data", place: 3, label: "AI Experience" },
    },
    {
      key: "aiPerception",
      kind: "radio",
      label: "How do you see AI?",
      options: PERCEPTIONS,
      required: NO_MESSAGE,
      admin: { section: "AI Assessment Data", place: 2, label: "AI Perception" },
    },
  ],
} as const satisfies Group;
