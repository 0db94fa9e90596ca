import { PROBES } from "@/lib/domain/interview/probe";
import { SECTION_KEYS } from "@/lib/domain/interview/subject";
import { type Fact, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { keepOutOf } from "../annexes/details";
import type { CompanyProfile } from "../company-profile";
import { lowerFirst, upperFirst } from "../grammar";
import type { Talk } from "./talk";

/** What follows from what was said, each ending in something to do. Our own judgement. */
type Rule = (talk: Talk, firm: CompanyProfile) => string | null;

/** What it is about, so that three subjects do not say it three times. */
export interface Insight {
  about: string;
  text: string;
}

const [, ABOUT_TOOLS] = SECTION_KEYS;

/** All that hold, in the order of their weight. */
export const insightsOf = (talk: Talk, firm: CompanyProfile): Insight[] =>
  RULES.flatMap(([about, rule]) => {
    const text = rule(talk, firm);
    return text === null ? [] : [{ about: about === "owner" ? text : about, text }];
  });

const otherWork: Rule = ({ otherLead }, firm) => {
  if (otherLead === null) return null;
  const { text, trial } = otherLead;
  const first = `On paper you start with ${lowerFirst(firm.lead.text)}; here you speak of ${lowerFirst(text)}.`;
  return trial.pilot.toLowerCase().startsWith(text.toLowerCase())
    ? `${first} If that comes first, measure it by ${trial.measure}.`
    : `${first} If that comes first: ${trial.pilot}, measured by ${trial.measure}.`;
};

const uncounted: Rule = ({ slots, measures }) =>
  slots.uncounted === null || measures.length > 0
    ? null
    : "No one counts this yet. Two weeks of counting, before anything changes, is the cheapest step.";

function figureToBeat({ measures }: Talk): string | null {
  const first = measures.find(({ isResult }) => !isResult);
  return first === undefined
    ? null
    : `You have a figure to beat: ${first.phrase}. Write it down with today's date.`;
}

/** What goes in, as the sentence names it, and what a rule calls it. */
const INFORMATION: readonly [words: RegExp, name: string, inRule: RegExp][] = [
  [/\bpatients?\b/i, "patient information", /patient|chart|clinical/i],
  [/\bsalar(?:y|ies)\b|\bpayroll\b/i, "salaries", /salar|payroll|staff files|employee files/i],
  [/\bhealth\b/i, "health information", /health|medical/i],
  [/\bstudents?\b/i, "student information", /student|learner/i],
  [/\bcontracts?\b/i, "contracts", /contract/i],
  [/\bpric(?:e|es|ing)\b/i, "prices", /price|costing|rates/i],
  [
    /\bclients?\b/i,
    "client information",
    /client (?:documents|files|information|records|data|bank statements)|solicitor-client/i,
  ],
  [/\bcustomers?\b/i, "customer information", /customer (?:records|data|files|lists|information)/i],
  [/\bstaff\b|\bemployees?\b/i, "staff information", /staff|employee|payroll/i],
];
const GOES_IN =
  /\b(?:past(?:e|es|ed|ing)|put(?:s|ting)?|upload(?:s|ed|ing)?|typ(?:e|es|ed|ing)|cop(?:y|ies|ied|ying)|enter(?:s|ed|ing)?|feed(?:s|ing)?|fed|drop(?:s|ped)?|goes in|go in|what goes)\b/i;

/** What is kept out, or is not there, does not go in. */
const whatGoesIn: Rule = ({ subject, facts, sentences }, firm) => {
  if (subject !== ABOUT_TOOLS || firm.has.has("ai_policy")) return null;
  const named = sentences
    .filter((sentence) => !isDenied(sentence) && (goesIn(sentence, firm) || namesAi(sentence, facts)))
    .flatMap((sentence) => INFORMATION.filter(([words]) => words.test(sentence)));
  const [first] = named;
  if (first === undefined) return null;
  const [, name, inRule] = first;
  const kept = keepOutOf(firm).find((each) => inRule.test(each));
  return kept === undefined
    ? `What goes in today includes ${name}, which the one-page rule does not name yet: add it.`
    : `What goes in today includes ${name}. The one-page rule names it: ${kept}.`;
};

/** "The PDFs that clients upload" go into no assistant, and a firm without one puts nothing in. */
const goesIn = (sentence: string, { tools }: CompanyProfile): boolean =>
  tools.size > 0 &&
  GOES_IN.test(sentence) &&
  !/\b(?:clients?|customers?|patients?|students?|guests?|tenants?|they) (?:past|put|upload|typ|cop|enter|feed|drop)/i.test(
    sentence,
  );

const namesAi = (sentence: string, facts: readonly Fact[]): boolean =>
  factsOf(facts, "product").some(
    (product) => product.ai && product.polarity === "affirmed" && product.sentence.trim() === sentence.trim(),
  );
const isDenied = (sentence: string): boolean =>
  /n(?:'|’)t\b|\b(?:not|never|no|none|nobody|nothing|without|except|ban(?:ned)?|forbid(?:s|den)?|might|could|would|if)\b/i.test(
    sentence,
  );

const IN_USE: ReadonlySet<string> = new Set(["uses", "in_production", "private_use"]);

/** In use by a sentence that says so, and not among the tools that were ticked. */
const toolNotListed: Rule = ({ subject, facts }, firm) => {
  if (subject !== ABOUT_TOOLS || firm.tools.has("other")) return null;
  const named = factsOf(facts, "product").find(
    (product) =>
      product.ai &&
      product.known &&
      isFirm(product) &&
      product.subject !== "competitor" &&
      product.subject !== "vendor" &&
      !isListed(product.key, product.name, firm) &&
      facts.some(
        (fact) =>
          fact.sentence === product.sentence &&
          isFirm(fact) &&
          ((fact.kind === "state" && IN_USE.has(fact.key)) || GOES_IN.test(fact.sentence)),
      ),
  );
  return named === undefined ? null : `${named.name} is in use and not on your list: put it there.`;
};

/** "ChatGPT Business" is on the list of a firm that ticked ChatGPT. */
const isListed = (key: string, name: string, { tools, otherPlatforms }: CompanyProfile): boolean =>
  [...tools].some((tool) => key.includes(tool)) ||
  (otherPlatforms ?? "").toLowerCase().includes(name.toLowerCase());

const NO_RULE =
  /\b(?:no|not|never|nobody|no one)\b[^.]{0,40}\b(?:policy|rules?|guidelines?)\b|n(?:'|’)t[^.]{0,40}\b(?:policy|rules?|guidelines?)\b/i;

const unknownPolicy: Rule = ({ text }, firm) =>
  firm.has.has("ai_policy") && NO_RULE.test(text)
    ? "A policy is ticked; you describe work without one. Ask three people where it is."
    : null;

const TAKES_ON =
  /^\W*(?:\p{L}[\p{L} ,-]{0,40})?\b(?:owns?|leads?|runs?|would|could|should|will|watches|takes?|is in charge|is responsible|has asked)\b/iu;
const HANDED_TO = /\b(?:ask|to|with|give|have|let|by|be|is)\s+$/i;
const AGAINST =
  /\b(?:refus|against|over (?:his|her|my) dead body|will not|won(?:'|’)t|does(?:n(?:'|’)t| not)|hates?)/i;

/** Named as who takes it on, and not only as who is in the story. */
const ownerNamed: Rule = ({ slots: { owner, nextStep }, answers }) => {
  if (owner === null || AGAINST.test(owner.sentence)) return null;
  const at = owner.sentence.indexOf(owner.text);
  const isFirst = owner.sentence.slice(0, Math.max(0, at)).trim().split(/\s+/).length <= 1;
  const isAskedFor = answers.some(
    ({ asked, text }) => asked === PROBES.owner && text.includes(owner.sentence.trim()),
  );
  const isNamed =
    isAskedFor ||
    (owner.sentence === nextStep?.sentence && HANDED_TO.test(owner.sentence.slice(0, at))) ||
    (isFirst && TAKES_ON.test(owner.sentence.slice(at + owner.text.length)));
  return isNamed ? `${ofYours(owner.text)} is named: ask for a yes or no this week.` : null;
};

/** "Our operations manager" is "Your operations manager" to the one who said it. */
const ofYours = (owner: string): string =>
  upperFirst(owner.replace(/^(?:our|my|notre|mon|ma)\s+/i, "your ").replace(/\s+/g, " "));

const RULES: readonly [about: string, Rule][] = [
  ["work", otherWork],
  ["counting", uncounted],
  ["figure", figureToBeat],
  ["information", whatGoesIn],
  ["tool", toolNotListed],
  ["policy", unknownPolicy],
  ["owner", ownerNamed],
];
