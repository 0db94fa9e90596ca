// @ts-check
// Headers of the pages that are rendered at build. Nothing runs when they are asked for, so what the middleware would say
// with each response is written into the build's own table of headers: above all the Content Security Policy, with the
// hash of every inline script that the page really has.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { CLOSED, policyFor } from "../http/pages/policy.mjs";

/**
 * In a shared cache a page outlives the build whose scripts it loads: a few minutes are no harm, Next's year is. The
 * browser asks each time, and is told when it has the newest.
 */
const CACHING = "public, max-age=0, s-maxage=300, must-revalidate";
/** As Next says it: its script asks for a page's parts at the page's own address. */
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";
const NOT_FOUND = "/_not-found";
/** What Next serves by itself where all else fails. */
const NEXTS_OWN = ["/_global-error", NOT_FOUND];
/** Data, and files by their whole name: an address that only begins like one is a page, if only the one that says 404. */
const NO_PAGE = String.raw`api/|_next/static/|_next/image$|brand/[\w-]+\.svg$|icon\.svg$`;

/**
 * Writes the headers of every prepared page, and of the one for addresses that lead nowhere.
 * @param {string} build
 */
export function writeHeaders(build) {
  const prepared = preparedPages(build);
  const faults = pagesOfWrongPolicy(pageRoutes(build), prepared, middlewareMatchers(build));
  if (faults.length > 0) throw new Error(`The build cannot be served:\n${faults.join("\n")}`);
  const entries = [
    entry(`/((?!(?:${[NO_PAGE, ...prepared.map((page) => `${page.slice(1)}$`)].join("|")})).*)`, [
      ["content-security-policy", policyOf(build, NOT_FOUND)],
      ...CLOSED,
    ]),
    ...prepared.map((page) =>
      entry(page, [
        ["content-security-policy", policyOf(build, page)],
        ["referrer-policy", "strict-origin-when-cross-origin"],
        ["cache-control", CACHING],
      ]),
    ),
  ];
  // The folder of the Dockerfile has a copy of the table.
  for (const folder of [build, path.join(build, "standalone", build)]) {
    if (!existsSync(path.join(folder, "routes-manifest.json"))) continue;
    addTo(folder, entries);
    writePages(folder, build, prepared);
  }
}

/**
 * What the server answers by itself (lib/server/prepared-pages.ts): each page as it is and compressed, and all its headers.
 * @param {string} folder
 * @param {string} build
 * @param {string[]} prepared
 */
