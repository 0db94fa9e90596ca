import type { Subsector } from "@/lib/knowledge/subsectors";
import { kindInWords } from "./subsector/kind-in-words";

/** An industry's own words for its products, its customers, and what must not get out. */
export interface Vocabulary {
  /** "a manufacturer" */
  firm: string;
  /** "other manufacturers" */
  peers: string;
  customers: string;
  /** Three kinds of information that stay out of any assistant. */
  keepOut: string;
  /** Three documents without personal data, to practise on. */
  practice: string;
  /** Something that leaves the building and has to be right. */
  sends: string;
  /** What a person decides, and no assistant; told of "a customer", or of theirs by its name: "the guest". */
  decides: (customer: string) => string;
  /** Records about people that privacy law looks at first. */
  personal: string;
}

const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
  technology: {
    firm: "a technology firm",
    peers: "other technology firms",
    customers: "customers",
    keepOut: "source code with secrets, customer data and staff files",
    practice: "a design note, a release note and a support article",
    sends: "a release or a support answer",
    personal: "customer accounts and usage logs",
    decides: () => "what is released or who gets access",
  },
  "financial-services": {
    firm: "a financial firm",
    peers: "other financial firms",
    customers: "clients",
    keepOut: "account numbers, client files and anything about a pending deal",
    practice: "a published policy, a board agenda and a blank form",
    sends: "a letter or a recommendation to a client",
    personal: "client files and credit records",
    decides: () => "an amount, a payment or what is right for a client",
  },
  healthcare: {
    firm: "a care provider",
    peers: "other clinics and care providers",
    customers: "patients",
    keepOut: "patient names, charts and staff files",
    practice: "a clinic memo, a supplier letter and a blank intake form",
    sends: "a letter or a note about a patient",
    personal: "patient records",
    decides: () => "a diagnosis, a treatment or which patient comes first",
  },
  manufacturing: {
    firm: "a manufacturer",
    peers: "other manufacturers",
    customers: "customers",
    keepOut: "customers' prices, product specifications and staff files",
    practice: "a work instruction, a supplier letter and last month's output report",
    sends: "a quote or a certificate",
    personal: "staff files and customer contacts",
    decides: () => "what passes inspection or when a machine is safe to run",
  },
  retail: {
    firm: "a retailer",
    peers: "other retailers",
    customers: "shoppers",
    keepOut: "customers' names and addresses, card data and supplier prices",
    practice: "a product page, a supplier letter and last week's sales report",
    sends: "a price, an offer or a reply to a shopper",
    personal: "customer and order records",
    decides: () => "a refusal, or a price for one person",
  },
  consulting: {
    firm: "a professional firm",
    peers: "other professional firms",
    customers: "clients",
    keepOut: "client documents, fee terms and staff files",
    practice: "an old proposal of your own, a public report and a meeting agenda",
    sends: "a proposal or an opinion",
    personal: "client contacts and staff files",
    decides: () => "an opinion, a fee or what leaves under our name",
  },
  "real-estate": {
    firm: "a real estate firm",
    peers: "other real estate firms",
    customers: "buyers and tenants",
    keepOut: "offers, tenant files and identity papers",
    practice: "a published listing, a strata notice and a supplier letter",
    sends: "a listing, a lease or a notice",
    personal: "tenant and buyer files",
    decides: () => "who is given a lease or what an offer is worth",
  },
  education: {
    firm: "an education provider",
    peers: "other schools and colleges",
    customers: "students",
    keepOut: "student records, grades and staff files",
    practice: "a course outline, a published policy and a meeting agenda",
    sends: "a grade, a notice or an answer to a student",
    personal: "student records",
    decides: () => "an admission, a grade or a sanction",
  },
  "food-services": {
    firm: "a food business",
    peers: "other restaurants and food businesses",
    customers: "guests",
    keepOut: "staff files, card data and guests' phone numbers",
    practice: "a menu, a supplier letter and last week's sales sheet",
    sends: "an order, a menu or a reply to a review",
    personal: "staff files and guest lists",
    decides: () => "what is safe to serve or who works which shift",
  },
  "travel-hospitality-tourism": {
    firm: "a tourism business",
    peers: "other tourism businesses",
    customers: "guests",
    keepOut: "guests' names and bookings, card data and staff files",
    practice: "a tour description, a supplier letter and last season's reviews",
    sends: "a fare, a booking or an answer to a guest",
    personal: "guests' booking records",
    decides: () => "a refund, a refused booking or what is safe",
  },
};

const ANY: Vocabulary = {
  firm: "a business",
  peers: "other firms",
  customers: "customers",
  keepOut: "customer records, contracts and staff files",
  practice: "a procedure, a supplier letter and last month's report",
  sends: "a quote, a report or a letter",
  personal: "customer and staff records",
  decides: (customer) => `what is safe, or what we promise ${customer}`,
};

/**
 * The vocabulary of a firm: its kind's where that was read, its industry's otherwise; a neutral one where the industry is
 * "other" or on no list. Its peers are those of the industry, as in the published figures, unless it is another trade.
 */
export function vocabularyOf(
  industry: string,
  subsector: Subsector | null = null,
  isOfOneHouse = false,
): Vocabulary {
  const ofIndustry = VOCABULARIES[industry] ?? ANY;
  if (subsector === null) return ofIndustry;
  const { decides, peers = ofIndustry.peers, ...words } = subsector.vocabulary.words;
  return {
    ...ofIndustry,
    firm: kindInWords(subsector, isOfOneHouse),
    ...words,
    peers,
    decides: decides === undefined ? ofIndustry.decides : () => decides,
  };
}
