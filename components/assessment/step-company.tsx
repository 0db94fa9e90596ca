"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { PicksField, SelectField } from "@/components/form/choice-fields";
import { TextField } from "@/components/form/text-field";
import { Alert } from "@/components/ui/alert";
import {
  BUSINESS_MODELS,
  EMPLOYEE_BANDS,
  HEAD_OFFICES,
  INDUSTRIES,
  MARKETS,
  OFFICE_EXPANSIONS,
  REVENUES,
} from "@/lib/domain/assessment/options";

const TITLES = ["CEO", "Chairman", "President", "Managing Director", "Managing Partner", "Board Member"];

/** Step 1: who answers, and for which company. */
export function StepCompany() {
  const { setValue } = useFormContext();
  const headOffice = useWatch({ name: "headOfficeLocation" });
  return (
    <>
      <Alert>
        The assessment and your score are free. The full report is $49, once, or a code from your chapter.
      </Alert>
      <TextField name="executiveName" label="Your name" isRequired input={{ autoComplete: "name" }} />
      <TextField
        name="executiveTitle"
        label="Your title"
        isRequired
        input={{ autoComplete: "organization-title", list: "titles" }}
      />
      <datalist id="titles">
        {TITLES.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <TextField
        name="executiveEmail"
        label="Your email"
        hint="Your roadmap and your report go here, and nothing else."
        isRequired
        input={{ type: "email", autoComplete: "email", inputMode: "email" }}
      />
      <TextField
        name="companyName"
        label="Company name"
        isRequired
        input={{ autoComplete: "organization" }}
      />
      <SelectField name="companyRevenue" label="Annual revenue" options={REVENUES} isRequired />
      <SelectField name="companyEmployees" label="Employees" options={EMPLOYEE_BANDS} isRequired />
      <SelectField
        name="companyIndustry"
        label="Industry"
        hint="It decides which challenges and benchmarks you see. It never changes your score."
        options={INDUSTRIES}
        isRequired
        onPick={() => setValue("businessChallenges", [])}
      />
      <SelectField
        name="companyBusinessModel"
        label="Whom you sell to"
        options={BUSINESS_MODELS}
        isRequired
      />
      <SelectField name="companyMarkets" label="Your main market" options={MARKETS} isRequired />
      <SelectField
        name="headOfficeLocation"
        label="Head office"
        options={HEAD_OFFICES}
        isRequired
        onPick={(value) => value !== "other" && setValue("customLocation", "")}
      />
      {headOffice === "other" && <TextField name="customLocation" label="Where is your head office?" />}
      <PicksField
        name="officeExpansion"
        label="Where else do you have, or plan, offices?"
        options={OFFICE_EXPANSIONS}
        isRequired
      />
    </>
  );
}
