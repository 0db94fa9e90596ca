import lawJson from "./data/law.json";
import { LawFile } from "./schemas/law";

const file = LawFile.parse(lawJson);

/** Law, guidance and decisions on the use of AI, by place and sector. */
export const lawRules = file.rules;
export const lawAsOf = file.asOf;
/** Printed beside every rule that is shown. */
export const notLegalAdvice = file.notLegalAdvice;

export type { LawRule } from "./schemas/law";
