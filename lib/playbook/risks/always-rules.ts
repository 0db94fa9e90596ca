import { hasEffect } from "../typed-facts";
import { type RiskRule, weighed } from "./rule";

/** What may happen in any firm, for a register that little was typed for: some of a trial, some of a ban. Our own judgement. */
export const ALWAYS_RULES: readonly RiskRule[] = [
  {
    id: "ban-without-reason",
    owner: "leader",
    due: "second week",
    weigh: (firm) =>
      hasEffect(firm, "respectBan") ? weighed(1, 2, "A ban is kept by people who know its reason.") : null,
    write: () => ({
      risk: "The reason for the ban is forgotten",
      trigger: "Someone asks why, and is told only that it is so",
      mitigation: "Write the reason beside the ban, with the day on which it is looked at again.",
      control: "The reason is written beside the ban.",
    }),
  },
  {
    id: "ban-outside",
    owner: "leader",
    due: "half-way",
    weigh: (firm) =>
      hasEffect(firm, "respectBan")
        ? weighed(1, 2, "A ban of yours binds only those who work for you.")
        : null,
    write: () => ({
      risk: "A supplier uses a tool on your papers",
      trigger: "A supplier mentions a tool in passing",
      mitigation:
        "Tell the suppliers who handle your papers of the ban, and ask for their answer in writing.",
      control: "Suppliers who handle your papers know of the ban.",
    }),
  },
  {
    id: "ban-review",
    owner: "leader",
    due: "review",
    weigh: (firm) =>
      hasEffect(firm, "respectBan") ? weighed(1, 1, "A page that no one has to read is put off.") : null,
    write: () => ({
      risk: "The day of the review comes, and the page is not written",
      trigger: "By the third Friday there is no first draft of it",
      mitigation:
        "Write the first draft in one sitting, however short, and let one person who disagrees read it.",
      control: "A first draft in one sitting.",
    }),
  },
  {
    id: "deputy",
    owner: "leader",
    due: "before the trial",
    weigh: (firm) =>
      hasEffect(firm, "respectBan") ? null : weighed(1, 1, "Anyone may fall ill or be needed elsewhere."),
    write: () => ({
      risk: "The one who runs the trial is away, and it stops",
      trigger: "A week without an entry",
      mitigation: "Name a deputy before the first day, and let the deputy keep the count for one week.",
      control: "A deputy is named before the first day.",
    }),
  },
  {
    id: "switched-on",
    owner: "it",
    due: "half-way",
    weigh: () => weighed(1, 1, "Makers of software add assistants with their updates."),
    write: () => ({
      risk: "An assistant is switched on in software that you use already",
      trigger: "A new button or a new notice in a program",
      mitigation:
        "Look through the programs you use for what was switched on, and switch off what your rule does not allow.",
      control: "What your rule does not allow is switched off.",
    }),
  },
];
