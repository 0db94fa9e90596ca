import { config } from "zod";

/**
 * Pages run under a policy that forbids making code out of text, and even trying it is reported as a breach.
 * So in the browser schemas are told not to try. Import this before any schema is made.
 */
if (typeof window !== "undefined") config({ jitless: true });
