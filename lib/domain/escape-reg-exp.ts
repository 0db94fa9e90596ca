/** A text as a part of a regular expression that means it literally; engines that have `RegExp.escape` are newer than ours. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
