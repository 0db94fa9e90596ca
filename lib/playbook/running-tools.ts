import { type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { tools } from "@/lib/knowledge/knowledge";
import type { Challenge } from "./challenge";
import type { CompanyProfile } from "./company-profile";
import { failedHere } from "./failed-here";
import { doneWithAi } from "./lead/done-with-ai";
import { isAboutTask } from "./pilot-stage";

/** Whether what a challenge asks for is done today: a tool has made it quicker, or one that is made for it is among the uses. */
export function runsAlready(firm: CompanyProfile, challenge: Challenge): boolean {
  const { themes, trial } = challenge;
  if (trial.kind !== "pilot") return false;
  if (doneWithAi(firm.ledger.facts).some(({ key }) => isAboutTask(challenge, key))) return true;
  return factsOf(firm.ledger.facts, "product").some(
    (product) =>
      isInUse(firm, product) &&
      tools.some(
        ({ ownedVia, category, themes: serves }) =>
          OF_ONE_WORK.has(category) && ownedVia.includes(product.name) && serves[0] === themes[0],
      ),
  );
}

/** What such a tool does is the work itself; what a system of records can do besides may never have been used. */
const OF_ONE_WORK: ReadonlySet<string> = new Set(["Software development", "Customer service AI"]);

/** The first of the challenges behind the first pilot that is no use already, and did not fail here. */
export const secondPilot = (firm: CompanyProfile): Challenge | undefined =>
  firm.later.find(
    (challenge) =>
      challenge.trial.kind === "pilot" && !runsAlready(firm, challenge) && !failedHere(firm, challenge),
  );

/** Told among the uses, and neither ended nor only tried; a system's own AI is one where the system was named too. */
function isInUse({ ledger, owned }: CompanyProfile, product: FactOf<"product">): boolean {
  if (product.field !== "aiExperience" || product.polarity !== "affirmed" || product.ironic) return false;
  const beside = factsOf(ledger.facts, "state").filter(
    ({ field, sentenceAt }) => field === product.field && sentenceAt === product.sentenceAt,
  );
  if (beside.some(({ key }) => ENDED.has(key))) return false;
  const isOwned = owned.products.some(({ typed }) => typed === product.name);
  return isOwned || beside.some(({ key, tier }) => key === "uses" && tier === "assert");
}
const ENDED: ReadonlySet<string> = new Set(["stopped", "banned", "tried", "tried_once", "no_use"]);
