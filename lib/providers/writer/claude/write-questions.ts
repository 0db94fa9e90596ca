import type { z } from "zod";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { profileOf } from "@/lib/playbook/company-profile";
import { writeQuestions } from "@/lib/playbook/questions";
import { fenced, groundingCheckFor, promptInputOf } from "./prompt-input";
import { QUESTIONS_INSTRUCTIONS, QuestionsProse } from "./prompts/questions";

const QUESTION = 320;
const KEYS = QuestionsProse.keyof().options;

/** What the model is told for the three questions, and how its wording takes the place of the playbook's. */
export function questionsTask(answers: Answers) {
  const material = promptInputOf(answers);
  const draft = writeQuestions(material.firm);
  return {
    data: fenced({
      facts: material.facts,
      draft: writeQuestions(material.redacted),
      typed: material.typed,
    }),
    finish: (prose: z.output<typeof QuestionsProse>, version: string) => {
      const untyped = writeQuestions(profileOf(material.untyped));
      const ground = groundingCheckFor(material, { real: draft, untyped }, QUESTIONS_INSTRUCTIONS);
      const asked = KEYS.map((key) => {
        const text = ground.text(prose[key], draft[key], QUESTION);
        return [key, text.endsWith("?") ? text : draft[key]];
      });
      const questions = FollowUpQuestions.parse({ ...Object.fromEntries(asked), promptVersion: version });
      return { questions, removed: ground.removed };
    },
  };
}
