/**
 * For what lives for a minute: V8 compiles a function anew once it has run often, which takes longer than it saves there.
 * In bytes of code run, between two looks at what to compile; by itself V8 has a quarter of it.
 */
export const COMPILES_LATE = "--interrupt-budget=600000";
