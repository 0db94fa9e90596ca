import { z } from "zod";
import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Interview } from "@/lib/domain/interview/interview";
import { saidByLeader } from "@/lib/domain/interview/transcript";
import { WrittenSection } from "@/lib/domain/interview/written";
import { profileOf } from "@/lib/playbook/company-profile";
import { writeInsights } from "@/lib/playbook/talk/write-insights";
import { plain } from "./grounding-check";
import { fenced, groundingCheckFor, promptInputOf, textsIn } from "./prompt-input";
import { INSIGHTS_INSTRUCTIONS, type InsightsProse } from "./prompts/insights";
import { redacted } from "./redact";

const SENTENCES = 900;
const PHRASE = 240;
const QUOTE = 400;
const PHRASES = 5;
const CALL_MOST_CHARACTERS = 60_000;

/** What the model is told of a call, and how its reading is checked against what was really said. */
export function insightsTask(answers: Answers, interview: Interview) {
  const material = promptInputOf(answers);
  const call = shortCall(interview, answers);
  const said = saidByLeader(call);
  const { lead } = material.firm;
  const advice = { pilot: lead.trial.pilot, measure: lead.trial.measure, thisWeek: lead.thisWeek };
  return {
    data: fenced({ facts: material.facts, draft: { advice, questions: interview.questions }, call }),
    finish: ({ sections }: z.output<typeof InsightsProse>) => {
      const ground = groundingCheckFor(
        { ...material, typed: { said: said.join("\n") } },
        {
          real: [],
          untyped: [advice, ...textsIn(call), ...writeInsights(profileOf(material.untyped), interview)],
        },
        INSIGHTS_INSTRUCTIONS,
      );
      const leader = plain(said.join("\n"));
      const orNull = (text: string | null) =>
        text === null ? null : ground.text(text, "", SENTENCES) || null;
      const phrases = (list: readonly string[]) =>
        list
          .map((text) => ground.text(text, "", PHRASE))
          .filter((text) => text !== "")
          .slice(0, PHRASES);
      const verbatim = (quotes: readonly string[]) => {
        const real = quotes.filter(
          (quote) => quote.length <= QUOTE && plain(quote) !== "" && leader.includes(plain(quote)),
        );
        ground.count("quotations", quotes.length - real.length);
        return real.map((quote) => quote.trim()).slice(0, PHRASES);
      };
      const written = distinct(sections).map((section) => ({
        sectionKey: section.sectionKey,
        primaryAnswer: orNull(section.primaryAnswer),
        followupAnswer: orNull(section.followupAnswer),
        deeperDiveSummary: orNull(section.deeperDiveSummary),
        insights: phrases(section.insights),
        proposedPilot: orNull(section.proposedPilot),
        kpis: phrases(section.kpis),
        systemsData: phrases(section.systemsData),
        constraintsRisks: phrases(section.constraintsRisks),
        nextStep: orNull(section.nextStep),
        confidence: Math.round(Math.min(100, Math.max(0, section.confidence))),
        quotes: verbatim(section.quotes),
      }));
      const full = written.filter(
        (section) => section.primaryAnswer ?? section.deeperDiveSummary ?? section.quotes[0],
      );
      return { sections: z.array(WrittenSection).parse(full), removed: ground.removed };
    },
  };
}

/** Without names and addresses, and no longer than a model should read for one piece: the end is cut first. */
function shortCall({ transcript }: Interview, answers: Answers): Interview["transcript"] {
  let room = CALL_MOST_CHARACTERS;
  return transcript.flatMap(({ speaker, text }) => {
    const line = redacted(text, answers);
    room -= line.length;
    return room < 0 ? [] : [{ speaker, text: line }];
  });
}

const distinct = <Section extends { sectionKey: string }>(sections: readonly Section[]): Section[] =>
  sections.filter(
    ({ sectionKey }, place) => sections.findIndex((each) => each.sectionKey === sectionKey) === place,
  );
