import { Failure } from "@/lib/domain/failure";
import { PDF_BUSY } from "@/lib/domain/report/messages";

interface TurnsOptions {
  /** The semaphore's size. */
  atOnce: number;
  /** How many may wait at a screen; the next one is refused. */
  mostWaiting: number;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Semaphore with two queues, each first in, first out: who waits at a screen, and patient callers, such as a job. While
 * there are both, every other turn is a person's: forty reports that are to be mailed are not drawn before the one that
 * is asked for, and are drawn all the same.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #people: (() => void)[] = [];
  readonly #patient: (() => void)[] = [];
  #atWork = 0;
  #wasPerson = false;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** A patient caller always gets in line. */
  async take<Result>(work: () => Promise<Result>, { isPatient = false } = {}): Promise<Result> {
    const { atOnce, mostWaiting } = this.#options;
    if (this.#atWork >= atOnce) {
      if (this.#people.length >= mostWaiting && !isPatient) {
        throw new Failure("unavailable", PDF_BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      const line = isPatient ? this.#patient : this.#people;
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      this.#atWork += 1;
    }
    this.#wasPerson = !isPatient;
    try {
      return await work();
    } finally {
      // The next in line takes over this slot; none gets in between.
      const next = this.#next();
      if (next === undefined) this.#atWork -= 1;
      else next();
    }
  }

  #next(): (() => void) | undefined {
    const [first, second] = this.#wasPerson ? [this.#patient, this.#people] : [this.#people, this.#patient];
    return first.shift() ?? second.shift();
  }
}
