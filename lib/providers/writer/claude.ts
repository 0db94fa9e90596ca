import type { z } from "zod";
import { costOf } from "./claude/cost";
import { findFacts } from "./claude/find-facts";
import { modelAdvice } from "./claude/model-advice";
import { fenced, groundingCheckFor, promptInputOf, systemFor } from "./claude/prompt-input";
import { INSIGHTS_INSTRUCTIONS, INSIGHTS_PROMPT, InsightsProse } from "./claude/prompts/insights";
import { QUESTIONS_INSTRUCTIONS, QUESTIONS_PROMPT, QuestionsProse } from "./claude/prompts/questions";
import { REPORT_INSTRUCTIONS, REPORT_PROMPT, ReportProse } from "./claude/prompts/report";
import { ROADMAP_INSTRUCTIONS, ROADMAP_PROMPT, RoadmapProse } from "./claude/prompts/roadmap";
import { TOOLS_INSTRUCTIONS, TOOLS_PROMPT, ToolsProse } from "./claude/prompts/tools";
import { request } from "./claude/request";
import type { ClaudeSettings } from "./claude/settings";
import { insightsTask } from "./claude/write-insights";
import { questionsTask } from "./claude/write-questions";
import { reportTask } from "./claude/write-report";
import { roadmapTask } from "./claude/write-roadmap";
import { toolsWithReasons } from "./claude/write-tools";
import { playbookWriter } from "./playbook";
import type { ModelUsage, Signature, Writer } from "./port";

/**
 * Claude edits what the playbook drafted: it chooses, orders and explains what it is given. Whatever goes wrong,
 * the playbook's own text is there, and is signed as such.
 */
export function claudeWriter(settings: ClaudeSettings): Writer {
  const write = writerOf(settings);
  return {
    name: "claude",
    version: settings.model,
    advice: modelAdvice(settings),
    questionsCostUsd: costOf(QUESTIONS_TOKENS, settings),

    writeRoadmap: async (answers, writtenOn, modelUsage) => {
      const task = roadmapTask(answers, writtenOn);
      const piece = {
        prompt: ROADMAP_PROMPT,
        instructions: ROADMAP_INSTRUCTIONS,
        form: RoadmapProse,
        ...task,
      };
      const written = await write(piece, modelUsage);
      return written?.roadmap ?? playbookWriter.writeRoadmap(answers, writtenOn);
    },

    writeReport: async (answers, writtenOn, modelUsage) => {
      const started = Date.now();
      const found = await findFacts(settings, answers, modelUsage);
      if (found.refused !== null) {
        modelUsage?.sign(byPlaybook(found.refused));
        return playbookWriter.writeReport(answers, writtenOn);
      }
      const task = reportTask(answers, writtenOn, found);
      const piece = { prompt: REPORT_PROMPT, instructions: REPORT_INSTRUCTIONS, form: ReportProse, ...task };
      const withinMs = settings.withinMs - (Date.now() - started);
      const written = await writerOf({ ...settings, withinMs })(piece, modelUsage);
      return written ?? playbookWriter.writeReport(answers, writtenOn);
    },

    recommendTools: async (answers, modelUsage) => {
      const material = promptInputOf(answers);
      const ground = groundingCheckFor(material, { real: [], untyped: [] }, TOOLS_INSTRUCTIONS);
      const written = await write(
        {
          prompt: TOOLS_PROMPT,
          instructions: TOOLS_INSTRUCTIONS,
          form: ToolsProse,
          data: fenced({ facts: material.facts, typed: material.typed }),
          finish: ({ tools }) => ({
            tools: toolsWithReasons(material.firm, tools, ground),
            removed: ground.removed,
          }),
        },
        modelUsage,
      );
      return written?.tools ?? playbookWriter.recommendTools(answers);
    },

    writeFollowUpQuestions: async (answers, modelUsage) => {
      const task = questionsTask(answers);
      const piece = {
        prompt: QUESTIONS_PROMPT,
        instructions: QUESTIONS_INSTRUCTIONS,
        form: QuestionsProse,
        ...task,
      };
      const written = await write(piece, modelUsage);
      return written?.questions ?? playbookWriter.writeFollowUpQuestions(answers);
    },

    writeInsights: async (answers, interview, modelUsage) => {
      const task = insightsTask(answers, interview);
      const piece = {
        prompt: INSIGHTS_PROMPT,
        instructions: INSIGHTS_INSTRUCTIONS,
        form: InsightsProse,
        ...task,
      };
      const written = await write(piece, modelUsage);
      return written?.sections ?? playbookWriter.writeInsights(answers, interview);
    },
  };
}

const byPlaybook = (fallback: string): Signature => ({
  writer: playbookWriter.name,
  version: playbookWriter.version,
  removed: {},
  fallback,
});

/** What three questions take as a rule, thinking included. */
const QUESTIONS_TOKENS = { plain: 3_500, writtenToCache: 0, readFromCache: 0, output: 1_500 };

interface Task<Form extends z.ZodType, Written> {
  prompt: string;
  instructions: string;
  form: Form;
  data: string;
  finish(prose: z.output<Form>, version: string): Written & Pick<Signature, "removed">;
}

/** Has one piece written and signs for it; null where the playbook has to. */
const writerOf =
  (settings: ClaudeSettings) =>
  async <Form extends z.ZodType, Written>(
    { prompt, instructions, form, data, finish }: Task<Form, Written>,
    modelUsage: ModelUsage | undefined,
  ): Promise<(Written & Pick<Signature, "removed">) | null> => {
    if (modelUsage === undefined) return null;
    const question = { promptVersion: prompt, system: systemFor(instructions), data, answer: form };
    const answered = await request(settings, question, modelUsage);
    if ("missing" in answered) {
      modelUsage.sign(byPlaybook(answered.missing));
      return null;
    }
    const version = `${settings.model}, ${prompt}`;
    const written = finish(answered.value, version);
    modelUsage.sign({ writer: "claude", version, removed: written.removed, fallback: null });
    return written;
  };
