import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { NAME, SURNAME } from "./first-name";

/** What one of their own people says could be done: the trial that they have in the house already. */
export interface Proposal {
  name: string;
  /** In quotation marks: “something could throw out the empties”. */
  quote: string;
  sentence: string;
  /** "Could be scripted, no AI in it" */
  isWithoutAi: boolean;
}

const SAYS =
  "(?:still |also |always |already )?(?:says|thinks|reckons|believes|swears|figures|is sure|suggested|suggests|claims)(?: that)?";
/** "Renee still thinks something could …", "Teodor does our IT two days a week and says most of it could …" */
const PROPOSES = new RegExp(
  String.raw`(?<!\p{L})${NAME}${SURNAME}(?: \([^)]{1,30}\))?(?:,? (?:(?!\p{Lu}\p{Ll})[^.;!?]){0,60}?)?(?: and|, (?:he|she|they))? ${SAYS} (?<what>[^.;!?]+)`,
  "u",
);
/** What can be done, in the words before the first comma, and nothing that cannot. */
const COULD = /^[^,]*(?<!\p{L})(?:could|can|would be able to)(?!\p{L}| not|['’]t|n['’]t)/iu;
const NOT_SO =
  /^[^,]*(?<!\p{L})(?:not|never|no(?:body)?|nothing|\p{L}+n['’]t|cannot|without|replac\p{L}+|fire|lay off|quit|leave|retire|sell|buy|hire|afford|bankrupt|sue|wait|go wrong|lose)(?!\p{L})/iu;
const NO_AI =
  /(?<!\p{L})(?:no AI|without (?:any )?AI|script(?:ed|s)?|macros?|spreadsheets?|templates?|check-?lists?)(?!\p{L})/iu;
const MOST = 100;

/** In what troubles them, in what is in the way and in what they tried; null where no one of theirs proposes anything. */
export function proposalIn({ otherChallenge, aiFriction, aiExperience }: Told): Proposal | null {
  for (const sentence of [otherChallenge, aiFriction, aiExperience].flatMap(sentencesIn)) {
    const said = proposedIn(plain(sentence));
    if (said !== null) return { ...said, sentence };
  }
  return null;
}
type Told = ToldTroubles & { readonly aiExperience: string | null };

/** "Teodor … says most of the mess could be scripted": whether a sentence speaks for something, by name. */
export function proposedIn(told: string): Omit<Proposal, "sentence"> | null {
  const { who, what = "" } = PROPOSES.exec(told)?.groups ?? {};
  const words = shortened(what.trim());
  if (who === undefined || told.includes("?") || words === null || !COULD.test(words) || NOT_SO.test(words))
    return null;
  return { name: who, quote: `“${words}”`, isWithoutAi: NO_AI.test(words) };
}

/** At a comma where it is too long to be quoted. */
function shortened(words: string): string | null {
  if (words.length <= MOST) return words;
  const end = words.lastIndexOf(",", MOST);
  return end === -1 ? null : words.slice(0, end);
}

/** Tried on finished work first: of that the answer is known. */
export const proposedPilot = ({ name, quote }: Proposal): UsualPilot =>
  ownPilot({
    title: `The proposal by ${name}`,
    pilot: `the proposal by ${name}, ${quote}, tried on finished work of which the answer is known`,
    measure: "cases that it gets right, cases that it misses, and hours",
    stop: "it misses more than people do on the same work, or frees no hour by the fifth week",
    firstStep: `With ${name}, pick finished work and write down what was right in each case, before anything is tried`,
    guardrail: "What it is not sure of goes to a person, as today",
    afterwards: "Run it for two weeks beside the work as it is done today, on new cases",
    notYet: { what: "A tool from outside for the same work", why: `the proposal by ${name} is tried first` },
  });
