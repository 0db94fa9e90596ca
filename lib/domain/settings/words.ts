import type { ServedPart } from "./settings";

export const SETTINGS_TITLE = "Settings";
export const FETCH_SETTINGS_FAILED = "Failed to fetch the settings";
export const ALL_IS_WELL = "No service is refusing our requests.";
export const NO_ADVICE = "No warnings for the services in use.";
export const SET_WHERE =
  "These are environment variables of the server. They are read when it starts, and cannot be changed here.";

export const SERVED_LABELS: Readonly<Record<ServedPart, string>> = {
  database: "Database",
  writer: "Report writer",
  payments: "Card payments",
  email: "Email",
  voice: "Voice calls",
  events: "Events to your systems",
};

const WORDS = {
  "database embedded": "Embedded, in this server's data directory: for trying out and for one small machine",
  "database postgres": "PostgreSQL",
  "writer playbook": "Playbook: fixed rules on a cited knowledge base",
  "writer claude": "Claude edits the playbook's draft",
  "payments sandbox": "Sandbox: published test cards only, and no money moves",
  "payments stripe": "Stripe",
  "payments unavailable": "Switched off: visitors can use a coupon only",
  "email outbox": "Outbox: messages are kept here instead of being sent",
  "email resend": "Resend",
  "voice callback_list": "Callback list: admins are asked to call",
  "voice retell": "Retell: Emma calls",
  "events none": "Off",
  "events webhook": "Signed POST requests",
} as const satisfies Readonly<Record<`${ServedPart} ${string}`, string>>;

/** Everything that can serve a part, such as `email resend`. */
export type Adapter = keyof typeof WORDS;
export const ADAPTERS = Object.keys(WORDS).filter(isAdapter);

function isAdapter(name: string): name is Adapter {
  return Object.hasOwn(WORDS, name);
}

/** Which adapter serves a part, in words. */
export function servedBy(part: ServedPart, adapter: string): string {
  const name = `${part} ${adapter}`;
  return isAdapter(name) ? WORDS[name] : adapter;
}

/** What models were asked this month. Other services send their own bills. */
export function spentInWords({ calls, usd }: { calls: number; usd: number | null }): string {
  if (calls === 0) return "No model was asked this month, so writing has cost nothing.";
  const times = calls === 1 ? "once" : `${calls.toLocaleString("en-CA")} times`;
  const cost = usd === null ? "what it cost is not known for all of them" : `for about US$${usd.toFixed(2)}`;
  return `A model was asked ${times} this month, ${cost}. Other services send their own bills.`;
}
