import type { Fact } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { type Trouble as Named, troubleOf } from "@/lib/domain/trouble/trouble";
import { troubleWeights } from "@/lib/knowledge/trouble-weights";
import { sentencesIn } from "../calendar/told-sentences";
import type { Challenge } from "../challenge";
import { casesPilot } from "../faults/cases-pilot";
import { heldUpPilot } from "../faults/held-up";
import { lowerFirst } from "../grammar";
import { filled, typedChallenge, usualPilot } from "./lead-challenge";
import type { UsualPilot } from "./own-pilot";
import { asPlural, singularOf } from "./task-words";
import type { Trouble } from "./trouble-lead";

/** What was ticked, or told elsewhere, is a worse guess than a name from here on. */
const LIKELY_NAME = 0.5;
/** Without it they are counted as "what goes wrong". */
const LIKELY_OF_CASES = 0.35;
const SURE_OF_KIND = 0.6;
/** Less is told of raccoons, too. */
const LIKELY_KIND = 0.5;

export interface ReadTrouble {
  readonly lead: Challenge;
  /** What there are several of: "internet leads". */
  readonly name: string;
}

/**
 * The trial of what their challenge is about, as a model reads it that has seen two thousand such answers: what goes wrong is
 * counted by cause, and work is noted piece by piece. Null where it is not sure how they call it, or where no trial of the
 * work answers it.
 */
export function readTrouble({ written: [challenge], ledger, cases, industry }: Told): ReadTrouble | null {
  // What is copied wrong has a trial of its own.
  if (challenge == null || cases?.copied === true || ledger.facts.some(isForeignChallenge)) return null;
  const trouble = troubleOf(challenge, troubleWeights);
  if (trouble === null || trouble.nameIs < (cases === null ? LIKELY_NAME : LIKELY_OF_CASES)) return null;
  if (trouble.kind === "else" || trouble.kindIs < LIKELY_KIND) return null;
  // What was told with its figures is counted, whatever it is.
  const isCases =
    cases !== null ||
    (trouble.kind === "cases" && trouble.kindIs >= SURE_OF_KIND) ||
    ARE_FAULTS.test(trouble.name) ||
    isOne(trouble, challenge);
  const name = several(trouble, challenge, isCases);
  const said = sentenceAt(challenge, trouble.at);
  if (name === null || said === null) return null;
  const usual = isCases
    ? casesPilot({ ...(cases ?? UNCOUNTED), name: null, headedBy: name })
    : (writtenPilot(name) ?? heldUpPilot(name));
  const lead = typedChallenge({ because: null, own: null, usual, tool: null }, industry);
  return lead === null ? null : { lead: { ...lead, said }, name };
}
interface Told extends Pick<Trouble, "cases" | "ledger" | "industry"> {
  /** Their challenge, and what else was written. */
  written: readonly (string | null)[];
}
const UNCOUNTED = { counted: null, causes: [], copied: false, records: null } as const;

/** The list knows the very trouble, and has more to say of it. */
export const isSameTrouble = ({ text }: Challenge, { name }: ReadTrouble): boolean =>
  fold(text).folded.includes(singularOf(name.split(" ").at(-1) ?? name));

const isForeignChallenge = ({ field, lang, ironic }: Fact): boolean =>
  field === "otherChallenge" && (lang !== "en" || ironic);

/** What is written one by one is drafted. */
function writtenPilot(pieces: string): UsualPilot | null {
  const piece = singularOf(pieces);
  const kind = piece.split(" ").at(-1) ?? piece;
  const usual = WRITTEN.has(kind) ? usualPilot(kind) : null;
  return usual === null ? null : filled(usual, { task: pieces, piece, pieces, kind });
}
const WRITTEN: ReadonlySet<string> = new Set(["letter", "email", "quote", "report", "form"]);

/** "Internet leads", "call" where one in four is missed: as there are several of them; null for what is done and not counted. */
function several({ name, at }: Named, challenge: string, isCases: boolean): string | null {
  const isShouted = name === name.toUpperCase() && name.length > LONGEST_SHORT_NAME;
  const said = isShouted ? name.toLowerCase() : lowerFirst(name);
  const before = challenge.normalize("NFC").slice(0, at);
  if (DONE.test(said) || OF_PEOPLE.test(said) || DENIED.test(before)) return null;
  if (SEVERAL.test(said)) return said;
  if (ONE_OF.test(before)) return asPlural(said);
  if (THE_ONE.test(before)) return isCases ? `the ${said}` : null;
  // "DETENTION. The receivers make my guys sit"
  return at > 0 || !IS_HEADING.test(challenge.normalize("NFC").slice(name.length))
    ? null
    : isCases
      ? said
      : `${/work$/i.test(said) ? "pieces" : "cases"} of ${said}`;
}
/** "No two of them agree on the stock count" */
const isOne = ({ name, at, nameIs }: Named, challenge: string): boolean =>
  nameIs >= SURE_OF_ONE && !SEVERAL.test(name) && THE_ONE.test(challenge.normalize("NFC").slice(0, at));
const SURE_OF_ONE = 0.6;
const THE_ONE = /(?<!\p{L})(?:the|our|my) $/iu;
/** Not claims that are filed, but those that are made on them. */
const ARE_FAULTS =
  /^damage claims$|(?<!\p{L})(?:complaints|errors|mistakes|returns|call-?backs|come-?backs|go-?backs|re-?makes|re-?dos|re-?work|recalls|cancellations|refunds|damages|breakdowns|stoppages|rejects|breakages)$/iu;
const IS_HEADING = /^[.:!]/;
/** Who leaves, or is not found, is no case of work. */
const OF_PEOPLE =
  /(?<!\p{L})(?:managers?|staff|employees|workers|people|crews?|drivers|nurses|techs|technicians|cooks|chefs|welders|mechanics|teachers|aides|customers|clients|suppliers|competitors)$/iu;
const DONE = /ing$/i;
/** "It is not the quotes." */
const DENIED =
  /(?:(?<!\p{L})(?:not|never)|n['’]t) (?:(?:about|just|only|really) )?(?:(?:the|our|my|an?) )?$/iu;
/** "RFIs", "PPAPs" */
const LONGEST_SHORT_NAME = 5;
const SEVERAL = /(?:[^su]s|people|men|women|children)$/i;
const ONE_OF = /(?<!\p{L})(?:an?|one|each|every|per|any) $/iu;

function sentenceAt(challenge: string, at: number): string | null {
  const text = challenge.normalize("NFC");
  let end = 0;
  const found = sentencesIn(challenge).find((sentence) => {
    end = text.indexOf(sentence, end) + sentence.length;
    return at < end;
  });
  return found ?? null;
}
