import { readFileSync } from "node:fs";

const textOf = (file: string) => readFileSync(file, "utf8");

/** Where a hole is known: the first version without it. */
const CLOSED_IN: Record<string, string> = { next: "16.4.6", "next-auth": "4.24.15" };

describe("what the product is built on", () => {
  it("comes under a licence that SECURITY.md names", () => {
    const named = textOf("SECURITY.md").split("## What it is built on")[1]?.split("\n## ")[0] ?? "";
    const known = new Set(
      [...named.matchAll(/^\| ([^|]+?) +\|/gm)].flatMap(([, cell = ""]) => cell.split(", ")),
    );
    const unlisted = shippedPackages().filter(
      ({ licence }) =>
        !(licence.match(/[\w.-]+/g) ?? []).every((word) => /^(and|or)$/i.test(word) || known.has(word)),
    );
    expect(unlisted).toEqual([]);
  });

  it("is pinned to one exact version each, none with a hole that is known and closed (T103)", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
    const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version))).toEqual([]);
    const isOlder = (version: string, closed: string) =>
      version.localeCompare(closed, "en", { numeric: true }) < 0;
    const open = shippedPackages().filter(
      ({ name, version }) => CLOSED_IN[name] !== undefined && isOlder(version, CLOSED_IN[name]),
    );
    expect(open).toEqual([]);
  });
});

/** Packages whose entry in the lock file names no licence; what the file in the package says. */
const LICENCE_BY_FILE: Record<string, string> = { "png-js": "MIT", "seq-queue": "MIT" };
/** Builds for one platform: theirs is the licence of the package that brings them. */
const PLATFORM_BUILD = /^@(?:next\/swc|tailwindcss\/oxide)-/;

function shippedPackages(): { name: string; version: string; licence: string }[] {
  const { packages } = JSON.parse(textOf("package-lock.json")) as {
    packages: Record<string, { dev?: boolean; license?: string; version: string }>;
  };
  return Object.entries(packages).flatMap(([where, { dev, license, version }]) => {
    const name = where.split("node_modules/").at(-1) ?? "";
    if (name === "" || dev || PLATFORM_BUILD.test(name)) return [];
    return [{ name, version, licence: license ?? LICENCE_BY_FILE[name] ?? "none named" }];
  });
}
