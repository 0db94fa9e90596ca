// Loaded into the servers of a run over HTTP. The embedded database is open in its server alone: where a test has to ask or
// empty it while the server runs, it sends the statement to a socket in the data directory.
const { rmSync } = require("node:fs");
const { createServer } = require("node:http");
const path = require("node:path");
const { text } = require("node:stream/consumers");
const { isMainThread } = require("node:worker_threads");

const { ASK_EMBEDDED, DATA_DIR = "" } = process.env;

/** @type {(database: import("@electric-sql/pglite").PGlite) => void} */
let opened = () => {};
/** @type {Promise<import("@electric-sql/pglite").PGlite>} */
const database = new Promise((resolve) => {
  opened = resolve;
});

async function answer(request, response) {
  const pglite = await database;
  try {
    const results = await pglite.exec(await text(request));
    response.end(JSON.stringify({ rows: results.at(-1)?.rows ?? [] }));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

if (ASK_EMBEDDED && isMainThread) {
  // The server imports the same module, later.
  import("@electric-sql/pglite").then(({ PGlite }) => {
    const create = PGlite.create.bind(PGlite);
    PGlite.create = async (...how) => {
      const pglite = await create(...how);
      opened(pglite);
      return pglite;
    };
  });
  const socket = path.join(DATA_DIR, ASK_EMBEDDED);
  // One that was killed leaves it there.
  rmSync(socket, { force: true });
  createServer(answer).listen(socket).unref();
}
