// Prints the messages that servers on PostgreSQL have kept: node read-outbox.mjs, with DATABASE_URL and NEXTAUTH_SECRET.
import { createDecipheriv, hkdfSync } from "node:crypto";
import pg from "pg";

const key = Buffer.from(hkdfSync("sha256", process.env.NEXTAUTH_SECRET ?? "", "", "sealed texts", 32));

function unseal(stored) {
  const bytes = Buffer.from(stored.slice("sealed:".length), "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query(`
  SELECT m.email_key AS key, m."to", m.subject, m.body, m.sent_at AS "sentAt",
    coalesce(json_agg(json_build_object('filename', a.filename, 'contentType', a.content_type,
      'base64', replace(encode(a.content, 'base64'), E'\\n', '')) ORDER BY a.position)
      FILTER (WHERE a.position IS NOT NULL), '[]') AS attachments
  FROM outbox_messages m LEFT JOIN outbox_attachments a ON a.message_id = m.id GROUP BY m.id ORDER BY m.sent_at`);
await client.end();
const messages = rows.map(({ body, ...row }) => ({ ...row, ...JSON.parse(unseal(body)) }));
process.stdout.write(JSON.stringify(messages));
