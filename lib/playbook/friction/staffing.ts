import type { CompanyProfile } from "../company-profile";
import { departmentOwner } from "../roles";
import { does, type FrictionReply, type Said } from "./label";
import { people, whenOf } from "./their-words";

/** People who are too few, and people who will retire: neither of them leaves for another firm. */

export const SHORT =
  /\b(?:short|short-staffed|short-handed|understaffed|shortages?|vacan\w+|unfilled|not enough)\b|^(?:no|zero)\b|\b(?:cannot|can't|cant|couldn't|hard to|no ?(?:body|one)) (?:find|hire|recruit|attract|fill|applies|wants)\b/i;
export const RETIRING = /\bretir(?:e|es|ing)\b/i;

/** People who are too few do not leave: what helps is work that is taken off those who are there. */
export function shortStaffed(said: Said, firm: CompanyProfile): FrictionReply {
  const when = whenOf(said);
  return {
    reading: `Where you are short-staffed${when === null ? "" : ` ${when}`}, a first use takes work off the people who are there, and off the hours that are shortest.${atNight(said)}`,
    action: does(
      firm.leader,
      "List what only a person who is there can do, and move everything else out of those hours.",
      `Write down for one week what keeps people from ${firm.words.customers}, with the minutes.`,
      "Minutes a day that no longer go into it, counted for two weeks before and after.",
    ),
  };
}

/** "A third of your sawyers can retire before 2030": what they know is written down while they are there. */
export function retiring(said: Said, firm: CompanyProfile): FrictionReply {
  const who = people(said, "people");
  const year = /\b20\d\d\b/.exec(said.fact.sentence)?.[0];
  return {
    reading: `What ${who} who may retire${year === undefined ? "" : ` before ${year}`} know is worth recording while they can still correct it, one question at a time.`,
    action: does(
      departmentOwner(firm.owners, "operations"),
      `Record the twenty answers that ${who} are asked for most, each checked by a second of them.`,
      "Ask the newest two people this week what they had to ask, and record the first five answers.",
      `Answers on file that a newcomer found without asking${year === undefined ? "" : `, by the end of each year until ${year}`}.`,
    ),
  };
}

/** "I do the books at midnight": that comes first. */
function atNight({ fact }: Said): string {
  const [, work, hour] =
    /\bI do (the \p{L}+|our \p{L}+|\p{L}+) at (midnight|night)\b/u.exec(fact.sentence) ?? [];
  return work === undefined
    ? ""
    : ` Begin with ${work.replace(/^our /, "your ")} at ${hour}: that hour is yours.`;
}
