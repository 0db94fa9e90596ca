import { isInTheStates } from "../../abroad";
import type { CompanyProfile } from "../../company-profile";
import { dollars, toTheCent } from "./figures";

/** The dollars that a firm typed: those of its own country, and marked where they are not the form's. */
export const toldDollars =
  (firm: CompanyProfile) =>
  (value: number): string =>
    `${signOf(firm)}${dollars(value)}`;

/** The same, to the dollar, and small ones to the cent: a price and what it comes to. */
export const toldPrice =
  (firm: CompanyProfile) =>
  (value: number): string =>
    `${signOf(firm)}$${toTheCent(value)}`;

/** What is written before the "$". */
export const signOf = (firm: CompanyProfile): string => (isInTheStates(firm.answers) ? "US" : "");
