import { readdirSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { ACCESS_TABLE } from "./api/access-table";
import { LAYERS } from "./layers";
import { declaredEndpoints } from "./support/routes";

/** Twice what most files need, style sheets too; over it there is a second thing in the file. */
const MOST_LINES = 250;
/** Rows of the threat catalogue. */
const THREATS = 130;
const SOURCE = /\.(ts|tsx|mts|mjs)$/;
const files = ["app", "components", "emails", "lib"].flatMap(filesUnder).filter((file) => SOURCE.test(file));
const textOf = (file: string) => readFileSync(file, "utf8");

/** The longest layer that a path belongs to: `app/api` before `app`. */
const layerOf = (file: string): string | undefined =>
  Object.keys(LAYERS)
    .filter((layer) => file === layer || file.startsWith(`${layer}/`) || file.startsWith(`${layer}.`))
    .sort((one, other) => other.length - one.length)[0];

describe("the house", () => {
  it("every file imports only what its layer may", () => {
    const broken = files.flatMap((file) => {
      const layer = layerOf(file);
      if (layer === undefined) return [];
      const allowed = [layer, ...(LAYERS[layer] ?? [])];
      return importsOf(file)
        .filter((target) => !isAllowed(target, allowed))
        .map((target) => `${file} -> ${target}`);
    });
    expect(broken).toEqual([]);
  });

  it("V8 is told at its start alone, and the same wherever a server is started: later it may crash", () => {
    expect(files.filter((file) => /\bsetFlagsFromString\b/.test(textOf(file)))).toEqual([]);
    const flags = /"start": "node ((?:--\S+ )+)/.exec(textOf("package.json"))?.[1]?.trim().split(" ") ?? [];
    expect(flags).toHaveLength(4);
    for (const file of ["Dockerfile", "tests/support/serve-command.ts"])
      expect([file, flags.filter((flag) => !textOf(file).includes(`"${flag}"`))]).toEqual([file, []]);
  });

  it("a layer has no permission that it does not use", () => {
    const idle = Object.entries(LAYERS).flatMap(([layer, allowed]) => {
      const used = files.filter((file) => layerOf(file) === layer).flatMap(importsOf);
      return allowed
        .filter((one) => !used.some((target) => isAllowed(target, [one])))
        .map((one) => `${layer} -> ${one}`);
    });
    expect(idle).toEqual([]);
  });

  it("every folder of the product belongs to a layer", () => {
    const homeless = files.filter(
      (file) => layerOf(file) === undefined && !/^lib\/(setup|generated)\//.test(file),
    );
    expect(homeless).toEqual([]);
  });

  it("no page but the admins' imports a component of theirs, whose classes its style sheet lacks", () => {
    const theirs = /^(components|app)\/admin\/|^app\/\(lost\)\//;
    const strays = files.filter(
      (file) =>
        !theirs.test(file) && importsOf(file).some((target) => target.startsWith("components/admin/")),
    );
    expect(strays).toEqual([]);
  });

  it("dates for people follow the product's own rule, and no time zone data of the machine that it runs on", () => {
    const writers = files.filter((file) =>
      /DateTimeFormat\(|toLocale(Date|Time)String|\.toDateString|\.get(Date|Day|Hours|Month|FullYear)\(|AT TIME ZONE '(?!UTC)|America\//.test(
        textOf(file),
      ),
    );
    expect(writers).toEqual([]);
  });

  it("a route declares its methods through the one endpoint, and decides nothing itself", () => {
    const routes = files.filter((file) => /^app\/api\/.*route\.ts$/.test(file));
    expect(routes.length).toBeGreaterThan(8);
    const odd = routes.filter((file) => {
      const text = textOf(file);
      const declares = /export const \{ GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS \} =/.test(text);
      return (
        !declares || /\bif \(|\bawait prisma|new Response|NextResponse/.test(text) || !/^\/\/ /m.test(text)
      );
    });
    expect(odd).toEqual([]);
  });

  it("every call of the product has its row in the access table, and says the same", () => {
    const declared = declaredEndpoints().map(({ method, path: at, access }) => {
      const row = ACCESS_TABLE.find((one) => one.method === method && one.path === at);
      // What is not declared with route() guards itself; the access test tries it all the same.
      return `${method} ${at} ${access ?? row?.access}`;
    });
    const rows = ACCESS_TABLE.map(({ method, path: at, access }) => `${method} ${at} ${access}`);
    expect(declared.sort()).toEqual(rows.sort());
  });

  const RULES: [string, RegExp, RegExp][] = [
    [
      "the environment is read in one place",
      /process\.env/,
      /^lib\/(env|log)\.ts$|^lib\/setup\/|^lib\/http\/pages\/page-headers\.ts$|^emails\/preview\.ts$/,
    ],
    [
      "no typed text becomes markup",
      /dangerouslySetInnerHTML=/,
      /^components\/static-markup\/markup-holder\.tsx$/,
    ],
    [
      "the server logs through the one log",
      /console\.(log|error|warn|info)/,
      /^lib\/setup\/|^emails\/preview\.ts$/,
    ],
    ["only the queue reads and writes its own tables", /pgboss\./, /^lib\/(jobs\/|data\/migrate\.ts)/],
    [
      "the library of the cache stays on the server",
      /^import (?!type).*"@\/lib\/cache"/m,
      /^lib\/|^components\/static-markup\/static-markup\.tsx$/,
    ],
    ["plain SQL stays with the data and the queue", /\$(query|execute)RawUnsafe/, /^lib\/(data|jobs)\//],
    [
      "the server fetches no address by itself: vendors are asked through their own libraries (T64)",
      /(?<![.\w])fetch\(/,
      /^lib\/(client|setup)\//,
    ],
    [
      "a form that is sent before its page's script has come keeps what was typed out of the address",
      /<form(?![^>]* method="post")/,
      /^$/,
    ],
    [
      "the server waits by node:timers/promises",
      /new Promise(<void>)?\(\((\w+)\) => setTimeout\(\2,/,
      /^(components|lib\/client)\//,
    ],
    [
      "the playbook is loaded when it is first asked, once for all that is bundled apart",
      /"@\/lib\/playbook\/(?!open-playbook"|size")/,
      /^lib\/providers\/writer\/claude\//,
    ],
    ["types are not talked round", /\bas any\b|as unknown as|@ts-ignore|@ts-expect-error/, /^$/],
  ];
  it.each(RULES)("%s", (_, pattern, exempt) => {
    const found = files.filter(
      (file) => !exempt.test(file) && !file.startsWith("lib/generated/") && pattern.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });

  it("a test that gives a part of something large names it by one of the helpers for that", () => {
    const cast = filesUnder("tests").filter(
      (file) => SOURCE.test(file) && /as unknown as/.test(textOf(file)),
    );
    expect(cast.sort()).toEqual(["tests/architecture.test.ts", "tests/support/context.ts"]);
  });

  it("every page's title has one size, but for those of which something larger is the point", () => {
    const own =
      /^components\/(admin\/|landing\/hero|summary\/|layout\/page-state|roadmap\/roadmap-screen)|^(app\/global-error|lib\/http\/pages\/error-page)/;
    const odd = files
      .filter((file) => !own.test(file))
      .flatMap((file) =>
        [...textOf(file).matchAll(/<h1\b[^>]*>/g)]
          .filter(([title]) => !(/\btext-3xl\b/.test(title) && /\bsm:text-4xl\b/.test(title)))
          .map(([title]) => `${file}: ${title}`),
      );
    expect(odd).toEqual([]);
  });

  it("no file grows beyond what one reads in one go", () => {
    const styled = ["app", "components"].flatMap(filesUnder).filter((file) => file.endsWith(".css"));
    const tests = filesUnder("tests").filter((file) => SOURCE.test(file));
    const long = [...files, ...styled, ...tests].filter(
      (file) =>
        !/^lib\/(generated|domain\/assessment\/challenge)/.test(file) &&
        textOf(file).trimEnd().split("\n").length > MOST_LINES,
    );
    expect(long).toEqual([]);
  });

  it("the threats that SECURITY.md lists are all there, each in the titles of the tests that it names", () => {
    const page = textOf("SECURITY.md");
    const links = page.matchAll(/^\[(\S+)\]: (\S+)$/gm);
    const testNamed = new Map([...links].map(([, name = "", file = ""]) => [name, file] as const));
    const rows = [...page.matchAll(/^\| T(\d+) .*$/gm)];
    expect(rows.map(([, row]) => Number(row))).toEqual(Array.from({ length: THREATS }, (_, at) => at + 1));
    const isExplained = (row = "") => page.includes(`\n- T${row},`);
    const unexplained = rows.filter(([text, row]) => !text.includes("[") && !isExplained(row));
    expect(unexplained).toEqual([]);
    const stale = rows.flatMap(([text, row]) => {
      const inTitle = new RegExp(`\\bT0?${Number(row)}[a-z]?\\b`);
      return [...text.matchAll(/\[([^\]]+)\]/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !inTitle.test(textOf(testNamed.get(name) ?? name)))
        .map((name) => `T${row} ${name}`);
    });
    expect(stale).toEqual([]);
  });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (file === "lib/generated") return [];
    return statSync(file).isDirectory() ? filesUnder(file) : [file];
  });
}

const IMPORTS =
  /(?:^|\n)(?:import|export)\b[^"';]*?\bfrom\s*["']([^"']+)["']|(?:^|\n)import\s+["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;

/** What a file imports, as a path from the root or a package's name; types count as well. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(IMPORTS)].flatMap(([, named, bare, dynamic]) => {
    const target = named ?? bare ?? dynamic ?? "";
    if (isBuiltin(target) || target.endsWith(".css") || target.endsWith(".json")) return [];
    if (target.startsWith("@/")) return [target.slice(2)];
    if (target.startsWith(".")) return [path.join(path.dirname(file), target)];
    return [target];
  });
}

function isAllowed(target: string, allowed: readonly string[]): boolean {
  return allowed.some((each) => target === each || target.startsWith(`${each}/`));
}
