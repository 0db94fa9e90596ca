import { escapeRegExp } from "@/lib/domain/escape-reg-exp";
import { ENGLISH_MONTHS } from "../calendar/month-names";
import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { quotedLine } from "./clause";

/** Who is about to leave, by the name that they go by in the firm. */
export interface Leaver {
  name: string;
  /** In quotation marks: “Joyce catches most of it … and says this fall is her last”. */
  quote: string;
  sentence: string;
  /** Whether their challenge begins with it: then it is the problem. */
  isFirst: boolean;
}

const NAME = String.raw`(?<![\p{L}-])(?<name>(?!(?:And|But|So|Then|Also|When|While|Because|Since|Now|Still|Even|Old|Young|Big|One|Two|Three|Payroll|Ottawa|Washington|The|Our|My|She|They|This|That|Last|Next|All|Both|Half|Most|Time|Board|Union|${ENGLISH_MONTHS}|Harvest|Season|Winter|Summer|Spring|Fall|Project|Phase|Production|Construction|Planting|Someone|Everyone|Who|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Canada|Ontario|Quebec|Alberta|Vancouver)(?!\p{L}))\p{Lu}\p{Ll}{2,})`;
const AGED = String.raw`(?:is|turns|will be|who is|she is|he is|she's|he's) (?:6[0-9]|7[0-9])(?!\d|[,.]\d|%|th| \p{L}+s(?!\p{L}))`;
const LEAVES = String.raw`(?:retires|is retiring|will retire|wants to retire|plans to retire|is leaving|leaves (?:us )?in|goes in (?:${ENGLISH_MONTHS}|the (?:spring|summer|fall|winter))|is done in|she's done in|he's done in|wants out(?! of (?:the )?\p{L}+ing(?!\p{L}))|says (?:this|next) \p{L}+ is (?:her|his|their) last|(?:her|his) last (?:season|fall|winter|spring|summer|year))`;
const DONE = `(?:is|turns) (?:6[0-9]|7[0-9]) and done (?:at|by|in|after|this|next)`;
/** "Is done March 31": of a roof or a lease as well, so only where the sentence tells of a person. */
const GOES = String.raw`(?:(?:is|will be) (?:done|gone|out|finished)(?: (?:on|at|by|in|after|from|as of|the end of|end of))? (?:${ENGLISH_MONTHS}|this |next |the (?:end|new year|spring|summer|fall|winter)|Christmas|Easter|20\d\d)|(?:packs|hangs) (?:it )?(?:in|up)(?: (?:his|her|their) \p{L}+)?|steps down|hands in (?:his|her|their) (?:keys|notice)|works (?:his|her|their) last \p{L}+|takes (?:his|her|their) pension|(?:won't|will not) say when)`;
const OF_A_PERSON = String.raw`(?:, (?:6[0-9]|7[0-9]),|\((?:6[0-9]|7[0-9])\)|(?:is|turns|who is) (?:6[0-9]|7[0-9])(?!\d)|(?<!\p{L})(?:he|she|his|her|who (?:knows|does|sets|built|runs|makes|reads|can))(?!\p{L}))`;
const KNOWS = String.raw`(?:the only (?:one|person) (?:left )?who|knows (?:every|all|where|which|how|each)|(?:years|yrs)(?: here| in)?\))`;

