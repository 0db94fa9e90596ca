import fc from "fast-check";
import { ACCESS_TABLE } from "@/tests/api/access-table";
import { freshIp } from "@/tests/support/client";
import type { CallerKind, FuzzData } from "./data";
import { type Body, body, changedBy, type QueryEdit, queryEdit } from "./edits";
import type { Example } from "./example";
import { CATCH_ALL, EXAMPLES } from "./examples";
import { oddHeader, oddSegment } from "./odd";
import type { Sent } from "./send";

/** A call of the product, how it is meant, and who may make it. */
export interface Target {
  name: string;
  method: string;
  path: string;
  example: Example;
  by: CallerKind;
}

const RIGHT_CALLER: Readonly<Record<string, CallerKind>> = { user: "known user", admin: "known admin" };

/** Every call in the access table, which a test holds to the folders, and what takes any path. */
export const TARGETS: readonly Target[] = [
  ...ACCESS_TABLE.map(({ method, path, access }) => ({
    name: `${method} ${path}`,
    method,
    path,
    example: EXAMPLES[`${method} ${path}`] ?? {},
    by: RIGHT_CALLER[access] ?? "visitor",
  })),
  ...Object.entries(CATCH_ALL).map(([name, example]) => {
    const [method = "", path = ""] = name.split(" ");
    return {
      name,
      method,
      path,
      example,
      by: path.startsWith("/api/admin/") ? "known admin" : "visitor",
    } as const;
  }),
];

/** One call, changed: everything that is odd about it is in here, so that it can be sent again. */
export interface Attack {
  target: number;
  /** Null: as it is meant, by the role that may. */
  by: CallerKind | null;
  method: string | null;
  /** In place of the part in brackets, or behind the path where there is none. */
  segment: string | null;
  query: QueryEdit[];
  body: Body;
  headers: [string, string][];
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];
const CALLERS: readonly CallerKind[] = [
  "visitor",
  "known user",
  "page user",
  "known admin",
  "page admin",
  "forged",
];

const attackOn = (target: fc.Arbitrary<number>): fc.Arbitrary<Attack> =>
  fc.record({
    target,
    by: rarely(fc.constantFrom(...CALLERS), 3),
    method: rarely(fc.constantFrom(...METHODS), 12),
    segment: rarely(oddSegment, 6),
    query: fc.array(queryEdit, { maxLength: 3 }),
    body,
    headers: fc.array(oddHeader, { maxLength: 2 }),
  });

/** Calls that come in at the same time: most of them the one call, the others any. */
export const volleyOn = (target: Target): fc.Arbitrary<Attack[]> => {
  const same = attackOn(fc.constant(TARGETS.indexOf(target)));
  const any = attackOn(fc.nat(TARGETS.length - 1));
  return fc.array(fc.oneof({ arbitrary: same, weight: 3 }, { arbitrary: any, weight: 1 }), {
    minLength: 4,
    maxLength: 8,
    size: "max",
  });
};

/** How it is meant, without anything odd. */
export const asMeant = (target: Target): Attack => ({
  target: TARGETS.indexOf(target),
  by: null,
  method: null,
  segment: null,
  query: [],
  body: { edits: [], cutAt: null },
  headers: [],
});

export interface Prepared {
  sent: Sent;
  by: CallerKind;
}

/** The attack as it goes over the line, with the names of things replaced by those of the day. */
export async function prepared(attack: Attack, world: FuzzData): Promise<Prepared> {
  const target = TARGETS[attack.target];
  if (target === undefined) throw new Error("There is no such call.");
  const { example } = target;
  const by = attack.by ?? target.by;
  const person = await world.person(by, example.endsSession === true);
  const method = attack.method ?? target.method;
  const { text, type } = bodyOf(attack.body, example, method);
  const headers: Record<string, string> = {
    "X-Forwarded-For": freshIp(),
    ...(type === null ? {} : { "Content-Type": type }),
    ...world.headersOf(by, person),
    ...example.headers,
    ...Object.fromEntries(attack.headers),
  };
  for (const [name, value] of Object.entries(headers)) headers[name] = await world.named(value, person);
  return {
    by,
    sent: {
      method,
      target: await world.named(`${pathOf(target, attack.segment)}${queryOf(attack.query, example)}`, person),
      headers,
      body: text === undefined ? undefined : await world.named(text, person),
    },
  };
}

function pathOf({ path, example }: Target, segment: string | null): string {
  const hasPlace = /\[/.test(path);
  const filled = path.replace(
    /\[([^\]]+)\]/g,
    (_, name: string) => segment ?? example.params?.[name] ?? "$uuid",
  );
  return segment === null || hasPlace ? filled : `${filled}/${segment}`;
}

function queryOf(edits: readonly QueryEdit[], { query = {} }: Example): string {
  const known = Object.entries(query);
  const parts = known.map(
    ([name, value]) => `${name}=${value.startsWith("$") ? value : encodeURIComponent(value)}`,
  );
  for (const [name, at, value] of edits) {
    const place = at % Math.max(1, known.length);
    const [called = "q"] = known[place] ?? [];
    if (name === null && known.length > 0) parts[place] = `${called}=${value}`;
    else parts.push(`${name ?? "q"}=${value}`);
  }
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function bodyOf(
  body: Body,
  { body: valid }: Example,
  method: string,
): { text: string | undefined; type: string | null } {
  const none = { text: undefined, type: null };
  if ("text" in body) return { text: body.text, type: "application/json" };
  if (valid === undefined)
    return method === "GET" || body.edits.length < 3 ? none : { text: "{}", type: "application/json" };
  const text = JSON.stringify(changedBy(valid, body.edits)) ?? "";
  return {
    text: body.cutAt === null ? text : text.slice(0, Math.floor(text.length * body.cutAt)),
    type: "application/json",
  };
}

function rarely<Value>(some: fc.Arbitrary<Value>, freq: number): fc.Arbitrary<Value | null> {
  return fc.oneof({ arbitrary: fc.constant(null), weight: freq - 1 }, { arbitrary: some, weight: 1 });
}
