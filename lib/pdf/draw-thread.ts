import { Worker } from "node:worker_threads";
import type { ReportParts } from "@/lib/domain/report/document/document";

/** What a thread answers to a paper. */
export type Drawing = { pdf: Uint8Array } | { fault: string };

/** No honest report takes a tenth of this, even on a busy machine. */
const DRAWN_WITHIN_MS = 60_000;
/** So long a thread waits for the next paper; then it ends and gives its memory back. */
const IDLE_MS = 20_000;
/** In megabytes: a paper that wants more ends its thread, and not the server. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * A thread that draws one paper at a time, so that the server goes on answering meanwhile. It is made when there is
 * something to draw, kept for a while, and made anew after a fault.
 */
export class DrawThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  async draw(parts: ReportParts): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      const drawing = await answerOf(worker, parts);
      if ("fault" in drawing) throw new Error(`The PDF could not be drawn: ${drawing.fault}`);
      this.#idle = setTimeout(() => this.#end(worker), IDLE_MS).unref();
      return drawing.pdf;
    } catch (fault) {
      this.#end(worker);
      throw fault;
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL("./draw-worker.ts", import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    // Also where it dies with nothing to draw: an unhandled error would end the server.
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

function answerOf(worker: Worker, parts: ReportParts): Promise<Drawing> {
  return new Promise<Drawing>((resolve, reject) => {
    const stopped = () => reject(new Error("The drawing thread ended."));
    const late = setTimeout(() => reject(new Error("The PDF was not drawn in time.")), DRAWN_WITHIN_MS);
    worker.once("message", (drawing: Drawing) => {
      clearTimeout(late);
      worker.off("error", reject).off("exit", stopped);
      resolve(drawing);
    });
    worker.once("error", reject).once("exit", stopped);
    worker.postMessage(parts);
  });
}
