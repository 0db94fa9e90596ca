import type { Action } from "@/lib/domain/report/report";
import type { CompanyProfile } from "./company-profile";
import { lowerFirst } from "./grammar";
import { financeOwner, peopleOwner, privacyOwner, technologyOwner } from "./roles";
import { bySize, isSmall } from "./size";

/** Friction: how we read the leader's own words on what gets in the way, and what to do about it. Our own judgement. */
export interface FrictionReply {
  reading: string;
  action: Action;
}

interface Kind {
  words: RegExp;
  reply: (firm: CompanyProfile) => FrictionReply;
}

const MIN_CHARACTERS = 10;

/** The reply to the friction that was described; null where too little was written to read anything into it. */
export function replyToFriction(firm: CompanyProfile): FrictionReply | null {
  const { friction } = firm;
  if (friction === null || [...friction].length < MIN_CHARACTERS) return null;
  const [best] = KINDS.map((kind, place) => ({ kind, place, hits: countHits(friction, kind.words) })).sort(
    (one, other) => other.hits - one.hits || one.place - other.place,
  );
  return best === undefined || best.hits === 0 ? unread(firm) : best.kind.reply(firm);
}

const countHits = (text: string, words: RegExp): number =>
  text.match(new RegExp(words.source, "gi"))?.length ?? 0;

const action = (owner: string, what: string, firstStep: string, measure: string): Action => ({
  what,
  owner,
  firstStep,
  measure,
});

