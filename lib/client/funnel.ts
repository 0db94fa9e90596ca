import { v4 as uuid } from "uuid";
import type { WizardStep } from "@/lib/domain/lead/funnel";
import { campaignOfVisit } from "./campaign";

const VISIT = "visit";
const STEPS: readonly WizardStep[] = ["started", "step_2", "step_3", "step_4", "step_5"];

/** Beacon: says that this visit has reached a step of the wizard. Fire and forget: nothing depends on it. */
export function countStep(step: number): void {
  const visitId = visit();
  const name = STEPS[step - 1];
  if (visitId === null || name === undefined || navigator.sendBeacon === undefined) return;
  const body = new Blob([JSON.stringify({ visitId, step: name, campaign: campaignOfVisit() })], {
    type: "application/json",
  });
  navigator.sendBeacon("/api/funnel", body);
}

/** A number for this tab's visit, made up anew with each; null where the browser keeps nothing. */
function visit(): string | null {
  try {
    const kept = sessionStorage.getItem(VISIT) ?? uuid();
    sessionStorage.setItem(VISIT, kept);
    return kept;
  } catch {
    return null;
  }
}

/** The next assessment in this tab is another visit. */
export function endVisit(): void {
  try {
    sessionStorage.removeItem(VISIT);
  } catch {
    // Where nothing is kept there is nothing to end.
  }
}
