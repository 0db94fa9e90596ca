import type { CompanyProfile } from "../company-profile";
import { opposedInWords } from "../opposed";
import { does, type FrictionReply, type Label, type Said } from "./label";
import { goalIn, namedGroup, person } from "./their-words";

/** Those who lead or own: a founder who doubts, a board in a hurry, no agreement, no owner. */
export const LEADERS: readonly Label[] = [
  {
    id: "founder",
    keys: ["founder_doubt", "human_first", "culture"],
    weight: 15,
    short: (said) => (isOfTheWork(said) ? "the personal touch" : `${person(said, "a founder")}'s doubt`),
    reply: (said, firm) => {
      if (isOfTheWork(said)) return keptPersonal(firm);
      if (CALLED_A_FAD.test(said.fact.sentence)) return shownByOneFigure(said, firm);
      const who = person(said, "the founder");
      const { customers } = firm.words;
      return {
        reading: `Take ${who}'s point as the test of every use: if ${customers} would miss a person there, a person stays; the hours saved elsewhere go to ${customers}.`,
        action: does(
          firm.leader,
          `Agree with ${who} on the five moments in which ${customers} always meet a person, and write them down.`,
          `Ask ${who} for the five this week, and show one use behind the scenes that touches none of them.`,
          `None of the five has changed by day 90, and ${who} has seen the hours that came back.`,
        ),
      };
    },
  },
  {
    id: "opposed",
    keys: ["leader_opposed"],
    weight: 17,
    short: (said) => `${person(said, "a leader")} against it`,
    reply: (said, firm) => {
      const [named] = firm.owners.opposed;
      const who = person(
        said,
        named === undefined ? "the person who is against it" : `the ${opposedInWords(named)}`,
      );
      const isNamed = who !== "the person who is against it";
      return {
        reading: `If ${isNamed ? who : "someone whose word counts"} is against it, argue about conditions and not about AI: what would have to be shown, to which people, and who may stop it.`,
        action: does(
          firm.leader,
          `Have ${who} write the conditions for a trial, with the right to end it.`,
          "Ask this week for the three worst outcomes to be ruled out, and for the sign that would end the trial.",
          "One page of conditions is signed before anything starts.",
        ),
      };
    },
  },
  {
    id: "board",
    keys: ["owner_pressure"],
    weight: 15,
    short: (_, firm) => {
      const goal = goalIn(firm.ledger.facts);
      return `owners who want ${goal === null ? "results" : `${goal}`}`;
    },
    reply: (said, firm) => {
      const goal = goalIn(firm.ledger.facts);
      return {
        reading: `${ownersIn(said)}${goal === null ? "" : ` for ${goal}`} ${/^A board/.test(ownersIn(said)) ? "is" : "are"} answered with one figure a quarter: hours given back, what they are worth, what was spent.`,
        action: does(
          firm.leader,
          "Bring one page each quarter: hours, dollars, what was stopped.",
          "Write today's hours and cost of one task on that page, with the date of the next count.",
          "The same page, with a second figure beside the first, by day 90.",
        ),
      };
    },
  },
  {
    id: "consensus",
    keys: ["no_consensus"],
    weight: 16,
    absorbs: ["founder"],
    short: () => "no agreement at the top",
    reply: (said, firm) => ({
      reading: `Ask ${namedGroup(said) === null ? "" : `the ${namedGroup(said)} `}for a small decision with an end date: it is easier to agree on than a strategy, and it can be undone.`,
      action: does(
        firm.leader,
        "Ask for one decision: one trial, one task, a fixed amount and a stop rule.",
        "Write it on one page and send it before the next meeting, with what happens if nothing is decided.",
        "The decision is in the minutes, with a review date.",
      ),
    }),
  },
  {
    id: "owner",
    keys: ["no_owner"],
    weight: 13,
    short: () => "no owner",
    reply: (_, firm) => ({
      reading: "Choose a person who answers for it before you choose a tool.",
      action: does(
        firm.leader,
        "Name one person who answers for AI, with hours that are taken from something else.",
        "Write the name, the hours and the task that waits, and tell everyone in one message.",
        "A half-hour review takes place each month, with uses and errors on the table.",
      ),
    }),
  },
];

/** "This is a relationship business": said of the work, and by no one in particular. */
const isOfTheWork = (said: Said): boolean =>
  said.fact.kind === "constraint" && said.fact.key === "culture" && person(said, "") === "";

function keptPersonal(firm: CompanyProfile): FrictionReply {
  const { customers } = firm.words;
  return {
    reading: `That is the test of every use: where ${customers} would miss a person, a person stays; the hours saved elsewhere go to ${customers}.`,
    action: does(
      firm.leader,
      `Write down the five moments in which ${customers} always meet a person, and keep AI out of them.`,
      `Ask those who know your ${customers} best for the five this week, and show them one use behind the scenes that touches none of them.`,
      "None of the five has changed by day 90, and the hours that came back are known.",
    ),
  };
}

const ownersIn = ({ fact }: Said): string =>
  /\bboard\b[^.]*\bproof\b/i.test(fact.sentence) ? "A board that wants proof" : "Owners in a hurry";

/** Who calls it a fad asks for proof, and speaks of no customer. */
const CALLED_A_FAD =
  /(?<!\p{L})(?:fad|hype|hyped|gimmick|bubble|toys?|snake oil|nonsense|une mode|mode passagère|gadget|bulle)(?!\p{L})/iu;
function shownByOneFigure(said: Said, firm: CompanyProfile): FrictionReply {
  const who = person(said, "the one who doubts");
  return {
    reading: `Whether it is a fad is settled by a figure that ${who} has agreed to beforehand, and not by an argument: the same figure decides what the money is better spent on.`,
    action: does(
      firm.leader,
      `Agree with ${who} on one figure, on the least that it has to come to, and on what the money goes to if it does not.`,
      `Ask ${who} this week what would have to be shown, and write down the answer word for word.`,
      `The figure is counted by someone else, and ${who} reads it first.`,
    ),
  };
}
