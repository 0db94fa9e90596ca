import { Worker } from "node:worker_threads";
import type { ReportParts } from "@/lib/domain/report/document/document";

/** The worker's reply. */
export type Drawing = { pdf: Uint8Array } | { fault: string };

/** Timeout: no honest report takes a tenth of this, even on a busy machine. */
const RENDER_TIMEOUT_MS = 60_000;
/** Idle timeout: then the worker ends and gives its memory back. */
const IDLE_MS = 20_000;
/** Memory limit, in megabytes: a report that needs more ends its worker, and not the server. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Worker thread: renders one PDF at a time, so that the server goes on responding meanwhile. It is started when there is
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
    const late = setTimeout(() => reject(new Error("The PDF was not drawn in time.")), RENDER_TIMEOUT_MS);
    worker.once("message", (drawing: Drawing) => {
      clearTimeout(late);
      worker.off("error", reject).off("exit", stopped);
      resolve(drawing);
    });
    worker.once("error", reject).once("exit", stopped);
    worker.postMessage(parts);
  });
}
