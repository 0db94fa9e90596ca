/**
 * A call as it is meant. `$words` stand for what is there by then: see `Names` in world.ts. `answers` is what it gets
 * where that is not a success: what it needs cannot be had here.
 */
export interface Example {
  query?: Record<string, string>;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  answers?: number;
  /** Ends the session that it rides on, so each time it gets one of its own. */
  endsSession?: true;
}

export const onAssessment = (name: string) => ({ params: { id: name } });
