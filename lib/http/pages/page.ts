import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AssessmentId } from "@/lib/domain/assessment/views";
import { Failure } from "@/lib/domain/failure";
import { clientIp } from "@/lib/server/client-ip";
import { createContext } from "@/lib/server/context";
import { drainSoon, lookForWork } from "@/lib/server/run-jobs";
import type { Context } from "@/lib/services/context";
import { authenticate } from "../authenticate";
import { ownerKeysIn } from "../owner-cookie";

/** The context of the page being rendered: the same for every component that asks. The middleware names the request. */
export const pageContext = cache(async (): Promise<Context> => {
  lookForWork();
  const sent = await headers();
  const { actor } = await authenticate(sent);
  const requestId = sent.get("x-request-id") ?? randomUUID();
  return createContext({
    actor,
    requestId,
    ip: clientIp(sent),
    ownerKeys: ownerKeysIn(sent),
    drainSoon,
  });
});

/** True where our own script asks for the page as data, to show it in place of the one that is open. */
export async function isAskedByScript(): Promise<boolean> {
  return (await headers()).get("sec-fetch-dest") === "empty";
}

/** The id in a page's path; a malformed one is a 404. */
export async function assessmentIdOf(params: AssessmentPageProps["params"]): Promise<string> {
  return (await assessmentIdOrNull(params)) ?? notFound();
}

/** The same for a page that says by itself that there is no such assessment. */
export async function assessmentIdOrNull(params: AssessmentPageProps["params"]): Promise<string | null> {
  const parsed = AssessmentId.safeParse({ id: (await params).assessmentId });
  return parsed.success ? parsed.data.id : null;
}

/** A service's result, or null for not found. Any other refusal is thrown on. */
export async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.code === "not_found") return null;
    throw thrown;
  }
}

/** What Next gives to a page about one assessment. */
export interface AssessmentPageProps {
  params: Promise<{ assessmentId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}