function writePages(folder, build, prepared) {
  mkdirSync(path.join(folder, "prepared"), { recursive: true });
  /** @type {{ regex: string, headers: { key: string, value: string }[] }[]} */
  const table = json(folder, "routes-manifest.json").headers;
  /** @param {string} page */
  const keep = (page) => {
    const html = readFileSync(htmlOf(build, page));
    const file = page === "/" ? "index" : page.slice(1).replaceAll("/", "-");
    const body = path.join(folder, "prepared", file);
    writeFileSync(`${body}.identity`, html);
    writeFileSync(`${body}.gzip`, gzipSync(html, { level: 9 }));
    writeFileSync(`${body}.br`, brotliCompressSync(html));
    const headers = table
      .filter(({ regex }) => new RegExp(regex).test(page))
      .flatMap((entry) => entry.headers.map(({ key, value }) => [key.toLowerCase(), value]));
    return {
      file,
      headers: {
        "cache-control": CACHING,
        ...Object.fromEntries(headers),
        "content-type": "text/html; charset=utf-8",
        vary: VARY,
        etag: `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
      },
    };
  };
  const pages = Object.fromEntries(prepared.map((page) => [page, keep(page)]));
  const kept = { pages, notFound: keep(NOT_FOUND), known: knownPaths(folder) };
  writeFileSync(path.join(folder, "prepared/pages.json"), JSON.stringify(kept));
}

/**
 * Every path that is Next's to answer, as one expression: routes, files and redirects. What it does not know is nowhere.
 * @param {string} folder
 */
function knownPaths(folder) {
  /** @type {Record<"staticRoutes" | "dynamicRoutes" | "redirects", { page?: string, regex: string }[]>} */
  const { staticRoutes, dynamicRoutes, redirects } = json(folder, "routes-manifest.json");
  const routes = [...staticRoutes, ...dynamicRoutes, ...redirects].filter(
    ({ page = "" }) => !NEXTS_OWN.includes(page),
  );
  const files = readdirSync("public").map((name) => `^/${name.replaceAll(".", "\\.")}(?:/|$)`);
  return [`^/(?:_next/|${NO_PAGE})`, ...files, ...routes.map(({ regex }) => regex)].join("|");
}

/**
 * A page that is rendered per request gets its policy from the middleware, one that is prepared from here: with both its
 * scripts would not run, with neither anything would. Says what is wrong, in words.
 * @param {string[]} pages
 * @param {string[]} prepared
 * @param {RegExp[]} matchers
 */
export function pagesOfWrongPolicy(pages, prepared, matchers) {
  return pages.flatMap((page) => {
    const isMatched = matchers.some((matcher) => matcher.test(page.replace(/\[[^\]]+\]/g, "x")));
    if (isMatched !== prepared.includes(page)) return [];
    return isMatched
      ? `  ${page} is prepared at build, but the matcher of middleware.ts names it.`
      : `  ${page} is rendered per request: it belongs in the matcher of middleware.ts, or else in app/(prepared).`;
  });
}

/**
 * The sources that let a page's own inline scripts run, and no other.
 * @param {string} html
 */
export function hashesOf(html) {
  const scripts = [...html.matchAll(/<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, text = ""]) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** @param {string} build @param {string} page */
function policyOf(build, page) {
  const html = readFileSync(htmlOf(build, page), "utf8");
  return policyFor(["'self'", ...hashesOf(html)].join(" "));
}

/** @param {string} build @param {string} page */
const htmlOf = (build, page) => path.join(build, "server/app", `${page === "/" ? "/index" : page}.html`);

/** @param {string} build */
const preparedPages = (build) =>
  Object.keys(json(build, "prerender-manifest.json").routes).filter(
    (route) => !NEXTS_OWN.includes(route) && existsSync(htmlOf(build, route)),
  );

/** @param {string} build @returns {string[]} */
function pageRoutes(build) {
  const routes = Object.entries(json(build, "app-path-routes-manifest.json"));
  return routes
    .filter(([file, route]) => file.endsWith("/page") && !NEXTS_OWN.includes(String(route)))
    .map(([, route]) => String(route));
}

/** @param {string} build */
function middlewareMatchers(build) {
  const { functions } = json(build, "server/functions-config-manifest.json");
  /** @type {{ regexp: string }[]} */
  const matchers = functions["/_middleware"].matchers;
  return matchers.map(({ regexp }) => new RegExp(regexp));
}

/**
 * @param {string} source
 * @param {(readonly [string, string])[]} headers
 */
const entry = (source, headers) => ({
  source,
  // Next reads the source, hosts that route by themselves the expression.
  regex: `^${source}(?:/)?$`,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/**
 * In place of what an earlier run has written.
 * @param {string} build
 * @param {ReturnType<typeof entry>[]} entries
 */
function addTo(build, entries) {
  const table = json(build, "routes-manifest.json");
  /** @param {{ source: string }} other */
  const isOther = ({ source }) => !entries.some((one) => one.source === source);
  table.headers = [...table.headers.filter(isOther), ...entries];
  writeFileSync(path.join(build, "routes-manifest.json"), JSON.stringify(table));
}

/** @param {string} build @param {string} file */
const json = (build, file) => JSON.parse(readFileSync(path.join(build, file), "utf8"));
