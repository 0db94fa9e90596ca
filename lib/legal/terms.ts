import { brand, fullName } from "@/lib/brand";
import { REPORT_PRICE, REPORT_TOTAL } from "@/lib/domain/payment/price";

const { name, refundDays, taxLine } = brand.seller;

/** The terms, by heading, each paragraph on its own. */
export const TERMS: readonly { id: string; title: string; paragraphs: readonly string[] }[] = [
  {
    id: "what-you-get",
    title: "What you get",
    paragraphs: [
      "The assessment, your score and its summary are free. They carry no obligation.",
      "The full report holds an executive summary, where your company is today, a score explained point by point, recommended applications and tools, a 90-day plan, industry benchmarks, risks, next steps, and the sources. You read it on the web and get it as a PDF.",
    ],
  },
  {
    id: "price",
    title: "Price and payment",
    paragraphs: [
      `One report costs ${REPORT_PRICE}, once: ${REPORT_TOTAL} in all. There is no subscription.${taxLine === undefined ? "" : ` ${taxLine}`} ${name} is the seller, and the receipt comes by email.`,
      "A code from your chapter unlocks the report in place of a payment. It has no cash value, and the chapter may limit how often and until when it works.",
    ],
  },
  {
    id: "refunds",
    title: "Refunds",
    paragraphs: [
      `Ask within ${refundDays} days of paying, and you get the full amount back to the card that paid. No reason is needed. The report is locked again with the refund, and links that share it end.`,
      "If a payment went through and no report was unlocked for it, the money goes back by itself.",
    ],
  },
  {
    id: "advice",
    title: "What the report is, and is not",
    paragraphs: [
      "The report is general information, calculated and written from the answers that one person gave. It is not legal, financial, tax or employment advice, and no substitute for it.",
      "Figures from others name their source and the day on which it was last read. What is our own judgement is marked as such. Prices, laws and products change: confirm them before you spend money or sign.",
      "Tools are chosen by rules, and our links to vendors carry no referral codes. The family section is information for you, and not advice on any child.",
    ],
  },
  {
    id: "your-part",
    title: "Your part",
    paragraphs: [
      "Answer for a company for which you may speak, and leave out what you must keep secret for others: names of patients, clients or staff are never needed.",
      "The link to your report works like a key. Share the report by a link of its own, which leaves the family section out and which you can end.",
      "The report is yours to use in your company, with its board and its advisers. Please do not resell it.",
    ],
  },
  {
    id: "our-part",
    title: "Our part",
    paragraphs: [
      "We keep the product running with reasonable care, and repair what fails. If your report cannot be delivered, you get your money back.",
      "A call is made only when you ask for one, and you can end it at any time.",
    ],
  },
];

/** Who answers for the product. */
export const CONTACT = {
  seller: name,
  operator: fullName,
  email: brand.seller.contact,
  post: brand.postalAddress,
  phone: brand.agentPhone,
} as const;
