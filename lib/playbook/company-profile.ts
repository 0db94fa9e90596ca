import type { Answers } from "@/lib/domain/assessment/assessment";
import { labelOf, labelsOf } from "@/lib/domain/assessment/options";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { DEPARTMENTS, PLATFORMS, POSTURES } from "@/lib/domain/assessment/questions/organization";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { stanceOf } from "@/lib/domain/ledger/stance";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import { scoreFamily } from "@/lib/domain/score/family";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { monthsOfWork } from "./calendar/months-of-work";
import { chosenChallenges, departmentFor, unknownChallenges } from "./challenge";
import { failedLast } from "./failed-here";
import { vocabularyOf } from "./industry";
import { asTheirKind } from "./lead/as-their-kind";
import { firstPilot } from "./lead/first-pilot";
import { toldTrouble } from "./lead/told-trouble";
import { ownerIn } from "./lead/trouble-lead";
import { leaderOf } from "./leader";
import { isWithoutIt } from "./no-it";
import { opposedOf } from "./opposed";
import { askedPolicy } from "./own-lines/asked-policy";
import { convincedIn } from "./own-lines/convinced";
import { givenMoney, withNoMoney } from "./own-lines/given-money";
import { keptHome } from "./own-lines/kept-home";
import { leakedIn } from "./own-lines/leaked";
import { limitsIn } from "./own-lines/limit";
import { lossOver } from "./own-lines/loss";
import { namedAgainst } from "./own-lines/named-against";
import { offerIn } from "./own-lines/offer";
import { ownRules } from "./own-lines/own-rule";
import { triedIn } from "./own-lines/tried";
import { unwillingIn } from "./own-lines/unwilling";
import { wentWrong } from "./own-lines/went-wrong";
import { pilotOwnerOf } from "./pilot-owner";
import { isWorkOf, toldUse } from "./pilot-stage";
import { readAnswers } from "./read-ledger";
import type { Owners } from "./roles";
import { bandOf, isSmall, peopleInWords } from "./size";
import { detectSubsector } from "./subsector/detect-subsector";
import { firmWordsOf } from "./subsector/firm-words";
import { asTold } from "./told-lines";
import { assistantIn } from "./tools/assistant";
import { ownedOf, productsIn } from "./tools/owned";
import { toolNamesOf } from "./tools/tool-names";
import { spokenName, typed } from "./typed";
import { unionElsewhere, withoutUnionFirst } from "./union-site";

/** By the answers themselves: report, roadmap, questions and the checks on them ask for the same firm. */
const profiles = new WeakMap<Answers, CompanyProfile>();

/** What the writer knows of a firm: the answers, read once into the forms that sentences need. */
export function profileOf(answers: Answers): CompanyProfile {
  const known = profiles.get(answers);
  if (known !== undefined) return known;
  const firm = readProfile(answers);
  profiles.set(answers, firm);
  return firm;
}

/** The same firm where more was read of its texts than the rules read: what is written of it starts from this one. */
export const profileWith = (answers: Answers, ledger: Ledger): CompanyProfile => readProfile(answers, ledger);

