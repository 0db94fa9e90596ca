import { factsOf } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { lowerFirst, upperFirst } from "../grammar";
import { departmentOwner, financeOwner, technologyOwner } from "../roles";
import { isSmall } from "../size";
import { auditedIn, isAuditOfWork } from "../typed-facts";
import { whoForbids } from "../who-forbids";
import { forbiddenByName } from "./forbidden-by-name";
import { does, type FrictionReply, type Label, type Said } from "./label";
import { bodyBeside, bodyNameOf } from "./their-words";

/** Those who ask for evidence, and what must not go wrong. */
export const EVIDENCE: readonly Label[] = [
  {
    id: "insurer",
    keys: ["insurer_asks"],
    weight: 9,
    short: () => "the insurer's question",
    reply: (_, firm) => ({
      reading:
        "For an insurer that asks about AI, have a list, a rule and a name ready, and answer only what you could show on paper.",
      action: does(
        isSmall(firm.size) ? firm.leader : financeOwner(firm.owners),
        "Write the answer for the renewal form: uses in place, rule and date, who checks, what is excluded.",
        "Ask this week, in writing, what the policy says about errors made with AI.",
        "The answer for the form and the reply are on file before the renewal.",
      ),
    }),
  },
  {
    id: "auditor",
    keys: ["auditor_asks", "audit_finding"],
    weight: 12,
    absorbs: ["residency", "customer-asks"],
    short: ({ fact }) =>
      fact.kind === "constraint" && isAuditOfWork(fact) ? "the audit of your work" : "what the auditor asks",
    reply: (said, firm) => {
      const standard = bodyNameOf(said, firm, ["standard", "regulator"]);
      const { fact } = said;
      const audited = fact.kind === "constraint" ? auditedIn(fact) : null;
      if (audited !== null) return leftOutOf(audited, said, firm);
      if (fact.kind === "constraint" && isAuditOfWork(fact)) return ofTheWork(said, firm);
      return {
        reading: `An auditor${standard === null ? "" : ` for ${standard.replace(/^the /, "")}`} will want to see where each prompt goes, who may send it and what is logged: keep one register of it.`,
        action: does(
          technologyOwner(firm.owners),
          "Keep one register: use, vendor, what is sent, where it is stored and worked on, the log, the owner.",
          "Fill the row of the use that sends most, from the vendor's own terms, and attach the page.",
          "Every use in daily work has a complete row by day 45, shown to the auditor.",
        ),
      };
    },
  },
  {
    id: "customer-asks",
    keys: ["customer_demand", "disclosure_duty"],
    weight: 9,
    short: (_, firm) => `what ${firm.words.customers} ask`,
    reply: (said, firm) => {
      const body = bodyNameOf(said, firm, ["law"]);
      if (ASKS_THE_PRICE.test(said.fact.sentence)) return priceOf(firm);
      return {
        reading: `${upperFirst(firm.words.customers)} who ask${body === null ? "" : ` about ${body}`} should all get the same page: where AI is used, where it is not, who checks, and what you are under the rule they name.`,
        action: does(
          firm.leader,
          `Write one page on your use of AI for ${firm.words.customers}, and send no other answer.`,
          "Collect the last five questions you were asked about it, word for word.",
          "Each new question is answered with the page within two days.",
        ),
      };
    },
  },
  {
    id: "contracts",
    keys: ["customer_forbids"],
    weight: 16,
    short: (said, firm) => {
      const who = whoForbids(said.fact);
      return who === null ? `${firm.words.customers} who forbid it` : `what ${who} forbids`;
    },
    reply: (said, firm) =>
      forbiddenByName(said, firm) ?? {
        reading: `${contractIn(said)} can be reopened at renewal: ask the other party which uses it would allow, and begin where no contract speaks of it.`,
        action: does(
          firm.leader,
          "Sort your contracts into three piles: AI allowed, AI forbidden, not mentioned.",
          "Read the largest this week, and ask one of the parties that forbid it what they would accept.",
          "The next renewal says in writing what AI may be used for.",
        ),
      },
  },
  {
    id: "blame",
    keys: ["liability", "lawsuit", "copyright", "ethics", "reputation", "caught_cheating"],
    weight: 11,
    short: (said) => LIABILITY[said.fact.kind === "constraint" ? said.fact.key : ""] ?? "who answers for it",
    reply: (said, firm) => {
      const matter = LIABILITY[said.fact.kind === "constraint" ? said.fact.key : ""] ?? "who answers for it";
      return {
        reading: `Settle ${matter === "who is liable" || matter === "who answers for it" || matter === "who owns what comes out" ? matter : `the question of ${matter}`} use by use: what the tool drafts, which person signs, and what is kept to show it.`,
        action: does(
          firm.leader,
          "Name, for each use, who signs the result and what is kept of how it came about.",
          `Write it for the use that could do most harm, as ${bodyNameOf(said, firm, ["court", "regulator"]) ?? "a court"} would read it, and have your adviser read that one line.`,
          "Nothing leaves without a name beside it after day 30.",
        ),
      };
    },
  },
  {
    id: "not-kept",
    keys: ["not_measured"],
    weight: 18,
    short: ({ fact }) => {
      const fell = RESULT.exec(fact.sentence)?.[1];
      return `a result that was not kept${fell === undefined ? "" : ` (${fell})`}`;
    },
    reply: notKept,
  },
  {
    id: "fraud",
    keys: ["fraud"],
    weight: 20,
    short: () => "fraud",
    reply: (_, firm) => ({
      reading:
        "AI makes fraud easier, so use a second channel: no payment and no change of account on the word of a message or a voice.",
      action: does(
        financeOwner(firm.owners),
        "Call back on a known number before any payment, refund or change of bank details.",
        "Write the three kinds of request that always need a call back, and pin them up.",
        "Every such request in a month has its call back on record.",
      ),
    }),
  },
  {
    id: "safety",
    keys: ["near_miss", "injury", "safety", "recall"],
    weight: 26,
    short: () => "safety",
    reply: (_, firm) => ({
      reading:
        "Nothing that touches safety is drafted by a tool and used unread: a qualified person writes or signs it, and the first trial stays away from it.",
      action: does(
        departmentOwner(firm.owners, "operations"),
        "List the documents that safety rests on, and keep all of them out of the trial.",
        "Ask the person who answers for safety which ten documents those are.",
        "The list is signed before the trial starts, and none of its documents is in the log.",
      ),
    }),
  },
];

