/** Not the person's own sentence: what was ticked on a list. */
export const CHOSEN_LABEL = "The challenges you chose";

/** Quotation marks are for what the person wrote; what was chosen is ours. */
export const asSpoken = ({ label, text }: { label: string; text: string }): string =>
  label === CHOSEN_LABEL ? text : `“${text}”`;
