import type { Token } from "./tokens";

/** "Our core is DNA", "in MRI since 2019": letters that mean another thing elsewhere are a system where it is used. */
export function isSystemHere(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at]?.isBreak ? "" : (tokens[at - 1]?.text ?? "");
  const next = tokens[at + 1];
  const isEnd =
    next === undefined || next.isBreak || AFTER_SYSTEM.test(next.text) || /[()]/.test(next.before);
  return SYSTEM.test(next?.text ?? "") || (isEnd && BEFORE_SYSTEM.test(before));
}
const SYSTEM = /^(?:core|system|software|platform|database|app|export|exports|module|portal|licen[cs]es?)$/;
const BEFORE_SYSTEM =
  /^(?:in|into|on|onto|from|with|to|through|via|use|uses|using|run|runs|our|is|and|dans|sur|avec|est|et|utilise|utilisons)$/;
const AFTER_SYSTEM =
  /^(?:and|or|but|for|is|are|was|has|does|doesnt|to|since|with|which|that|because|so|at|from|et|ou|mais|pour|est|depuis|qui|a)$/;
