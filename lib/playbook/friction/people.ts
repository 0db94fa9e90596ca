import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { trialInShort } from "../main-measure";
import { departmentOwner, peopleOwner } from "../roles";
import { bySize, isSmall } from "../size";
import { areVolunteers } from "../typed-facts";
import type { UnionElsewhere } from "../union-site";
import { does, type FrictionReply, type Label, type Said } from "./label";
import { RETIRING, retiring, SHORT, shortStaffed } from "./staffing";
import { bodyNameOf, freeFrom, people, span, whenOf } from "./their-words";

/** What people bring with them: a union, a founder, a crew that speaks other languages, a board in a hurry. */
export const PEOPLE: readonly Label[] = [
  {
    id: "union",
    keys: ["union", "union_notice", "grievance"],
    weight: 30,
    absorbs: ["fear", "deadline"],
    short: (said, firm) =>
      firm.unionAt === null
        ? `notice to ${bodyNameOf(said, firm, ["union"]) ?? "the union"}`
        : `the union at ${firm.unionAt.union}`,
    reply: (said, firm) => {
      const union = bodyNameOf(said, firm, ["union"]) ?? "the union";
      if (firm.unionAt !== null) return atAnotherSite(union, firm.unionAt, firm);
      const clause = bodyNameOf(said, firm, ["agreement"]);
      const notice = span(said, ["day", "week", "month"]);
      const isOwed = notice !== null || (said.fact.kind === "constraint" && said.fact.key === "union_notice");
      const length =
        notice === null
          ? ""
          : ` ${upperFirst(clause ?? "your agreement")} gives you the length, ${notice}: the clock starts with the letter, so send it before you choose a tool.`;
      return {
        reading: `${upperFirst(union)} ${isMany(union) ? "have" : "has"} a say before anything new runs.${length}${bargainingIn(said)} Until then, keep to paper and to uses that change no one's job.`,
        action: does(
          isSmall(firm.size) ? firm.leader : peopleOwner(firm.owners),
          isOwed
            ? `Give ${union} written notice of the first uses, sorted by whether a job changes.`
            : `Show ${union} the list of the first uses, sorted by whether a job changes.`,
          "Write two columns this week, the uses you want and the jobs each one touches, and meet the union before anyone else sees the list.",
          `The ${isOwed ? "notice is dated" : "list is dated"} and answered by day 30; no use that changes a job starts ${notice === null ? "before it is agreed" : `before ${notice} have passed, unless the union agrees in writing`}.`,
        ),
      };
    },
  },
  {
    id: "fear",
    keys: ["fear_jobs"],
    weight: 20,
    short: () => "fear for jobs",
    reply: (said, firm) => ({
      reading: `${upperFirst(bodyNameOf(said, firm, ["union"]) ?? "people")}${bodyNameOf(said, firm, ["union"]) === null ? " who fear for their jobs need" : " needs"} one sentence from you about jobs${/workload/i.test(said.fact.sentence) ? " and workload" : ""} before ${bodyNameOf(said, firm, ["union"]) === null ? "they need" : "there is"} a tool, and then a say in what is tried.`,
      action: does(
        peopleOwner(firm.owners),
        "Say in writing what the trial will and will not do to jobs and hours.",
        isSmall(firm.size)
          ? "Ask each person which part of the week they would gladly hand over."
          : "Ask ten people, half of them sceptics, which part of the week they would gladly hand over.",
        "The task for the trial comes from that list, and a sceptic judges the result.",
      ),
    }),
  },
  {
    id: "contractors",
    keys: ["contractors"],
    weight: 18,
    short: (said) =>
      areVolunteers(said.fact)
        ? "volunteers that no rule has reached"
        : `${people(said, "contractors")} who take no orders on tools`,
    reply: (said, firm) => {
      if (areVolunteers(said.fact)) return toVolunteers(firm);
      const who = people(said, "contractors");
      const name = who === "contractors" ? "your contractors" : `your ${who}`;
      return {
        reading: `You cannot order ${name} to use a tool or to leave one: what may go into one belongs in your agreement with them.`,
        action: does(
          firm.leader,
          `Put two sentences into the agreement with ${name}: what may go into a tool, and what never does.`,
          "Ask two or three of them this week which tools they use for your work, if any, and for what.",
          "How many have signed by day 60, of how many were asked.",
        ),
      };
    },
  },
  {
    id: "turnover",
    keys: ["turnover", "shortage", "staff_left", "key_person"],
    weight: 14,
    short: (said) => {
      const after = span(said, ["week", "month", "year"]);
      if (SHORT.test(said.fact.text)) return "too few people";
      if (RETIRING.test(said.fact.text)) return "people who retire";
      if (said.fact.kind === "constraint" && said.fact.key === "key_person")
        return "what rests on one person";
      return `${people(said, "people")} who leave${after === null ? "" : ` after ${after}`}`;
    },
    reply: (said, firm) => {
      const after = span(said, ["week", "month", "year"]);
      const isOne = said.fact.kind === "constraint" && said.fact.key === "key_person";
      if (SHORT.test(said.fact.text)) return shortStaffed(said, firm);
      if (RETIRING.test(said.fact.text)) return retiring(said, firm);
      return {
        reading: isOne
          ? "Where one person holds the know-how, record it while that person can still correct it."
          : `If ${people(said, "people")} leave${after === null ? "" : ` after ${after}`}, put what a newcomer has to know on one page for each task, so that it does not leave with them.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          isOne
            ? "Record the ten answers that only one person can give, checked and signed by that person."
            : "Write one page for each task that newcomers ask about most: the task, an example, the check.",
          isOne
            ? "Write down this week which ten questions come to that one person, and record the first answer."
            : "Ask the two newest people what they had to ask most often, and write that page first.",
          isOne
            ? "Ten answers on file by day 60, each found by someone else in under two minutes."
            : "Days until a newcomer does the task alone.",
        ),
      };
    },
  },
  {
    id: "no-typing",
    keys: ["will_not_type"],
    weight: 16,
    short: (said) => `${people(said, "people")} who will not type`,
    reply: (said, firm) => {
      const who = people(said, "people");
      return {
        reading: `If ${who} will not type, nothing in the first trial may ask them to: let them speak or take a photo, and have someone else check the text.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          `Take in what ${who} know by voice note or photo, and have someone else check the text.`,
          `Ask two of them to send one voice note a day for a week in place of one form.`,
          "Notes sent per week, and how many needed a call back.",
        ),
      };
    },
  },
  {
    id: "skills",
    keys: ["skills"],
    weight: 10,
    short: () => "skills",
    reply: (_, firm) => ({
      reading: "For skills, practise on your own documents; a general course about AI teaches less.",
      action: does(
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
    id: "time",
    keys: ["no_time", "small_team"],
    weight: 12,
    short: () => "time",
    reply: (said, firm) => ({
      reading: `${timeOf(said)} without hours of its own a trial does not get done.`,
      action: does(
        firm.leader,
        bySize(firm.size, {
          micro: `Free two hours a week until day 90 for ${trialInShort(firm)}, and say which task waits.`,
          small: `Free half a day a week of one person until day 90 for ${trialInShort(firm)}, and say which task waits.`,
          middle: `Free one person for a day a week until day 90 for ${trialInShort(firm)}, and say which work waits.`,
          large: `Free a team of three for two days a week until day 90 for ${trialInShort(firm)}, and say which work waits.`,
        }),
        `Block the hours in next week's calendar${freeFrom(said) === null ? "" : `, from ${freeFrom(said)} on`}, and note beside them what they are taken from.`,
        "The hours were kept in ten of the twelve weeks.",
      ),
    }),
  },
  {
    id: "season",
    keys: ["seasonal"],
    weight: 9,
    short: () => "the season",
    reply: (_, firm) => ({
      reading:
        "The season sets the calendar: prepare in the quiet weeks, change nothing in the busy ones, and count in both.",
      action: does(
        departmentOwner(firm.owners, "operations"),
        "Mark the weeks in which nothing new starts, and fit the trial around them.",
        "Write the busy weeks of the next twelve months on one sheet and agree on it with those who work them.",
        "No new step begins in a marked week.",
      ),
    }),
  },
];

/** Who comes for a shift is told at its start. */
const toVolunteers = ({ leader }: Pick<CompanyProfile, "leader">): FrictionReply => ({
  reading:
    "Volunteers come and go, so the rule has to fit into what is said at the start of a shift: what stays out of every tool, and who is asked.",
  action: does(
    leader,
    "Put the rule into two sentences, and have them read out to volunteers at the start of a shift.",
    "Ask three volunteers this week, the youngest and the oldest among them, to read the two sentences and say what they would do.",
    "Volunteers who could say it back, of ten who were asked, by day 60.",
  ),
});

/** A trial where no union speaks for those who work there, and a union at another site that will hear of it. */
const atAnotherSite = (
  union: string,
  at: UnionElsewhere,
  firm: Pick<CompanyProfile, "owners" | "size" | "leader">,
): FrictionReply => ({
  reading: `${upperFirst(union)} ${isMany(union) ? "speak" : "speaks"} for ${at.union}, and the trial ${at.trial === null ? "is for the others" : `is at ${at.trial}`}: it can begin there, and nothing of it goes to ${at.union} before that was talked about.`,
  action: does(
    isSmall(firm.size) ? firm.leader : peopleOwner(firm.owners),
    `Tell ${union} of the trial before it begins, with what it records and what it does not, and that ${at.union} is not in it.`,
    `Write in one paragraph what the trial is, where it is, and what would be asked before it came to ${at.union}.`,
    `${upperFirst(union)} ${isMany(union) ? "have" : "has"} it in writing before the first day; ${at.union} is not in it.`,
  ),
});
const isMany = (union: string): boolean => /s$/i.test(union);

const MONTH = "January|February|March|April|May|June|July|August|September|October|November|December";
/** "Opens bargaining in April": by then the answer has to be there. */
function bargainingIn({ fact }: Said): string {
  const month = new RegExp(`\\bbargain\\w*\\b.*?\\bin (${MONTH})\\b`).exec(fact.sentence)?.[1];
  return month === undefined
    ? ""
    : ` Bargaining opens in ${month}: have one page by then on what AI does to hours, or the question is answered for you.`;
}

function timeOf(said: Said): string {
  const [from, when] = [freeFrom(said), whenOf(said)];
  if (from !== null)
    return `If no hour is free before ${from}, the trial begins after it, with an hour that is taken from something else:`;
  return when === null
    ? "Time is the first thing to set aside;"
    : `What is done ${when} has no hours of its own, so time is the first thing to set aside;`;
}
