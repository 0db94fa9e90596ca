// Loaded into the servers of a run over HTTP. What draws reports on paper is a pure function of what it is sent and takes
// more than a second of a processor, and most reports of the tests are of the same answers within the hour: whatever one
// server has drawn, the others read from the folder. What no server has drawn yet is drawn as ever.
const { createHash, randomUUID } = require("node:crypto");
const { EventEmitter } = require("node:events");
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const threads = require("node:worker_threads");

const FOLDER = process.env.KEPT_DRAWINGS;
const DRAWS_REPORTS = /draw-worker/;
const RealWorker = threads.Worker;

/** To the hour: of its time a report shows the day alone, which begins at a full hour wherever one is. */
const hourOf = (name, value) => (name === "writtenOn" ? String(value).slice(0, 13) : value);
const fileOf = (work) =>
  path.join(FOLDER, createHash("sha256").update(JSON.stringify(work, hourOf)).digest("hex"));

function read(file) {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Other servers may be reading it. */
function keep(file, drawing) {
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, drawing);
  renameSync(written, file);
}

/** A worker whose thread begins with the first piece of work that is not known. */
class DrawingWorker extends EventEmitter {
  constructor(...how) {
    super();
    this.how = how;
  }

  postMessage(work) {
    const file = fileOf(work);
    const result = read(file);
    if (result !== undefined) {
      setImmediate(() => this.emit("message", { result }));
      return;
    }
    this.worker ??= this.start();
    this.file = file;
    this.worker.postMessage(work);
  }

  start() {
    const worker = new RealWorker(...this.how);
    worker.unref();
    worker.on("message", (reply) => {
      if (reply.result !== undefined) keep(this.file, reply.result);
      this.emit("message", reply);
    });
    worker.on("error", (error) => this.emit("error", error));
    worker.on("exit", (code) => this.emit("exit", code));
    return worker;
  }

  unref() {
    return this;
  }

  async terminate() {
    return this.worker?.terminate();
  }
}

if (FOLDER && threads.isMainThread) {
  mkdirSync(FOLDER, { recursive: true });
  threads.Worker = new Proxy(RealWorker, {
    construct: (target, how) =>
      DRAWS_REPORTS.test(String(how[0])) ? new DrawingWorker(...how) : new target(...how),
  });
}
