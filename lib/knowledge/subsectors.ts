import subsectorsJson from "./data/subsectors.json";
import { SubsectorFile } from "./schemas/subsector";

/** Kinds of firms narrower than an industry: their words, pilots, season and what must never be pasted. Our own judgement. */
export const subsectors = SubsectorFile.parse(subsectorsJson).subsectors;

export type { Subsector, SubsectorPilot } from "./schemas/subsector";
