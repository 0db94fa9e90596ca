import { isAboutAi } from "./about-ai";
import type { Found } from "./found";
import type { Sentence } from "./sentence";
import type { Token } from "./tokens";
import { OURS } from "./turning-words";

/** Which conditions may be asserted: not those that are said in passing, of other things than AI, or foreseen. */

export const isSureConstraint = (sentence: Sentence, found: Found): boolean =>
  !isPassing(sentence, found) &&
  !isElsewhere(sentence, found) &&
  !isOfABudget(sentence, found) &&
  !isAsked(sentence, found) &&
  !isUntil(sentence, found) &&
  !isForeseen(sentence, found) &&
  !isOpen(sentence, found) &&
  !isDeniedBehind(sentence, found.to);

/** "Premium would go up": feared, where "what our college would say" is what is asked. */
const isForeseen = ({ tokens }: Sentence, { finding, from, to }: Found): boolean =>
  finding.kind === "constraint" &&
  OF_BUSINESS.has(finding.key) &&
  tokens.slice(from, to).some(({ text }) => PERHAPS.test(text));
const OF_BUSINESS: ReadonlySet<string> = new Set([
  ...["cost", "loses_money", "lost_demand", "growth", "turnover", "shortage", "no_capital", "cash_crisis"],
]);
const PERHAPS = /^(?:would|could|might|may|should|pourrait|pourraient|serait|devrait)$/;

/** "The board wants nothing that", "le conseil ne veut pas". */
const isDeniedBehind = ({ tokens, clauses }: Sentence, to: number): boolean =>
  clauses[to] === clauses[to - 1] && /^(?:no|not|nothing|pas|rien|aucune?)$/.test(tokens[to]?.text ?? "");

const PRESSED =
  /^(?:\d.*|ai|ia|it|proof|payback|savings?|results?|returns?|roi|numbers?|margins?|growth|fees|costs?|cuts?|profits?|ebitda|rendement|resultats?|economies|chiffres|preuves?|points?|faster|more)$/;

/** "Our PE owner (since 2022) wants to sell in 2028": what such an owner wants is known, wherever it is said. */
const isOfAFund = (said: readonly Token[], tokens: readonly Token[]): boolean =>
  said.some(({ text }) => /^(?:pe|equity)$/.test(text)) &&
  tokens.some(({ text }) => PRESSED.test(text) || /^(?:sell|exit|sold)$/.test(text));

/** "The board wants": what it wants decides whether it is a pressure. */
const isOpen = ({ tokens, clauses }: Sentence, { finding, from, to }: Found): boolean =>
  finding.kind === "constraint" &&
  finding.key === "owner_pressure" &&
  !isOfAFund(tokens.slice(from, to), tokens) &&
  !tokens.some(
    ({ text }, at) => at >= from && clauses[at] === clauses[from] && PRESSED.test(text) && at >= to - 1,
  );

/** "Snow budget gone": the money for one thing. */
const isOfABudget = ({ tokens, lang }: Sentence, { finding, from }: Found): boolean => {
  const before = tokens[from]?.isBreak ? undefined : tokens[from - 1];
  const isBudget =
    finding.kind === "constraint" &&
    finding.key === "no_capital" &&
    /^(?:budget|money|funds)$/.test(tokens[from]?.text ?? "");
  return (
    isBudget &&
    before !== undefined &&
    !OURS[lang].test(before.text) &&
    !/^(?:the|ai|capital|operating|it|whole|annual)$/.test(before.text)
  );
};

/** "The inspector wants it all on paper": what another asks for is not how things come in. */
const isAsked = ({ tokens, clauses }: Sentence, { finding, from }: Found): boolean =>
  finding.kind === "constraint" &&
  finding.key === "paper_intake" &&
  tokens.some(({ text }, at) => at < from && clauses[at] === clauses[from] && ASKS.test(text));
const ASKS =
  /^(?:wants?|requires?|demands?|insists?|expects?|needs|asks|veut|veulent|exige|exigent|demande|demandent|requiert)$/;

/** "No budget before April": not yet. */
const isUntil = ({ tokens }: Sentence, { finding, to }: Found): boolean =>
  finding.kind === "constraint" &&
  finding.key === "no_capital" &&
  /^(?:until|till|before|avant|jusqu|tant)$/.test(tokens[to]?.text ?? "");

/** What is in the way of AI itself. */
const OF_AI: ReadonlySet<string> = new Set([
  ...["rework", "validation_queue", "quality_doubt", "ai_cost", "lost_trust", "no_consensus", "fear_jobs"],
  ...["skills", "customer_forbids", "auditor_asks", "insurer_asks", "regulated", "disclosure_duty"],
  ...["privacy", "confidentiality", "security", "data_residency", "copyright", "leader_opposed"],
]);

/** Asked what AI did for them, people name seasons, systems and crews in passing: "in three languages", "on Instagram". */
const isPassing = ({ field }: Sentence, { finding }: Found): boolean =>
  field === "aiExperience" && finding.kind === "constraint" && !OF_AI.has(finding.key);

/** Asked what else troubles them, people say "cheating", "trust" and "accuracy" of other things than AI. */
const OF_AI_ALONE: ReadonlySet<string> = new Set([
  ...["ethics", "quality_doubt", "lost_trust", "fear_jobs", "copyright", "leader_opposed"],
  ...["will_not_type", "skills", "no_start", "disclosure_duty"],
]);
const isElsewhere = (sentence: Sentence, { finding }: Found): boolean =>
  sentence.field === "otherChallenge" &&
  finding.kind === "constraint" &&
  OF_AI_ALONE.has(finding.key) &&
  !isAboutAi(sentence, []);

/** "Needs training logs", "the injury register": papers about it, and not the thing. */
export const isOfDocuments = ({ tokens }: Sentence, to: number): boolean =>
  tokens[to]?.isBreak === false && DOCUMENTS.test(tokens[to]?.text ?? "");
const DOCUMENTS =
  /^(?:records?|logs?|logbooks?|registers?|files?|forms?|certificates?|matrix|binders?|manuals?|spreadsheets?|templates?|module|modules|checklists?)$/;
