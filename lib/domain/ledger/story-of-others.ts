import type { Sentence } from "./sentence";

/** "Wire fraud: a colleague lost $90,000, it keeps me up": what befell another is a worry, and nothing of theirs. */
export const isStoryOfOthers = ({ tokens }: Sentence): boolean =>
  tokens.some(
    ({ text }, at) =>
      (ANOTHER.test(text) && OTHER_FIRM.test(tokens[at + 1]?.text ?? "")) ||
      (/^(?:up|awake)$/.test(text) &&
        /^(?:me|us)$/.test(tokens[at - 1]?.text ?? "") &&
        KEEPS.test(tokens[at - 2]?.text ?? "")),
  );
const ANOTHER = /^(?:an?|another|other|un|une|autre)$/;
const OTHER_FIRM =
  /^(?:colleague|friend|neighbou?r|competitor|peer|rival|outfit|operator|dealer|studio|firm|shop|company|practice|clinic|guy|buddy|voisin|collegue|ami|confrere|concurrent)s?$/;
const KEEPS = /^(?:keeps|keep|kept)$/;
