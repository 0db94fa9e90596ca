import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** `GET: route({ access: "visitor"` or `GET: readHealth`, in an endpoint's declaration. */
const CALL = /\b(GET|POST|PUT|PATCH|DELETE): (?:route\(\{\s+access: "(\w+)"|webhook\(|\w+ )/g;

export interface DeclaredCall {
  method: string;
  /** As the folders of `app/api` say it. */
  path: string;
  /** As `route()` says it; undefined where the call guards itself. */
  access: string | undefined;
}

/** Every call that a `route.ts` declares. */
export function declaredEndpoints(): DeclaredCall[] {
  return routeFiles().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(CALL)].map(([, method = "", access]) => ({
      method,
      path: pathOf(file),
      access,
    })),
  );
}

/** The address of every `route.ts`, those that take any path among them. */
export const endpointPaths = (): string[] => routeFiles().map(pathOf);

/** The address of every page, such as `/report/[assessmentId]`, or of those below one folder. */
export const pagePaths = (folder = "app"): string[] =>
  filesUnder(folder)
    .filter((file) => path.basename(file) === "page.tsx")
    .map(pathOf);

const routeFiles = (): string[] => filesUnder("app/api").filter((file) => path.basename(file) === "route.ts");

/** Folders in brackets of the round kind are no part of an address. */
function pathOf(file: string): string {
  const folders = path.dirname(file).split(path.sep).slice(1);
  return `/${folders.filter((folder) => !folder.startsWith("(")).join("/")}`;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? filesUnder(file) : [file];
  });
}
