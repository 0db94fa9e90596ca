import type { z } from "zod";
import type { LawRule } from "./schemas/law";
import type { KnownSource } from "./schemas/report";
import type { CatalogueTool } from "./schemas/tool";

interface Due {
  kind: string;
  what: string;
  day: string | null;
}

export function dueOn(
  today: string,
  data: {
    law: { rules: readonly Pick<LawRule, "id" | "status" | "statusCheckedTo" | "effectiveFrom">[] };
    sources: readonly Pick<KnownSource, "id" | "title" | "checkedOn">[];
    tools: {
      asOf: string;
      tools: readonly Pick<
        z.infer<typeof CatalogueTool>,
        "id" | "price" | "storage" | "processing" | "training"
      >[];
    };
    value: { asOf: string; wageSource: { title: string } };
  },
): Due[];
