import { api, detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { draftFrom } from "@/lib/domain/assessment/draft";
import { keepFamilyOf, RETAKE_FAILED, RETAKE_INCLUDED, retakeIntro } from "@/lib/domain/retake/messages";
import type { Retake } from "@/lib/domain/retake/retake";
import type { WizardForm } from "../wizard-form";
import { LastTime } from "./last-time";
import type { LoadedRetake } from "./retake-context";

export { readKeepFamily } from "@/lib/client/kept-family";

/** Fills in the first step, unless it was begun on this device before. Gives back a sentence where there is no retake. */
export async function loadRetake(id: string, form: WizardForm): Promise<LoadedRetake | string> {
  try {
    const retake = await api<Serialized<Retake>>(`/api/assessments/${id}/retake`, { as: "user" });
    if (form.getValues("companyName") === "") form.reset(draftFrom(retake.company), { keepFieldsRef: true });
    const asOf = new Date(retake.asOf);
    const intro = retakeIntro(asOf);
    return {
      ...retake,
      intro: retake.included ? `${intro} ${RETAKE_INCLUDED}` : intro,
      keepFamily: keepFamilyOf(asOf),
      LastTime,
    };
  } catch (error) {
    return detailOf(error, RETAKE_FAILED);
  }
}
