import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import type { DirectorQuestion } from "@/lib/domain/report/director";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { ownerBy } from "../competence";
import { fitsTheFirm, sharedStems } from "../noticed/kind";
import { theRole } from "../roles";
import { type Ask, answerDays } from "./answer-days";
import { modelList, rule, stop, switchOff, value, whyThis, wrong } from "./asks";
import { evidenceCheck } from "./evidence-check";
import { theirs } from "./their-asks";

const ASKED = 5;
const MOST_OF_THEIR_KIND = 2;

/** Five questions that a sceptical director will ask, each with what can honestly be said today. */
export function directorQuestions(firm: CompanyProfile, plan: PlanDays): DirectorQuestion[] {
  const days = answerDays(firm, plan);
  const told = theirs(firm, days);
  // The evidence check asks for the policy already.
  const asksForRule = evidenceCheck(firm) === undefined ? [rule] : [];
  return [
    value,
    () => told,
    switchOff,
    modelList,
    wrong,
    ...ofTheirKind(firm, told),
    ...asksForRule,
    stop,
    whyThis,
  ]
    .flatMap((ask) => ask(firm, days) ?? [])
    .filter(({ question, answer }) => deniedClaim(`${question} ${answer}`, firm.world) === null)
    .slice(0, ASKED);
}

/** So many words in common make two questions one. */
const SAME = 3;

/** What directors of such a firm ask, those first that are about what was typed. */
function ofTheirKind(firm: CompanyProfile, told: DirectorQuestion | null): Ask[] {
  const { answers, reading } = firm;
  const typed = [answers.otherChallenge, answers.aiFriction, answers.aiExperience].join(" ");
  return (reading.subsector?.skepticalDirectorQuestions ?? [])
    .filter(({ question }) => fitsTheFirm(firm, question))
    .filter(({ question }) => told === null || sharedStems(question, told.question) < SAME)
    .map((asked) => ({ ...asked, shared: sharedStems(asked.question, typed) }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST_OF_THEIR_KIND)
    .map(
      ({ question, answeredBy }): Ask =>
        (_, { soon }) => ({
          question,
          answer: answerTo(question, theRole(ownerBy(firm, answeredBy)), soon),
        }),
    );
}

/** How such a question can be answered: by a name, a sentence, a count, a plan, by trying it, or by a real case. */
const HOW_TO_ANSWER: readonly (readonly [question: RegExp, bring: string])[] = [
  [/^Who(?:se)?\b/, "brings a name and a deputy's, in writing"],
  [/^What (?:do|did|would) we (?:tell|say|answer)/, "brings the sentence, read by a person outside"],
  [/^(?:Could|Can|Would)\b/, "has tried it on one real case, and says what was missing"],
  [/^(?:How (?:many|much)\b|What (?:does|is) .*\bcosts?\b)/, "brings the number, and how it was counted"],
  [
    /^(?:If\b|What happens\b|What is our (?:plan|rule)\b)/,
    "brings half a page: who does what, and from what date",
  ],
  [/^(?:Does|Is|Has|Have)\b/, "has asked, and brings the answer in writing"],
  [/^Which of our\b/, "has looked at ten, and brings the worst"],
];

/** What has happened can be shown by a case of it; anything else by what is known of it. */
const HAS_HAPPENED = /\b(?:last|did|was|were|left|ever|repeats?|loses?|lost|came back)\b/i;
const A_CASE = "brings one real case from the last year, if there was one";
const WHAT_IS_KNOWN = "brings the answer on half a page, with what it rests on";

function answerTo(question: string, role: string, soon: string): string {
  const [, how] = HOW_TO_ANSWER.find(([asked]) => asked.test(question)) ?? [];
  return `By ${soon} ${role} ${how ?? (HAS_HAPPENED.test(question) ? A_CASE : WHAT_IS_KNOWN)}.`;
}
