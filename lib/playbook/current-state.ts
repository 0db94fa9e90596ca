import { labelOf } from "@/lib/domain/assessment/options";
import { PERCEPTIONS } from "@/lib/domain/assessment/questions/experience";
import type { Action, ReportData } from "@/lib/domain/report/report";
import { CHOSEN_LABEL } from "@/lib/domain/report/spoken";
import { type CompanyProfile, hasElement } from "./company-profile";
import { otherSaid } from "./friction/by-topic";
import { alsoTold, repliesToFriction, unplacedSaid } from "./friction/friction";
import { threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { eitherInWords, listInWords, lowerFirst, paragraph, upperFirst } from "./grammar";
import { toldFigures } from "./told-figures";
import { toldSums } from "./told-sums";
import { wishBesideTrial } from "./told-wish";
import { tickedNames, UNNAMED } from "./tools/tool-names";
import { firstTrue, isDisputed, maySay } from "./true-of";
import { quoted, shortened, typed } from "./typed";

const CHALLENGES_SHOWN = 3;
/** Where what was typed has its answers, what is missing is said on page one and in the plan. */
const CHALLENGES_BESIDE_ANSWERS = 1;
const QUOTE_CHARACTERS = 600;

/** The firm's current state, from its own answers, and what to do about each thing that is missing. */
export function currentState(firm: CompanyProfile, gaps: readonly Gap[]): ReportData["currentState"] {
  const friction = repliesToFriction(firm);
  const moves = threeMoves(firm, gaps).map(({ move }) => move);
  return {
    ...(firm.reading.subsector === null ? {} : { readAs: firm.reading.why }),
    topDownVision: topDownVision(firm),
    bottomUpCapabilities: bottomUpCapabilities(firm),
    keyChallenges: quotedOnce([
      ...friction.map(({ reading }) => reading),
      ...[alsoTold(firm), wishBesideTrial(firm), otherSaid(firm), unplacedSaid(firm)].filter(
        (text) => text !== "",
      ),
      ...questionsOf(firm),
      ...gaps
        .slice(0, friction.length >= ENOUGH ? CHALLENGES_BESIDE_ANSWERS : CHALLENGES_SHOWN)
        .map((gap) => gap.challenge),
    ]),
    inYourWords: inYourWords(firm),
    actions: actionsOf(
      friction.map(({ action }) => action),
      moves,
    ),
  };
}

/** With two answers to what gets in the way there is enough to do: the moves are in the plan. */
const ENOUGH = 2;
const actionsOf = (answers: readonly Action[], moves: readonly Action[]): Action[] =>
  (answers.length >= ENOUGH ? [...answers] : [...answers, ...moves]).filter(isFirstOfItsKind);

/** What quotes the same sentence of theirs a second time goes on where it was quoted first. */
function quotedOnce(texts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const text of new Set(texts)) {
    const [opening] = /^You told us: “[^”]*”\. /.exec(text) ?? [];
    const place = opening === undefined ? -1 : kept.findIndex((each) => each.startsWith(opening));
    if (place === -1 || opening === undefined) kept.push(text);
    else kept[place] = `${kept[place]} ${text.slice(opening.length)}`;
  }
  return kept;
}

/** A move may be the very answer to what gets in the way. */
const isFirstOfItsKind = ({ what }: Action, place: number, all: readonly Action[]): boolean =>
  all.findIndex((each) => each.what === what) === place;

const DISPUTES = {
  policy:
    "What you ticked and what you wrote about an AI policy do not agree. Which is so? Settle that first: what people can read is what counts.",
  use: "What you ticked and what you wrote about the use of AI do not agree. Which is so? This report takes neither for granted.",
  budget:
    "You ticked a budget for AI, and wrote that there is no money. Is that budget still there? This report does not take it for granted.",
} as const;

/** Where a tick and a sentence disagree, the report asks, and takes neither for granted. */
const questionsOf = (firm: CompanyProfile): string[] =>
  (["policy", "use", "budget"] as const)
    .filter((about) => isDisputed(firm, about))
    .map((about) => DISPUTES[about]);

