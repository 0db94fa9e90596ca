import { ENGLISH_MONTHS } from "../calendar/month-names";

/** A first name is written with a capital; so are the words that begin a sentence, days, tools and bodies. */
const NO_NAMES = [
  "Big|Little|Young|Poor|Also|And|But|So|Then|Now|Still|Plus|Even|Only|Yes|Maybe|Because|When|Where|While|After|Before|Since|The|Our|My|We|They|He|She|It|This|That|Each|Every|Staff|Head|Board|Council|Union|Management|Corporate|Office|Everyone|Everybody|Someone|Anyone|One|Who|What|Which|Nothing|Software|Dispatch|Reception|Shipping|Purchasing|Billing|Payroll|Production|Maintenance|Engineering|Marketing|Accounts|Admin|Reporting|Scheduling|Legal|Compliance|Procurement|Insurance|Insurers|Security|Privacy|Law|Bill|Article|Dad|Mom|Ottawa|Washington|California|Texas|Quebec|Corporate|Head|Parents|Regulators",
  "Owner|Owners|Vendor|Vendors|Supplier|Suppliers|Team|Wife|Husband|Partner|Brother|Sister|Son|Daughter|Boss|Chef|Chair|President|Manager|Director|Controller|Bookkeeper|Foreman|Supervisor|Doctor|Pilot|Nurse|Union|Bank|Auditor|Auditors|Landlord|Franchise|Distributor|Buyer|Buyers|City|Town|Province|State|Ministry|Nation",
  `Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|${ENGLISH_MONTHS}`,
  "Excel|Word|Sage|Copilot|Gemini|Claude|Siri|Alexa|Outlook|Access|Xero|Toast|Square|Jobber|Kronos|Google|Teams|Finance|Sales|Operations|Accounting|Quality|Health|Canada|Ontario|Customers|Drivers",
].join("|");
/** As the group `who`. */
export const NAME = String.raw`(?<who>(?:Dr\.? )?(?!(?:${NO_NAMES})(?!\p{L}))\p{Lu}\p{Ll}{2,})`;
export const SURNAME = String.raw`(?<surname> \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)?`;
