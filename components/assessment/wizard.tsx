"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { STEP_COUNT, STEPS } from "@/lib/domain/assessment/steps";
import { StepChallenges } from "./step-challenges";
import { StepCompany } from "./step-company";
import { StepFamily } from "./step-family";
import { StepLeader } from "./step-leader";
import { StepOrganization } from "./step-organization";
import { useWizard } from "./use-wizard";
import { WizardProgress } from "./wizard-progress";

const SCREENS = [StepCompany, StepChallenges, StepLeader, StepOrganization, StepFamily];

/** The questionnaire: five steps, kept in this browser until they are submitted. */
export function Wizard() {
  const { form, step, isSaved, isPending, goBack, goOn, submit } = useWizard();
  const Screen = SCREENS[step - 1] ?? StepCompany;
  const isLast = step === STEP_COUNT;
  const heading = useHeadingFocus(step);

  const press = (event: FormEvent) => {
    event.preventDefault();
    void (isLast ? submit() : goOn());
  };

  return (
    <FormProvider {...form}>
      <WizardProgress step={step} isSaved={isSaved} />
      <form onSubmit={press} noValidate>
        <h1 ref={heading} tabIndex={-1} className="mt-8 text-3xl outline-none">
          {STEPS[step - 1]?.title}
        </h1>
        <div className="mt-6 grid gap-7">
          <Screen />
        </div>
        <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex justify-between gap-3 border-border border-t bg-background px-4 py-3 sm:static sm:mx-0 sm:px-0 sm:pt-6">
          {step > 1 ? (
            <Button variant="outline" onClick={goBack} disabled={isPending}>
              Previous
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={isPending}>
            {isLast ? (isPending ? "Submitting..." : "Complete Assessment") : "Continue"}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** A new step is read from its title, at the top; the first one is left where the page put it. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
