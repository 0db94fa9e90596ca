import type { z } from "zod";
import { costOf } from "./claude/cost";
import { modelAdvice } from "./claude/model-advice";
import { fenced, groundFor, promptInputOf, systemFor } from "./claude/prompt-input";
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
import { chosenTools } from "./claude/write-tools";
import { playbookWriter } from "./playbook";
import type { ModelUsage, Signature, Writer } from "./port";

/**
 * Claude edits what the playbook drafted: it chooses, orders and explains what it is given. Whatever goes wrong,
 * the playbook's own text is there, and is signed as such.
 */
export function claudeWriter(settings: ClaudeSettings): Writer {
  const dashboard = dashboardOf(settings);
  return {
    name: "claude",
    version: settings.model,
    advice: modelAdvice(settings),
    questionsCostUsd: costOf(QUESTIONS_TOKENS, settings),

    writeRoadmap: async (answers, ledger) => {
      const task = roadmapTask(answers);
      const piece = {
        prompt: ROADMAP_PROMPT,
        instructions: ROADMAP_INSTRUCTIONS,
        form: RoadmapProse,
        ...task,
      };
      const written = await dashboard(piece, ledger);
      return written?.roadmap ?? playbookWriter.writeRoadmap(answers);
    },

    writeReport: async (answers, writtenOn, ledger) => {
      const task = reportTask(answers, writtenOn);
      const piece = { prompt: REPORT_PROMPT, instructions: REPORT_INSTRUCTIONS, form: ReportProse, ...task };
      const written = await dashboard(piece, ledger);
      return written ?? playbookWriter.writeReport(answers, writtenOn);
    },

    recommendTools: async (answers, ledger) => {
      const material = promptInputOf(answers);
      const ground = groundFor(material, { real: [], untyped: [] }, TOOLS_INSTRUCTIONS);
      const written = await dashboard(
        {
          prompt: TOOLS_PROMPT,
          instructions: TOOLS_INSTRUCTIONS,
          form: ToolsProse,
          data: fenced({ facts: material.facts, typed: material.typed }),
          finish: ({ tools }) => ({
            tools: chosenTools(material.firm, tools, ground),
            removed: ground.removed,
          }),
        },
        ledger,
      );
      return written?.tools ?? playbookWriter.recommendTools(answers);
    },

    writeFollowUpQuestions: async (answers, ledger) => {
      const task = questionsTask(answers);
      const piece = {
        prompt: QUESTIONS_PROMPT,
        instructions: QUESTIONS_INSTRUCTIONS,
        form: QuestionsProse,
        ...task,
      };
      const written = await dashboard(piece, ledger);
      return written?.questions ?? playbookWriter.writeFollowUpQuestions(answers);
    },

    writeInsights: async (answers, interview, ledger) => {
      const task = insightsTask(answers, interview);
      const piece = {
        prompt: INSIGHTS_PROMPT,
        instructions: INSIGHTS_INSTRUCTIONS,
        form: InsightsProse,
        ...task,
      };
      const written = await dashboard(piece, ledger);
      return written?.sections ?? playbookWriter.writeInsights(answers, interview);
    },
  };
}

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
const dashboardOf =
  (settings: ClaudeSettings) =>
  async <Form extends z.ZodType, Written>(
    { prompt, instructions, form, data, finish }: Task<Form, Written>,
    ledger: ModelUsage | undefined,
  ): Promise<(Written & Pick<Signature, "removed">) | null> => {
    if (ledger === undefined) return null;
    const question = { promptVersion: prompt, system: systemFor(instructions), data, answer: form };
    const answered = await request(settings, question, ledger);
    if ("missing" in answered) {
      const { name, version } = playbookWriter;
      ledger.sign({ writer: name, version, removed: {}, fallback: answered.missing });
      return null;
    }
    const version = `${settings.model}, ${prompt}`;
    const written = finish(answered.value, version);
    ledger.sign({ writer: "claude", version, removed: written.removed, fallback: null });
    return written;
  };
