import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { Webhook } from "standardwebhooks";
import { type EventSink, NotDelivered } from "./port";
import { isPublicIp, lookupPublic } from "./ssrf-guard";

interface Settings {
  url: string;
  /** Signs what is sent, as Standard Webhooks has it. */
  secret: string;
  /** True allows the own network, and plain HTTP. */
  allowPrivate: boolean;
  timeoutMs?: number;
}

/** Timeout, shorter than the job's lease. */
const TIMEOUT_MS = 10_000;

/** Webhook sender: signed POST requests to one URL, without redirects. */
export function webhookEvents({ url, secret, allowPrivate, timeoutMs = TIMEOUT_MS }: Settings): EventSink {
  const target = new URL(url);
  const signer = signerOf(secret);
  return {
    name: "webhook",
    isOn: true,
    async deliver(event) {
      if (!allowPrivate) requirePublic(target);
      const body = JSON.stringify(event);
      const now = new Date();
      const status = await post(target, body, {
        timeoutMs,
        allowPrivate,
        headers: {
          "webhook-id": event.id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
          "webhook-signature": signer.sign(event.id, now, body),
        },
      });
      if (status < 200 || status > 299) throw new NotDelivered(`status ${status}`);
    },
  };
}

/** A secret as Standard Webhooks writes it is base64 behind `whsec_`; any other is taken as it is. */
const signerOf = (secret: string): Webhook =>
  secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(Buffer.from(secret), { format: "raw" });

function requirePublic({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:") throw new NotDelivered("not https");
  if (isIP(host) !== 0 && !isPublicIp(host)) throw new NotDelivered("not a public address");
}

interface Sending {
  timeoutMs: number;
  allowPrivate: boolean;
  headers: Record<string, string>;
}

/** The response's status; its body is not read. */
function post(target: URL, body: string, { timeoutMs, allowPrivate, headers }: Sending): Promise<number> {
  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(
      target,
      {
        method: "POST",
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "readiness-events/1",
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(allowPrivate ? {} : { lookup: lookupPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    outgoing.once("error", (error) => reject(new NotDelivered(wordFor(error))));
    outgoing.end(body);
  });
}

function wordFor(error: Error): string {
  if (/not public/.test(error.message)) return "not a public address";
  return error.name === "AbortError" || error.name === "TimeoutError" ? "no answer in time" : "no connection";
}
