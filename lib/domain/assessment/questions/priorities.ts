import { PICK_AT_LEAST_ONE } from "../messages";
import type { Group } from "./question";

export const PRIORITIES = {
  title: "Your priorities",
  reason: "The report starts from these: each one you pick gets applications that fit it.",
  questions: [
    {
      key: "businessChallenges",
      kind: "challenges",
      label: "Which of these are the biggest pressures on your business this year?",
      hint: "Pick all that apply.",
      required: PICK_AT_LEAST_ONE,
      admin: { section: "Business Challenges", place: 1, label: "Challenges" },
    },
    {
      key: "otherChallenge",
      kind: "longText",
      label: "Anything else?",
      hint: "In your own words. The report quotes it as yours.",
      promptLabel: "other challenge",
      admin: { section: "Business Challenges", place: 2, label: "Other Challenge" },
    },
  ],
} as const satisfies Group;
