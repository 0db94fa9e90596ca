import { ACCESS_TABLE, type Access, type AccessRow } from "@/tests/api/access-table";
import { bearer, fromPage, type Person, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

const NOBODYS_ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
/** These end the session that they are called with, so each gets its own. */
const ENDS_SESSION = "/api/auth/logout";

let server: RunningServer;
let user: Person;
let admin: Person;
beforeAll(async () => {
  server = await sharedServer();
  user = await registerUser(server);
  admin = await signInAsAdmin(server);
});

/** What a caller gets: refused for who they are, or let through to whatever the call makes of an empty body. */
async function verdict(
  { method, path }: AccessRow,
  headers: Record<string, string>,
): Promise<number | "let in"> {
  const address = `${server.url}${path.replace(/\[[^\]]+\]/g, NOBODYS_ID)}`;
  const { status } = await call(address, { method, headers, body: method === "GET" ? undefined : {} });
  return status === 401 || status === 403 ? status : "let in";
}

const EXPECTED: Record<
  Access,
  [visitor: number | "let in", user: number | "let in", admin: number | "let in"]
> = {
  visitor: ["let in", "let in", "let in"],
  user: [401, "let in", "let in"],
  admin: [401, 403, "let in"],
  secret: [401, 401, 401],
  // An unsigned webhook is malformed for every caller: no sign-in would help.
  signed: ["let in", "let in", "let in"],
};

const checked = ACCESS_TABLE.filter(({ path }) => path !== ENDS_SESSION);

it.each(checked.map((row) => [row.access, row.method, row.path, row] as const))(
  "%s may call %s %s, by token and by cookie, and no lesser role",
  async (access, _method, _path, row) => {
    const [visitor, asUser, asAdmin] = EXPECTED[access];
    expect(await verdict(row, {})).toBe(visitor);
    for (const [person, expected] of [
      [user, asUser],
      [admin, asAdmin],
    ] as const) {
      expect(await verdict(row, bearer(person))).toBe(expected);
      expect(await verdict(row, fromPage(server.url, person))).toBe(expected);
    }
  },
);

it.each(
  ACCESS_TABLE.filter(
    ({ access, method }) =>
      method !== "GET" && access !== "visitor" && access !== "secret" && access !== "signed",
  ).map((row) => [row.method, row.path, row] as const),
)("%s %s with the cookie alone is refused from another site (T95)", async (_method, _path, row) => {
  for (const headers of [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "same-site" },
  ] as Record<string, string>[]) {
    expect(await verdict(row, { ...headers, Cookie: admin.cookie })).toBe(403);
  }
});
