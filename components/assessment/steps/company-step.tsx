import { useWatch } from "react-hook-form";
import { ChoiceRow } from "@/components/ui/choice-row";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import { FOLLOW_UP_CONSENT } from "@/lib/domain/assessment/messages";
import * as list from "@/lib/domain/assessment/options";
import { NAME_MAX_CHARACTERS } from "@/lib/domain/lengths";
import { CheckboxQuestion, RadioQuestion } from "../fields/choice-question";
import { SelectQuestion } from "../fields/select-question";
import { TextQuestion } from "../fields/text-question";
import { useAnswerForm } from "../fields/use-answer";
import { QuestionGroup } from "../question-group";

const TITLES = ["CEO", "Chairman", "President", "Managing Director", "Managing Partner", "Board Member"];

export function CompanyStep() {
  const form = useAnswerForm();
  const headOffice = useWatch({ control: form.control, name: "headOfficeLocation" });

  const dropOtherIndustrysChallenges = () => {
    const offered = new Set(challengesFor(form.getValues("companyIndustry")).map(({ slug }) => slug));
    const picks = form.getValues("businessChallenges").filter((slug) => offered.has(slug));
    form.setValue("businessChallenges", picks);
  };
  const clearCustomLocation = () => {
    if (form.getValues("headOfficeLocation") !== "other") form.setValue("customLocation", "");
  };

  return (
    <>
      <QuestionGroup title="You" reason="Your name and title appear at the top of your report.">
        <TextQuestion
          name="executiveName"
          label="Your name"
          autoComplete="name"
          maxLength={NAME_MAX_CHARACTERS}
          isRequired
        />
        <TextQuestion
          name="executiveTitle"
          label="Your title"
          autoComplete="organization-title"
          maxLength={NAME_MAX_CHARACTERS}
          list="titles"
          isRequired
        />
        <datalist id="titles">
          {TITLES.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
        <TextQuestion
          name="executiveEmail"
          label="Your email"
          hint="We use this only to send your results, receipt and report."
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
        />
        <ChoiceRow type="checkbox" {...form.register("followUpEmail")}>
          {FOLLOW_UP_CONSENT} <span className="text-muted-foreground">(optional)</span>
        </ChoiceRow>
      </QuestionGroup>
      <QuestionGroup
        title="Your company"
        reason="We set your answers beside published figures for your industry and size."
      >
        <TextQuestion
          name="companyName"
          label="Company name"
          autoComplete="organization"
          maxLength={NAME_MAX_CHARACTERS}
          isRequired
        />
        <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
          <SelectQuestion name="companyRevenue" label="Annual revenue" options={list.REVENUES} />
          <SelectQuestion name="companyEmployees" label="Employees" options={list.EMPLOYEE_BANDS} />
        </div>
        <SelectQuestion
          name="companyIndustry"
          label="Industry"
          options={list.INDUSTRIES}
          onChange={dropOtherIndustrysChallenges}
        />
        <RadioQuestion
          name="companyBusinessModel"
          legend="Who are your customers?"
          options={list.BUSINESS_MODELS}
          columns={3}
        />
        <SelectQuestion name="companyMarkets" label="Main market" options={list.MARKETS} />
      </QuestionGroup>
      <QuestionGroup title="Where you work" reason="Privacy law and AI funding depend on where you operate.">
        <RadioQuestion
          name="headOfficeLocation"
          legend="Where is your head office?"
          options={list.HEAD_OFFICES}
          columns={2}
          onChange={clearCustomLocation}
        />
        {headOffice === "other" && (
          <TextQuestion
            name="customLocation"
            label="Where is it?"
            hint="City and province, state or country"
            maxLength={NAME_MAX_CHARACTERS}
          />
        )}
        <CheckboxQuestion
          name="officeExpansion"
          legend="Where else do you have offices, or plan to?"
          hint="Pick all that apply."
          options={list.OFFICE_EXPANSIONS}
          columns={2}
        />
      </QuestionGroup>
    </>
  );
}
