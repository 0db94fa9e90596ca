import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import type { DirectorQuestion } from "@/lib/domain/report/director";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { fitsTheFirm, sharedStems } from "../noticed/kind";
import { theRole } from "../roles";
import { type Ask, answerDays } from "./answer-days";
import { rule, stop, switchOff, value, whyThis, wrong } from "./asks";
import { theirs } from "./their-asks";

const ASKED = 5;
const MOST_OF_THEIR_KIND = 2;

/** Five questions that a sceptical director will ask, each with what can honestly be said today. */
export function directorQuestions(firm: CompanyProfile, plan: PlanDays): DirectorQuestion[] {
  const days = answerDays(firm, plan);
  const told = theirs(firm, days);
  return [value, () => told, switchOff, wrong, ...ofTheirKind(firm, told), rule, stop, whyThis]
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
    .filter((question) => fitsTheFirm(firm, question))
    .filter((question) => told === null || sharedStems(question, told.question) < SAME)
    .map((question) => ({ question, shared: sharedStems(question, typed) }))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST_OF_THEIR_KIND)
    .map(
      ({ question }): Ask =>
        (_, { soon }) => ({
          question,
          answer: `You cannot answer this yet: ${howToAnswer(question, theRole(answerer(firm)), soon)}`,
        }),
    );
}

/** How such a question can be answered: by a name, by the sentence that would be said, by a real case, or by trying. */
function howToAnswer(question: string, role: string, soon: string): string {
  if (/^Who\b/.test(question)) return `by ${soon} ${role} brings one name and a deputy's, in writing.`;
  if (/^What (?:do|would) we (?:tell|say|answer)/.test(question))
    return `by ${soon} ${role} brings the sentence that we would say, and a person outside has read it.`;
  if (/^(?:Could|Can|Would)\b/.test(question))
    return `by ${soon} ${role} has tried it on one real case, and brings how long it took and what was missing.`;
  return `by ${soon} ${role} brings one real case from the last year, on half a page.`;
}

const answerer = ({ size, leader, reading: { subsector } }: CompanyProfile): string =>
  size === "micro" || subsector === null ? leader : subsector.vocabulary.roles.compliance;
