import { needsUs } from "@/lib/domain/vendor/alert";

/** A vendor did not do what it was asked. Its own sentence is left out: it may quote what was sent. */
export class VendorError extends Error {
  /** A status or a word, where it will be the same again until a person does something; null where it may pass. */
  readonly reason: string | null;

  constructor(message: string, { status, word }: { status?: number | null; word?: string }) {
    super(message);
    this.reason = word ?? (needsUs(status) ? String(status) : null);
  }
}
