import valueJson from "./data/value.json";
import { ValueFile } from "./schemas/value";

/** What an hour costs, and what is known of the time that a use saves. */
export const value = ValueFile.parse(valueJson);

export type { WageRow } from "./schemas/value";
