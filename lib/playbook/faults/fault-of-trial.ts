import type { CompanyProfile } from "../company-profile";
import type { CountedFault } from "./counted-fault";

/** What goes wrong and was counted, where the first trial is about that; null where it is about other work. */
export const faultOfTrial = ({ fault, lead }: CompanyProfile): CountedFault | null =>
  fault !== null && lead.said === fault.sentence ? fault : null;
