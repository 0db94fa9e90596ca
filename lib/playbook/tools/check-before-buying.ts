import type { Priority } from "@/lib/domain/roadmap/roadmap";
import type { Tool } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "../company-profile";
import { listInWords } from "../grammar";
import { bySize } from "../size";
import { contentAnswers } from "./decision/answers";

/** What a kind of tool gets to see, and the one question that decides for it. Our own judgement. */
interface KindOfTool {
  sees: string | ((firm: CompanyProfile) => string);
  question: (firm: CompanyProfile) => string;
}

const KINDS: Readonly<Record<string, KindOfTool>> = {
  "General AI assistant": {
    sees: ({ words }) => `drafts and questions that may touch ${words.personal}`,
    question: ({ size }) =>
      bySize(size, {
        small:
          "Which of its plans keeps your content out of training, and is that the one you would pay for?",
        middle: "Does the contract, and not only a setting, keep your content out of training?",
        large:
          "Will the vendor put into the contract that your content trains nothing, and let you audit it?",
      }),
  },
  "Research assistant": {
    sees: "your questions and uploads",
    question: () => "Can each answer be traced to a page that a person can open?",
  },
  "Enterprise AI platform": {
    sees: "the documents you connect",
    question: () => "Who runs it once the vendor's team has gone home?",
  },
  "Enterprise search": {
    sees: "every file it may index",
    question: () => "Does it respect the permissions of each file, and are yours right today?",
  },
  "Knowledge and collaboration": {
    sees: "your pages and threads",
    question: () => "Can private channels and client spaces be left out?",
  },
  "Meeting assistant": {
    sees: "recordings of people's voices",
    question: ({ words }) =>
      `How are ${words.customers} told before they are recorded, and how do they say no?`,
  },
  "Writing assistant": {
    sees: "your drafts and mail",
    question: () => "Can it be switched off for confidential mail?",
  },
  "Creative and design": {
    sees: "your images and brand",
    question: () => "Who holds the rights to what it makes, and may you use it commercially?",
  },
  "Marketing content": {
    sees: "your brand texts and plans",
    question: () => "Who in your company approves before anything is published?",
  },
  "Social media": {
    sees: "your accounts and messages",
    question: () => "Who may publish, and can a post be held for approval?",
  },
  "Competitive intelligence": {
    sees: "your win and loss notes",
    question: () => "Are its sources lawful and named?",
  },
  "CRM and sales AI": {
    sees: ({ words }) => `records of your ${words.customers}`,
    question: ({ words }) =>
      `What may it send to ${words.customers} without a person, and can that be nothing?`,
  },
  "Sales intelligence": {
    sees: "calls, mail and contacts",
    question: () => "Does the way it gathers contacts hold under Canada's anti-spam law?",
  },
  "Customer service AI": {
    sees: ({ words }) => `conversations with your ${words.customers}`,
    question: ({ words }) =>
      `How fast do ${words.customers} reach a person, and who pays for a wrong answer?`,
  },
  "Finance and accounting": {
    sees: "your books",
    question: () => "Does your accountant accept its trail of changes?",
  },
  "ERP AI": {
    sees: "orders, stock and ledgers",
    question: () => "Is it part of the edition you pay for, and from which version?",
  },
  "HR and finance AI": {
    sees: "staff records",
    question: () => "Can suggestions about people be explained to the person concerned?",
  },
  "Audit and finance": {
    sees: "evidence and working papers",
    question: () => "Do files stay on your own machines?",
  },
  "Tax research": {
    sees: "the facts of a case",
    question: () => "Does it show the provision behind each answer, and its date?",
  },
  Analytics: {
    sees: "the figures you connect",
    question: () => "Are the definitions agreed before anyone asks it a question?",
  },
  "Workflow automation": {
    sees: ({ platformNames }) =>
      platformNames.length > 1
        ? `whatever passes between ${listInWords(platformNames.slice(0, 2))}`
        : "whatever passes between your systems",
    question: ({ size }) =>
      bySize(size, {
        small: "Whose login does it run on, and what happens when that person leaves?",
        middle: "Does it run on a service account with its own rights, and who gets its error messages?",
        large: "Does it run under your identity management, with change control and a log?",
      }),
  },
  "Software development": {
    sees: "your source code",
    question: () => "Are secrets kept out, and is suggested code checked for licences?",
  },
  Talent: {
    sees: "records of staff and applicants",
    question: () => "Can you test its suggestions for unfair patterns, and does a person decide?",
  },
  "Clinical documentation": {
    sees: "what is said in the consulting room",
    question: () => "Is it prequalified for Canadian care, and how is consent recorded?",
  },
  "Industrial AI": {
    sees: "pictures and signals from your line",
    question: () => "Who retrains it when a product changes, and at what price?",
  },
  "Maintenance management": {
    sees: "work orders and equipment histories",
    question: () => "Can you take your work orders with you when you leave?",
  },
  "Supply chain planning": {
    sees: "orders, stock and forecasts",
    question: () => "Can it be tested on last year's data before you sign?",
  },
  "Commerce AI": {
    sees: "your shop's orders",
    question: () => "What may it change in the shop without a person?",
  },
  "Food waste": {
    sees: "pictures of your kitchen's waste",
    question: () => "Will cooks use it in the rush?",
  },
  "Restaurant operations": {
    sees: "shifts, sales and tips",
    question: () => "Does it know British Columbia's employment standards?",
  },
  "Hospitality AI": {
    sees: "bookings and messages",
    question: () => "Does it write into your booking system, and who corrects it?",
  },
  "Revenue management": {
    sees: "prices and bookings",
    question: () => "Can you set a floor, a ceiling and a freeze?",
  },
  "Property management AI": {
    sees: ({ words }) => `messages from your ${words.customers}`,
    question: () => "Does it say that it is automated, and pass urgent repairs on at once?",
  },
  "Building energy": {
    sees: "your building's controls",
    question: () => "Who can override it in a cold snap, and how fast?",
  },
  "Learning technology": {
    sees: "learners' work",
    question: () => "Is it allowed for the ages it would meet, and are profiles switched off?",
  },
  "Legal AI": {
    sees: "privileged documents",
    question: () => "Does your law society or regulator accept how it stores them?",
  },
  "AI governance and security": {
    sees: "labels and logs of your documents",
    question: () => "Who reads its alerts, and in which hours of the week?",
  },
};

