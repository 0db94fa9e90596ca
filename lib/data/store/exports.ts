import { z } from "zod";
import type { ExportSummary } from "@/lib/domain/export/export";
import { type ExportRow, type ExportRowType, fieldsOf } from "@/lib/domain/export/row";
import { LEAD_BADGES } from "@/lib/domain/lead/badge";
import type { LeadFilter } from "@/lib/domain/lead/filter";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";
import { Prisma } from "@/lib/generated/prisma/client";
import { decryptOrNull } from "../encryption";
import type { Ask } from "../snapshot";
import { BADGE, whereOf } from "./lead-search-plan";

/** Where a page ended: the next one begins behind it. */
const ExportPlace = z.object({ id: z.uuid(), createdAt: z.coerce.date() });
export type ExportPlace = z.infer<typeof ExportPlace>;

/** Assessments with what was written about them, page by page, the newest first. */
export const exports = (ask: Ask) => ({
  async summary(filter: LeadFilter): Promise<ExportSummary> {
    const rows = await ask<ExportSummary>(Prisma.sql`
      SELECT count(*)::int AS "totalAssessments", count(r.id)::int AS "assessmentsWithReports",
        (count(*) FILTER (WHERE a.lead_qualified))::int AS "qualifiedLeads",
        round(avg(a.ai_readiness_score))::int AS "avgReadinessScore"
      FROM assessments a LEFT JOIN reports r ON r.assessment_id = a.id
      WHERE NOT a.is_sample AND (${whereOf(filter)})`);
    return (
      rows[0] ?? {
        totalAssessments: 0,
        assessmentsWithReports: 0,
        qualifiedLeads: 0,
        avgReadinessScore: null,
      }
    );
  },

  /** The rows behind a place, and the place where they end; null there where these are the last. */
  async page(
    filter: LeadFilter,
    after: ExportPlace | null,
    { limit, type }: { limit: number; type: ExportRowType },
  ): Promise<{ rows: ExportRow[]; next: ExportPlace | null }> {
    const behind = after === null ? Prisma.sql`true` : isBehind(after);
    const rows = await ask<ExportRow>(Prisma.sql`
      SELECT ${FIELDS[type]} AS fields, ${CALLS}, ${WRITTEN[type]}
      FROM (
        SELECT a.* FROM assessments a WHERE NOT a.is_sample AND (${whereOf(filter)}) AND ${behind}
        ORDER BY a.created_at DESC, a.id LIMIT ${limit}
      ) a ${JOINED[type]}
      ORDER BY a.created_at DESC, a.id`);
    const last = rows.length < limit ? undefined : rows.at(-1);
    return {
      rows: rows.map(withNumbers),
      next: last === undefined ? null : ExportPlace.parse(JSON.parse(last.fields)),
    };
  },

  /** The newest assessment with a report, else the newest. */
  async sample(filter: LeadFilter): Promise<ExportRow | null> {
    const rows = await ask<ExportRow>(Prisma.sql`
      SELECT ${FIELDS.comprehensive} AS fields, NULL AS "callRequests", ${WRITTEN.comprehensive}
      FROM (
        SELECT a.* FROM assessments a WHERE NOT a.is_sample AND (${whereOf(filter)})
        ORDER BY a.created_at DESC, a.id LIMIT 500
      ) a ${JOINED.comprehensive}
      ORDER BY (r.id IS NULL), a.created_at DESC LIMIT 1`);
    return rows[0] ?? null;
  },
});

/** As text: they go into the file as they are, and parsing them would cost more than reading them. */
const NOTHING_WRITTEN = Prisma.sql`NULL AS "reportData", NULL AS "aiRecommendations"`;
const WRITTEN: Record<ExportRowType, Prisma.Sql> = {
  standard: NOTHING_WRITTEN,
  workbook: NOTHING_WRITTEN,
  comprehensive: Prisma.sql`r.report_data::text AS "reportData",
    coalesce(t.tools, m.content -> 'aiApps', r.report_data -> 'recommendedApplications')::text AS "aiRecommendations"`,
};

