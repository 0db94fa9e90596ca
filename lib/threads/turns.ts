import { Failure } from "@/lib/domain/failure";
import { PDF_BUSY } from "@/lib/domain/report/messages";

interface TurnsOptions {
  /** The semaphore's size. */
  atOnce: number;
  /** The queue's size; the next caller is refused, unless it is patient. */
  mostWaiting: number;
}

const RETRY_AFTER_SECONDS = 10;

/** Semaphore with a bounded queue, first in, first out. */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #waiting: (() => void)[] = [];
  #atWork = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** A patient caller, such as a job, always gets in line. */
  async take<Result>(work: () => Promise<Result>, { isPatient = false } = {}): Promise<Result> {
    const { atOnce, mostWaiting } = this.#options;
    if (this.#atWork >= atOnce) {
      if (this.#waiting.length >= mostWaiting && !isPatient) {
        throw new Failure("unavailable", PDF_BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#atWork += 1;
    }
    try {
      return await work();
    } finally {
      // The next in line takes over this slot; none gets in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#atWork -= 1;
      else next();
    }
  }
}
