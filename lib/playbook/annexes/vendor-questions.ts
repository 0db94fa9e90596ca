import type { CompanyProfile } from "../company-profile";
import { listInWords, numberWord, upperFirst } from "../grammar";
import { crewLanguages, teamLanguage } from "../languages";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { nameFirst } from "../typed";
import { askedAboutUse, body, constraint, hasEffect, incident, stateOf } from "../typed-facts";
import { clauses, keepOutOf, localOf, paragraph, type WriteAnnex } from "./details";

const ASKED = 10;

/** Ten questions to the seller of a tool: those of their own case first. */
export const vendorQuestions: WriteAnnex = (firm, { tools }) => ({
  id: "vendor-questions",
  title: "Ten questions to a vendor",
  shortName: "the ten questions",
  use: "Send them before the demonstration, and ask for answers in writing. A question left unanswered tells you something too.",
  parts: [
    paragraph(nameFirst(`${firm.name} asks before it buys:`)),
    clauses(
      [...ownQuestions(firm, tools), ...ALWAYS.map((ask) => ask(firm, tools))]
        .filter((each) => each !== null)
        .slice(0, ASKED),
    ),
  ],
});

type Ask = (firm: CompanyProfile, tools: DecidedTools) => string | null;

const when = (isSo: boolean, question: string): string | null => (isSo ? question : null);

/** Of what they typed, in the order of what would end the talk soonest. */
const OWN: readonly Ask[] = [
  (firm) =>
    when(
      firm.keptHome !== null,
      "Does it run wholly on our own machines with the line unplugged, and what does it send out: backups, logs, updates, support sessions?",
    ),
  ({ ownRules: [rule] }) =>
    rule === undefined
      ? null
      : `How does your product keep to this, and who can switch that off: ${rule.quote}?`,
  (firm) =>
    when(
      constraint(firm, "data_residency") !== undefined,
      "In which country is our content stored, and in which country is it processed? We need both answers, and the clause of the contract for each.",
    ),
  (firm) =>
    when(
      hasEffect(firm, "umbrellaAssessment"),
      "Do you bring a privacy assessment that an organization like ours has accepted, and may we reuse it?",
    ),
  (firm) =>
    when(
      hasEffect(firm, "consultUnionFirst"),
      `Does the product record how fast or how often a person works, and can we switch that off for good? ${upperFirst(localOf(firm))} will ask.`,
    ),
  (firm) =>
    when(
      askedAboutUse(firm)?.key === "auditor_asks" || body(firm, "soc2") !== undefined,
      "Where does each prompt go, through which companies, and which page of your audit report may we show our auditor?",
    ),
  (firm) =>
    when(
      constraint(firm, "insurer_asks") !== undefined,
      "What may we write to our insurer about how your product is used, and will you confirm it in writing?",
    ),
  (firm) =>
    when(
      body(firm, "eu_ai_act") !== undefined,
      "What do you hand to a deployer under the EU AI Act: instructions, logs, and notice when the system changes?",
    ),
  (firm) =>
    when(
      incident(firm, "false_output") !== undefined,
      "Does each answer show the source that it rests on, so that a person can open it? Show us on a question where no source exists.",
    ),
  (firm) =>
    when(
      constraint(firm, "no_signal") !== undefined,
      "What works without a signal, for how many hours, and what is lost when the connection comes back?",
    ),
  (firm) => {
    const own = teamLanguage(firm);
    const languages = own === null ? crewLanguages(firm) : [own];
    return when(
      languages.length > 0,
      `Who has checked your output in ${listInWords(languages)}, and may three of our people try it on a page of ours?`,
    );
  },
  (firm) =>
    when(
      constraint(firm, "will_not_type") !== undefined,
      "Can it be used by voice alone, with gloves on, on an ordinary phone?",
    ),
  (firm) =>
    when(
      constraint(firm, "paper_intake") !== undefined,
      "Of twenty scans of ours, how many fields does it read right, and does it say which ones it is not sure of?",
    ),
  (firm) =>
    when(
      constraint(firm, "ai_cost") !== undefined,
      "What does one solved case cost us in your charges today, and at ten times the volume?",
    ),
  (firm) =>
    when(
      constraint(firm, "contractors") !== undefined || stateOf(firm, "private_use") !== undefined,
      "Can people who are not our employees have an account that we open and close, and who owns what they recorded before?",
    ),
];

const ownQuestions = (firm: CompanyProfile, tools: DecidedTools): string[] =>
  OWN.flatMap((ask) => ask(firm, tools) ?? []).slice(0, ASKED / 2);

/** What everyone should ask, in the words of their kind of firm. */
const ALWAYS: readonly Ask[] = [
  () =>
    "Do you train any model on what we enter or on what comes out, by default or by a setting? Show us the clause.",
  (firm) =>
    `How do we keep ${keepOutOf(firm)[0] ?? "personal records"} out of it: is it blocked before it is sent, or only forbidden?`,
  (firm) =>
    when(
      constraint(firm, "data_residency") === undefined,
      "In which country is our content stored, and in which country is it processed?",
    ),
  () =>
    "How long do you keep what we entered and what came out, and how do we delete it ourselves, also after the contract has ended?",
  () =>
    "Which other companies receive our content, the makers of the models included, and how are we told before that list changes?",
  ({ owned }) => {
    const [, second] = owned.products.map(({ typed }) => typed);
    const [first] = owned.products.map(({ typed }) => typed);
    const systems = [first, second].filter((name) => name !== undefined);
    return when(
      systems.length > 0,
      `Does it work with ${listInWords(systems)} as we have ${systems.length > 1 ? "them" : "it"}, without a second copy of our records?`,
    );
  },
  (_, { ask }) =>
    `What do ${numberWord(ask.seats)} seats cost for a year, in which currency, and what may the renewal cost?`,
  () => "May we try it on twenty finished pieces of our own work before we pay, and keep the list of errors?",
  () => "Which of your people can read our content, and can we see a log of when they did?",
  () => "How soon after an incident do you tell us, how, and what will you tell us?",
  () => "What do we take with us when we leave, in which form, and by which day?",
  () => "Who bears the cost if a result was wrong and no one noticed?",
];
