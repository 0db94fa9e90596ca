import { type Fact, isFirm } from "@/lib/domain/ledger/fact";
import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { languagesIn, teamLanguage } from "../languages";
import { ownerOf, type RiskOwner } from "../risks/owner";
import { isAskedAboutUse, isHandoffGap } from "../typed-facts";

import { doubtRisk } from "./doubt-risk";
import { forbiddenRisk } from "./forbidden";
import { metIn, wrongIn } from "./met";
import { staysInCanada, takes, unionOf } from "./stances";
import { leakHere, leaverHere, lineHere, lossHere, unwillingHere, wrongHere } from "./told-risk";

type Named = Memo["risk"];

/** The risk that a typed fact names, with its control; null where none was typed. */
export function typedRisk(firm: CompanyProfile): Named | null {
  // What a union at another site would say is no risk of this trial.
  const facts = firm.ledger.facts.filter(
    (fact) => isFirm(fact) && !(firm.unionAt !== null && isOfUnion(fact)),
  );
  const found =
    lossHere(firm) ??
    lineHere(firm) ??
    leakHere(firm) ??
    HURT.find(({ applies }) => facts.some(applies)) ??
    wrongHere(firm) ??
    WENT_WRONG.find(({ applies }) => facts.some(applies)) ??
    leaverHere(firm) ??
    unwillingHere(firm) ??
    MIGHT.find(({ applies }) => facts.some(applies));
  return found === undefined ? null : { ...found.write(firm), owner: ownerOf(firm, found.owner) };
}

const incident =
  (...keys: string[]) =>
  (fact: Fact): boolean =>
    fact.kind === "incident" && keys.includes(fact.key);
const constraint =
  (...keys: string[]) =>
  (fact: Fact): boolean =>
    fact.kind === "constraint" && keys.includes(fact.key);

const isOfUnion = constraint("union", "union_notice");

interface TypedRisk {
  applies: (fact: Fact) => boolean;
  owner: RiskOwner;
  write: (firm: CompanyProfile) => Omit<Named, "owner">;
}

/** Behind a line of theirs, what has happened comes before what might: people or secrets that were harmed, and then what came out wrong. */
const HURT: readonly TypedRisk[] = [
  {
    applies: incident("injury", "near_miss"),
    owner: "quality",
    write: () => ({
      risk: "Someone acts on a wrong answer where people can be hurt.",
      control: "Nothing from an assistant reaches such work before a qualified person has signed it.",
    }),
  },
  {
    applies: incident("leak", "pasted"),
    owner: "compliance",
    write: (firm) => ({
      risk: "What happened once happens again: content goes where it should not.",
      control: takes(firm, "respectBan")
        ? "The ban and its reason are on one page that everyone has read, and one person is told of slips."
        : "One approved account, a list of what stays out, and one person who is told of slips.",
    }),
  },
];

const WENT_WRONG: readonly TypedRisk[] = [
  {
    applies: incident("bot_harm"),
    owner: "operations",
    write: (firm) => ({
      risk: `Software says or does to ${firm.words.customers} what you would not, as it did once.`,
      control: "A person reads it before they do, and what happened is the first line of the list.",
    }),
  },
  {
    applies: incident("wrong_sent"),
    owner: "quality",
    write: () => ({
      risk: "What went out wrong once goes out wrong again, and looks right.",
      control: "A person holds names, addresses and amounts against their source before anything leaves.",
    }),
  },
  {
    applies: incident("omission"),
    owner: "quality",
    write: () => ({
      risk: "A draft leaves with a line missing, and reads well.",
      control: "Each draft is held against a short list before it leaves, by a person who can do the work.",
    }),
  },
  {
    applies: incident("false_output"),
    owner: "quality",
    write: (firm) => ({
      risk: `Another ${wrongIn(firm)} answer gets through, like the one you met${metIn(firm)}.`,
      control: "A second person opens every source before anything leaves, and each error goes on a list.",
    }),
  },
];

