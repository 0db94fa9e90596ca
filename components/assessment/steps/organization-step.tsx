import * as list from "@/lib/domain/assessment/options";
import { CheckboxQuestion, RadioQuestion } from "../fields/choice-question";
import { LongTextQuestion, TextQuestion } from "../fields/text-question";
import { QuestionGroup } from "../question-group";

export const OrganizationStep = () => (
  <>
    <QuestionGroup
      title="Direction"
      reason="What leadership has put in place. This makes one half of your score."
    >
      <CheckboxQuestion
        name="orgAiElements"
        legend="What do you have in place?"
        hint="Pick all that apply."
        options={list.ORG_ELEMENTS}
        columns={2}
      />
      <RadioQuestion
        name="orgPosture"
        legend="Which word best describes your organization's attitude to AI?"
        options={list.POSTURES}
      />
      <LongTextQuestion
        name="aiFriction"
        label="What gets in the way?"
        hint="People, rules, data, money: whatever it is, in your own words."
      />
    </QuestionGroup>
    <QuestionGroup title="Practice" reason="What people already do. This makes the other half.">
      <CheckboxQuestion
        name="aiDepartments"
        legend="Which departments use or are piloting AI?"
        hint="Pick all that apply. If none yet, choose the ones you would start with."
        options={list.DEPARTMENTS}
        columns={2}
      />
      <CheckboxQuestion
        name="enterprisePlatforms"
        legend="Which systems does the company run on?"
        hint="Pick all that apply. We recommend tools that work with them."
        options={list.PLATFORMS}
        columns={2}
      />
      <TextQuestion name="otherPlatforms" label="Other systems" maxLength={2000} />
    </QuestionGroup>
  </>
);
