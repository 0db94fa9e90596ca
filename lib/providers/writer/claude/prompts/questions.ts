import { z } from "zod";

export const QUESTIONS_PROMPT = "questions-1";

export const QUESTIONS_INSTRUCTIONS = `The piece: three questions with a follow-up each, for a friendly phone call with the leader after the report.
- q1 is about the business challenges, q2 about AI tools and daily work, q3 about confidence and what would change it.
- Each primary question is open, can be answered in two minutes, and refers to something that the leader chose or typed. Each follow-up asks for an example, a figure or a name of a process.
- One sentence each, at most 35 words, ending in a question mark. Spoken language. The leader may be addressed as {name} once in q1.
- Nothing about family, health, money of a person, or named people.`;

const question = z.string().min(10).max(600);

export const QuestionsProse = z.object({
  q1Primary: question,
  q1Followup: question,
  q2Primary: question,
  q2Followup: question,
  q3Primary: question,
  q3Followup: question,
});
