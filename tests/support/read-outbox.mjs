// A thread that reads the messages which servers on PostgreSQL have kept, for a test that waits for the answer
// (outbox.ts). It stays for the whole file, and reads each message once: what a message says does not change.
import { createDecipheriv, hkdfSync } from "node:crypto";
import { workerData } from "node:worker_threads";
import pg from "pg";

const { port, signal, secret } = workerData;
const sealedWith = Buffer.from(hkdfSync("sha256", secret, "", "sealed texts", 32));
const pools = new Map();
const known = new Map();

port.on("message", async (databaseUrl) => {
  const answer = await messagesIn(databaseUrl).then(
    (messages) => ({ messages }),
    (error) => ({ problem: String(error) }),
  );
  port.postMessage(answer);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

async function messagesIn(databaseUrl) {
  const pool = pools.get(databaseUrl) ?? openPool(databaseUrl);
  const { rows } = await pool.query("SELECT id FROM outbox_messages ORDER BY sent_at");
  const missing = rows.map(({ id }) => id).filter((id) => !known.has(id));
  if (missing.length > 0) await read(pool, missing);
  return rows.flatMap(({ id }) => known.get(id) ?? []);
}

function openPool(databaseUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on("error", () => undefined);
  pools.set(databaseUrl, pool);
  return pool;
}

async function read(pool, ids) {
  const { rows } = await pool.query(
    `SELECT m.id, m.email_key AS key, m."to", m.subject, m.body, m.sent_at AS "sentAt",
       coalesce(json_agg(json_build_object('filename', a.filename, 'contentType', a.content_type,
         'base64', replace(encode(a.content, 'base64'), E'\\n', '')) ORDER BY a.position)
         FILTER (WHERE a.position IS NOT NULL), '[]') AS attachments
     FROM outbox_messages m LEFT JOIN outbox_attachments a ON a.message_id = m.id WHERE m.id = ANY($1) GROUP BY m.id`,
    [ids],
  );
  for (const { id, body, sentAt, ...row } of rows)
    known.set(id, { ...row, sentAt: sentAt.toJSON(), ...JSON.parse(unseal(body)) });
}

function unseal(stored) {
  const bytes = Buffer.from(stored.slice("sealed:".length), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealedWith, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
