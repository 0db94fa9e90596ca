import path from "node:path";
import { ROOMY, SHORT_LIVED_FLAGS } from "./short-lived-flags";

/**
 * Put before that for servers that live for seconds. V8 would compile the databases' WebAssembly a second time, better,
 * which takes longer than it saves them; with a folder in KEPT_CODE what one has compiled is compiled by no other, and with
 * one in KEPT_DRAWINGS a report that one has drawn is drawn by no other. With a name in ASK_EMBEDDED tests may ask its database.
 */
const SHORT_LIVED = [
  "--liftoff-only",
  ...SHORT_LIVED_FLAGS,
  ...["keep-code.cjs", "keep-drawings.cjs", "ask-embedded.cjs"].flatMap((name) => [
    "--require",
    path.resolve("tests", "support", name),
  ]),
];

const next = (port: number, folder: string): string[] => [
  path.join("node_modules", "next", "dist", "bin", "next"),
  ...["start", folder, "-p", String(port), "--keepAliveTimeout", "65000"],
];

/** What Node is given to serve a built application on a port: as `npm start` does, without setting anything up first. */
export const serveCommand = (port: number, folder = "."): string[] => [
  ...["--max-semi-space-size=8", "--v8-pool-size=2", "--heap-growing-percent=20", "--no-regexp-tier-up"],
  ...next(port, folder),
];

/** The same for a test: room in memory saves it the collecting of garbage, unless its memory is what is looked at. */
export const serveForTest = (port: number, isSmall = false): string[] => [
  ...SHORT_LIVED,
  ...(isSmall ? serveCommand(port) : [...ROOMY, ...next(port, ".")]),
];
