import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Annex } from "@/lib/domain/report/annex";
import { planDays } from "../calendar/trial-window";
import { profileOf } from "../company-profile";
import { askedOf } from "../memo/decision";
import { planFigures } from "../plan-figures";
import { toolsFor } from "../tools/decision/decide-tools";
import { annexesFor } from "./annexes";

/** The annexes by themselves, as a report of a day would have them: for reports from before there were any. */
export function annexesOf(answers: Answers, writtenOn: Date): Annex[] {
  const firm = profileOf(answers);
  const days = planDays(firm, writtenOn);
  const tools = toolsFor(firm);
  return annexesFor(firm, {
    days,
    tools,
    asked: askedOf(firm, { days, tools, figures: planFigures(firm, days) }),
  });
}
