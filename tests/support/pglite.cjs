// What tests/support/pglite-environment.mjs has loaded.
module.exports = globalThis.pglite;
