import { factsOf } from "@/lib/domain/ledger/fact";
import type { Challenge } from "../challenge";
import type { CompanyProfile } from "../company-profile";
import { typedChallenge, usualPilot } from "../lead/lead-challenge";
import { pilotKeys } from "../lead/task-words";
import { isWorkOf } from "../pilot-stage";
import { readLedger } from "../read-ledger";

/**
 * The work that the first sentence on the first subject names: asked which one comes first, people say that first. One
 * of their challenges in its own words, else a task. Null where none is named, or it is what the report starts with.
 */
export function talkLead(firm: CompanyProfile, said: string): Challenge | null {
  if (firm.stances.some(({ effect }) => BEFORE_ALL.has(effect))) return null;
  const found = chosenOne(firm, said) ?? namedTask(firm, said);
  if (found === null) return null;
  return isWorkOf(firm.lead, found) || isWorkOf(found, firm.lead) ? null : found;
}

/** Where one of these holds, no other work comes first, whatever is spoken of. */
const BEFORE_ALL: ReadonlySet<string> = new Set(["respectBan", "crisis", "leaderBranch"]);

/** The one challenge that shares a telling word with the sentence; null where two do. */
function chosenOne({ challenges }: CompanyProfile, said: string): Challenge | null {
  const words = new Set(stemsOf(said));
  const counts = challenges.map((challenge) => ({
    challenge,
    hits: stemsOf(challenge.text).filter((stem) => words.has(stem)).length,
  }));
  const [best, second] = counts.sort((one, other) => other.hits - one.hits);
  if (best === undefined || best.hits === 0 || best.hits === second?.hits) return null;
  return best.challenge.trial.kind === "pilot" ? best.challenge : null;
}

const STEM = 6;
/** Words that any challenge could have. */
const COMMON =
  /^(?:reduc|improv|growin|grow|manag|buildi|keepin|meetin|plan|planni|produc|faster|cuttin|raisin|findin|scalin|turnin|protec|contro|handli|workin|peopl|people|busine|compan|client|custom|team|better|withou|across|while|with|from|that|this|them|they|their|there|costs|demand|data)$/;

const stemsOf = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.replace(/(?:ies|es|s)$/, "").slice(0, STEM))
      .filter((stem) => stem.length >= 4 && !COMMON.test(stem)),
  ),
];

const FEW_WORDS = 14;

/** A task that the sentence is about, and does not only mention. */
function namedTask(firm: CompanyProfile, said: string): Challenge | null {
  const { subsector } = firm.reading;
  if (said.split(/\s+/).length > FEW_WORDS) return null;
  const [task] = factsOf(readLedger({ otherChallenge: said }).facts, "task").filter(
    ({ polarity }) => polarity === "affirmed",
  );
  if (task === undefined) return null;
  const own = subsector?.pilots.find(({ answers }) => answers.includes(task.key)) ?? null;
  const usual = usualPilot(...pilotKeys(task));
  return typedChallenge({ because: task, own, usual, tool: null }, firm.industry);
}
