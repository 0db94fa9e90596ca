import { factsOf } from "@/lib/domain/ledger/fact";
import { type CompanyProfile, hasElement } from "../company-profile";
import { constraint, hasFigures, incident, inTheirWords, stateOf, unionOf, verdict } from "../typed-facts";
import { answerOf, chosen, type NoticedRule } from "./rule";

const LOOKED_UP: ReadonlySet<string> = new Set([
  "fault_codes",
  "knowledge_base_search",
  "policy_search",
  "document_search",
  "spec_search",
  "product_lookup",
]);

const KNOW_HOW = ["passing_on_know_how_from_retiring_experts"];

/** People: who knows, who is asked, who objects, and who is not on the payroll. */
export const PEOPLE: readonly NoticedRule[] = [
  {
    id: "retiring-and-looking-up",
    strength: 5,
    find(firm) {
      const challenge = chosen(firm, KNOW_HOW);
      const use = stateOf(firm, "uses", "ran", "tried");
      if (challenge === null || use?.task?.some((key) => LOOKED_UP.has(key)) !== true) return null;
      return {
        title: "The questions that are asked today are the guide that you need",
        text: `You chose ${challenge}, and you wrote ${inTheirWords(use)}. Keep all of those questions for eight weeks, and have the people who know most write the answers, with their names.`,
        from: ["The challenges you chose", answerOf(use)],
      };
    },
  },
  {
    id: "target-and-contractors",
    strength: 5,
    find(firm) {
      const target = targetOf(firm);
      const contractors = constraint(firm, "contractors");
      if (target === null || contractors === undefined) return null;
      return {
        title: "The time would be saved by people whose time is not yours",
        text: `You wrote that the board wants ${target.words}, and that those who do the work “${contractors.text}”. Time that a contractor saves is the contractor's. Settle before the trial which line of your accounts should move, and what their contracts say about it.`,
        from: [answerOf(target), answerOf(contractors)],
      };
    },
  },
  {
    id: "private-use-no-rule",
    strength: 5,
    asserts: ["noPolicy"],
    find(firm) {
      const use = stateOf(firm, "private_use");
      if (use === undefined || hasElement(firm, "ai_policy")) return null;
      return {
        title: "It is being tried already",
        text: `You wrote ${inTheirWords(use)}, and a written policy is not among what you have in place. Decide what these people may use from now on, and from which day.`,
        from: [answerOf(use), "What you have in place"],
      };
    },
  },
  {
    id: "ban-and-champion",
    strength: 5,
    find(firm) {
      const ban = stateOf(firm, "banned");
      const isPosture = ["activating", "championing"].includes(firm.answers.orgPosture);
      const champions = hasElement(firm, "internal_champions");
      if (ban === undefined || !(isPosture || champions)) return null;
      const other = isPosture
        ? `you call your attitude to AI “${firm.posture}”`
        : "you have champions of AI in place";
      return {
        title: "You forbid it, and you are for it",
        text: `You wrote ${inTheirWords(ban)}, and ${other}. Write under the ban what would have to be true to lift it for one use.`,
        from: [answerOf(ban), isPosture ? "Your attitude to AI" : "What you have in place"],
      };
    },
  },
  {
    id: "pressed-and-opposed",
    strength: 4,
    asserts: ["noResultKnown"],
    find(firm) {
      const target = targetOf(firm);
      const pressed = target?.fact ?? constraint(firm, "owner_pressure");
      const opposed = constraint(firm, "leader_opposed");
      if (pressed === undefined || opposed === undefined || firm.readiness.aiReadinessScore >= 80)
        return null;
      return {
        title: `One side wants it, one side refuses it, and ${hasFigures(firm) ? "they have agreed on no figure" : "neither has a figure"}`,
        text: `You wrote of ${target?.words ?? inTheirWords(pressed)}, and of “${opposed.text}”. ${hasFigures(firm) ? "What you have tried has figures, and they are a beginning: show both how they were counted." : "You told no result of your own that either could go by."} Ask both the same question before the trial: which figure, on which day, would change your mind? Write the two answers into the pilot charter.`,
        from: [answerOf(pressed), answerOf(opposed)],
      };
    },
  },
  {
    id: "founder-and-practice",
    strength: 4,
    find(firm) {
      const doubt = constraint(firm, "founder_doubt");
      const use = stateOf(firm, "uses", "ran", "in_production");
      if (doubt === undefined || use === undefined) return null;
      return {
        title: `What ${doubter(doubt)} doubts is in use already`,
        text: `You wrote ${inTheirWords(doubt)}, and ${inTheirWords(use)}. Tell ${doubter(doubt)} of it yourself, and show three results, each before and after a person changed it.`,
        from: [answerOf(doubt), answerOf(use)],
      };
    },
  },
  {
    id: "union-and-use",
    strength: 3,
    find(firm) {
      const union = constraint(firm, "union");
      const use = stateOf(firm, "uses", "ran", "in_production");
      if (union === undefined || use === undefined || use.subject === "we" || firm.unionAt !== null)
        return null;
      // "Trialled it for eight weeks, and the drivers walked off": they know of it, and it runs no more.
      const wentWrong = firm.ledger.facts.some(
        ({ kind, field, sentenceAt, polarity }) =>
          kind === "incident" &&
          polarity === "affirmed" &&
          field === use.field &&
          sentenceAt === use.sentenceAt,
      );
      if (wentWrong) return null;
      const name = unionOf(firm);
      return {
        title: "Tell the union yourselves what runs already",
        text: `You wrote ${inTheirWords(use)}, and ${inTheirWords(union)}. To a union this may be new technology too. Tell ${name === null ? "the union" : `the ${name} local`} of it yourselves this week, with what it is for and what it is not for.`,
        from: [answerOf(use), answerOf(union)],
      };
    },
  },
  {
    id: "one-try-and-verdict",
    strength: 5,
    find(firm) {
      const once = stateOf(firm, "tried_once", "tried", "stopped");
      const wrong = incident(firm, "false_output");
      const judged = verdict(firm, "waste_of_time", "unreliable", "disappointed");
      if (once === undefined || wrong === undefined || judged === undefined) return null;
      return {
        title: "One test, and one verdict",
        text: `You wrote ${inTheirWords(wrong)}, and ${inTheirWords(judged)}. Try it once more on five pieces of your own finished work: there you know what is right, and nothing has to be looked up.`,
        from: [answerOf(wrong), answerOf(judged)],
      };
    },
  },
];

