import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ReportDocument } from "@/components/report/report-document";
import { renderEmail } from "@/emails/render-email";
import { EMAILS, typed } from "@/emails/samples";
import { readSample } from "@/lib/services/report/read-sample";
import { saidInCode, saidInHtml, saidInJson } from "./support/said-in";

/** What a native speaker would say otherwise to a chief executive. Comments in code are not read here. */
const NOT_OURS =
  /\b(desk|whoever|somebody|nobody|(?:is|are) gone|stands|whom|presses|e-mail(?:s|ed|ing)?|organisation(?:s|al)?)\b/i;

/** What may stay: the words around it, and why. */
const MAY_STAY: readonly { words: RegExp; why: string }[] = [
  {
    words: /^e-mail address$/,
    why: "a label under which addresses are hashed: another one would be another hash",
  },
  { words: /\b(front|help|service) desk\b/i, why: "the reader's own reception or support team" },
  { words: /\b(leaves your|on every) desk\b/i, why: "a piece of furniture" },
];

/** What people type, in their words: it is read, and never printed. */
const READ_ONLY = /^lib\/knowledge\/data\/(lexicon|owned-products)\.json$/;

/** Everything whose strings people read, the instructions to the writing model included. */
const CODE = ["app", "components", "emails", "lib"];
const isGenerated = (file: string) => file.startsWith("lib/generated/");
const tracked = (...places: string[]) =>
  execFileSync("git", ["ls-files", "--", ...places], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !isGenerated(file));

const withoutWhatMayStay = (said: string): string =>
  MAY_STAY.reduce((rest, { words }) => rest.replace(new RegExp(words, `g${words.flags}`), ""), said);

const oddIn = (place: string, texts: readonly string[]): string[] =>
  texts
    .filter((said) => NOT_OURS.test(withoutWhatMayStay(said)))
    .map((said) => `${place}: ${said.trim().replace(/\s+/g, " ")}`);

const readAll = async (
  files: readonly string[],
  read: (text: string, file: string) => string[] | Promise<string[]>,
) =>
  (
    await Promise.all(files.map(async (file) => oddIn(file, await read(readFileSync(file, "utf8"), file))))
  ).flat();

describe("the words that we do not use", () => {
  it("are in no string and no text of the product's code", async () => {
    const files = tracked(...CODE).filter((file) => /\.(tsx?|mjs)$/.test(file));
    expect(files.length).toBeGreaterThan(500);
    expect(await readAll(files, saidInCode)).toEqual([]);
  });

  it("are in none of the facts and texts that reports are made of", async () => {
    const files = tracked(...CODE).filter((file) => file.endsWith(".json") && !READ_ONLY.test(file));
    expect(files.length).toBeGreaterThan(8);
    expect(await readAll(files, saidInJson)).toEqual([]);
  });

  it("are not in what an owner reads first", async () => {
    const files = ["README.md", ".env.example", "SECURITY.md"];
    // The table of threats names the files of its tests.
    const lines = (text: string) => text.replace(/\[[a-z]+\/[a-z-]+\]|tests\/\S+/g, "").split("\n");
    expect(await readAll(files, lines)).toEqual([]);
  });

  it("are in no email, as it is sent", async () => {
    const odd = await Promise.all(
      EMAILS.map(async ([name, subject, draw]) => {
        const { html, text } = await renderEmail(subject, draw(typed));
        return oddIn(name, [subject, ...saidInHtml(html), ...text.split("\n")]);
      }),
    );
    expect(odd.flat()).toEqual([]);
  });

  it("are not in the sample report, as a page and as Markdown", async () => {
    const { reportData, assessment, writtenOn } = await readSample();
    const page = renderToStaticMarkup(
      createElement(ReportDocument, { reportData, assessment, insights: null, writtenOn, family: "shown" }),
    );
    const texts = saidInHtml(page);
    expect(texts.length).toBeGreaterThan(100);
    expect(oddIn("the sample report", texts)).toEqual([]);
  });
});

describe("the reading of texts", () => {
  const WORDS = [
    ...["desk", "whoever", "Somebody", "nobody", "is gone", "are gone", "stands", "whom"],
    ...["presses", "e-mail", "E-mails", "organisation", "organisations"],
  ];

  it.each(WORDS)("finds “%s” wherever people would read it", async (word) => {
    const said = `It says ${word} here.`;
    const code = [
      `const a = "${said}";`,
      `const a = \`\${b} ${said}\`;`,
      `const a = b ? { text: ["${said}"] } : c;`,
      `const a = <p>{b}${said}</p>;`,
      `const a = <Field label="${said}" />;`,
      `const a = <p>{b ?? "${said}"}</p>;`,
      `const a: A = { ...b, said: f(\`${said}\` as const) } satisfies B;`,
    ];
    const found = await Promise.all(code.map(async (one) => oddIn("code", await saidInCode(one))));
    expect(found.map((odd) => odd.length)).toEqual(code.map(() => 1));
    expect(oddIn("data", saidInJson(JSON.stringify({ a: [{ b: said }] })))).toHaveLength(1);
    expect(oddIn("page", saidInHtml(`<p>It says <b>${word}</b> here.</p>`))).toHaveLength(1);
  });

  it("passes over comments, imports, types, keys and addresses", async () => {
    const code = `
      // nobody whom somebody knows
      import { Desk } from "./the desk";
      export { Row } from "./desk";
      type Kind = "a desk" | "is gone";
      const a: "desk" = { "desk": 1, desk: 2 };
      const b = <p className={styles.desk}>{/* stands */}</p>;
    `;
    expect(oddIn("code", await saidInCode(code))).toEqual([]);
    expect(saidInJson('{ "desk": "https://example.org/desk" }')).toEqual([]);
    expect(saidInHtml("<style>.desk{}</style><!-- desk --><p>A page</p>")).toEqual(["A page"]);
  });
});