function readProfile(answers: Answers, ledger = readAnswers(answers)) {
  const { size, fewest, most } = bandOf(answers.companyEmployees);
  const tools = distinctPicks(answers.aiToolsUsed);
  const departments = distinctPicks(answers.aiDepartments);
  const platforms = distinctPicks(answers.enterprisePlatforms);
  const tried = triedIn(answers);
  const challenges = failedLast(chosenChallenges(answers, size), { tried, answers });
  const leader = leaderOf(typed(answers.executiveTitle), size);
  const experience = typed(answers.aiExperience);
  const has = distinctPicks(answers.orgAiElements);
  const readiness = asTold(scoreReadiness(answers), ledger, typed(answers.otherPlatforms));
  const told = stanceOf(ledger, has.size);
  const reading = detectSubsector(firmWordsOf(answers));
  const owners: Owners = {
    size,
    industry: answers.companyIndustry,
    leader,
    subsector: reading.subsector,
    opposed: opposedOf(ledger),
    hasNoIt: isWithoutIt(ledger),
  };
  const trouble = toldTrouble(answers, ledger);
  const wrong = wentWrong(answers);
  const given = givenMoney(answers);
  const against = namedAgainst(answers, ledger);
  const home = keptHome(answers);
  const owned = ownedOf(platforms, productsIn(answers.otherPlatforms ?? ""));
  const {
    lead,
    stage,
    isNamed,
    running,
    countsUses = false,
    second = null,
  } = firstPilot({
    ...trouble,
    ...{ challenges, stances: told, size, has, tools, experience, readiness },
    subsector: reading.subsector,
    months: monthsOfWork(answers),
    assistant: home === null ? assistantIn(owned) : null,
    written: [typed(answers.otherChallenge), experience],
  });
  const unionAt = unionElsewhere(ledger, lead.said);
  const stances = withNoMoney(withoutUnionFirst(told, unionAt), given);
  const isBan = stances.some(({ effect }) => effect === "respectBan");
  return {
    answers,
    /** What goes wrong, by what they typed, with the facts and the sentences that it was read from. */
    ...trouble,
    /** What sentences about the firm are checked against. */
    world: { answers, ledger },
    /** What the typed facts do to the plan, such as a union that must be consulted first. */
    stances,
    /** What they keep on their own machines and off any cloud; null where no line of theirs says so. */
    keptHome: home,
    /** What a machine may never do, or needs a consent for, by a rule that binds them. */
    ownRules: ownRules(answers),
    /** What a trial may not cross, in their words, the strongest first. */
    limits: limitsIn(answers),
    /** What a tool did wrong here, in their words; null where none was told. */
    wentWrong: wrong,
    /** What was lost over it, in their words; null where none was told. */
    loss: lossOver(wrong, answers),
    /** What someone put into a tool and should not have, in their words; null where none was told. */
    leaked: leakedIn(answers),
    /** A trial that came to nothing here, in their words; null where none was told. */
    tried,
    /** Who decides and what is asked for, in their words; null where no one was told. */
    convinced: convincedIn(answers),
    /** One by name who is against it, in the leader's words; null where no one was named. */
    against,
    /** Those whose work it is and who have a reason against it, in the leader's words; null where no one was told. */
    unwilling: unwillingIn(answers),
    /** Money that was given for this, or that they can spend; null where neither was told. */
    given,
    /** What a seller asks for something that is not bought yet; null where no one was told. */
    offer: offerIn(answers),
    /** Who asks for a written rule on AI that is not there yet; null where no one does. */
    policyAsked: has.has("ai_policy") ? null : askedPolicy(answers),
    /** Where a union speaks for people at another site than the trial's; null where it does for the trial's, or there is none. */
    unionAt,
    /** The kind of firm, narrower than its industry, as we read it. */
    reading,
    size,
    leader,
    owners,
    fewest,
    most,
    name: spokenName(answers.companyName),
    people: peopleInWords(answers.companyEmployees),
    words: vocabularyOf(answers.companyIndustry, reading.subsector, isSmall(size)),
    industryLabel: labelOf(INDUSTRIES, answers.companyIndustry),
    posture: labelOf(POSTURES, answers.orgPosture).toLowerCase(),
    has,
    tools,
    toolNames: toolNamesOf(tools, ledger),
    departments,
    departmentNames: [...departments].map(departmentInWords),
    platforms,
    platformNames: labelsOf(PLATFORMS, [...platforms]),
    otherPlatforms: typed(answers.otherPlatforms),
    owned,
    challenges,
    /** What else was named, and those chosen that neither is about. */
    later: [
      ...(second === null ? [] : [second]),
      ...asTheirKind(
        challenges.filter((each) => !isWorkOf(lead, each) && (second === null || !isWorkOf(second, each))),
        // One word of a name does not turn what they chose into the work of a trade.
        reading.isThin ? null : reading.subsector,
        [lead, ...(second === null ? [] : [second])],
      ),
    ],
    lead,
    /** False where nothing was named, typed or chosen, and the lead is what firms of their kind try first. */
    hasChosenLead: isNamed,
    /** A use that runs, to be measured beside the pilot. */
    running,
    /** A firm that leads counts what runs, where nothing in its way comes first. */
    countsUses,
    unknownChallenges: unknownChallenges(answers),
    friction: typed(answers.aiFriction),
    experience,
    /** Whether the experience names a use in the business. */
    hasToldUse: toldUse({ readiness, experience, ledger }),
    /** How far the firm is with the lead challenge. */
    pilotStage: stage,
    otherChallenge: typed(answers.otherChallenge),
    readiness,
    family: scoreFamily(answers),
    ...pilotOwnerOf({
      ...{ answers, ledger, lead, owners },
      department: departmentFor(lead, departments),
      others: [against, trouble.leaver],
      proposedBy: ownerIn(trouble, lead),
      isTrial: !countsUses && !isBan,
      isBan,
    }),
  };
}

export type CompanyProfile = ReturnType<typeof readProfile>;

function departmentInWords(department: string): string {
  return department === "executive" ? "the executive team" : labelOf(DEPARTMENTS, department).toLowerCase();
}

export const hasElement = (firm: CompanyProfile, element: string): boolean => firm.has.has(element);

/** Whether AI has an owner: a committee or champions. */
export const hasOwner = (firm: CompanyProfile): boolean =>
  hasElement(firm, "steering_committee") || hasElement(firm, "internal_champions");

export const hasTheme = ({ challenges }: CompanyProfile, theme: string): boolean =>
  challenges.some(({ themes }) => themes.includes(theme));
