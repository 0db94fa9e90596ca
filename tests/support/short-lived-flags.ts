/**
 * For what lives for a minute, what V8 is told. It compiles a function anew once it has run often, which takes longer than
 * it saves there: looked at after so many bytes of code, by itself after a quarter of it. Patterns are compiled once: by
 * itself V8 makes bytecode of each for its first use, and machine code at its second.
 */
export const SHORT_LIVED_FLAGS = ["--interrupt-budget=600000", "--no-regexp-tier-up"];

/** A nursery so large, in megabytes, that most of what lives for a moment is never copied. Tests have the memory. */
export const ROOMY = ["--min-semi-space-size=32", "--max-semi-space-size=64"];