/** What was tried once, and what came of it, as it was told: "drying losses fell". */
function notKept({ fact, beside }: Said, firm: CompanyProfile): FrictionReply {
  const [work] = factsOf(beside, "task").flatMap(({ lang, text }) =>
    lang === "en" ? [lowerFirst(text)] : [],
  );
  const what = work ?? "what was tried";
  const fell = RESULT.exec(fact.sentence)?.[1];
  return {
    reading:
      fell === undefined
        ? `${upperFirst(what)} needs one figure before it goes further.`
        : `${upperFirst(fell)} once, and the figures were not kept: ${what} has to be counted again before you can say that it lasts.`,
    action: does(
      firm.pilotOwner,
      `Name who keeps the figure for ${what}, and where it is written.`,
      "Ask those who were there what was counted then, and count it once more this week.",
      "The same figure, four weeks running, kept by the same person.",
    ),
  };
}

const RESULT =
  /(?:^|[,;.] ?|\band )((?:[a-z]{2,20} ){1,3}(?:fell|dropped|rose|improved|went down|went up|halved|doubled))\b/i;

const LIABILITY: Readonly<Record<string, string>> = {
  liability: "who is liable",
  copyright: "who owns what comes out",
  ethics: "fairness",
  reputation: "your reputation",
};

/** "Three engagement letters forbid any AI tool", "drawings are under NDA". */
function contractIn({ fact }: Said): string {
  if (/\bNDAs?\b/.test(fact.sentence))
    return `A confidentiality agreement${/\bdrawings?\b/i.test(fact.sentence) ? " that covers drawings" : ""}`;
  return /engagement letters?/i.test(fact.sentence) ? "A ban in engagement letters" : "A ban in a contract";
}

const ASKS_THE_PRICE = /\b(?:pay|paying|price|bill|billed|fees?|charge|hourly)\b/i;

/** They ask what they pay for: the answer is on the bill. */
const priceOf = (firm: CompanyProfile): FrictionReply => ({
  reading: `${upperFirst(firm.words.customers)} who ask what they pay for are answered on the bill: say which part was drafted, who answers for it, and price the result where you can.`,
  action: does(
    firm.leader,
    "Decide for one kind of work whether you bill the hour or the result, and say so before they ask.",
    "Take five finished pieces of that kind, and work out what each would have cost at a fixed price.",
    "The margin on that kind of work, at the hour and at the fixed price, by day 90.",
  ),
});

/** What is audited is not asked about AI: it stays out of the trial until its auditor has been asked. */
/** Who audits the work has not asked about AI: what a tool helped to make is asked about like any other record. */
function ofTheWork(said: Said, firm: CompanyProfile): FrictionReply {
  const body = bodyBeside(said, ["standard", "regulator"]);
  return {
    reading: `${body === null ? "An auditor" : upperFirst(body)} looks at your work and not at your tools: a record that an assistant helped to make is asked about like any other, and someone has to answer for it by name.`,
    action: does(
      departmentOwner(firm.owners, "operations"),
      "List the records that the audit looks at, and have a person sign each one that an assistant helped to make.",
      "Ask the auditor this week, in one sentence, what a record has to show that software helped to make.",
      "The answer is on file before an assistant comes near such a record.",
    ),
  };
}

function leftOutOf(audited: string, said: Said, firm: CompanyProfile): FrictionReply {
  const body = bodyBeside(said, ["standard", "regulator"]);
  return {
    reading: `${body === null ? "An auditor" : upperFirst(body)} looks at ${audited}: a record that an assistant helped to make is asked about like any other, and someone has to answer for it by name.`,
    action: does(
      financeOwner(firm.owners),
      `Keep ${audited} out of the trial, and say so in the AI rule.`,
      "Ask the auditor this week, in one sentence, what a record has to show that software helped to make.",
      `The answer is on file before an assistant comes near ${audited}.`,
    ),
  };
}