const JOINED: Record<ExportRowType, Prisma.Sql> = {
  standard: Prisma.empty,
  workbook: Prisma.empty,
  comprehensive: Prisma.sql`LEFT JOIN reports r ON r.assessment_id = a.id
    LEFT JOIN roadmaps m ON m.assessment_id = a.id
    LEFT JOIN ai_recommendations t ON t.assessment_id = a.id`,
};

/** One line of JSON; null is an empty text. */
const CALLS = Prisma.sql`(
  SELECT json_agg(json_build_object('phoneNumber', c.phone_number, 'requestedAt', ${isoOf("c.created_at")},
    'state', c.state, 'handledBy', u.email, 'handledAt', ${isoOf("c.handled_at")})
    ORDER BY c.created_at DESC)::text
  FROM call_requests c LEFT JOIN users u ON u.id = c.handled_by WHERE c.assessment_id = a.id
) AS "callRequests"`;

const StoredCalls = z.array(z.object({ phoneNumber: z.string() }).loose());

/** Numbers lie sealed in the database. */
function withNumbers(row: ExportRow): ExportRow {
  if (row.callRequests === null) return row;
  const calls = StoredCalls.parse(JSON.parse(row.callRequests));
  const opened = calls.map((call) => ({ ...call, phoneNumber: decryptOrNull(call.phoneNumber) }));
  return { ...row, callRequests: JSON.stringify(opened) };
}

/** The label of a lead's badge. */
const STATUS = inWords(BADGE, LEAD_BADGES);
/** The label of a lead's stage. */
const STAGE = inWords(Prisma.sql`a.lead_status`, LEAD_STAGES);

/** The code of the campaign that it came by. */
const CAMPAIGN = Prisma.sql`(SELECT code FROM campaigns c WHERE c.id = a.campaign_id)`;

function inWords(value: Prisma.Sql, options: readonly { value: string; label: string }[]): Prisma.Sql {
  const labels = options.map((option) => Prisma.sql`WHEN ${option.value} THEN ${option.label}`);
  return Prisma.sql`CASE ${value} ${Prisma.join(labels, " ")} END`;
}

const TIMES: ReadonlySet<string> = new Set(["paidAt", "createdAt", "updatedAt"]);

const OWNER = Prisma.sql`(SELECT o.email FROM users o WHERE o.id = a.lead_owner_id)`;
const NOTES = Prisma.sql`(
  SELECT json_agg(json_build_object('text', n.text, 'author', u.email, 'createdAt', ${isoOf("n.created_at")})
    ORDER BY n.created_at DESC)
  FROM lead_notes n LEFT JOIN users u ON u.id = n.author_id WHERE n.assessment_id = a.id
)`;

const FIELDS: Record<ExportRowType, Prisma.Sql> = {
  standard: objectOf(fieldsOf("standard")),
  workbook: objectOf(fieldsOf("workbook")),
  comprehensive: objectOf(fieldsOf("comprehensive")),
};

/** One JSON object under the product's names, in their order. */
function objectOf(fields: readonly string[]): Prisma.Sql {
  const columns = fields.map((field) => Prisma.sql`${columnOf(field)} AS ${Prisma.raw(`"${field}"`)}`);
  return Prisma.sql`(SELECT row_to_json(named) FROM (SELECT ${Prisma.join(columns)}) named)::text`;
}

function columnOf(field: string): Prisma.Sql {
  if (field === "status") return STATUS;
  if (field === "stage") return STAGE;
  if (field === "owner") return OWNER;
  if (field === "notes") return NOTES;
  if (field === "campaign") return CAMPAIGN;
  const column = `a.${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  return TIMES.has(field) ? isoOf(column) : Prisma.raw(column);
}

/** A time as ISO text. */
function isoOf(column: string): Prisma.Sql {
  return Prisma.sql`to_char(${Prisma.raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Said so that the index on the time leads straight there. */
const isBehind = ({ createdAt, id }: ExportPlace) =>
  Prisma.sql`a.created_at <= ${createdAt} AND (a.created_at < ${createdAt} OR a.id > ${id}::uuid)`;
