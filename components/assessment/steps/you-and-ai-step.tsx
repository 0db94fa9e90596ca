import * as list from "@/lib/domain/assessment/options";
import { CheckboxQuestion, RadioQuestion } from "../fields/choice-question";
import { ConfidenceQuestion } from "../fields/confidence-question";
import { LongTextQuestion } from "../fields/text-question";
import { QuestionGroup } from "../question-group";

export const YouAndAiStep = () => (
  <>
    <QuestionGroup
      title="Your confidence"
      reason="This counts towards your score. Be candid: it makes the advice better."
    >
      <ConfidenceQuestion />
    </QuestionGroup>
    <QuestionGroup title="Your experience" reason="Hands-on use counts for more than reading about it.">
      <CheckboxQuestion
        name="aiToolsUsed"
        legend="Which AI tools have you used yourself?"
        hint="Pick all that apply."
        options={list.AI_TOOLS}
        columns={2}
      />
      <LongTextQuestion
        name="aiExperience"
        label="What did you use them for, and what came of it?"
        hint="A sentence or two is enough."
      />
      <RadioQuestion name="aiPerception" legend="How do you see AI?" options={list.PERCEPTIONS} />
    </QuestionGroup>
  </>
);
