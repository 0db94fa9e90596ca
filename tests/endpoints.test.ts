import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Changes that cost nothing and can be guessed at by none: why each needs no rate limit. */
const NEEDS_NO_LIMIT: Readonly<Record<string, string>> = {
  "DELETE app/api/assessments/[id]/interview":
    "deletes what is one's own; the answers before it were limited",
  "DELETE app/api/assessments/[id]/shares/[shareId]": "ends one's own link; an unknown id counts as a miss",
  "DELETE app/api/assessments/[id]/team": "deletes one's own check; starting another is limited",
  "POST app/api/assessments/[id]/team/close": "closes one's own check, once",
  "POST app/api/assessments/[id]/team/extend": "extends one's own check, once",
  "PUT app/api/assessments/[id]/link": "the owner's own switch",
  "POST app/api/auth/logout": "ends the session that asks",
  "POST app/api/user/link-assessment": "the account's own list",
};

const DECLARED = /\b(GET|POST|PUT|PATCH|DELETE): route\(\{([\s\S]*?)\n {2}\}\)/g;
const routes = readdirSync("app/api", { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => path.join("app/api", file));

const changes = routes.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(DECLARED)]
    .map(([, method = "", declaration = ""]) => ({
      name: `${method} ${path.dirname(file)}`,
      file,
      declaration,
    }))
    .filter(({ name }) => !name.startsWith("GET ")),
);
const isForAdmins = ({ declaration }: { declaration: string }) => declaration.includes('access: "admin"');

describe("an endpoint that changes something", () => {
  it("has a rate limit where others than admins may ask, in its route or in its verb", () => {
    expect(changes.length).toBeGreaterThan(25);
    const unlimited = changes.filter(
      (one) => !isForAdmins(one) && !one.declaration.includes("limit:") && !reaches(one, ".takeFromLimit("),
    );
    expect(unlimited.map(({ name }) => name).sort()).toEqual(Object.keys(NEEDS_NO_LIMIT).sort());
  });

  it("is in the audit log where an admin asks", () => {
    const unrecorded = changes.filter((one) => isForAdmins(one) && !reaches(one, "recordAudit("));
    expect(unrecorded.map(({ name }) => name)).toEqual([]);
  });
});

/** Whether a verb that the declaration names, or a service that the verb uses, has the text. */
function reaches({ file, declaration }: { file: string; declaration: string }, text: string): boolean {
  const verbs = servicesOf(file).filter(({ names }) =>
    names.some((name) => new RegExp(`\\b${name}\\(`).test(declaration)),
  );
  const seen = new Set<string>();
  const has = (service: string): boolean => {
    if (seen.has(service) || !existsSync(service)) return false;
    seen.add(service);
    return (
      readFileSync(service, "utf8").includes(text) || servicesOf(service).some((one) => has(one.service))
    );
  };
  return verbs.some(({ service }) => has(service));
}

const servicesOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/import (.*?) from "((?:@\/lib\/services|\.)[^"]*)"/gs)]
    .map(([, names = "", from = ""]) => ({
      names: names.match(/\w+/g) ?? [],
      service: `${from.startsWith("@/") ? from.slice(2) : path.join(path.dirname(file), from)}.ts`,
    }))
    .filter(({ service }) => service.startsWith("lib/services/"));
