import type { Answers } from "@/lib/domain/assessment/assessment";
import { plain, sentencesIn, type Told } from "../calendar/told-sentences";
import { quotedLine } from "./clause";

/** "Recipes stay on our own server", "nothing in the cloud": a line of theirs, in their words. */
export interface KeptHome {
  sentence: string;
  quote: string;
}

const OWN =
  "(?:(?:our|my) own|our) (?:\\p{L}+ )?(?:servers?|box(?:es)?|machines?|computers?|hardware|network|premises|building|racks?|walls|drives?)";
const STAYS = "(?:stays?|must stay|has to stay|have to stay|must remain|remains?|must be kept|is to stay)";
const CLOUD =
  "(?:(?:(?:any|some)(?:one|body)'s |the |any |a |public |outside |vendor's )*clouds?|(?:an? |any |the )?(?:outside|external|third[- ]party|foreign|vendor's|(?:any|some)one else's) (?:servers?|machines?|computers?|hosts?))";
const LEAVES = "(?:leaves?|goes? out of|gets? out of|sort(?:ent|e)?|quittent|quitte)";

const KEPT_HOME = new RegExp(
  `(?<!\\p{L})(?:${[
    `${STAYS} (?:\\p{L}+ ){0,2}(?:on|in|inside|within) ${OWN}`,
    `${STAYS} (?:\\p{L}+ ){0,2}(?:on[- ]prem(?:ises)?|in[- ]house servers?)`,
    `(?:not (?:one|a single) \\p{L}+|nothing|none of (?:it|this|that)|no (?:\\p{L}+ ){1,3}|never|may not|must not|can(?:no|'?)t) ?(?:of it |of that )?(?:go(?:es)? |put |be |sits? |lives? |stored |kept |ends? up )*(?:in|into|to|onto|on) ${CLOUD}`,
    `(?:never|nothing|not|doesn'?t|don'?t|cannot|can'?t|won'?t|may not|must not) (?:\\p{L}+ ){0,3}${LEAVES} (?:the (?:building|premises|site|plant|house|network|office|shop)|${OWN})`,
    `(?:not|never) (?:allowed|permitted) (?:off|outside) (?:the (?:building|premises|site|plant|network)|${OWN})`,
    "(?:does not|doesn'?t|do not|don'?t|never|nothing|may not|must not) (?:\\p{L}+ ){0,2}?(?:goes? |put |be )?(?:on|in|into|onto) (?:any|a) (?:computers?|machines?|servers?|systems?) outside (?:this|the|our|my) (?:office|building|shop|plant|company|firm|house)",
    "no cloud(?=\\W*$)",
    "pas (?:de |d')(?:nuage|cloud|infonuagique)(?= pour|\\W*$)",
    "no cloud,? (?:ever|period|full stop|at all|for (?:any|our)|allowed)",
    "(?:restent?|doi(?:t|vent) rester|demeurent?) (?:\\p{L}+ ){0,2}(?:sur|dans) (?:nos|notre|mon) (?:propres? )?(?:serveurs?|machines?|ordinateurs?|réseau|murs)",
    "(?:rien|jamais|aucune? \\p{L}+|pas) (?:ne )?(?:\\p{L}+ ){0,4}(?:dans le nuage|en infonuagique|dans l'infonuagique|dans le cloud|sur le cloud)",
    `(?:rien|ne|n') ?(?:\\p{L}+ ){0,2}(?:${LEAVES}|sortir|quitter) (?:pas |jamais )?(?:de |d')?(?:nos|notre|l'usine|la maison|chez nous|l'immeuble|l'atelier)`,
  ].join("|")})(?!\\p{L})`,
  "iu",
);
/** A wish, a question, a plan or the past is no line. */
const UNSURE =
  /\?\s*$|(?<!\p{L})(?:if|unless|until|used to|might|maybe|not sure|would(?! n?ever)|should|yet|budget|si|peut-être|encore|budgets?|competitors?|concurrents?)(?!\p{L})/iu;

/** A sign-off opens the way to a cloud: such a line asks for that first, and rules no cloud out. */
const WITH_A_SIGN_OFF =
  /(?<!\p{L})(?:without|sans) .{0,25}?(?:sign(?:ing)?[- ]?off|consent|permission|approv\p{L}+|agreement|ok|okay|say[- ]so|accord|autorisation)(?!\p{L})/iu;

/** What they keep on their own machines and off any cloud; null where no line of theirs says so. */
export function keptHome({
  aiFriction,
  aiExperience,
  otherChallenge,
  otherPlatforms,
}: Typed): KeptHome | null {
  for (const typed of [aiFriction, otherChallenge, aiExperience, otherPlatforms].flatMap(sentencesIn)) {
    const sentence = plain(typed);
    if (!KEPT_HOME.test(sentence) || UNSURE.test(sentence) || WITH_A_SIGN_OFF.test(sentence)) continue;
    const quote = quotedLine(sentence, KEPT_HOME);
    if (quote !== null) return { sentence: typed, quote };
  }
  return null;
}

type Typed = Told & Pick<Answers, "otherPlatforms">;
