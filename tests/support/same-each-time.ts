import fc from "fast-check";

/** The suite draws the same examples each time, so that what turns red is the change's doing; `FUZZ_SEED=…` for others. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1_366_684_892) });
