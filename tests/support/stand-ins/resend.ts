import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Received, startVendor, type Vendor, type VendorAnswer } from "./vendor";

export const RESEND_KEY = "re_test_key_of_the_stand_in";
/** What a server needs to mail through the stand-in. */
export const resendSettings = ({ url }: Vendor) => ({
  RESEND_API_KEY: RESEND_KEY,
  RESEND_BASE_URL: url,
  EMAIL_FROM: "Juniper Chapter <reports@chapter.example>",
});

const Message = z.strictObject({
  from: z.string().regex(/^[^<>\r\n]+ <[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/),
  to: z.string().regex(/^[^@\s<>,]+@[^@\s<>,]+$/),
  subject: z.string().regex(/^[^\r\n]+$/),
  html: z.string().min(1),
  text: z.string().min(1),
  headers: z.record(z.string(), z.string().regex(/^[^\r\n]*$/)).optional(),
  attachments: z
    .array(z.strictObject({ filename: z.string().min(1), content: z.base64(), content_type: z.string() }))
    .optional(),
});

export type SentMessage = z.infer<typeof Message> & { key: string; id: string };

export interface ResendStandIn extends Vendor {
  /** What would be delivered: one entry per key. */
  readonly sent: readonly SentMessage[];
}

/** Resend, as far as the product uses it: key, schema, and the promise that one key is one message. */
export async function startResend(): Promise<ResendStandIn> {
  const sent: SentMessage[] = [];
  const vendor = await startVendor((call) => take(call, sent));
  return {
    ...vendor,
    sent,
    reset() {
      vendor.reset();
      sent.length = 0;
    },
  };
}

function take(call: Received, sent: SentMessage[]): VendorAnswer {
  if (call.method !== "POST" || call.path !== "/emails") return problem(404, "not_found");
  if (call.headers.authorization !== `Bearer ${RESEND_KEY}`) return problem(401, "invalid_api_key");
  if (call.headers["user-agent"] === undefined) return problem(403, "invalid_access");
  const key = call.headers["idempotency-key"];
  if (typeof key !== "string" || key === "" || key.length > 256) {
    return problem(400, "invalid_idempotency_key");
  }
  const parsed = Message.safeParse(JSON.parse(call.body));
  if (!parsed.success) return problem(422, "validation_error");
  const earlier = sent.find((one) => one.key === key);
  if (earlier === undefined) {
    const message = { ...parsed.data, key, id: randomUUID() };
    sent.push(message);
    return { status: 200, body: { id: message.id } };
  }
  const { key: _, id, ...message } = earlier;
  return JSON.stringify(message) === JSON.stringify(parsed.data)
    ? { status: 200, body: { id } }
    : problem(409, "invalid_idempotent_request");
}

const problem = (statusCode: number, name: string): VendorAnswer => ({
  status: statusCode,
  body: { statusCode, name, message: `Refused by the stand-in: ${name}` },
});