/** What might happen, by what they are bound to. */
const MIGHT: readonly TypedRisk[] = [
  {
    applies: (fact) => fact.kind === "state" && fact.key === "private_use",
    owner: "it",
    write: (firm) =>
      takes(firm, "respectBan")
        ? {
            risk: "The ban is broken already, by people who mean well.",
            control:
              "Say again what it is there to prevent, and ask once, without blame, what was used and for what.",
          }
        : {
            risk: "Private accounts hold what you answer for.",
            control:
              "Offer one approved account, agree the terms with those who pay today, and move what is stored.",
          },
  },
  {
    applies: constraint("customer_forbids"),
    owner: "compliance",
    write: forbiddenRisk,
  },
  {
    applies: constraint("confidentiality"),
    owner: "compliance",
    write: ({ words }) => ({
      risk: `What ${words.customers} confide goes into a tool that keeps it.`,
      control: "Only accounts that never train on it, and nothing confided until the contract says so.",
    }),
  },
  {
    applies: constraint("community_data"),
    owner: "compliance",
    write: () => ({
      risk: "Records that belong to the community go into a tool that it never agreed to.",
      control: "A list of what stays out, decided by those who speak for the community, before any tool.",
    }),
  },
  {
    applies: isOfUnion,
    owner: "people",
    write: (firm) => ({
      risk: "A grievance stops the trial before it shows anything.",
      control: `Agree in writing with ${unionOf(firm)} what the trial changes, and that no hours are cut.`,
    }),
  },
  {
    applies: (fact) => fact.kind === "constraint" && fact.key !== "disclosure_duty" && isAskedAboutUse(fact),
    owner: "compliance",
    write: () => ({
      risk: "You are asked where content goes, and have no page to show.",
      control:
        "One page for each use: where prompts go, how long they are kept, who can read them. Renew it each quarter.",
    }),
  },
  {
    applies: constraint("data_residency", "assessment_queue"),
    owner: "compliance",
    write: (firm) => ({
      risk: staysInCanada(firm)
        ? "A tool may store in Canada what you keep, and still process it abroad. That has to be checked."
        : "Content goes where no one has looked.",
      control: takes(firm, "umbrellaAssessment")
        ? "The vendor states both in writing; one umbrella assessment covers all drafts that a person signs."
        : "The vendor states storage and processing in writing before the first seat.",
    }),
  },
  {
    applies: constraint("disclosure_duty", "law_differs"),
    owner: "compliance",
    write: () => ({
      risk: "One rule for places whose laws differ.",
      control: "Write the rule for the strictest place first, and let the others follow it.",
    }),
  },
  {
    applies: (fact) => fact.kind === "constraint" && isHandoffGap(fact),
    owner: "operations",
    write: () => ({
      risk: "A draft rests on an instruction that the person who checks it has never seen.",
      control: "No draft leaves without the instruction that it rests on, attached.",
    }),
  },
  {
    applies: constraint("crew_language"),
    owner: "people",
    write: () => ({
      risk: "Part of the crew is told in a language that it does not read well.",
      control: "A speaker of each language reads every instruction before it is posted.",
    }),
  },
  {
    applies: (fact) => constraint("team_language")(fact) && !languagesIn(fact).includes("English"),
    owner: "people",
    write: (firm) => ({
      risk: `What a tool can do in a demonstration, it may do less well in ${teamLanguage(firm)}.`,
      control: `Ten finished cases in ${teamLanguage(firm)} come before the first seat.`,
    }),
  },
  {
    applies: (fact) => constraint("leader_opposed")(fact) && OF_MONEY.test(fact.sentence),
    owner: "operations",
    write: () => ({
      risk: "The trial ends in an opinion, and the one who doubts was right to.",
      control:
        "One figure is agreed with the one who doubts before the first day, and counted by someone else.",
    }),
  },
  {
    applies: constraint("founder_doubt", "leader_opposed"),
    owner: "operations",
    write: doubtRisk,
  },
  {
    applies: constraint("security"),
    owner: "compliance",
    write: () => ({
      risk: "What has to stay inside goes into a tool that keeps it.",
      control: "One account that never trains on it, and a list of what stays out.",
    }),
  },
  {
    applies: constraint("copyright", "liability"),
    owner: "leader",
    write: () => ({
      risk: "No one can say who answers for a wrong or borrowed result.",
      control: "A named person signs each result that leaves, and keeps the draft beside it.",
    }),
  },
];

const OF_MONEY = /\b(?:payback|paybacks|dollars?|savings?|costs?|roi|return|économies|rendement)\b/i;
