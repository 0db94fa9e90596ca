import { loadBindings, parse } from "next/dist/build/swc";

/** Where a string is a name for the machine and no sentence: imports, types, and the keys of an object. */
const SILENT_KEYS = new Set(["source", "typeAnnotation", "typeArguments", "key"]);
const SILENT_TYPES =
  /^(ImportDeclaration|ExportAllDeclaration|TsTypeAlias|TsInterface|TsModule|RegExpLiteral)/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Every string, template and JSX text of a TypeScript file, in order. A template's gaps read as "…". */
export async function saidInCode(text: string, filename = "any.tsx"): Promise<string[]> {
  await loadBindings();
  const tsx = filename.endsWith("x");
  const tree: unknown = await parse(text, { syntax: "typescript", tsx, filename });
  return saidBy(tree);
}

function saidBy(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(saidBy);
  if (!isRecord(node)) return [];
  const type = String(node.type);
  if (SILENT_TYPES.test(type)) return [];
  if (type === "StringLiteral" || type === "JSXText") return [String(node.value)];
  const own = type === "TemplateLiteral" ? [templateOf(node.quasis)] : [];
  const inner = Object.entries(node).filter(([key]) => !SILENT_KEYS.has(key));
  return [...own, ...inner.flatMap(([, value]) => saidBy(value))];
}

function templateOf(quasis: unknown): string {
  if (!Array.isArray(quasis)) return "";
  return quasis.map((part: unknown) => (isRecord(part) ? String(part.cooked) : "")).join("…");
}

/** Every string in a JSON file, except addresses. */
export function saidInJson(text: string): string[] {
  const strings = (value: unknown): string[] => {
    if (typeof value === "string") return /^https?:/.test(value) ? [] : [value];
    return isRecord(value) ? Object.values(value).flatMap(strings) : [];
  };
  return strings(JSON.parse(text));
}

/** What is printed on a page: its text, without the marks. */
export const saidInHtml = (html: string): string[] =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gis, "")
    .replace(/<!--.*?-->/gs, "")
    .split(/<\/?(?:p|h\d|li|td|th|tr|div|title|br|hr|section|table|ul|ol)\b[^>]*>/i)
    .map((piece) =>
      piece
        .replace(/<[^>]*>/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((piece) => piece !== "");
