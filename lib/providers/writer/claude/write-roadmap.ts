import type { z } from "zod";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { profileOf } from "@/lib/playbook/company-profile";
import { writeRoadmap } from "@/lib/playbook/roadmap";
import { fenced, groundingCheckFor, promptInputOf } from "./prompt-input";
import { ROADMAP_INSTRUCTIONS, type RoadmapProse } from "./prompts/roadmap";
import { toolsWithReasons } from "./write-tools";

const PARAGRAPH = 900;

/** What the model is told for a roadmap, and how its prose is set into the playbook's roadmap. */
export function roadmapTask(answers: Answers, writtenOn: Date) {
  const material = promptInputOf(answers);
  const draft = writeRoadmap(material.firm, writtenOn);
  return {
    data: fenced({
      facts: material.facts,
      checked: material.checked,
      draft: shown(writeRoadmap(material.redacted, writtenOn)),
      typed: material.typed,
    }),
    finish: (prose: z.output<typeof RoadmapProse>) => {
      const untyped = shown(writeRoadmap(profileOf(material.untyped), writtenOn));
      const ground = groundingCheckFor(material, { real: shown(draft), untyped }, ROADMAP_INSTRUCTIONS);
      const roadmap = Roadmap.parse({
        ...draft,
        executiveSummary: ground.text(prose.executiveSummary, draft.executiveSummary, PARAGRAPH),
        recommendations: draft.recommendations.map((item, place) => {
          const found = prose.recommendations.find(({ id }) => id === idAt(place));
          const description =
            found === undefined ? item.description : ground.text(found.text, item.description, PARAGRAPH);
          return { ...item, description };
        }),
        aiApps: toolsWithReasons(material.firm, prose.tools, ground),
      });
      return { roadmap, removed: ground.removed };
    },
  };
}

const shown = ({ executiveSummary, recommendations, phases, quickWins, risks }: Roadmap) => ({
  executiveSummary,
  recommendations: recommendations.map(({ title, description, timeframe }, place) => ({
    id: idAt(place),
    title,
    text: description,
    timeframe,
  })),
  phases,
  quickWins,
  risks,
});

const idAt = (place: number): string => `A${place + 1}`;
