// @ts-check
// PGlite loads its parts by `import()`, which modules inside Jest's sandbox may not do: it is loaded out here instead.
import { TestEnvironment } from "jest-environment-node";

export default class PGliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.pglite = {
      ...(await import("@electric-sql/pglite")),
      ...(await import("@electric-sql/pglite/contrib/pg_trgm")),
    };
  }
}
