import { useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import { atFirstTouch } from "@/lib/client/at-first-touch";

type Checks = typeof import("./account-checks");

/** Lazy loading: heavy, and needed when a form is sent, so the checks are loaded when the visitor begins to fill it in. */
export const useLateChecks = (): void =>
  useEffect(() => atFirstTouch(() => void load().catch(() => undefined)), []);

/** A form's check that may not be there yet. Where it cannot be fetched the server, which checks all again, says more. */
export const lateCheck =
  <Values extends FieldValues>(
    pick: (checks: Checks) => Resolver<Values, unknown, Values>,
  ): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const checks = await load().catch(() => null);
    return checks === null ? { values, errors: {} } : pick(checks)(values, context, options);
  };

const load = (): Promise<Checks> => import("./account-checks");
