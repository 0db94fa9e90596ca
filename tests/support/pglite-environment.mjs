// @ts-check
// PGlite loads its parts by `import()`, which modules inside Jest's sandbox may not do: it is loaded out here instead.
import { setFlagsFromString } from "node:v8";
import { TestEnvironment } from "jest-environment-node";

// V8 would compile what is called often a second time, better: each database lives for seconds, and that takes longer.
for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"])
  setFlagsFromString(flag);

export default class PGliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pglite = {
      ...(await import("@electric-sql/pglite")),
      ...(await import("@electric-sql/pglite/contrib/pg_trgm")),
    };
  }
}
