import { existsSync, readFileSync } from "node:fs";

const FILE = ".next/BUILD_ID";

/** Name of this build, other with each; empty on a host that does not keep it beside the server. */
export const buildId = (): string => (id ??= read());

let id: string | undefined;

const read = (): string =>
  existsSync(/* turbopackIgnore: true */ FILE)
    ? readFileSync(/* turbopackIgnore: true */ FILE, "utf8").trim()
    : "";
