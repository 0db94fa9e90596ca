import type { ReportData } from "@/lib/domain/report/report";
import { themeLabels } from "@/lib/knowledge/knowledge";
import { type Challenge, departmentFor, nearestChallenge } from "./challenge";
import { type CompanyProfile, hasElement, hasTheme } from "./company-profile";
import { assignExamples, type ToldExample, tellExample } from "./examples";
import { failedHere } from "./failed-here";
import { listInWords, lowerFirst, paragraph, upperFirst } from "./grammar";
import { isAnsweredBy } from "./lead/as-their-kind";
import { isWorkOf } from "./pilot-stage";
import { departmentOwner } from "./roles";
import { runsAlready, secondPilot } from "./running-tools";
import { isSmall } from "./size";
import { waitsWithMoreUses } from "./skip-for-now";
import type { SourceNotes } from "./source-notes";
import { treatsAnimals } from "./subsector/treats-animals";
import { themeOf } from "./themes";
import { hasStance } from "./true-of";
import { quoted } from "./typed";

type Item = ReportData["solutionLandscape"][number];

const SHOWN = 4;
const LOW_SCORE = 55;

/**
 * An answer for each of the first challenges that were chosen, the one to try first in front and in full, and one for
 * a challenge in the leader's own words where we can tell what it is about.
 */
export function solutionLandscape(firm: CompanyProfile, notes: SourceNotes): Item[] {
  const { lead, later } = firm;
  const inOrder = firm.hasChosenLead ? [lead, ...later] : [];
  const own = [firm.otherChallenge, ...firm.unknownChallenges].flatMap((text) => ownChallenge(firm, text));
  const chosen = inOrder.slice(0, Math.max(1, SHOWN - own.length));
  const added = own.slice(0, SHOWN - chosen.length);
  const slugs = [...chosen, ...added.flatMap(({ near }) => near ?? [])].map(({ slug }) => slug);
  const assigned = assignExamples(slugs, treatsAnimals(firm) ? "" : firm.industry);
  const told = (slug: string | undefined) => tellExample(assigned.get(slug ?? ""), firm, notes);
  return [
    ...chosen.map((challenge, rank) => write(firm, challenge, rank, told(challenge.slug))),
    ...added.map((each) => ownItem(firm, each, told(each.near?.slug))),
  ];
}

function write(firm: CompanyProfile, challenge: Challenge, rank: number, example: ToldExample): Item {
  const { description } = challenge.solution;
  return {
    title: challenge.solution.title,
    description:
      rank === 0
        ? paragraph(description, alsoAnswers(firm), alsoWritten(firm, challenge))
        : paragraph(
            failedHere(firm, challenge)
              ? "By your own account something of this kind has been tried here, without success."
              : firstSentence(description),
            alsoWritten(firm, challenge),
          ),
    priority: priorityOf(firm, challenge, rank),
    challenge: challenge.said === null ? challenge.text : quoted(challenge.said, 140),
    industryExample: example.text,
    industryExampleSource: example.source,
    caution: example.caution,
    note: example.note,
    action: {
      what: inTurn(firm, challenge, rank),
      owner:
        rank === 0
          ? firm.pilotOwner
          : departmentOwner(firm.owners, departmentFor(challenge, firm.departments)),
      firstStep: leadsBeyond(firm, challenge, rank) ? OF_WHAT_RUNS.firstStep : challenge.thisWeek,
      measure: `${upperFirst(challenge.trial.measure)}.`,
    },
  };
}

/** A firm that leads is not told to begin with what it may run already, and no one with what runs by their own words. */
const leadsBeyond = (firm: CompanyProfile, challenge: Challenge, rank: number): boolean =>
  rank > 0 && (hasStance(firm, "leaderBranch") || runsAlready(firm, challenge));
const OF_WHAT_RUNS = {
  firstStep: "List what serves it, with the cost, the volume and the wrong results of last month.",
};

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;

/** A challenge that they chose and typed is answered once. */
function alsoAnswers({ challenges, lead, reading }: CompanyProfile): string {
  const same = challenges.filter(
    (each) =>
      each.slug !== lead.slug && (isWorkOf(lead, each) || isAnsweredBy(lead, each, reading.subsector)),
  );
  const named = same.map(({ text }) => `“${lowerFirst(text)}”`);
  return named.length === 0 ? "" : `It is our answer to ${listInWords(named)} too, which you chose.`;
}

/** What the leader added in other words is quoted with the challenge it belongs to, as our reading of it. */
function alsoWritten(firm: CompanyProfile, challenge: Challenge): string {
  const { otherChallenge, lead, challenges } = firm;
  const isSaid = challenge.said !== null && otherChallenge?.includes(challenge.said.replace(/\.$/, ""));
  const theme = otherChallenge === null ? undefined : themeOf(otherChallenge)?.theme;
  if (theme === undefined || isSaid === true || !isOneSentence(firm, otherChallenge ?? "")) return "";
  // A first pilot that was typed is about its own sentence, and about no other.
  const meant = [...(lead.said === null ? [lead] : []), ...challenges].find(({ themes }) =>
    themes.includes(theme),
  );
  return meant?.slug === challenge.slug
    ? `You also wrote: ${quoted(sentenceOn(firm, otherChallenge ?? "", theme), 140)}. We read it as part of this.`
    : "";
}

