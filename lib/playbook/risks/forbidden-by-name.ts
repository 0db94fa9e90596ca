import type { CompanyProfile } from "../company-profile";
import { constraint } from "../typed-facts";
import { whoForbids } from "../who-forbids";
import type { RiskRule } from "./rule";

/** One party that owns what is worked with has said no; null where it is contracts in general. */
export function forbiddenByName(firm: CompanyProfile): ReturnType<RiskRule["write"]> | null {
  const fact = constraint(firm, "customer_forbids");
  const who = fact === undefined ? null : whoForbids(fact);
  if (who === null) return null;
  return {
    risk: `What ${who} forbids goes into a tool`,
    trigger: `${who} asks which tools its records have been in`,
    mitigation: `Keep the records of ${who} out of every tool until it has said in writing which account they may go into.`,
    control: `The records of ${who} stay out.`,
  };
}
