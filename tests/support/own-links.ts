import { call } from "./client";
import { mails } from "./outbox";
import { eventually } from "./server";

export interface OwnLink {
  id: string;
  token: string;
}

/** The links by which the reader of messages to this address confirms an assessment, the first one first. */
export const ownLinks = (dataDirs: readonly string[], to: string): OwnLink[] =>
  dataDirs
    .flatMap(mails)
    .filter((mail) => mail.to === to)
    .flatMap(({ text }) => [...text.matchAll(/\/own#([0-9a-f-]{36})\.([\w-]{43})/g)])
    .map(([, id = "", token = ""]) => ({ id, token }));

/** The first link that arrives there. */
export const ownLink = (dataDirs: readonly string[], to: string): Promise<OwnLink> =>
  eventually(async () => ownLinks(dataDirs, to)[0]);

/** Clicks the button of the page that the link leads to. */
export const confirm = (url: string, { id, token }: OwnLink, headers: Record<string, string> = {}) =>
  call(`${url}/api/assessments/${id}/own`, { body: { token }, headers: { Origin: url, ...headers } });
