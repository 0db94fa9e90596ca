import type { CompanyProfile } from "../../company-profile";
import { dollars } from "./figures";

/** The dollars that a firm typed: those of its own country, and marked where they are not the form's. */
export const toldDollars = (firm: CompanyProfile) => {
  const sign = isInTheStates(firm) ? "US" : "";
  return (value: number): string => `${sign}${dollars(value)}`;
};

/** An office in one of the states, by its full name: "CA" and "DE" are other places as well, and so is Georgia. */
export const isInTheStates = ({ answers }: CompanyProfile): boolean =>
  answers.headOfficeLocation === "other" && STATES.test(answers.customLocation ?? "");

const STATES =
  /(?<!\p{L})(?:USA|U\.S\.A?\.|United States|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)(?!\p{L})(?!,? (?:Ontario|Quebec|Canada))/iu;
