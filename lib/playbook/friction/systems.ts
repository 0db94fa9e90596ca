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
        reading: `${where === null ? "Where there is no signal" : `With no signal at ${where}`}, choose work that can be written or recorded on the spot and handed in later.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          "Begin with work that is finished where there is a signal, and collect the rest once a day, on paper or on a phone that keeps it.",
          "Go to one place without a signal this week, and note what is written down there, by which people, and where it goes.",
          "Records that arrive on the same day, of all that were made.",
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
        reading: `${who} a tool on a private account, so there is a need for it; the contract and the records are not yours. ${areContractors ? "They are contractors: you can make them an offer, and give no order." : "Make an offer before you make a rule."}`,
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
        : "With many tools at once, make one list of what each of them holds before you choose.",
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
    short: () => "what comes on paper",
    reply: (said, firm) => {
      const senders = said.beside.find(
        (fact) =>
          fact.kind === "quantity" &&
          fact.lang === "en" &&
          ["employer", "client", "supplier", "clinic", "school"].includes(fact.unit ?? ""),
      );
      const from = senders === undefined ? "" : ` from ${senders.text}`;
      return {
        reading: `For what comes on paper, by scan or by fax${from}, try one kind of document first: read into fields, with a person who confirms what is in doubt.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          "Have one kind of incoming document read into fields, with a person confirming each field that is in doubt.",
          "Collect fifty of one kind from last month, and note which fields have to be typed, which are missing, and who sent them.",
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
      reading: `${/^(?:legacy|old)/i.test(said.fact.text) && said.fact.lang === "en" ? `With ${said.fact.text.toLowerCase()}` : "Where a system is old"}, begin with work that needs no connection: an export, or a list made by hand, will do for eight weeks.`,
      action: does(
        technologyOwner(firm.owners),
        "Run the first trial without a connection, and write down each one that would have helped.",
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
    short: () => "what a vendor asks or refuses",
    reply: (_, firm) => ({
      reading:
        "Before a vendor gets one more task, ask for the export: what it holds, what it costs and how long it takes.",
      action: does(
        technologyOwner(firm.owners),
        "Get a full export in a format you can read, and put the right to it into the next renewal.",
        "Ask the vendor this week, in writing, what an export holds, what it costs and how long it takes.",
        "A test export opens and its records are complete, before the renewal.",
      ),
    }),
  },
];
