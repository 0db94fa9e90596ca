import type { Answers } from "@/lib/domain/assessment/assessment";
import { inTheirWords } from "../typed-facts";
import { monthsIn } from "./month-names";
import { sentencesIn } from "./told-sentences";

export interface Season {
  busyMonths: readonly number[];
  whyBusy: string;
  /** They named the months themselves. */
  isTold?: true;
  /** Where they did. */
  sentence?: string;
}

const IS_BUSY =
  /(?<!\p{L})(?:season|busy|busiest|peak|crunch|flat out|rush|two shifts|haute saison|saison|débordés?)(?!\p{L})/iu;
/** Where nothing is begun or changed, whatever the months are called. */
const NOTHING_NEW =
  /(?<!\p{L})(?:(?:nothing|no) (?:new|changes?|projects?|roll-?outs?|installs?)|(?:touch|change|install|start) (?:nothing|anything)|change freeze|code freeze|(?:touche|touchons|change|changeons|installe|installons|commence|commençons)(?: pas)? (?:à )?rien|rien de (?:nouveau|neuf))(?!\p{L})/iu;
/** "Dead from January to March", "off season". */
const IS_QUIET =
  /(?<!\p{L})(?:quiet|slow|slower|dead|closed|off[- ]season|low season|shoulder|lost|last|fell|dropped|was|were|calme|basse saison|fermés?)(?!\p{L})/iu;

/** "October to December is fundraising season": the months that they called busy themselves. */
export function toldSeason({ aiFriction, otherChallenge, aiExperience }: Answers): Season | null {
  for (const sentence of [otherChallenge, aiFriction, aiExperience].flatMap(sentencesIn)) {
    const months = monthsIn(sentence);
    const isBusy = IS_BUSY.test(sentence) || NOTHING_NEW.test(sentence);
    if (months === null || !isBusy || IS_QUIET.test(sentence)) continue;
    const { text, first, length } = months;
    if (length > MOST_MONTHS) continue;
    return {
      busyMonths: Array.from({ length }, (_, month) => ((first - 1 + month) % 12) + 1),
      whyBusy: `you wrote ${inTheirWords({ sentence, text })}`,
      isTold: true,
      sentence,
    };
  }
  return null;
}

/** Who is busy for longer has no season. */
const MOST_MONTHS = 7;
