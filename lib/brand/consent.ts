/** How firms are asked to be counted in figures that compare them. Counsel chooses. A part of the brand that the wizard needs alone. */
export const consent: { comparison: "notice" | "ask" } = {
  /** `notice`: a firm is counted unless it is left out. `ask`: only where a box was ticked. */
  comparison: "notice",
};
