import { brand, fullName } from "@/lib/brand";

interface Point {
  title: string;
  text: string;
}

export const IN_SHORT: readonly Point[] = [
  {
    title: "We ask for what the report needs.",
    text: "Your answers make the score and the report, and tell the chapter how it can help.",
  },
  {
    title: "We do not sell it.",
    text: "There is no advertising and no tracking by others, and no vendor gets your answers for being named in a report.",
  },
  {
    title: "You can take it back.",
    text: "Download or delete everything from My Reports, or write to us.",
  },
];

export const HOME_ANSWERS: readonly string[] = [
  "Step 5 asks how your household deals with AI. It asks for no name and no age, and the answers do not count towards your company's score.",
  "They make a section of their own in your report. It is left out of the PDF that we send, of the PDF that you download unless you ask for it, of every link that you share, of what the chapter's own systems are told, and of what an AI model is shown. Anyone who has the link to your results can read it there; the chapter's administrators can read it in your report and in a full export.",
];

export const WHO_SEES: readonly Point[] = [
  { title: "You,", text: "and anyone who has the link to your results: it works like a key." },
  {
    title: "Readers of a link that you share:",
    text: "the report and its slides without the section about home, until the link ends or you end it.",
  },
  {
    title: `Administrators of ${fullName}:`,
    text: "your answers, your score, your report, whether it is paid for, and your phone number if you asked for a call. When one opens your assessment, the audit log notes it.",
  },
  {
    title: "The services listed below,",
    text: "each for its own task. Where an error collector is connected, it gets a technical description and ids, and nothing that you typed.",
  },
];

export const YOUR_RIGHTS: readonly Point[] = [
  {
    title: "See and take along.",
    text: "My Reports has a download of everything that we hold about you, but for what the chapter concluded and noted itself; ask us for that.",
  },
  { title: "Correct.", text: "Write to us and we change what is wrong, or take a new assessment." },
  {
    title: "Delete.",
    text: "Delete your account in My Reports, with its assessments if you like. Without an account, have a link sent to the address that you used: it shows what is held under it, to download or delete.",
  },
  {
    title: "Withdraw.",
    text: "Every message of advice has a link that stops such messages at once. You need not agree to a call to get your report.",
  },
  {
    title: "Complain.",
    text: `Write to us first, at ${brand.seller.contact}. You may also turn to the Office of the Information and Privacy Commissioner for British Columbia.`,
  },
];
