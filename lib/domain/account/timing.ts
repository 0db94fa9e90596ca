/** From signing in to the next page. */
export const SIGNED_IN_REDIRECT_MS = 100;

/** How long signing out waits for the server before it goes on without its answer. */
export const LOG_OUT_PATIENCE_MS = 4000;