/** Names are written with a capital, so the case counts here; what lies between is of one sentence. */
const LEAVING = new RegExp(
  `${NAME}(?: \\p{Lu}[\\p{L}-]+)?(?: \\([^)]{1,30}\\))?(?:,? (?:(?!\\p{Lu}\\p{Ll})[^.;!?]){0,110}?)? (?:${LEAVES}|${DONE}|${AGED}(?=[^.;!?]{0,60}${KNOWS}))(?!\\p{L})`,
  "u",
);
const GOING = new RegExp(
  `(?<!(?<!\\p{L})(?:with|for|of|from|by|at|to|in|on) )${NAME}(?: \\p{Lu}[\\p{L}-]+)?(?: \\([^)]{1,30}\\))?(?:,? (?:(?!\\p{Lu}\\p{Ll})[^.;!?]){0,110}?)?,? ${GOES}(?!\\p{L})`,
  "u",
);
/** "Two of fourteen can still make one, and Tormod is seventy-three": so few who can, and one of them is old. */
const OF_A_FEW = new RegExp(
  `(?<!\\p{L})(?:[Oo]nly )?(?:[Oo]ne|[Tt]wo|[Tt]hree|[1-3]) (?:of|out of) (?:our |the |us )?(?:\\p{L}+|\\d+) (?:can|know|knows|still)(?!\\p{L})[^.;!?]{0,80}?,? and ${NAME} (?:is|turns) (?:6\\d|7\\d|(?:sixty|seventy)(?:-\\p{Ll}+)?)(?![\\p{L}\\d])`,
  "u",
);
/** "Aurelio is 63 and has asked me twice whether we would film him": who wants it on record. */
const WANTS_IT_KEPT = new RegExp(
  `${NAME} (?:is|turns|will be) (?:6\\d|7\\d|(?:sixty|seventy)(?:-\\p{Ll}+)?) and (?:has |keeps? |is )?(?:ask(?:s|ed|ing)|offer(?:s|ed|ing)|beg(?:s|ged|ging)) [^.;!?]{0,50}(?:film|record|write|shadow|teach|train|show|pass)`,
  "u",
);
const IS_A_PERSON = new RegExp(OF_A_PERSON, "u");
const OF_WHO_LEAVES = [LEAVING, OF_A_FEW, WANTS_IT_KEPT];
const OF_OTHERS =
  /(?<!\p{L})(?:customers?|clients?|competitors?|suppliers?|vendors?|if|might|would|used to|retired|not|never|n't)(?!\p{L})/iu;

/** "Typed by Darlene into a database that she built. She retires in June.": the one who was named right before. */
const POINTS_BACK = new RegExp(`^(?:She|He) (?:${LEAVES}|${DONE})(?!\\p{L})`, "u");
const ONE_NAME = new RegExp(String.raw`(?:^(?=\p{Lu}\p{Ll}+ )|(?:by|asks?|calls?|only) )${NAME}`, "gu");
/** Then what only they know is the problem, wherever it was told. */
const ALONE =
  /(?<!\p{L})(?:no ?body|no one|none of us) else (?:here )?(?:understands|knows|can|could|does)(?!\p{L})/iu;

/** The first who is named as leaving soon, in their challenge, then in what is in the way; null where none is. */
export function leaverIn({ otherChallenge, aiFriction }: ToldTroubles): Leaver | null {
  const [first] = sentencesIn(otherChallenge);
  for (const told of [otherChallenge, aiFriction].map(sentencesIn))
    for (const [at, typed] of told.entries()) {
      const sentence = plain(typed);
      const before = POINTS_BACK.test(sentence) ? namedIn(plain(told[at - 1] ?? "")) : null;
      const pattern =
        before === null ? (OF_WHO_LEAVES.find((each) => each.test(sentence)) ?? GOING) : POINTS_BACK;
      const name = before ?? pattern.exec(sentence)?.groups?.name;
      const isPerson = pattern !== GOING || IS_A_PERSON.test(sentence);
      if (name === undefined || !isPerson || (pattern !== WANTS_IT_KEPT && OF_OTHERS.test(sentence)))
        continue;
      const quote = quotedLine(sentence, pattern);
      const isFirst = typed === first || ALONE.test(`${typed} ${told[at + 1] ?? ""}`);
      if (quote !== null) return { name, quote, sentence: typed, isFirst };
    }
  return null;
}

/** Whether their challenge tells of it, or names who leaves. */
export const isOfChallenge = (leaver: Leaver | null, challenge: string | null | undefined): boolean =>
  leaver !== null &&
  challenge != null &&
  (challenge.includes(leaver.sentence.trim()) ||
    new RegExp(`(?<!\\p{L})${escapeRegExp(leaver.name)}(?!\\p{L})`, "u").test(challenge));

/** The only one who is named. */
function namedIn(sentence: string): string | null {
  const names = [...sentence.matchAll(ONE_NAME)].map(({ groups }) => groups?.name ?? "");
  const [name, ...others] = new Set(names);
  return name === undefined || others.length > 0 ? null : name;
}
