import type { CompanyProfile } from "../company-profile";

/** A hospital for animals ticks healthcare; what is made for the records of people, and shown with them, is not for it. */
export const treatsAnimals = ({ reading }: Pick<CompanyProfile, "reading">): boolean =>
  reading.subsector?.id === "veterinary";
