import type { ReactNode } from "react";
import { brand, fullName } from "@/lib/brand";
import { REPORT_PRICE } from "@/lib/domain/payment/price";
import { Band } from "./band";

const LINK = "text-foreground underline underline-offset-4";

const QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: "Who sees my answers?",
    answer: (
      <>
        {`You, the readers you choose, and the administrators of ${fullName}. No other member sees them, and they are never sold. `}
        <a href="/privacy#who" className={LINK}>
          Privacy
        </a>
        {" names every service that takes part, and what it gets."}
      </>
    ),
  },
  {
    question: `Why ${REPORT_PRICE}?`,
    answer:
      "Your score and an extract of your roadmap are free. The price is for the full report, once: there is no subscription, and a code from your chapter replaces it.",
  },
  {
    question: "What if we are too small?",
    answer:
      "Costs, hours and tools follow your size. Up to 50 people the report advises no committee and no department, and page one says what can wait.",
  },
  {
    question: "Can I have my money back?",
    answer: (
      <>
        {`Yes, all of it, if you ask within ${brand.seller.refundDays} days. `}
        <a href="/terms#refunds" className={LINK}>
          Terms
        </a>
      </>
    ),
  },
  {
    question: "Who wrote it?",
    answer:
      "Fixed rules calculate the score and choose what applies to you, from facts that were read at their source. Each part says whether you told us, we calculated it, it is cited, or it is our judgement. Where an AI model edits the wording, it changes no score, price or link.",
  },
  {
    question: "Can my board read it?",
    answer:
      "Page one is written for a board: the problem, what it is worth, what to decide, and when to stop. The PDF and the links you share leave out your answers about home.",
  },
];

/** What a president asks before starting; each answer is what the product does. */
export const Questions = () => (
  <Band id="questions" title="Questions" isRaised>
    <dl className="mt-8 grid gap-x-16 md:grid-cols-2">
      {QUESTIONS.map(({ question, answer }) => (
        <div key={question} className="border-border border-t py-5">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1.5 text-muted-foreground text-sm leading-relaxed">{answer}</dd>
        </div>
      ))}
    </dl>
  </Band>
);
