import { longDate } from "../dates";

/** Sentences about checking the alignment with one's team. */
export const TEAM_TITLE = "Check alignment with your team";
export const TEAM_ENDED = "This link no longer works, or never existed.";
export const TEAM_ENDED_DETAIL = "The questions may be closed already. Ask the person who sent you the link.";
export const NO_TEAM_CHECK = "No team check has been started for this report.";
export const ONE_TEAM_CHECK = "A team check is there already. Delete it to start again.";
export const NOT_YOUR_TEAM =
  "Only the owner of this report can ask the team. Sign in with the account that the report is saved in.";
export const HOW_MANY = "Please choose a number from 3 to 12.";
export const CHOOSE_ONE = "Please choose an answer.";
export const TOO_FEW = "Too few answered to show anything without showing who.";
export const EXTENDED_BEFORE = "It was extended once already.";
export const CHECK_CLOSED = "This check is closed: no more answers are taken. Those sent before are counted.";

/** To the leader. */
export const TEAM_INTRO =
  "Send one link to 3 to 12 colleagues. They answer ten questions in about four minutes, without a name or an account. Once it is closed, you see where the team agrees, where it does not, and which of the things that you have in place the team does not know of: the agenda of your next leadership meeting.";
export const TEAM_HOW_MANY = "How many will you ask?";
export const TEAM_FEWEST = "Nothing is shown until at least 4 have answered.";
export const TEAM_WE_SEND_NOTHING =
  "We send nothing, so no colleague's email reaches us. The link can be used by anybody you give it to.";
export const TEAM_FAILED = "That did not work. Please try again.";
export const TEAM_ONE_MORE = "One more answer is needed: nothing is shown under 4.";
export const TEAM_DELETE_HINT = "Deletes all answers and the results, for good. You may then start again.";
export const TEAM_SCORE_STAYS = "Your score does not change.";
export const TEAM_KNOWN_LIMIT =
  "All but one of a team who compare notes can work out what the last one answered.";

export const answeredSoFar = (answered: number, expected: number): string =>
  `${answered} of ${expected} have answered.`;

export const closesOn = (day: Date): string =>
  `It closes by itself when all of them have answered, or on ${longDate(day)}.`;

export const endedOn = (day: Date): string => `The link ended on ${longDate(day)}.`;

/** The email that the leader's own mail program opens with. */
export const teamMail = (company: string, url: string): { subject: string; body: string } => ({
  subject: "Ten questions about AI, four minutes",
  body: `Hello,\n\nI would like to know how you see AI at ${company}: ten questions, about four minutes, no names. I see what all of you say together, never single answers.\n\n${url}\n\nThank you.`,
});

/** To a colleague. What is announced here is all that the leader is shown later. */
export const teamAsks = (name: string, company: string): string =>
  `${name} asks for your view of AI at ${company.replace(/\.$/, "")}.`;
export const TEN_QUESTIONS = "Ten questions, no names.";
export const teamPromise = (name: string) => ({
  sees: `${name} sees the middle of all answers and how far apart they are, and for the building blocks how many said yes,`,
  when: "once at least 4 have answered and it is closed",
  also: `Of a building block, ${name} also sees whether half of you or more do not know; of what to start with and what gets in the way, which one was named most, and by how many.`,
  alike: `If all of you answer alike, ${name} knows what each of you answered.`,
  noOne: "No one sees single answers, not even the chapter's admins.",
});
export const TEAM_SEND = "Send My Answers";
export const TEAM_ALL_TEN = "Please answer all ten questions.";
export const TEAM_SEND_FAILED = "Your answers were not sent. Please try again.";
export const TEAM_THANKS = "Thank you.";
export const TEAM_THANKS_DETAIL =
  "This cannot be changed or taken back, because we do not know which answers are yours.";
