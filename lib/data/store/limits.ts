import type { Db } from "./db";

export interface Bucket {
  /** A keyed hash: the table holds no addresses and no names. */
  key: string;
  capacity: number;
  /** Tokens that come back each second. */
  refillPerSecond: number;
}

/** Token buckets in the database, so that they hold across instances. One atomic statement, no window edges. */
export const limits = (db: Db) => ({
  /** Takes one token; false where none is left. */
  async take({ key, capacity, refillPerSecond }: Bucket): Promise<boolean> {
    const rows = await db.$queryRaw<unknown[]>`
      INSERT INTO rate_limits AS bucket (key, tokens, at)
      VALUES (${key}, ${capacity}::float8 - 1, clock_timestamp())
      ON CONFLICT (key) DO UPDATE
      SET tokens = least(${capacity}::float8,
            bucket.tokens + extract(epoch FROM clock_timestamp() - bucket.at) * ${refillPerSecond}::float8) - 1,
          at = clock_timestamp()
      WHERE least(${capacity}::float8,
            bucket.tokens + extract(epoch FROM clock_timestamp() - bucket.at) * ${refillPerSecond}::float8) >= 1
      RETURNING key`;
    return rows.length === 1;
  },

  /** True where a token is left, without taking it: for limits that only failures use up. */
  async hasRoom({ key, capacity, refillPerSecond }: Bucket): Promise<boolean> {
    const rows = await db.$queryRaw<{ tokens: number }[]>`
      SELECT least(${capacity}::float8,
        tokens + extract(epoch FROM clock_timestamp() - at) * ${refillPerSecond}::float8) AS tokens
      FROM rate_limits WHERE key = ${key}`;
    return (rows[0]?.tokens ?? capacity) >= 1;
  },

  /** Puts one token back, into no more than a full bucket. One that was forgotten meanwhile is full. */
  async giveBack({ key, capacity, refillPerSecond }: Bucket): Promise<void> {
    await db.$executeRaw`
      UPDATE rate_limits
      SET tokens = least(${capacity}::float8,
            tokens + extract(epoch FROM clock_timestamp() - at) * ${refillPerSecond}::float8 + 1),
          at = clock_timestamp()
      WHERE key = ${key}`;
  },

  async forgetBefore(time: Date): Promise<void> {
    await db.rateLimit.deleteMany({ where: { at: { lt: time } } });
  },
});
