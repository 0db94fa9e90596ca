import { hasPrivilege } from "../risks/typed-rules";
import { financeOwner, privacyOwner } from "../roles";
import { does, type Label, type Said } from "./label";
import { bodyNameOf, namesCanada, people, span } from "./their-words";

const AUTHORITIES = ["regulator", "federal", "provincial", "court", "law", "standard", "public body"];

/** Rules, secrets, and those who ask for evidence. */
export const RULES: readonly Label[] = [
  {
    id: "confidentiality",
    keys: ["confidentiality"],
    weight: 16,
    absorbs: ["privacy"],
    short: () => "confidentiality",
    reply: (said, firm) => {
      const isPrivilege = hasPrivilege(firm);
      const isClients = isPrivilege || /client/i.test(said.fact.text);
      const secret = isClients ? "what a client told you" : "what was told in confidence";
      return {
        reading: `${isPrivilege ? "Privilege" : "Confidentiality"} is a line between documents and not between tools: published text may go in, ${secret} may not, until a contract says who reads it and where it is kept.`,
        action: does(
          firm.leader,
          "Sort your document types into three columns: may go in, only with names taken out, never.",
          `Take the ten kinds you produce most, starting with ${firm.words.practice}, and decide column by column.`,
          "Every kind of document has a column by day 21, and each person has signed it.",
        ),
      };
    },
  },
  {
    id: "community-data",
    keys: ["community_data"],
    weight: 23,
    absorbs: ["privacy", "residency", "confidentiality", "founder"],
    short: () => "data that belongs to the community",
    reply: (_, firm) => ({
      reading:
        "What belongs to the community is the community's to decide on: who owns it, who controls it, who may see it and who holds it. Where a server is answers only the last of the four.",
      action: does(
        firm.leader,
        "Put one page before those who decide for the community: what may go near an AI tool, and what never does.",
        "List this week the records that are the community's, and keep all of them out of every tool until that page is decided.",
        "The page is decided and dated; before that, none of those records has been in a tool.",
      ),
    }),
  },
  {
    id: "privacy",
    keys: ["privacy", "security"],
    weight: 12,
    short: () => "privacy",
    reply: (said, firm) => ({
      reading: `${/ data$/i.test(said.fact.text) && said.fact.lang === "en" ? `The worry about ${said.fact.text.toLowerCase()}` : "That worry"} is best answered with a list of what stays out: ${firm.words.keepOut}.`,
      action: does(
        privacyOwner(firm.owners),
        "Give people one business account whose contract keeps your content out of training.",
        `Read the data terms of ${firm.toolNames[0] ?? "the assistant you prefer"} and mark the clauses on storage and training.`,
        "Each approved tool has both clauses on file by day 30.",
      ),
    }),
  },
  {
    id: "procurement",
    keys: ["procurement"],
    weight: 13,
    short: () => "purchasing rules",
    reply: (_, firm) => ({
      reading:
        "Your purchasing rules decide how large a first step may be: keep the trial below the limit for a single quote, if you have one.",
      action: does(
        financeOwner(firm.owners),
        "Keep the trial below the limit for a single quote, and write any tender from what it shows.",
        "Look up the limit this week, and hold the amount on page one against it.",
        "The amount and the limit are on one line of the decision.",
      ),
    }),
  },
  {
    id: "leak",
    keys: ["leak", "pasted"],
    weight: 24,
    absorbs: ["privacy"],
    short: () => "what has already been shared",
    reply: (_, firm) => ({
      reading:
        "What was shared with a tool should be on record: what it was, with which tool, and whether it has been deleted there.",
      action: does(
        privacyOwner(firm.owners),
        "Put on record what was shared, with which tool and when; where it is not done yet, have it deleted there and decide who has to be told.",
        "Ask for the history of the account, without blame, and file it with the date.",
        "By day 14 the record has a name, a decision on who is told, and a date of deletion.",
      ),
    }),
  },
  {
    id: "residency",
    keys: ["data_residency"],
    weight: 17,
    absorbs: ["privacy"],
    short: (said) => (namesCanada(said) ? "data that stays in Canada" : "where the data goes"),
    reply: (said, firm) => {
      const who = people(said, "");
      const wish = namesCanada(said)
        ? `${who === "" ? "Data" : `If ${who} insist that data`} ${who === "" ? "that has to stay in Canada asks" : "stays in Canada, ask"}`
        : "Where prompts and records go is";
      const reading = namesCanada(said)
        ? `${wish} two questions of each vendor, not one: where content is stored, and where it is worked on; the answers can differ.`
        : `${wish} two questions, not one: where content is stored, and where it is worked on; the answers can differ for the same tool.`;
      return {
        reading,
        action: does(
          privacyOwner(firm.owners),
          "Get both answers in writing for each tool, and begin with work that holds no personal information.",
          `Send the two questions to the vendor of ${firm.toolNames[0] ?? "the tool you would choose first"} this week.`,
          "A sheet with storage, processing and date for each tool, before it sees a record.",
        ),
      };
    },
  },
  {
    id: "assessments",
    keys: ["assessment_queue"],
    weight: 18,
    absorbs: ["privacy"],
    short: (said, firm) =>
      `assessments under ${bodyNameOf(said, firm, ["law", "standard"]) ?? "privacy rules"}`,
    reply: (said, firm) => {
      const length = span(said, ["week", "month"]);
      const isQueue = /queue|backlog|file d['’]attente|arriéré/i.test(said.fact.sentence);
      const what =
        length !== null
          ? `Assessments of ${length} each get`
          : isQueue
            ? `A queue of ${queued(said)} gets`
            : "An assessment for each tool gets";
      return {
        reading: `${what} shorter by kind, not by speed: ask whether one assessment can cover a kind of use, with each tool as an annex.`,
        action: does(
          privacyOwner(firm.owners),
          "Write one assessment for drafting from approved text, and add tools to it one by one.",
          `List ${isQueue ? "what is in the queue" : "the uses you have in mind"} by kind, and mark which could share one assessment.`,
          isQueue
            ? "How many items of the queue the first shared assessment takes out."
            : "How many uses the first shared assessment is enough for.",
        ),
      };
    },
  },
  {
    id: "unclear-rules",
    keys: ["guidance_unclear"],
    weight: 7,
    short: () => "unclear guidance",
    reply: (said, firm) => {
      const body = bodyNameOf(said, firm, AUTHORITIES) ?? ownBody(said) ?? "the regulator";
      return {
        reading: `Where ${body} is vague, keep a record of how you decided: a reason, a date and a name for each use.`,
        action: does(
          firm.leader,
          "Keep one line per use: what it is for, which rule you think binds it, who checks, and since when.",
          `Write the line for ${firm.lead.trial.pilot}, and send ${body} or your adviser one question about it.`,
          "Each use has its line by day 30, and the question is answered or dated as open.",
        ),
      };
    },
  },
  {
    id: "provinces",
    keys: ["law_differs"],
    weight: 11,
    short: () => "law that differs by place",
    reply: (_, firm) => ({
      reading:
        "Where the law differs by place, write the strictest version once and allow less only where someone has checked it.",
      action: does(
        privacyOwner(firm.owners),
        "Keep one table: place, what must be assessed, what must be disclosed, who signs.",
        "Fill the row of the strictest place with your counsel, and start there or leave it out of the first trial.",
        "The trial runs only in places whose row is signed.",
      ),
    }),
  },
  {
    id: "changing-rules",
    keys: ["rules_change"],
    weight: 13,
    short: (said, firm) =>
      `rules that ${bodyNameOf(said, firm, AUTHORITIES) ?? "the authority"} keeps changing`,
    reply: (said, firm) => {
      const body = bodyNameOf(said, firm, AUTHORITIES) ?? "the authority";
      return {
        reading: `If ${body} changes its rules faster than your lists, date every list: a draft that compares the new text with the old one shows the lines that changed, and a person decides.`,
        action: does(
          firm.pilotOwner,
          "Put a date and a keeper on each list, and have the changed lines marked on the day a notice appears.",
          `Take the last notice of ${body} and the list it made wrong, and time how long it takes to find every line.`,
          "Days from the notice to a corrected list.",
        ),
      };
    },
  },
  {
    id: "regulated",
    keys: ["regulated", "deadline"],
    weight: 8,
    short: () => "rules and deadlines",
    reply: (_, firm) => ({
      reading:
        "Ask which rules apply use by use, and not for AI as a whole; most first uses touch few of them.",
      action: does(
        privacyOwner(firm.owners),
        "Write one line per use: which rule binds it, and who checks.",
        `Start with ${firm.lead.trial.pilot}, and ask your adviser one question about it.`,
        "Each use in the plan has its rule and a name beside it by day 30.",
      ),
    }),
  },
];

/** "Our college" is no name, and says whose word is missing. */
function ownBody({ beside }: Said): string | null {
  const body = beside.find(({ kind, lang, text }) => kind === "body" && lang === "en" && OUR_BODY.test(text));
  return body === undefined ? null : `your ${body.text.replace(OUR_BODY, "").toLowerCase()}`;
}

const OUR_BODY = /^(?:our|my) (?=\p{L}+$)/iu;

/** "Nineteen PIAs": how many wait, as they were called. */
function queued({ fact, beside }: Said): string {
  const [, many] = /\b(?:queue|backlog) of (\p{L}+|\d+)\b/iu.exec(fact.sentence) ?? [];
  const isCount = beside.some(({ kind, text }) => kind === "quantity" && text === many);
  const name = beside.some((each) => each.kind === "body" && each.key === "pia") ? "PIAs" : "assessments";
  return isCount ? `${many} ${name}` : name;
}
