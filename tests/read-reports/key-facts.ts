import { OF_FIRMS } from "./key-facts/firms";
import { OF_FRESH_FIRMS } from "./key-facts/fresh-firms";
import { OF_READ_FIRMS } from "./key-facts/read-firms";

/** What is looked for in the report of each firm. */
export const LOOKED_FOR = { ...OF_READ_FIRMS, ...OF_FIRMS, ...OF_FRESH_FIRMS };

export type FirmName = keyof typeof LOOKED_FOR;
