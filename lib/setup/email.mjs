// npm run email: draws every message with invented names and serves them on http://localhost:3030 for a look.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { bin, environment, prepareClient, prepareDependencies } from "./prepare.mjs";

const FOLDER = path.resolve("test-results/emails");
const PORT = Number(process.env.PORT ?? 3030);
const TYPES = { ".html": "text/html; charset=utf-8", ".txt": "text/plain; charset=utf-8" };

prepareDependencies();
prepareClient();
const drawn = spawnSync(process.execPath, [bin("jest"), "--selectProjects", "previews", "--silent"], {
  stdio: "inherit",
  env: environment(),
});
if (drawn.status !== 0) process.exit(1);

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const name = pathname === "/" ? "index.html" : path.basename(pathname);
  try {
    const file = readFileSync(path.join(FOLDER, name));
    response.writeHead(200, { "Content-Type": TYPES[path.extname(name)] ?? "text/plain" }).end(file);
  } catch {
    response.writeHead(404).end("There is no such message.");
  }
}).listen(PORT, "127.0.0.1", () => console.log(`The messages: http://localhost:${PORT}`));
