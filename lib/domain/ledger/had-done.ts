import type { Sentence } from "./sentence";

/** "We had a student build a bot", "paid someone to write it": done once, by another. */
export const isHadDone = ({ tokens }: Sentence, at: number): boolean =>
  /^(?:build|create|write|make|code|set|do|draft|design)$/.test(tokens[at]?.text ?? "") &&
  tokens
    .slice(Math.max(0, at - DONE_WITHIN), at)
    .some(({ text }, place, all) => HAD_DONE.test(text) && all.length - place > 1);
const DONE_WITHIN = 6;
const HAD_DONE = /^(?:had|hired|paid|got|asked|commissioned|contracted)$/;
