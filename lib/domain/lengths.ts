/** How much may be typed, in characters. Apart from the schemas, so that a page can say it without loading them. */
export const NAME_MAX_CHARACTERS = 200;
export const FREE_TEXT_MAX_CHARACTERS = 2000;
/** One sentence. */
export const ACTIVITY_MAX_CHARACTERS = 200;

/** So much of a sentence is quoted beside a question about it: a text without a full stop may be one sentence. */
export const QUESTIONED_CHARACTERS = 240;
