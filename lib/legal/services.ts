import type { ServedPart } from "@/lib/domain/settings/settings";
import { ADAPTERS, type Adapter } from "@/lib/domain/settings/words";

interface Service {
  name: string;
  text: string;
}

/**
 * One sentence for each adapter. Which of them are active is known when the server runs, and the page may be older: so
 * each says what holds where it is used, and the page marks those of this deployment when it has loaded.
 */
const SERVICES: Readonly<Record<Adapter, Service>> = {
  "database embedded": {
    name: "On this server",
    text: "In a database on the server that runs this product. No other company stores it, but for the one that runs that server.",
  },
  "database postgres": {
    name: "PostgreSQL",
    text: "In a PostgreSQL database that the operator runs or rents. Ask us where it is.",
  },
  "writer playbook": {
    name: "Fixed rules",
    text: "By fixed rules on our own server. No AI model is shown your answers.",
  },
  "writer claude": {
    name: "Claude, by Anthropic",
    text: "By fixed rules; an AI model helps to read what you typed, and edits the text. Anthropic gets your choices and what you typed about your business, without your name, your email, your company's name and your answers about home. Email addresses and phone numbers are taken out of what you typed; a name of someone else may not be.",
  },
  "payments sandbox": {
    name: "Test mode",
    text: "Not at all: no money moves, and no card number is stored.",
  },
  "payments stripe": {
    name: "Stripe",
    text: "Stripe's own card fields are on our payment page, and on no other. Stripe gets your card details, the amount, a reference to your assessment and what it sees of your browser on that page. We get the outcome, never the card number.",
  },
  "payments unavailable": {
    name: "No cards",
    text: "Not at all: reports are unlocked with a code, and no card is asked for.",
  },
  "email outbox": {
    name: "No email service",
    text: "Not by email. Messages are kept where the product runs, for the administrators to pass on.",
  },
  "email resend": {
    name: "Resend",
    text: "Resend gets your email address and the message, with your report attached where the message brings it.",
  },
  "voice callback_list": {
    name: "A person",
    text: "A person from the chapter calls. Your number goes to no other company.",
  },
  "voice retell": {
    name: "Retell",
    text: "An AI voice agent calls, after you agreed to it and to the recording. Retell gets your number, first name, company, industry and stage, and the questions prepared for you. It records and transcribes the call.",
  },
  "events none": { name: "Nothing", text: "They are told nothing." },
  "events webhook": {
    name: "Signed messages",
    text: "They get your name, title, email and company, its industry and size, your scores and whether the report is paid for: none of your answers about home or your own confidence, and nothing that you typed freely.",
  },
};

const TITLES: Readonly<Record<ServedPart, string>> = {
  database: "Where it is stored",
  writer: "How your report is written",
  payments: "How cards are charged",
  email: "How messages reach you",
  voice: "Who calls, if you ask for a call",
  events: "What the chapter's own systems are told",
};

/** By part, each with all that can serve it. */
export const SERVICES_BY_PART: readonly { title: string; services: (Service & { adapter: Adapter })[] }[] =
  Object.entries(TITLES).map(([part, title]) => ({
    title,
    services: ADAPTERS.filter((adapter) => adapter.startsWith(`${part} `)).map((adapter) => ({
      adapter,
      ...SERVICES[adapter],
    })),
  }));

export const IN_USE_HERE = "In use here";
/** In place of a mark, for a page that no script has touched, or that found no server. */
export const ASK_WHICH =
  "What serves each part is the operator's choice. Each line says what holds where that choice was made; those of this deployment are marked when the page has loaded, or ask us.";
