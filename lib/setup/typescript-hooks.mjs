// Lets a script use the product's own TypeScript, as Next.js compiles it: `register("./typescript-hooks.mjs", import.meta.url)`.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const swc = createRequire(import.meta.url)("next/dist/build/swc/index.js");
const OPTIONS = { jsc: { parser: { syntax: "typescript" }, target: "es2022" }, module: { type: "es6" } };

export async function resolve(specifier, context, next) {
  const isOurs =
    specifier.startsWith("@/") || (/^\.\.?\//.test(specifier) && context.parentURL?.endsWith(".ts"));
  if (!isOurs) return next(specifier, context);
  const url = specifier.startsWith("@/")
    ? new URL(specifier.slice(2), ROOT)
    : new URL(specifier, context.parentURL);
  const file = `${fileURLToPath(url)}.ts`;
  return existsSync(file) ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  await swc.loadBindings();
  const { code } = swc.transformSync(await readFile(fileURLToPath(url), "utf8"), OPTIONS);
  return { format: "module", source: code, shortCircuit: true };
}