/** In a longer answer one word decides the theme of a sentence that may be about anything. */
const isOneSentence = ({ ledger }: CompanyProfile, text: string): boolean =>
  new Set(
    [...ledger.facts, ...ledger.unplaced]
      .filter(({ sentence }) => text.includes(sentence.trim()))
      .map(({ sentenceAt }) => sentenceAt),
  ).size <= 1 && text.length <= ONE_MATTER;
const ONE_MATTER = 160;

/** Of several problems in one answer, the sentence that is about this one. */
const sentenceOn = ({ ledger }: CompanyProfile, text: string, theme: string): string =>
  [...ledger.facts, ...ledger.unplaced]
    .sort((one, other) => one.sentenceAt - other.sentenceAt)
    .map(({ sentence }) => sentence.replace(/[\s.!;]+$/, ""))
    .find((sentence) => text.includes(sentence) && themeOf(sentence)?.theme === theme) ?? text;

/** One at a time: the first is tried now, the second gets its baseline, the others wait. */
function inTurn(firm: CompanyProfile, challenge: Challenge, rank: number): string {
  const { trial } = challenge;
  if (leadsBeyond(firm, challenge, rank))
    return `Where something serves this already, keep it if it can show ${trial.measure}, and retire it if not.`;
  if (rank > 0 && failedHere(firm, challenge))
    return `Buy nothing of the kind again before you know what your own people reach today: ${trial.measure}.`;
  if (rank > 0 && hasStance(firm, "respectBan"))
    return `If the ban is ever lifted, this can be looked at: ${trial.pilot}.`;
  if (trial.kind === "safeguard") return `Put this in place beside the first pilot: ${trial.pilot}.`;
  if (rank === 0) {
    const start = {
      first: "Try this first",
      measure: "Measure this first",
      next: "Make this the next pilot",
      widen: "Widen this",
    };
    return `${start[firm.pilotStage]}: ${trial.pilot}.`;
  }
  const turn =
    challenge.slug === secondPilot(firm)?.slug
      ? "prepare this as the second pilot, to start once the first is decided"
      : `${isSmall(firm.size) ? "leave this" : "keep this on the list"} until two trials have ended`;
  // Which of these a firm with uses of its own does today, no tick says.
  return `${hasElement(firm, "dept_pilots") ? `Unless you do this already, ${turn}` : upperFirst(turn)}: ${trial.pilot}.`;
}

function priorityOf(firm: CompanyProfile, challenge: Challenge, rank: number): Item["priority"] {
  const { themes } = challenge;
  if (rank > 0 && (waitsWithMoreUses(firm) || failedHere(firm, challenge))) return "Low";
  const isNamed = firm.friction !== null && themes.some((theme) => mentions(firm.friction ?? "", theme));
  if ((rank < 2 && firm.readiness.aiReadinessScore < LOW_SCORE) || isNamed) return "High";
  return rank < 4 ? "Medium" : "Low";
}

const TELLING_LETTERS = 5;

/** Whether a text uses one of the words by which a theme is called. */
function mentions(text: string, theme: string): boolean {
  const words = (themeLabels[theme] ?? theme).toLowerCase().split(/ and | /);
  return words.some((word) => word.length >= TELLING_LETTERS && text.toLowerCase().includes(word));
}

/** A problem that is on no list, with the industry's own answer to its theme where there is one. */
interface OwnChallenge {
  text: string;
  advice: NonNullable<ReturnType<typeof themeOf>>;
  near: Challenge | undefined;
}

function ownChallenge(firm: CompanyProfile, text: string | null): OwnChallenge[] {
  const advice = text === null ? undefined : themeOf(text);
  // What the leader wrote and chose alike is answered where it was chosen.
  if (text === null || advice === undefined || hasTheme(firm, advice.theme)) return [];
  if (!isOneSentence(firm, text)) return [];
  // The first pilot is the answer to that very sentence.
  if (firm.lead.said !== null && isOfTheLead(firm, firm.lead.said, text, advice.theme)) return [];
  return [{ text, advice, near: nearestChallenge(firm, advice.theme) }];
}

/** What is told of the theme is the sentence that the first pilot was made from. */
function isOfTheLead(firm: CompanyProfile, said: string, text: string, theme: string): boolean {
  const lead = said.replace(/[\s.!;]+$/, "");
  return text.startsWith(lead) || sentenceOn(firm, text, theme) === lead;
}

function ownItem(firm: CompanyProfile, { text, advice, near }: OwnChallenge, example: ToldExample): Item {
  const title = near?.solution.title ?? advice.title;
  return {
    title,
    description: near?.solution.description ?? advice.approach,
    priority: firm.hasChosenLead ? "Medium" : "High",
    challenge: upperFirst(sentenceOn(firm, text, advice.theme)),
    industryExample: example.text,
    industryExampleSource: example.source,
    caution: example.caution,
    note: example.note,
    action: {
      what: `Take two weeks to find out whether this deserves a trial${near === undefined ? "" : `: ${near.trial.pilot}`}.`,
      owner: firm.leader,
      firstStep: near?.thisWeek ?? advice.firstStep,
      measure: near === undefined ? advice.measure : `${upperFirst(near.trial.measure)}.`,
    },
  };
}
