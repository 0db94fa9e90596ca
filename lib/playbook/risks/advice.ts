import { type CompanyProfile, hasTheme } from "../company-profile";
import { listInWords, lowerFirst } from "../grammar";
import { departmentOwner, financeOwner, peopleOwner, privacyOwner, technologyOwner } from "../roles";
import { bySize, isSmall } from "../size";
import { pilotsOf, placeOf, recordsOf, usedIn } from "./here";

/** What we add to a known risk for one firm; the facts stay those of the knowledge base. Our own judgement. */
export interface RiskAdvice {
  /** For page one: at most a dozen words. */
  control: string;
  mitigation: string;
  /** Which of the answers it follows from; empty where the industry says it all. */
  here: string;
  owner: string;
}

type Write = (firm: CompanyProfile) => RiskAdvice;

const tools = ({ toolNames }: CompanyProfile) => listInWords(toolNames.slice(0, 3)) || "AI tools";

const DECIDES_ABOUT_PEOPLE: Readonly<Record<string, string>> = {
  "financial-services": "Lending, pricing and advice are decisions about people.",
  healthcare: "Who is seen, and when, is a decision about people.",
  education: "Admission and grades are decisions about people.",
  "real-estate": "Choosing a tenant or a buyer is a decision about people.",
};

export const ADVICE: Readonly<Record<string, Write>> = {
  "shadow-ai": (firm) => ({
    control: "One approved tool, one page of rules.",
    mitigation: bySize(firm.size, {
      micro: `Pay for one business account, close the personal ones for work, and keep ${firm.words.keepOut} out of both.`,
      small: `Offer one approved business account, publish the one-page rule (${firm.words.keepOut} stay out), and ask what people use without punishing the answer.`,
      middle: `Offer an approved tool in each department, publish the rule on ${firm.words.keepOut}, and ask what people use without punishing the answer.`,
      large: `Offer an approved tool in every division, block uploads of ${firm.words.keepOut} where you can, and run an amnesty week in which people say what they use.`,
    }),
    here: `You use ${tools(firm)}, and no written rule exists; among ${firm.people} you are unlikely to be the only one.`,
    owner: firm.leader,
  }),
  "no-policy": (firm) => ({
    control: "A one-page rule within 30 days.",
    mitigation: bySize(firm.size, {
      micro:
        "Write half a page: the tool, what stays out, who checks, who to ask. Reread it every six months.",
      small:
        "Write one page in 30 days: approved tools, what stays out, who checks, who to ask. Review it every six months.",
      middle:
        "Adopt a short policy in 30 days: approved tools, forbidden data, human review, disclosure, who to ask. Review it every six months.",
      large:
        "Adopt a policy in 30 days with forbidden data, human review and disclosure, and have each division report exceptions each quarter.",
    }),
    here: `None of the six building blocks you were asked about includes a policy, and ${firm.words.keepOut} are at stake.`,
    owner: firm.leader,
  }),
  "privacy-bc": (firm) => ({
    control: `A privacy check before ${firm.words.personal} go in.`,
    mitigation: isSmall(firm.size)
      ? `List the uses that touch ${firm.words.personal}; for each write down the purpose, the consent and where it is stored. Take advice before anything sensitive.`
      : `Map the uses that touch ${firm.words.personal}, record purpose and authority, send the least that will do, and assess privacy before launch. Take legal advice for sensitive uses.`,
    here: `For you that means ${firm.words.personal} above all.`,
    owner: privacyOwner(firm.owners),
  }),
  "privacy-federal": (firm) => ({
    control: "One privacy program that meets both laws.",
    mitigation: isSmall(firm.size)
      ? "Treat every file as if both laws applied, write down any decision about a person that software made, and look at Bill C-36 again in spring."
      : "Keep one privacy program that meets both laws, record automated decisions that matter to people, and follow Bill C-36 instead of waiting for it.",
    here:
      firm.industry === "financial-services"
        ? "Financial firms cross borders with their data sooner than they think."
        : placeOf(firm),
    owner: privacyOwner(firm.owners),
  }),
  "no-ai-act": (firm) => ({
    control: "List the existing rules for each use.",
    mitigation: `Beside each use write the rules that bind it already, from privacy to consumer and employment law, and who checks; start with ${firm.lead.trial.pilot}.`,
    here: "",
    owner: privacyOwner(firm.owners),
  }),
  "regulator-principles": (firm) => ({
    control: "Check each use against those principles.",
    mitigation: `Check the use of ${tools(firm)} against the joint principles: authority and consent, openness, accuracy, safeguards, limits on sharing.`,
    here: `You use ${tools(firm)}, which are generative tools.`,
    owner: privacyOwner(firm.owners),
  }),
  "osfi-e23": (firm) => ({
    control: "A register of models, vendors' included.",
    mitigation: isSmall(firm.size)
      ? "Find out whether the guideline reaches you, directly or through a partner bank; keep a one-page list of models and AI features either way."
      : "Build the inventory now: owner, risk rating, validation, monitoring and exit plan for each model; ask vendors for the evidence in contracts.",
    here: "It binds federally regulated institutions; if you are regulated by the province, expect the same questions from partners and auditors.",
    owner: financeOwner(firm.owners),
  }),
  "eu-ai-act": (firm) => ({
    control: "Know which uses reach Europe.",
    mitigation:
      "Mark each use whose output is used in Europe, say where a chatbot or made-up content is at work, and note the later dates for high-risk uses.",
    here: firm.answers.companyMarkets === "global" ? "You sell worldwide." : "You sell in Europe.",
    owner: privacyOwner(firm.owners),
  }),
  "chatbot-liability": (firm) => ({
    control: "A bot says only what you approved.",
    mitigation: `Limit any bot to approved content, test it weekly with the hardest questions your ${firm.words.customers} ask, log what it says, and hand over when it is unsure.`,
    here: hasTheme(firm, "customer_service")
      ? `You want quicker answers for ${firm.words.customers}, and that is where a wrong one counts.`
      : "Customer service is among the departments you named.",
    owner: departmentOwner(firm.owners, "customer_service"),
  }),
  inaccuracy: (firm) => ({
    control: `A person checks ${firm.words.sends}.`,
    mitigation: isSmall(firm.size)
      ? `Decide who reads ${firm.words.sends} before it leaves, and keep a list of the errors; the list decides where AI may be used.`
      : `Name a reviewer for ${firm.words.sends}, require sources, and let an error log decide where AI may be used and where not.`,
    here: `At ${firm.name} it would show first in ${firm.words.sends}.`,
    owner: firm.pilotOwner,
  }),
  "pilot-stall": (firm) => ({
    control: "Owner, baseline and end date, or no pilot.",
    mitigation: `Before the trial of ${firm.lead.trial.pilot} starts, set owner, baseline, target and end date, and the change in the work that follows success.`,
    here: pilotsOf(firm),
    owner: firm.pilotOwner,
  }),
  "people-change": (firm) => ({
    control: "Say in writing what happens to jobs.",
    mitigation: bySize(firm.size, {
      micro:
        "Talk it through at one table: what it is for, what it is not for, and whose hours it should free.",
      small:
        "Tell everyone what it is for and what happens to jobs, let those who do the work choose the task, and show the result to all.",
      middle:
        "Give time and training, let those who do the work design the trial, say plainly what happens to jobs, and reward what is shared.",
      large:
        "Agree with staff representatives what AI will and will not change, train managers first, and publish what the first trials showed.",
    }),
    here: ["fearful", "curious"].includes(firm.answers.orgPosture)
      ? `You describe the organization as ${firm.posture}.`
      : "You ticked no champions.",
    owner: peopleOwner(firm.owners),
  }),
  "data-quality": (firm) => ({
    control: "Clean one list at its source, with a keeper.",
    mitigation: `Take the one decision behind ${lowerFirst(firm.lead.text)}, clean its data at the source, name a keeper, and connect tools to nothing else.`,
    here: recordsOf(firm),
    owner: technologyOwner(firm.owners),
  }),
  bias: (firm) => ({
    control: "People decide about people.",
    mitigation: isSmall(firm.size)
      ? `Let no tool choose between people: ${firm.words.customers} and applicants are decided on by a person who writes down why.`
      : `Keep people deciding about ${firm.words.customers} and applicants, test outcomes by group where lawful, write down the reasons, and give a way to appeal.`,
    here: firm.departments.has("hr")
      ? "Human resources is among the departments you named."
      : (DECIDES_ABOUT_PEOPLE[firm.industry] ?? ""),
    owner: peopleOwner(firm.owners),
  }),
  "confidentiality-ip": (firm) => ({
    control: "Plans that never train on your content.",
    mitigation: `Use plans that do not train on your content, check contracts for limits on AI, and have a person finish anything whose rights matter; ${firm.words.keepOut} stay out.`,
    here: usedIn(firm),
    owner: firm.departments.has("product")
      ? departmentOwner(firm.owners, "product")
      : privacyOwner(firm.owners),
  }),
  "deepfake-fraud": (firm) => ({
    control: "Call back on a known number.",
    mitigation: bySize(firm.size, {
      micro: "Agree on a code word for money requests, and call back on the number you already have.",
      small:
        "Call back on a known number for any payment or change of bank details, have two people approve, and rehearse it once.",
      middle:
        "Call back on a known number for any payment or access change, use two approvers, and rehearse it with finance each quarter.",
      large:
        "Put call-back and two approvers into the payment system itself, and test finance with a staged call twice a year.",
    }),
    here: firm.departments.has("finance")
      ? "Finance is among the departments you named."
      : "You named fraud or security among your challenges.",
    owner: financeOwner(firm.owners),
  }),
  "vendor-lockin": (firm) => ({
    control: "Spend caps, and an exit tested yearly.",
    mitigation: isSmall(firm.size)
      ? "Set a monthly spending limit on each account, keep your prompts in a file of your own, and cancel what the log does not defend."
      : "Set spend alerts and caps, keep prompts and data exportable, test an alternative yearly, and negotiate renewals early.",
    here:
      firm.platformNames.length > 0
        ? `You build on ${listInWords(firm.platformNames.slice(0, 3))}${firm.tools.size >= 2 ? ` and use ${tools(firm)}` : ""}.`
        : `You use ${tools(firm)}.`,
    owner: financeOwner(firm.owners),
  }),
  "prompt-injection": (firm) => ({
    control: "Agents ask before they send, pay or delete.",
    mitigation:
      "Give an agent the least access, let a person approve sending, paying and deleting, keep outside content apart, and log what it does.",
    here: firm.departments.has("product")
      ? "AI is in your product team, and may reach your product."
      : "At your stage agents come next.",
    owner: technologyOwner(firm.owners),
  }),
  "skills-erosion": (firm) => ({
    control: "Unaided work stays in everyone's quarter.",
    mitigation: `Rotate unaided work, teach people to criticize drafts, and plant an error now and then to see whether a reviewer of ${firm.words.sends} still finds it.`,
    here: hasTheme(firm, "workforce_skills") ? "Skills are among the challenges you chose." : "",
    owner: peopleOwner(firm.owners),
  }),
  "health-privacy": (firm) => ({
    control: "Know which privacy law binds each use.",
    mitigation: isSmall(firm.size)
      ? "Ask your college and your software vendor in writing which rules apply, get consent before anything is recorded, and let the clinician answer for the note."
      : "Decide which law applies for each use, sign the right agreement with the vendor, get consent for recording, and keep the clinician responsible for the note.",
    here: "",
    owner: privacyOwner(firm.owners),
  }),
  "child-student-data": (firm) => ({
    control: "No student records in general assistants.",
    mitigation:
      "Prefer tools made for schools, switch off training and profiling, collect the least, and tell students and parents plainly.",
    here: "",
    owner: privacyOwner(firm.owners),
  }),
  waiting: (firm) => ({
    control: "Start one small, measured trial this quarter.",
    mitigation: `Start small and measured: ${firm.lead.trial.pilot}. Decide on scale later, with your own figures.`,
    here:
      firm.answers.aiPerception === "overhyped"
        ? "You call AI overhyped; a trial would tell you for your own case."
        : `You are at the beginning: ${firm.readiness.aiReadinessScore} of 100 points, by our calculation.`,
    owner: firm.leader,
  }),
};

/** The law or the guidance behind a risk, by name; what is not here rests on no law. */
export const LAW: Readonly<Record<string, string>> = {
  "privacy-bc": "BC Personal Information Protection Act",
  "privacy-federal": "Federal PIPEDA; Bill C-36 as proposed",
  "no-ai-act": "Bill C-27, lapsed; Bill C-36 as proposed",
  "regulator-principles": "Joint principles of the Canadian privacy authorities",
  "osfi-e23": "OSFI Guideline E-23",
  "eu-ai-act": "EU AI Act and its 2026 amendment",
  "chatbot-liability": "Decision 2024 BCCRT 149",
  bias: "BC human rights law",
  "health-privacy": "Health privacy law of your province",
  "child-student-data": "Bill C-36 as proposed",
};
