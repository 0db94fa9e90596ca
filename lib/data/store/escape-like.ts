/** What was typed, for a `LIKE`: its wildcards stand for themselves. Prisma's `contains` is a `LIKE` too and leaves them. */
export const escapeLike = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");