const OTHER_KIND: KindOfTool = {
  sees: "the records you connect",
  question: () => "Who in your company owns the result, and who switches it off?",
};

const INDUSTRY_QUESTIONS: Readonly<Record<string, string>> = {
  healthcare: "Will the vendor sign for patient information under the law that binds you?",
  "financial-services": "Will the vendor give you the evidence that your regulator may ask for?",
  education: "Will the vendor keep student records out of profiling and training?",
  consulting: "Do your client contracts allow their documents to be processed there?",
  "real-estate": "Will it keep identity papers and offers out of reach of other customers?",
};

const HOME = /^(British Columbia|Canadian)[a-z -]*(vendor|based|founded)[^.;]*[.;]?\s*/i;

/** The catalogue's remark; where it says that the vendor is Canadian, what that does and does not mean. */
function noteOf({ note }: Tool): string[] {
  if (note === null) return [];
  const rest = note.replace(HOME, "");
  const home = rest === note ? [] : ["The vendor is Canadian; that alone does not keep the data here."];
  return rest === "" ? home : [...home, rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** What is known of where content goes, what is not, the question that decides, and for the first tools the industry's own. */
export function checksFor(firm: CompanyProfile, tool: Tool, priority: Priority): string[] {
  const kind = KINDS[tool.category] ?? OTHER_KIND;
  // A laboratory ticks healthcare, and holds records of no patient.
  const isOfCare =
    firm.industry !== "healthcare" || /patient|resident|people you serve/.test(firm.words.personal);
  const industry = isOfCare ? INDUSTRY_QUESTIONS[firm.industry] : INDUSTRY_QUESTIONS.consulting;
  const { known, ask } = contentAnswers(tool);
  const sees = typeof kind.sees === "string" ? kind.sees : kind.sees(firm);
  return [
    ...known.map(({ about, text }) => `${about}: ${text}`),
    ...(ask.length === 0 ? [] : [`It gets to see ${sees}. Ask in writing ${listInWords(ask)}.`]),
    kind.question(firm),
    ...(industry === undefined || priority !== "High" ? [] : [industry]),
    ...noteOf(tool),
  ];
}
