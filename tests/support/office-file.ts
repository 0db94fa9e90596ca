import JSZip from "jszip";

/** A file of slides or of text, as programs take it apart. */
export interface OfficeFile {
  names: string[];
  /** Of a part, as it is written. */
  xml(name: string): string;
  /** What is said in all parts whose name fits, one paragraph a line. */
  text(parts: RegExp): string;
  /** What a strict program would not open it for. */
  faults(): string[];
}

const METHOD_AT = 10;
const DEFLATED = 8;

export async function openOffice(bytes: Uint8Array): Promise<OfficeFile> {
  const zip = await JSZip.loadAsync(bytes);
  const names = Object.keys(zip.files);
  const parts = new Map<string, string>();
  for (const name of names) {
    const part = zip.files[name];
    if (part !== undefined && !part.dir) parts.set(name, await part.async("string"));
  }
  const xml = (name: string) => parts.get(name) ?? "";
  return {
    names,
    xml,
    text: (wanted) =>
      names
        .filter((name) => wanted.test(name))
        .map((name) => textIn(xml(name)))
        .join("\n"),
    faults: () => [
      ...names.filter((name) => zip.files[name]?.dir).map((name) => `${name} is a folder`),
      ...entriesOf(bytes)
        .filter(({ method }) => method !== DEFLATED)
        .map(({ name }) => `${name} is not deflated`),
      ...[...parts].flatMap(([name, text]) => faultsOf(text).map((fault) => `${name}: ${fault}`)),
      ...phantoms(xml("[Content_Types].xml"), parts),
      ...[...parts].flatMap(([name, text]) => (name.endsWith(".rels") ? dangling(name, text, parts) : [])),
      ...[...parts.keys()].flatMap((name) =>
        isTyped(name, xml("[Content_Types].xml")) ? [] : [`${name} has no type`],
      ),
    ],
  };
}

/** The local header of each entry says how it is packed. */
function entriesOf(bytes: Uint8Array): { name: string; method: number }[] {
  const file = Buffer.from(bytes);
  const entries = [];
  for (
    let at = file.indexOf("PK\x01\x02", 0, "latin1");
    at !== -1;
    at = file.indexOf("PK\x01\x02", at + 4, "latin1")
  ) {
    const length = file.readUInt16LE(at + 28);
    entries.push({
      method: file.readUInt16LE(at + METHOD_AT),
      name: file.toString("utf8", at + 46, at + 46 + length),
    });
  }
  return entries;
}

const phantoms = (types: string, parts: ReadonlyMap<string, string>): string[] =>
  [...types.matchAll(/PartName="\/([^"]+)"/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !parts.has(name))
    .map((name) => `${name} is named and not there`);

function dangling(name: string, rels: string, parts: ReadonlyMap<string, string>): string[] {
  const folder = name.replace(/_rels\/[^/]+$/, "");
  return [...rels.matchAll(/<Relationship\b[^>]*>/g)].flatMap(([one]) => {
    if (one.includes('TargetMode="External"')) return [];
    const target = /Target="([^"]*)"/.exec(one)?.[1] ?? "";
    const path = new URL(target, `https://file/${folder}`).pathname.slice(1);
    return parts.has(path) ? [] : [`${name} leads to ${target}`];
  });
}

const isTyped = (name: string, types: string): boolean =>
  name === "[Content_Types].xml" ||
  types.includes(`PartName="/${name}"`) ||
  types.includes(`Extension="${name.split(".").at(-1)}"`);

/** Well-formed: tags close in their order, and no character is there that may not be. */
function faultsOf(xml: string): string[] {
  const open: string[] = [];
  const body = xml.replace(/^\ufeff?<\?xml[^>]*\?>/, "");
  for (const [, text = "", tag] of body.matchAll(/([^<]*)(?:<([^>]*)>|$)/g)) {
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i.test(text + (tag ?? ""))) return ["a bare &"];
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no place for
    if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text + (tag ?? ""))) return ["a control character"];
    if (tag === undefined) continue;
    if (!/^\/?[\w:.-]+(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?$/.test(tag))
      return [`the tag <${tag}>`];
    if (tag.startsWith("/")) {
      if (open.pop() !== tag.slice(1).trim()) return [`</${tag.slice(1)}> closes another`];
    } else if (!tag.endsWith("/")) open.push(tag.split(/\s/)[0] ?? "");
  }
  return open.length === 0 ? [] : [`<${open.at(-1)}> stays open`];
}

const textIn = (xml: string): string =>
  xml
    .replace(/<\/(?:a|w):p>/g, "\n")
    .replace(/<w:(?:tab|br)\b[^>]*\/>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
