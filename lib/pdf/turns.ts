import { Failure } from "@/lib/domain/failure";
import { PDF_BUSY } from "@/lib/domain/report/messages";

interface TurnsOptions {
  /** How many are at work at a time. */
  atOnce: number;
  /** How many may wait for their turn; the next one is refused, unless it is patient. */
  mostWaiting: number;
}

const RETRY_AFTER_SECONDS = 10;

/** Work that is done a few at a time, in the order of asking, while no more wait than will soon have their turn. */
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
