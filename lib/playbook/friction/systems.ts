import { isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { hasNoOneForIt } from "../no-it";
import { departmentOwner, technologyOwner } from "../roles";
import { does, type Label } from "./label";
import { countOf, countWith, people, person } from "./their-words";

/** The system that most likely holds the records. */
const RECORDS = ["NetSuite", "SAP", "Salesforce", "HubSpot", "QuickBooks", "Workday"];
const recordSystem = ({ platformNames }: CompanyProfile): string =>
  RECORDS.find((name) => platformNames.includes(name)) ?? platformNames[0] ?? "your records";

/** Systems, records, signals and tools. */
export const SYSTEMS: readonly Label[] = [
  {
    id: "no-signal",
    keys: ["no_signal"],
    weight: 17,
    short: (said) => `${countOf(said) ?? "places"} without a signal`,
    reply: (said, firm) => {
      const where = countOf(said);
      return {
        reading: `${where === null ? "Where there is no signal" : `With no signal at ${where}`}, the tool sits where the signal is: work is written or recorded there, and handed in once a shift.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          "Begin with work that is finished in the office, and collect the rest once a shift, on paper or on a phone that keeps it.",
          "Walk one place without signal this week and note what is written down there, by which people, and where it goes.",
          "Records that reach the office on the same day, of all that were made.",
        ),
      };
    },
  },
  {
    id: "private-tools",
    keys: ["private_use"],
    weight: 20,
    absorbs: ["privacy"],
    covers: ["contractors", "sprawl"],
    short: (_, firm) => `private accounts of ${countWith(firm, "private_use") ?? "your people"}`,
    reply: (said, firm) => {
      const many = countWith(firm, "private_use") ?? people(said, "");
      const one = person(said, "one of your people");
      const who =
        many === "" ? `${upperFirst(one.replace(/^the /, "your "))} uses` : `${upperFirst(many)} use`;
      const areContractors = firm.ledger.facts.some(
        (fact) =>
          isFirm(fact) &&
          fact.kind === "constraint" &&
          fact.key === "contractors" &&
          /contractor|autonome/i.test(fact.text),
      );
      if (firm.stances.some(({ effect }) => effect === "respectBan"))
        return {
          reading: `${who} a tool all the same, and at least one person told you so: that is worth more than the ban being kept on paper.`,
          action: does(
            firm.leader,
            "Ask once, without blame, what is used in spite of the ban, and say in writing what happens with it.",
            "Thank the one who told you, and ask what the tool was to save and what was put into it.",
            "Uses that were told by day 30, each ended or with an exception in writing.",
          ),
        };
      return {
        reading: `${who} a tool on a private account, so the need is proven; the contract and the records are not yours. ${areContractors ? "They are contractors: you can make them an offer, and give no order." : "Make an offer before you make a rule."}`,
        action: does(
          firm.leader,
          "Offer those who use one already a contracted tool, with terms they sign and an end for the old account.",
          "Ask them this week, without blame: which tool, since when, what is in it, and what would make them switch.",
          "How many have signed by day 60, of how many were asked, with a date of deletion for each old account.",
        ),
      };
    },
  },
  {
    id: "sprawl",
    keys: ["tool_sprawl"],
    weight: 12,
    short: () => "too many tools",
    reply: ({ fact }, firm) => ({
      reading: /\bpay\b/i.test(fact.sentence)
        ? "Where there are too many tools, which one to pay for is settled by use and not by price: keep the one that was opened most last month, and whose contract you would sign."
        : "Many tools at once mean that no one knows which of them holds what; one list comes before one choice.",
      action: does(
        technologyOwner(firm.owners),
        "Write one list of the tools in use, and keep those whose contract you would sign.",
        "Ask without blame, in one short form: which tool, for what, since when, and what is in it.",
        "Each tool on the list is approved, replaced or ended by day 45.",
      ),
    }),
  },
  {
    id: "paper",
    keys: ["paper_intake"],
    weight: 14,
    short: () => "paper and fax",
    reply: (said, firm) => {
      const senders = said.beside.find(
        (fact) =>
          fact.kind === "quantity" &&
          fact.lang === "en" &&
          ["employer", "client", "supplier", "clinic", "school"].includes(fact.unit ?? ""),
      );
      const from = senders === undefined ? "" : ` from ${senders.text}`;
      return {
        reading: `What arrives as paper, scan or fax${from} is an intake problem: read it once into fields, have a person confirm the doubtful ones, and leave the judgement where it is.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          "Have one kind of incoming document read into fields, with a person confirming each field that is in doubt.",
          "Collect 50 of one kind from last month, and note which fields you type, which are missing, and who sent them.",
          "Minutes per document, and fields corrected out of a hundred.",
        ),
      };
    },
  },
  {
    id: "scattered",
    keys: ["data_scattered"],
    weight: 10,
    short: () => "records in many places",
    reply: (_, firm) => ({
      reading:
        "Records in many places do not have to be joined for a first trial: it needs one clean list, and the rest can stay as it is.",
      action: does(
        firm.pilotOwner,
        "Clean only what the first trial needs.",
        `Pull 50 of the records that the trial would use${firm.platformNames[0] === undefined ? "" : `, from ${recordSystem(firm)} if they are there,`} and count the gaps.`,
        "Fewer than one gap in ten records before the trial starts.",
      ),
    }),
  },
  {
    id: "legacy",
    keys: ["legacy_systems"],
    weight: 11,
    short: () => "old systems",
    reply: (said, firm) => ({
      reading: `${/^(?:legacy|old)/i.test(said.fact.text) && said.fact.lang === "en" ? `${upperFirst(said.fact.text.toLowerCase())} are` : "An old system is"} a reason to begin with work that needs no connection: an export, a person and an assistant will do for eight weeks.`,
      action: does(
        technologyOwner(firm.owners),
        "Run the first trial on exports, and write down each connection that would have helped.",
        `List the systems that the trial would touch${firm.platformNames[0] === undefined ? "" : `, ${recordSystem(firm)} first`}.`,
        "By day 90 there is a list of connections, in order of hours saved.",
      ),
    }),
  },
  {
    id: "thin-it",
    keys: ["thin_it"],
    weight: 11,
    short: (said) => (hasNoOneForIt(said.fact.sentence) ? "no one for IT" : "one person for IT"),
    reply: (said, firm) => ({
      reading: `With ${hasNoOneForIt(said.fact.sentence) ? "no one for IT" : "so few hands in IT"}, the first tool has to run without them: nothing to install, nothing to connect, one vendor to call.`,
      action: does(
        firm.leader,
        hasNoOneForIt(said.fact.sentence)
          ? "Choose only what needs no installation, and name one person who gives out accounts and takes them back."
          : "Choose only what needs no installation, and ask IT for one thing: who gets an account, and who loses it.",
        `Ask ${hasNoOneForIt(said.fact.sentence) ? "the person who looks after your computers" : "your IT person"} what would take more than half a day, and strike it from the plan until day 90.`,
        "Hours of IT per week for the trial, at most two.",
      ),
    }),
  },
  {
    id: "lock-in",
    keys: ["vendor_lock"],
    weight: 11,
    short: () => "a vendor you cannot leave",
    reply: (_, firm) => ({
      reading:
        "A vendor you cannot leave should not get the next task as well: ask for the export first, and try the new use beside it.",
      action: does(
        technologyOwner(firm.owners),
        "Get a full export in a format you can read, and put the right to it into the next renewal.",
        "Ask the vendor this week, in writing, what an export holds, what it costs and how long it takes.",
        "A test export opens and its records are complete, before the renewal.",
      ),
    }),
  },
];
