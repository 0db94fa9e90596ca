// @ts-check
// The last step of a build, by which command it may have been made: next.config.mjs has it run when the build ends well.
// Writes the headers of the pages that are prepared at build, and sees to it that no page brings its styles twice.
//
// Marks the scripts that a page begins with, so that browsers which know the mark (V8's explicit compile hints) compile
// them beside the page's own thread while they arrive. Without it the first press waits for that work on a slow phone:
// the longest task at load is twice as long. Other browsers read a comment. What is loaded later is left alone, and so
// are small files, which are compiled at once either way.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstLoadFiles, pagesOf } from "./first-load.mjs";
import { writeHeaders } from "./prepared-pages.mjs";
import { stampBuild } from "./steps.mjs";
import { sendStylesOnce } from "./styles-once.mjs";

const MARK = "//# allFunctionsCalledOnLoad\n";
const BUILD = ".next";
const BUILD_ID = path.join(BUILD, "BUILD_ID");
const SMALL_CHARACTERS = 30_000;

/** @param {number} since When the command began; one that has made no build has nothing to finish. */
export function finishBuild(since) {
  if (!existsSync(BUILD_ID) || statSync(BUILD_ID).mtimeMs < since) return;
  for (const file of new Set(pagesOf(BUILD).flatMap((page) => [...firstLoadFiles(page, BUILD)]))) {
    const script = path.join(BUILD, file);
    const text = readFileSync(script, "utf8");
    if (text.length > SMALL_CHARACTERS && !text.startsWith(MARK)) writeFileSync(script, MARK + text);
  }
  // The folder of the Dockerfile has a copy of every page.
  for (const folder of [BUILD, path.join(BUILD, "standalone", BUILD)])
    if (existsSync(path.join(folder, "server/app"))) sendStylesOnce(folder);
  writeHeaders(BUILD);
  stampBuild();
}
