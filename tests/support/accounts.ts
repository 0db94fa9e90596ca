import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { call, type HttpResponse, retryOn503 } from "./client";
import { ADMIN, TEST_SECRET } from "./own-database";
import type { RunningServer } from "./server";

export const PASSWORD = "Cedar-Bridge-42";
export { ADMIN };

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  /** The session cookie, as the browser would send it. */
  cookie: string;
}

export const freshEmail = (): string => `person-${randomUUID()}@example.com`;

export const bearer = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
/** A call from one of our own pages, signed in by cookie. */
export const fromPage = (url: string, { cookie }: { cookie: string }) => ({ Cookie: cookie, Origin: url });

/** The server's verification of a token: 200 and the account, or 401. */
export const verify = ({ url }: { url: string }, headers: Record<string, string>) =>
  call(`${url}/api/auth/verify`, { headers });

export async function registerUser(
  { url }: { url: string },
  email = freshEmail(),
  assessmentId?: string,
  headers: Record<string, string> = {},
): Promise<Person> {
  const body = { email, password: PASSWORD, assessmentId };
  const response = await retryOn503(() => call(`${url}/api/auth/register`, { body, headers }));
  return personOf(response, 201, email, PASSWORD);
}

export async function signIn(
  { url }: { url: string },
  { email, password }: { email: string; password: string },
): Promise<Person> {
  const response = await retryOn503(() => call(`${url}/api/auth/login`, { body: { email, password } }));
  return personOf(response, 200, email, password);
}

/** The embedded server's first admin, whose password lies beside the data; or the shared one of two servers. */
export function signInAsAdmin(server: Pick<RunningServer, "url" | "dataDir">): Promise<Person> {
  return signIn(server, { email: ADMIN.email, password: embeddedPassword(server.dataDir) ?? ADMIN.password });
}

const embeddedPassword = (dataDir: string) => keptIn(dataDir, "admin-password.txt");

/** What the server signs and encrypts tokens with. */
export const secretOf = ({ dataDir }: Pick<RunningServer, "dataDir">): string =>
  keptIn(dataDir, "auth-secret") ?? TEST_SECRET;

/** What the embedded set keeps beside its data. */
function keptIn(dataDir: string, name: string): string | null {
  const file = path.join(dataDir, name);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

function personOf(response: HttpResponse, status: number, email: string, password: string): Person {
  if (response.status !== status)
    throw new Error(`Signing in was refused: ${response.status} ${response.text}`);
  const { token, user } = response.body;
  return { id: user.id, email, password, token, cookie: sessionCookieOf(response) };
}

export const sessionCookieOf = ({ headers }: HttpResponse): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .find((cookie) => cookie.includes("session-token=")) ?? "";