const KINDS: readonly Kind[] = [
  {
    words: /contract|engagement letter|\bnda\b|agreement|clause|terms of/,
    reply: (firm) => ({
      reading: `That is written down somewhere, so it can be reopened: ask which uses those ${firm.words.customers} would allow, and begin where no one objects.`,
      action: action(
        firm.leader,
        "Sort your contracts into three piles: AI allowed, AI forbidden, not mentioned.",
        "Read the ten largest this week, and ask one of the parties that forbid it what they would accept.",
        "The next renewal or new contract says in writing what AI may be used for.",
      ),
    }),
  },
  {
    words: /regulat|complian|legal|liab|audit|osfi|college|licen[cs]|law\b|laws\b|governance/,
    reply: (firm) => ({
      reading:
        "That is a question of which rules apply to which use, and you can answer it use by use instead of for AI as a whole.",
      action: action(
        privacyOwner(firm.owners),
        "Write one line per use: which rule binds it, and who checks.",
        `Start with the use you want most, ${firm.lead.trial.pilot}, and ask your adviser one question about it.`,
        "Each use in the plan has its rule and a name beside it by day 30.",
      ),
    }),
  },
  {
    words: /privacy|confiden|secur|leak|sensitive|cyber|proprietary|pasted?\b|patient|trade secret/,
    reply: (firm) => ({
      reading: `That worry is a reason to choose where you use AI, not to avoid it. What must stay out can be listed: ${firm.words.keepOut}.`,
      action: action(
        technologyOwner(firm.owners),
        "Give people one business account whose contract keeps your content out of training.",
        `Read the data terms of ${firm.toolNames[0] ?? "the assistant you prefer"} and mark the storage and training clauses.`,
        "No work document in a personal account after day 30.",
      ),
    }),
  },
  {
    words: /\bdata\b|spreadsheet|silo|excel\b|records|paper|scattered|messy/,
    reply: (firm) => ({
      reading:
        "That is a problem of records first and of AI second; one clean list is enough for a first trial.",
      action: action(
        firm.pilotOwner,
        "Clean only what the first trial needs, and leave the rest as it is.",
        firm.platformNames[0] === undefined
          ? `Find the records that ${firm.lead.trial.pilot} would use: where they are, who keeps them, which copy is right.`
          : `Pull 50 of the records that ${firm.lead.trial.pilot} would use, from ${recordSystem(firm)} if they are there, and count the gaps.`,
        "Fewer than one gap in ten records before the trial starts.",
      ),
    }),
  },
  {
    words: /documentation|paperwork|bureaucra|red tape|approval|too slow|takes (too )?long|slow\w* /,
    reply: (firm) => ({
      reading:
        "That is a task like any other, and may be the best one to try first: a draft from what is on file, signed by the person who answers for it.",
      action: action(
        firm.pilotOwner,
        "Have the slowest document drafted from what is already on file, and compare it with the usual one.",
        "Take the last three of them and mark which paragraphs were copied and which were thought.",
        "Hours per document, and corrections by the person who signs.",
      ),
    }),
  },
  {
    words: /accura|hallucinat|wrong|trust|reliab|mistake|error|made.?up|quality/,
    reply: (firm) => ({
      reading:
        "That doubt is justified and can be measured: count the errors before you decide where AI may be used.",
      action: action(
        firm.pilotOwner,
        `Keep an error log from the first day, and name who reads ${firm.words.sends} before it leaves.`,
        "Take ten finished pieces of work, have an assistant redo them, and mark each error.",
        "Errors per ten pieces, beside the errors people make today.",
      ),
    }),
  },
  {
    words:
      /legacy|integrat|\bsystems?\b|\berp\b|software|connect|infrastructure|outdated|\bit (team|department|support)/,
    reply: (firm) => ({
      reading:
        "That is a reason to begin with work that needs no connection: an export, a person and an assistant will do for eight weeks.",
      action: action(
        technologyOwner(firm.owners),
        "Run the first trial on exports, and write down each connection that would have helped.",
        `List the systems that ${firm.lead.trial.pilot} would touch${firm.platformNames[0] === undefined ? "" : `, ${recordSystem(firm)} first`}.`,
        "By day 90 there is a list of connections, in order of hours saved.",
      ),
    }),
  },
  {
    words: /cost|budget|money|pric|expens|\broi\b|return|afford|invest|cash/,
    reply: (firm) => ({
      reading:
        "That is fair, and it sets the order: measure one task before paying for more than a handful of seats.",
      action: action(
        financeOwner(firm.owners),
        "Put a price on the task before you put one on the tool.",
        `Work out what ${lowerFirst(firm.lead.text)} costs you in one month, in hours and dollars.`,
        "The trial is compared with that one figure on day 90.",
      ),
    }),
  },
  {
    words:
      /resist|fear|afraid|\bjobs?\b|union|culture|buy-?in|scepti|skepti|adopt|change|morale|worried|anxi/,
    reply: (firm) => ({
      reading:
        "This is a people issue, so start with people: let those who do the work choose the task and judge the result.",
      action: action(
        peopleOwner(firm.owners),
        "Say plainly, in writing, what the trial means for jobs and hours.",
        isSmall(firm.size)
          ? "Ask each person which part of the week they would gladly hand over."
          : "Ask ten people, half of them sceptics, which part of the week they would gladly hand over.",
        "The task for the trial comes from that list, and a sceptic is on the team.",
      ),
    }),
  },
  {
    words: /skill|train|expert|talent|literacy|learn|know-?how|understand|knowledge/,
    reply: (firm) => ({
      reading: "Practice on your own documents closes that gap; a general course about AI would not.",
      action: action(
        firm.leader,
        bySize(firm.size, {
          micro: "Practise together for an hour a week, for six weeks, on your own documents.",
          small: "Hold one practice hour a week, for six weeks, on your own documents.",
          middle: "Train one champion in each department that takes part, and give them two hours a week.",
          large: "Train twenty champions across divisions, and give each of them two hours a week.",
        }),
        `Book the first hour and bring ${firm.words.practice}.`,
        "Each person can show one task done better, and one where the tool failed.",
      ),
    }),
  },
  {
    words: /board|partners|leadership|align|consensus|agree|decision|committee|priorit/,
    reply: (firm) => ({
      reading:
        "That asks for a small decision with an end date, which is easier to agree on than a strategy.",
      action: action(
        firm.leader,
        "Ask for one decision: eight weeks, one task, a fixed amount and a stop rule.",
        "Write it on one page and send it before the next meeting, with the cost of doing nothing beside it.",
        "The decision is in the minutes, with a review date.",
      ),
    }),
  },
  {
    words: /where to (start|begin)|unsure|don'?t know|not sure|overwhelm|too many|hype|noise|confus|so many/,
    reply: (firm) => ({
      reading: `Then start with one task that you named yourself, ${lowerFirst(firm.lead.text)}, and pay for one assistant only${firm.toolNames[0] === undefined ? "" : `; ${firm.toolNames[0]} is in use already`}.`,
      action: action(
        firm.leader,
        "Choose that one task and say no to the rest until day 90.",
        firm.lead.thisWeek,
        "One task, one owner and one end date are written down this month.",
      ),
    }),
  },
  {
    words: /\btime\b|busy|bandwidth|capacity|workload|stretched|hours|short-?staffed|understaffed|people to/,
    reply: (firm) => ({
      reading: "Then time is the first thing to set aside; a tool bought without hours gathers dust.",
      action: action(
        firm.leader,
        bySize(firm.size, {
          micro: "Free two hours a week for one person until day 90, and say which task waits.",
          small: "Free half a day a week for one person until day 90, and say which task waits.",
          middle: "Free one person for a day a week until day 90, and say which work waits.",
          large: "Free a team of three for two days a week until day 90, and say which work waits.",
        }),
        "Open next week's calendar and block the hours before anything else moves in.",
        "The hours were kept in ten of the twelve weeks.",
      ),
    }),
  },
];

/** Words that fit none of the kinds are answered as what they are: a test for the first trial. */
const unread = (firm: CompanyProfile): FrictionReply => ({
  reading:
    "Treat it as the first test of the trial: agree beforehand how you would notice that it has eased.",
  action: action(
    firm.pilotOwner,
    "Write the obstacle at the top of the trial's one-page plan, with the sign that it has eased.",
    "Ask the two people who feel it most what would have to be different.",
    "They say, on day 90, whether it is different.",
  ),
});

const RECORDS = ["NetSuite", "SAP", "Salesforce", "HubSpot", "QuickBooks", "Workday"];

/** The system that most likely holds the records. */
const recordSystem = ({ platformNames }: CompanyProfile): string =>
  RECORDS.find((name) => platformNames.includes(name)) ?? platformNames[0] ?? "your records";