function topDownVision(firm: CompanyProfile): string {
  const confidence = `You put your own confidence at ${firm.answers.aiConfidence} out of 10.`;
  return paragraph(view(firm), mandate(firm), confidence);
}

const VIEWS: Readonly<Record<string, string>> = {
  major_opportunity: "You see AI as a major opportunity",
  potential_threat: "You see AI as a potential threat",
  helpful_tool: "You see AI as a helpful tool",
  overhyped: "You find AI overhyped",
  not_sure: "You are not sure yet what AI means for you",
};

const view = ({ answers, name, posture }: CompanyProfile): string =>
  `${VIEWS[answers.aiPerception] ?? `Your view of AI: ${labelOf(PERCEPTIONS, answers.aiPerception)}`}, and describe ${name} as ${posture}.`;

const GOVERNANCE = [
  ["ai_policy", "a written policy"],
  ["dedicated_budget", "a budget of its own"],
  ["steering_committee", "a steering committee"],
] as const;

/** What was ticked is said as ticked: what was typed may know more. */
function mandate(firm: CompanyProfile): string {
  const isOpen = ([element]: readonly [string, string]) =>
    (element === "ai_policy" &&
      (isDisputed(firm, "policy") || (!hasElement(firm, element) && !maySay(firm, "noPolicy")))) ||
    (element === "dedicated_budget" && isDisputed(firm, "budget"));
  const known = GOVERNANCE.filter((each) => !isOpen(each));
  const there = known.filter(([element]) => hasElement(firm, element)).map(([, text]) => text);
  const missing = known.filter(([element]) => !hasElement(firm, element)).map(([, text]) => text);
  // All of them or none: the score lists them, point by point.
  if (known.length === GOVERNANCE.length && (there.length === 0 || missing.length === 0)) return "";
  const without = eitherInWords(missing.map((text) => text.replace(/^a | of its own$/g, "")));
  if (there.length === 0) return without === "" ? "" : `You ticked no ${without}.`;
  const ticked = `You ticked ${listInWords(there)}`;
  return without === "" ? `${ticked}.` : `${ticked}, and no ${without}.`;
}

const PRACTICE = [
  ["dept_pilots", "pilots in departments"],
  ["internal_champions", "internal champions"],
  ["external_consultants", "external consultants"],
] as const;

/** What was ticked, the leader has used; a name that was typed in place of "other" may be someone else's tool. */
function withTools({ tools, toolNames }: CompanyProfile): string {
  const ticked = tickedNames(tools).filter((name) => toolNames.includes(name));
  const others = toolNames.filter((name) => !ticked.includes(name));
  const named = listInWords(others);
  if (ticked.length === 0)
    return others.includes(UNNAMED) ? `You have used ${UNNAMED}.` : `Of AI tools you named ${named}.`;
  return `You have used ${listInWords(ticked)} yourself${others.length === 0 ? "" : `, and you named ${named}`}.`;
}

function bottomUpCapabilities(firm: CompanyProfile): string {
  const running = PRACTICE.filter(([element]) => isRunning(firm, element)).map(([, text]) => text);
  // All of them or none: the score lists them, point by point.
  const practice = running.length === PRACTICE.length ? [] : running;
  return paragraph(
    firm.toolNames.length === 0 ? withoutTools(firm) : withTools(firm),
    inDepartments(firm),
    practice.length > 0 ? `In place you ticked ${listInWords(practice)}.` : "",
    systems(firm),
    toldFigures(firm),
    toldSums(firm),
  );
}

/** Pilots are not said to run where a sentence says that AI is banned or not used. */
const isRunning = (firm: CompanyProfile, element: string): boolean =>
  hasElement(firm, element) &&
  !(element === "dept_pilots" && (isDisputed(firm, "use") || !maySay(firm, "toolsInUse")));

const withoutTools = (firm: CompanyProfile): string =>
  firstTrue(
    firm,
    { text: "You use no AI assistant.", asserts: ["neverTried"] },
    { text: "You ticked no AI assistant." },
  );

