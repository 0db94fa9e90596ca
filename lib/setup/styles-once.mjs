// @ts-check
// Next puts the styles that `inlineCss` asks for twice into a page: as a style element, and as data for the script in the
// browser, which reads of a style that is in the head no more than its name. Once is enough.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Below this, a style comes with any page: a file of its own would cost more than it holds. */
const SMALL_CHARACTERS = 10_000;

/**
 * The first pages that are rendered per request in a visitor's way, seen once: they come from pages of the build, which
 * have left no file of styles behind. On slow 4G the file came 0.8 s after the page, and nothing was drawn before.
 */
const SEEN_FIRST = /\/(?:summary|payment)\//;

const PAYLOAD = /(<script[^>]*>self\.__next_f\.push\()(\[1,"(?:[^"\\]|\\.)*"\])(\)<\/script>)/g;
const STYLES = /"inlined":true,"content":("(?:[^"\\]|\\.)*")/g;
/** A style's text in the data: a row of its own (`1f:T<bytes in hex>,<text>`), or within its element. */
const ROW = /:T[0-9a-f]+,$/;

/**
 * The page with its styles in the head alone.
 * @param {string} html
 * @param {Iterable<string>} styles
 */
export function withStylesOnce(html, styles) {
  return html.replace(PAYLOAD, (all, before, payload, after) => {
    const [kind, text] = JSON.parse(payload);
    const rest = withoutStyles(text, styles);
    return rest === text ? all : `${before}${forHtml(JSON.stringify([kind, rest]))}${after}`;
  });
}

/**
 * @param {string} text
 * @param {Iterable<string>} styles
 */
function withoutStyles(text, styles) {
  let rest = text;
  for (const style of styles) {
    const [before = "", ...parts] = rest.split(style);
    // One character, because a row of none is read with what follows it.
    if (ROW.test(before)) rest = [before.replace(ROW, ":T1, "), ...parts].join("");
    rest = rest.replaceAll(`"children":${JSON.stringify(style)}`, '"children":""');
  }
  return rest;
}

/** As Next writes data into a page, so that no text of it ends the script. @param {string} json */
const forHtml = (json) =>
  json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Of the pages that are rendered at build, the styles stay in the head. A page that is rendered per request names the
 * large ones by their file instead, which the browser keeps from then on: nothing of them is written again. The first
 * ones of a visitor's way bring them along.
 * @param {string} build
 */
export function sendStylesOnce(build) {
  const folder = path.join(build, "server/app");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const manifests = files.filter((file) => file.endsWith("_client-reference-manifest.js"));
  /** @type {Set<string>} */
  const styles = new Set();
  for (const file of manifests) {
    const manifest = path.join(folder, file);
    const text = readFileSync(manifest, "utf8");
    for (const [, style = '""'] of text.matchAll(STYLES)) styles.add(JSON.parse(style));
    if (SEEN_FIRST.test(file)) continue;
    const named = text.replace(STYLES, (all, style) =>
      style.length < SMALL_CHARACTERS ? all : '"inlined":false',
    );
    writeFileSync(manifest, named);
  }
  for (const file of files.filter((each) => each.endsWith(".html"))) {
    const page = path.join(folder, file);
    writeFileSync(page, withStylesOnce(readFileSync(page, "utf8"), styles));
  }
}
