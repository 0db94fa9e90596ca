import { inflateSync } from "node:zlib";

/** The text of each page of a PDF of ours, with a line break wherever the pen moves. */
export function pdfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString("latin1"));
  const pages = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? "";
  return references(pages.match(/\/Kids \[([^\]]*)\]/)?.[1] ?? "").map((id) => pageText(id, objects));
}

type Objects = Map<number, string>;

function objectsOf(file: string): Objects {
  const found: Objects = new Map();
  for (const [, id, body] of file.matchAll(/(\d+) 0 obj([\s\S]*?)\nendobj/g))
    found.set(Number(id), body ?? "");
  return found;
}

const references = (text: string) => [...text.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id));

function pageText(id: number, objects: Objects): string {
  const page = objects.get(id) ?? "";
  const resources = objects.get(Number(page.match(/\/Resources (\d+) 0 R/)?.[1])) ?? page;
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name, font] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = objects.get(Number(font))?.match(/\/ToUnicode (\d+) 0 R/)?.[1];
    fonts.set(name ?? "", charactersOf(streamOf(objects.get(Number(table)) ?? "")));
  }
  const content = streamOf(objects.get(Number(page.match(/\/Contents (\d+) 0 R/)?.[1])) ?? "");
  return shownText(content, fonts);
}

function streamOf(body: string): string {
  const start = body.indexOf("stream\n");
  if (start < 0) return "";
  const bytes = Buffer.from(body.slice(start + 7, body.lastIndexOf("\nendstream")), "latin1");
  return (body.includes("/FlateDecode") ? inflateSync(bytes) : bytes).toString("latin1");
}

/** Glyph, as four hexadecimal digits, to its characters. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from, list] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    [...(list ?? "").matchAll(/<([\da-f ]*)>/gi)].forEach(([, code], index) => {
      const glyph = (Number.parseInt(from ?? "", 16) + index).toString(16).padStart(4, "0");
      characters.set(
        glyph,
        Buffer.from((code ?? "").replaceAll(" ", ""), "hex")
          .swap16()
          .toString("utf16le"),
      );
    });
  }
  return characters;
}

function shownText(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let text = "";
  for (const [operation, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\bTm\b/g)) {
    if (name) font = fonts.get(name) ?? font;
    else if (shown === undefined) text += operation === "Tm" ? "\n" : "";
    else {
      const glyphs = [...shown.matchAll(/<([\da-f]*)>/gi)].flatMap(([, run]) => run?.match(/.{4}/g) ?? []);
      text += glyphs.map((glyph) => font.get(glyph.toLowerCase()) ?? "\ufffd").join("");
    }
  }
  return text;
}
