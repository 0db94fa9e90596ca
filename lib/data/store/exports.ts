import { z } from "zod";
import type { LeadFilter } from "@/lib/domain/admin/lead-filter";
import type { ExportSummary } from "@/lib/domain/export/export";
import type { ExportRow } from "@/lib/domain/export/row";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Ask } from "../snapshot";
import { whereOf } from "./leads";

/** Where a page ended: the next one begins behind it. */
export interface ExportPlace {
  createdAt: Date;
  id: string;
}

interface RawRow extends ExportPlace {
  /** The assessment as JSON text. */
  row: string;
  reportData: string | null;
  aiRecommendations: string | null;
}

/** Assessments with what was written about them, page by page, the newest first. */
export const exports = (ask: Ask) => ({
  async summary(filter: LeadFilter): Promise<ExportSummary> {
    const rows = await ask<ExportSummary>(Prisma.sql`
      SELECT count(*)::int AS "totalAssessments", count(r.id)::int AS "assessmentsWithReports",
        (count(*) FILTER (WHERE a.lead_qualified))::int AS "qualifiedLeads",
        round(avg(a.ai_readiness_score))::int AS "avgReadinessScore"
      FROM assessments a LEFT JOIN reports r ON r.assessment_id = a.id WHERE ${whereOf(filter)}`);
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
    { limit, isWhole }: { limit: number; isWhole: boolean },
  ): Promise<{ rows: ExportRow[]; next: ExportPlace | null }> {
    const written = isWhole ? WRITTEN : NOTHING_WRITTEN;
    const behind = after === null ? Prisma.sql`true` : isBehind(after);
    const raw = await ask<RawRow>(Prisma.sql`
      SELECT a.id, a.created_at AS "createdAt", (to_jsonb(a) - 'submission_key')::text AS row, ${written}
      FROM (
        SELECT a.* FROM assessments a WHERE (${whereOf(filter)}) AND ${behind}
        ORDER BY a.created_at DESC, a.id LIMIT ${limit}
      ) a
      LEFT JOIN reports r ON r.assessment_id = a.id LEFT JOIN roadmaps m ON m.assessment_id = a.id
      ORDER BY a.created_at DESC, a.id`);
    const last = raw.length < limit ? undefined : raw.at(-1);
    const next = last === undefined ? null : { createdAt: last.createdAt, id: last.id };
    return { rows: raw.map(rowOf), next };
  },

  /** The newest assessment with a report, else the newest. */
  async sample(filter: LeadFilter): Promise<ExportRow | null> {
    const raw = await ask<RawRow>(Prisma.sql`
      SELECT a.id, a.created_at AS "createdAt", (to_jsonb(a) - 'submission_key')::text AS row, ${WRITTEN}
      FROM (
        SELECT a.* FROM assessments a WHERE ${whereOf(filter)} ORDER BY a.created_at DESC, a.id LIMIT 500
      ) a
      LEFT JOIN reports r ON r.assessment_id = a.id LEFT JOIN roadmaps m ON m.assessment_id = a.id
      ORDER BY (r.id IS NULL), a.created_at DESC LIMIT 1`);
    return raw[0] === undefined ? null : rowOf(raw[0]);
  },
});

/** As text: they go into the file as they are, and parsing them would cost more than reading them. */
const WRITTEN = Prisma.sql`r.report_data::text AS "reportData",
  coalesce(m.content -> 'aiApps', r.report_data -> 'recommendedApplications')::text AS "aiRecommendations"`;
const NOTHING_WRITTEN = Prisma.sql`NULL AS "reportData", NULL AS "aiRecommendations"`;

/** Said so that the index on the time leads straight there. */
const isBehind = ({ createdAt, id }: ExportPlace) =>
  Prisma.sql`a.created_at <= ${createdAt} AND (a.created_at < ${createdAt} OR a.id > ${id}::uuid)`;

const Columns = z.record(z.string(), z.unknown());
const TIMES: ReadonlySet<string> = new Set(["paid_at", "created_at", "updated_at"]);

function rowOf({ row, reportData, aiRecommendations }: RawRow): ExportRow {
  const fields: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(Columns.parse(JSON.parse(row)))) {
    const isTime = TIMES.has(column) && typeof value === "string";
    fields[nameOf(column)] = isTime ? new Date(value).toISOString() : value;
  }
  return { fields, reportData, aiRecommendations };
}

const names = new Map<string, string>();

/** The product's name of a column, made once: there are forty in each of a hundred thousand rows. */
function nameOf(column: string): string {
  const known = names.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  names.set(column, name);
  return name;
}