function inDepartments(firm: CompanyProfile): string {
  const { departmentNames } = firm;
  if (departmentNames.length === 0) return "";
  const names = listInWords(departmentNames);
  // The form has no answer for "no department", so a pick means little where nothing else is happening.
  const place = departmentNames.length === 1 ? "the place" : "the places";
  if (!runsSomewhere(firm))
    return firstTrue(
      firm,
      {
        text: `You picked ${names} as ${place} for it, though nothing runs there yet.`,
        asserts: ["nothingRuns"],
      },
      { text: `You picked ${names} as ${place} for it.` },
    );
  if (!maySay(firm, "aiAllowed")) return `You picked ${names} as ${place} for it.`;
  return `You ticked ${names} as where AI is used or tried.`;
}

/** A tool was ticked, or what only a firm with a use of AI has. */
const runsSomewhere = ({ tools, has }: CompanyProfile): boolean =>
  tools.size > 0 || has.has("dept_pilots") || has.has("internal_champions");

function systems(firm: CompanyProfile): string {
  const { platformNames, otherPlatforms } = firm;
  const named = namedSystems(firm);
  const all = [...platformNames, ...(named ?? [])];
  const also = otherPlatforms === null || named !== null ? "" : `, and ${described(otherPlatforms)}`;
  if (all.length > 0)
    return `${all.length === 1 && also === "" ? "The system" : "The systems"} that you named: ${listInWords(all)}${also}.`;
  if (otherPlatforms !== null) return `The systems that you named: ${described(otherPlatforms)}.`;
  return firstTrue(firm, { text: "You named none of the common business systems.", asserts: ["noSystem"] });
}

/** Their other systems by name, where each of them can be nothing but a name. */
function namedSystems({ otherPlatforms, platformNames }: CompanyProfile): string[] | null {
  const parts = (otherPlatforms ?? "").split(/[,;/]|\band\b/).map((part) => part.trim());
  const names = parts.filter((part) => part !== "" && !NO_SYSTEM.test(part) && !platformNames.includes(part));
  return names.length > 0 && names.length <= MOST_SYSTEMS && names.every((name) => SYSTEM.test(name))
    ? names
    : null;
}

/** "A dental practice system" is said in the sentence; anything else is quoted. */
const described = (text: string): string =>
  IN_WORDS.test(text) ? text.replace(/^our /i, "your ").replace(/^[A-Z](?=[a-z])/, lower) : quoted(text, 80);

const lower = (letter: string): string => letter.toLowerCase();
const IN_WORDS =
  /^(?:(?:an?|our) )?(?:[a-z]{2,16} ){0,4}(?:system|software|database|platform|spreadsheets?)(?: from the \d{4}s)?$/i;

/** "Paper availability list", "a whiteboard": where work is written down, and nothing to build on. */
const NO_SYSTEM =
  /^(?:(?:a|the|our) )?(?:pap(?:er|ier)|pen|whiteboards?|clipboards?|binders?|notebooks?|none|nothing)\b/i;
const MOST_SYSTEMS = 8;
/** "Maitre'D", "Sage 300", "Ariel pension system": it begins as a name does, and is short. */
const SYSTEM = /^\p{Lu}[\p{L}\p{N}.&+'’-]{1,20}(?: [\p{L}\p{N}.&+'’-]{1,16}){0,2}$/u;
function inYourWords(firm: CompanyProfile): ReportData["currentState"]["inYourWords"] {
  const chosen = [...firm.challenges.map(({ text }) => lowerFirst(text)), ...firm.unknownChallenges];
  const spoken: [string, string | null][] = [
    ["What you do", typed(firm.answers.companyActivity)],
    ["What gets in the way", firm.friction],
    ["What you have tried", firm.experience],
    ["Your other challenge", firm.otherChallenge],
    [CHOSEN_LABEL, chosen.length === 0 ? null : upperFirst(chosen.join("; "))],
  ];
  return spoken.flatMap(([label, text]) =>
    text === null ? [] : [{ label, text: shortened(text, QUOTE_CHARACTERS) }],
  );
}
