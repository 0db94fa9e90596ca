import { z } from "zod";
import { CODE_REQUIRED, TWO_STEP_WRONG } from "./messages";

/** Six digits from an app, or a recovery code; blanks and hyphens are how people read them. */
export const SecondStepCode = z
  .string(CODE_REQUIRED)
  .max(40, TWO_STEP_WRONG)
  .transform((code) => code.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().min(1, CODE_REQUIRED));
