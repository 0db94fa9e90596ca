/** Bodies that no call takes, whatever it is about. */
export const BROKEN_BODIES = [
  "",
  "{",
  "[]",
  "null",
  '"x"',
  "1",
  "NaN",
  "\ufeff{}",
  "[".repeat(50_000),
  '{"a":'.repeat(5_000),
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  "a=1&b=2",
];
