import { randomUUID } from "node:crypto";
import { call, type HttpResponse } from "./client";
import { mails } from "./outbox";
import { eventually } from "./server";
import { submission } from "./submission";

export const freshEmail = () => `saver-${randomUUID()}@example.com`;

/** Saves answers for another device, as the dialog does. */
export const startDraft = (
  url: string,
  some: Record<string, unknown> = {},
  more: { headers?: Record<string, string>; from?: string } = {},
): Promise<HttpResponse> =>
  call(`${url}/api/drafts`, {
    body: { email: freshEmail(), answers: submission(), step: 2, remind: false, mayContact: false, ...some },
    ...more,
  });

/** Saves as Continue does. */
export const saveDraft = (
  url: string,
  draftKey: string,
  some: Record<string, unknown> = {},
): Promise<HttpResponse> =>
  call(`${url}/api/drafts`, {
    method: "PUT",
    body: { answers: submission(), step: 3, version: 1, ...some },
    headers: { "Draft-Key": draftKey },
  });

export const resume = (url: string, token: string, draftKey?: string): Promise<HttpResponse> =>
  call(`${url}/api/drafts/resume`, {
    body: draftKey === undefined ? { token } : {},
    headers: draftKey === undefined ? {} : { "Draft-Key": draftKey },
  });

export const aboutDraft = (url: string, token: string): Promise<HttpResponse> =>
  call(`${url}/api/drafts/about`, { body: { token } });

export const deleteDraft = (
  url: string,
  some: { token?: string; draftKey?: string },
): Promise<HttpResponse> =>
  call(`${url}/api/drafts`, {
    method: "DELETE",
    body: { token: some.token },
    headers: some.draftKey === undefined ? {} : { "Draft-Key": some.draftKey },
  });

/** The tokens of all links that were sent to an email, the first one first. */
export const linksTo = (dataDirs: readonly string[], email: string): string[] =>
  dataDirs
    .flatMap(mails)
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => [...text.matchAll(/\/resume#([\w-]{43})/g)].map(([, token = ""]) => token));

/** The token of the first link that arrives. */
export const linkTo = (dataDirs: readonly string[], email: string): Promise<string> =>
  eventually(async () => linksTo(dataDirs, email)[0]);
