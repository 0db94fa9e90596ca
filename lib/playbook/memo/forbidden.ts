import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { constraint } from "../typed-facts";
import { whoForbids } from "../who-forbids";

/** What a customer or its contract keeps out of tools; by name, where one party was named. */
export function forbiddenRisk(firm: CompanyProfile): Omit<Memo["risk"], "owner"> {
  const fact = constraint(firm, "customer_forbids");
  const who = fact === undefined ? null : whoForbids(fact);
  return who === null
    ? {
        risk: `Files of ${firm.words.customers} whose contracts forbid it go into a tool.`,
        control: "List those contracts by name, and keep their files out until each party agrees in writing.",
      }
    : {
        risk: `What ${who} forbids goes into a tool.`,
        control: `Keep its records out of every tool until ${who} has agreed in writing.`,
      };
}
