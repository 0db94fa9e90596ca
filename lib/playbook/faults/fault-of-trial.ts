import type { CompanyProfile } from "../company-profile";
import type { CountedFault } from "./counted-fault";
import type { LostShare } from "./lost-share";

/** What goes wrong and was counted, where the first trial is about that; null where it is about other work. */
export const faultOfTrial = ({ fault, lead }: CompanyProfile): CountedFault | null =>
  fault !== null && lead.said === fault.sentence ? fault : null;

/** What is lost of a whole, where the first trial is about that. */
export const shareOfTrial = ({ lost, lead }: CompanyProfile): LostShare | null =>
  lost !== null && lead.said === lost.sentence ? lost : null;
