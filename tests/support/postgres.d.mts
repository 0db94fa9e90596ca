export interface ScratchPostgres {
  /** A new, empty database; gives back its address. */
  createDatabase(name?: string): string;
  /** Stops it at once, as a crash would. */
  crash(): void;
  start(): void;
  remove(): void;
}

export function findPostgres(): string | null;
export function startPostgres(port: number, settings?: readonly string[]): ScratchPostgres;
