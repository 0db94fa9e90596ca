import type { Worker } from "node:worker_threads";

/** The worker's reply. */
export type Reply<Result> = { result: Result } | { fault: string };

/** Timeout: no honest work takes a tenth of this, even on a busy machine. */
const WORK_TIMEOUT_MS = 60_000;
/** Idle timeout: then the worker ends and gives its memory back. */
const IDLE_MS = 20_000;
/** Memory limit, in megabytes: work that needs more ends its worker, and not the server. */
export const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Worker thread: does one piece of work at a time, so that the server goes on responding meanwhile. It is started when
 * there is work, kept for a while, and made anew after a fault.
 */
export class WorkThread<Work, Result> {
  readonly #make: () => Worker;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** The bundler has to see `new Worker(new URL("./file.ts", import.meta.url))` where the file is. */
  constructor(make: () => Worker) {
    this.#make = make;
  }

  async do(work: Work): Promise<Result> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      const reply = await replyOf<Result>(worker, work);
      if ("fault" in reply) throw new Error(`The work failed in its thread: ${reply.fault}`);
      this.#idle = setTimeout(() => this.#end(worker), IDLE_MS).unref();
      return reply.result;
    } catch (fault) {
      this.#end(worker);
      throw fault;
    }
  }

  #start(): Worker {
    const worker = this.#make();
    worker.unref();
    // Also where it dies with nothing to do: an unhandled error would end the server.
    worker.on("error", () => this.#end(worker));
    worker.on("exit", () => this.#end(worker));
    return worker;
  }

  #end(worker: Worker): void {
    clearTimeout(this.#idle);
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}

function replyOf<Result>(worker: Worker, work: unknown): Promise<Reply<Result>> {
  return new Promise<Reply<Result>>((resolve, reject) => {
    const stopped = () => reject(new Error("The working thread ended."));
    const late = setTimeout(() => reject(new Error("The work was not done in time.")), WORK_TIMEOUT_MS);
    worker.once("message", (reply: Reply<Result>) => {
      clearTimeout(late);
      worker.off("error", reject).off("exit", stopped);
      resolve(reply);
    });
    worker.once("error", reject).once("exit", stopped);
    worker.postMessage(work);
  });
}
