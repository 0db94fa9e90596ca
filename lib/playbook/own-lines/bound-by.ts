import { MACHINE, VERBS } from "./machine-words";

/** Rules that are told by who made them: an insurer, a contract, a lawyer, or the firm itself. */

/** A customer who dislikes machines binds no one. */
const WHO =
  "(?:insurance|insurers?|carriers?|underwriters?|unions?|regulators?|inspectors?|franchisors?|lawyers?|counsel|auditors?|board|contracts?|agreements?|funders?|bank)(?:'s)?";
const WRITES =
  "(?:put (?:it )?in writing|says?|said|wrote|writes?|requires?|insists?|told us|ruled|made us (?:sign|promise|agree)|demands?)";
/** Also as it is typed on a phone: "dont", "wont". */
const DOES_NOT =
  "(?:do(?:es)?n'?t|won'?t|can(?:'?t|not)|(?:do(?:es)?|will) (?:not|never)|(?:refuse|forbid)s?)";
const WE_WILL_NOT = "(?:I|we) (?:won'?t|will (?:not|never)|refuse to)(?: ever)?";
const ANY_MACHINE = `(?:an? |any |the )?${MACHINE} (?:(?:systems?|agents?|tools?|assistants?|programs?|services?|lines?|voices?) )?`;
/** What a machine would do in place of a person. */
const DOES = `(?:${VERBS}|handles?|takes?|picks?|chooses?|hires?|fires?|screens?|dispatches|drives?|talks?|speaks?)`;
const DOING =
  "(?:answer|pick|choos|decid|sign|handl|tak|hir|fir|screen|dispatch|driv|talk|speak|touch|approv|set|writ|send|rat|grad|rank|scor|read|mak|watch|record|track|listen)(?:e|ing|ting)?";
const SOMEWHERE =
  "(?:up |off |out |around )?(?:somewhere|anywhere|elsewhere|outside|in(?:to)? (?:a|the|some) (?:cloud|chatbot|AI)|(?:to|on|onto) (?:a|some|someone's) (?:vendor|server|cloud))";

export const BOUND_BY = new RegExp(
  `(?<!\\p{L})(?:${[
    `${WHO} (?:\\p{L}+ ){0,2}?${WRITES}:? (?:that )?no ${ANY_MACHINE}${DOES}`,
    `${WHO} ${DOES_NOT} (?:want|let|allow|accept|permit) ${ANY_MACHINE}(?:to )?${DOING}`,
    `${WE_WILL_NOT} (?:let|have|allow) ${ANY_MACHINE}(?:to )?${DOING}`,
    // No lack of means is told so: "I can't have a computer promising dates".
    `(?:I|we) can(?:'?t|not) have ${ANY_MACHINE}(?:promis|answer|pick|choos|decid|sign|hir|fir|talk|speak|approv|pric|quot|writ|grad|rat|rank|scor|watch)ing`,
    "(?:contracts?|agreements?|NDAs?|clauses?) keeps? .{2,60}?(?:off|out of) (?:any|every|all|outside|AI) (?:\\p{L}+ )?(?:systems?|tools?|software|platforms?|apps?|servers?|clouds?|vendors?)",
    `${WE_WILL_NOT} (?:have|let|see) (?:\\p{L}+'? ){0,4}(?:names?|prices?|weights?|files?|data|records?|drawings?|recipes?|formulas?|plans?|lists?|figures|numbers|photos?|results?|designs?|margins?) (?:wander|leak|float|leav|end|go|sit|leave)(?:ing)? ${SOMEWHERE}`,
  ].join("|")})(?!\\p{L})`,
  "iu",
);
