import { randomBytes } from "node:crypto";
import type { Received, VendorAnswer } from "./vendor";

type Status = "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";

export interface Intent {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
  status: Status;
  payment_method_types: string[];
  client_secret: string;
  payment_method: string | null;
  last_payment_error: {
    type: "card_error";
    code: string;
    message: string;
    payment_method: { id: string };
  } | null;
}

/** Stripe's published test payment methods, with their published outcomes. */
const DECLINES: Readonly<Record<string, [code: string, message: string]>> = {
  pm_card_chargeDeclined: ["card_declined", "Your card was declined."],
  pm_card_chargeDeclinedInsufficientFunds: ["card_declined", "Your card has insufficient funds."],
  pm_card_chargeDeclinedExpiredCard: ["expired_card", "Your card has expired."],
  pm_card_chargeDeclinedIncorrectCvc: ["incorrect_cvc", "Your card's security code is incorrect."],
  pm_card_chargeDeclinedProcessingError: [
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
  ],
};
const NEEDS_CUSTOMER = new Set(["pm_card_threeDSecure2Required", "pm_card_authenticationRequired"]);
const SUCCEEDS = new Set(["pm_card_visa", "pm_card_mastercard", "pm_card_amex"]);

export interface Shop {
  intents: Intent[];
  /** What was answered under each idempotency key. */
  answers: Map<string, { request: string; answer: VendorAnswer }>;
  charges: number;
  refunds: string[];
  /** What a request has to bring. */
  readonly key: string;
  /** What is switched on in the dashboard. */
  takes: string[];
}

const CARD_NUMBER = /\b\d{13,19}\b|card%5Bnumber%5D|card\[number\]/;

/** What Stripe answers to a request. */
export async function take(call: Received, shop: Shop): Promise<VendorAnswer> {
  if (call.headers.authorization !== `Bearer ${shop.key}`) {
    return problem(401, "invalid_request_error", "Invalid API Key provided: sk_test_****");
  }
  if (!/^\d{4}-\d{2}-\d{2}\.\w+$/.test(String(call.headers["stripe-version"]))) {
    return problem(400, "invalid_request_error", "No version.");
  }
  if (CARD_NUMBER.test(call.body)) return problem(402, "invalid_request_error", "Raw card data was sent.");
  if (call.method === "GET") return answerTo(call, shop);
  return onceUnderItsKey(call, shop);
}

/** The same key with the same request answers the same again; with another request it is a mistake. */
function onceUnderItsKey(call: Received, shop: Shop): VendorAnswer {
  const key = call.headers["idempotency-key"];
  if (typeof key !== "string") return problem(400, "invalid_request_error", "A POST without a key.");
  const request = `${call.path} ${call.body}`;
  const earlier = shop.answers.get(key);
  if (earlier === undefined) {
    const response = answerTo(call, shop);
    const stored = { ...response, body: structuredClone(response.body) };
    shop.answers.set(key, { request, answer: stored });
    return stored;
  }
  if (earlier.request !== request) {
    return problem(
      400,
      "idempotency_error",
      "Keys for idempotent requests can only be used with the same parameters.",
    );
  }
  return { ...earlier.answer, headers: { "Idempotent-Replayed": "true" } };
}

function answerTo(call: Received, shop: Shop): VendorAnswer {
  const sent = new URLSearchParams(call.body);
  if (call.method === "POST" && call.path === "/v1/refunds") return refund(sent, shop);
  const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(call.path) ?? [];
  if (call.method === "POST" && id === undefined) return create(sent, shop);
  const intent = shop.intents.find((one) => one.id === id);
  if (intent === undefined)
    return problem(404, "invalid_request_error", "No such payment_intent.", { code: "resource_missing" });
  if (call.method === "GET") return { status: 200, body: intent };
  if (action === "confirm") return confirm(intent, sent.get("payment_method"), shop);
  if (action === "cancel") return cancel(intent);
  return problem(404, "invalid_request_error", "Unrecognized request URL.");
}

function create(sent: URLSearchParams, shop: Shop): VendorAnswer {
  if (sent.get("amount") !== "4900" || sent.get("currency") !== "usd") {
    return problem(400, "invalid_request_error", "The stand-in sells one thing, for 4900 usd.");
  }
  const id = `pi_${randomId()}`;
  const intent: Intent = {
    id,
    object: "payment_intent",
    amount: 4900,
    amount_received: 0,
    currency: "usd",
    metadata: {
      assessmentId: sent.get("metadata[assessmentId]") ?? "",
      paymentId: sent.get("metadata[paymentId]") ?? "",
    },
    status: "requires_payment_method",
    payment_method_types: [...shop.takes],
    client_secret: `${id}_secret_${randomId()}`,
    payment_method: null,
    last_payment_error: null,
  };
  shop.intents.push(intent);
  return { status: 200, body: intent };
}

function confirm(intent: Intent, method: string | null, shop: Shop): VendorAnswer {
  if (intent.status === "succeeded" || intent.status === "canceled" || intent.status === "processing") {
    return problem(400, "invalid_request_error", `The status is ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  }
  const known = method !== null && (SUCCEEDS.has(method) || NEEDS_CUSTOMER.has(method) || method in DECLINES);
  if (!known) {
    return problem(400, "invalid_request_error", `No such PaymentMethod: '${method}'`, {
      code: "resource_missing",
      param: "payment_method",
    });
  }
  intent.payment_method = method;
  intent.last_payment_error = null;
  const [code, message] = DECLINES[method] ?? [];
  if (code !== undefined && message !== undefined) {
    decline(intent, code, message);
    return problem(402, "card_error", message, { code, payment_intent: intent });
  }
  if (NEEDS_CUSTOMER.has(method)) intent.status = "requires_action";
  else charge(intent, shop);
  return { status: 200, body: intent };
}

function cancel(intent: Intent): VendorAnswer {
  if (intent.status === "succeeded" || intent.status === "processing") {
    return problem(400, "invalid_request_error", `The status is ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
    });
  }
  intent.status = "canceled";
  return { status: 200, body: intent };
}

function refund(sent: URLSearchParams, shop: Shop): VendorAnswer {
  const intent = shop.intents.find((one) => one.id === sent.get("payment_intent"));
  if (intent?.status !== "succeeded" || sent.has("amount")) {
    return problem(400, "invalid_request_error", "There is no such charge, or not all of it was asked for.");
  }
  if (shop.refunds.includes(intent.id)) {
    return problem(400, "invalid_request_error", "Charge has already been refunded.", {
      code: "charge_already_refunded",
    });
  }
  shop.refunds.push(intent.id);
  return { status: 200, body: { id: `re_${randomId()}`, object: "refund", status: "succeeded" } };
}

export function charge(intent: Intent, shop: Shop): void {
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  shop.charges += 1;
}

export function decline(intent: Intent, code: string, message: string): void {
  intent.status = "requires_payment_method";
  const method = { id: intent.payment_method ?? "" };
  intent.payment_method = null;
  intent.last_payment_error = { type: "card_error", code, message, payment_method: method };
}

const problem = (status: number, type: string, message: string, more: object = {}): VendorAnswer => ({
  status,
  body: { error: { type, message, ...more } },
});

export const randomId = (): string => randomBytes(12).toString("hex");
