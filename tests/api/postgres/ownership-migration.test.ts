import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Client } from "pg";
import { type ScratchPostgres, startPostgres } from "@/tests/support/postgres";
import { freePort } from "@/tests/support/server";
import { describeOnPostgres } from "@/tests/support/two-servers";

const FOLDER = "prisma/migrations";
const MIGRATION = readdirSync(FOLDER).find((name) => name.endsWith("assessment_ownership")) ?? "";
const sqlOf = (name: string) => readFileSync(`${FOLDER}/${name}/migration.sql`, "utf8");

let postgres: ScratchPostgres;
let database: Client;

describeOnPostgres("rows from before ownership was proved", () => {
  beforeAll(async () => {
    postgres = startPostgres(await freePort());
    database = new Client({ connectionString: postgres.createDatabase() });
    await database.connect();
    for (const name of readdirSync(FOLDER).sort()) {
      if (name < MIGRATION && /^\d/.test(name)) await database.query(sqlOf(name));
    }
  });
  afterAll(async () => {
    await database?.end();
    postgres?.remove();
  });

  it("a link from before proof was asked for stays an ownership only where nothing speaks against it", async () => {
    const before = await addUser("before@example.com", "2026-05-01");
    const after = await addUser("after@example.com", "2026-07-01");
    const signedIn = await addAssessment(before, "other@example.com");
    const linked = await addAssessment(before, "another@example.com");
    await database.query(
      `INSERT INTO audit_events (id, actor_kind, action, target_kind, target_id, outcome)
     VALUES (gen_random_uuid(), 'user', 'assessment_linked', 'assessment', $1, 'done')`,
      [linked],
    );
    const sameAddress = await addAssessment(after, "After@example.com");
    const noAddress = await addAssessment(after, null);
    const otherAddress = await addAssessment(after, "ceo@example.com");
    const free = await addAssessment(null, "ceo@example.com");

    await database.query(sqlOf(MIGRATION));

    const { rows } = await database.query<{ id: string; owner: string; proof: string; reader: string }>(
      `SELECT a.id, a.user_id AS owner, a.owner_proof AS proof, b.user_id AS reader
     FROM assessments a LEFT JOIN bookmarks b ON b.assessment_id = a.id`,
    );
    const now = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
    expect(now).toEqual({
      [signedIn]: { owner: before, proof: "device", reader: null },
      [linked]: { owner: null, proof: null, reader: before },
      [sameAddress]: { owner: after, proof: "kept", reader: null },
      [noAddress]: { owner: after, proof: "kept", reader: null },
      [otherAddress]: { owner: null, proof: null, reader: after },
      [free]: { owner: null, proof: null, reader: null },
    });
  });
});

async function addUser(email: string, createdAt: string): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO users (id, email, password, fullname, created_at, updated_at) VALUES ($1, $2, 'x', 'x', $3, now())`,
    [id, email, createdAt],
  );
  return id;
}

async function addAssessment(userId: string | null, executiveEmail: string | null): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO assessments (id, user_id, executive_email, executive_name, executive_title, company_name, company_revenue,
       company_employees, company_industry, ai_confidence, ai_perception, org_posture, created_at, updated_at)
     VALUES ($1, $2, $3, 'x', 'x', 'x', 'x', 'x', 'x', 5, 'x', 'x', '2026-06-01', now())`,
    [id, userId, executiveEmail],
  );
  return id;
}