interface Target {
  words: string;
  field: Parameters<typeof answerOf>[0]["field"];
  fact: { field: Target["field"]; sentence: string; text: string };
}

/** "4 points of EBITDA by 2028": a target of the owners, with its figure. */
function targetOf(firm: CompanyProfile): Target | null {
  const goals = factsOf(firm.ledger.facts, "goal").filter(({ tier, ironic }) => tier === "assert" && !ironic);
  for (const goal of goals) {
    const figure = factsOf(firm.ledger.facts, "quantity").find(
      ({ field, sentenceAt, of }) =>
        field === goal.field && sentenceAt === goal.sentenceAt && of === "ebitda",
    );
    if (figure === undefined) continue;
    const by = goal.by === null ? "" : ` by ${goal.by.slice(0, 4)}`;
    return { words: `${figure.text}${by}`, field: goal.field, fact: goal };
  }
  const sale = constraint(firm, "succession");
  const isSale = sale !== undefined && /\b(?:sell|sale|buyer|buyout)/i.test(sale.sentence);
  return isSale ? { words: `a sale (“${sale.text}”)`, field: sale.field, fact: sale } : null;
}

/** "Your brother", where a relative was named; else the founder. */
const doubter = ({ sentence, lang }: { sentence: string; lang: string }): string => {
  const [, who] = /\b(?:my|our) (\p{L}+)\b/iu.exec(sentence) ?? [];
  return who === undefined || lang !== "en" || /^founder$/i.test(who)
    ? "the founder"
    : `your ${who.toLowerCase()}`;
};
