import { longDate } from "@/lib/domain/dates";
import type { Annex, AnnexPart } from "@/lib/domain/report/annex";
import { BLANK } from "@/lib/domain/report/annex";
import type { ReportParts } from "@/lib/domain/report/document/document";

/** A document before it is drawn: the annexes' own parts, with headings between them. */
export interface WordPage {
  title: string;
  /** One line under the title. */
  about: string;
  parts: WordPart[];
  foot: string;
}
export type WordPart = AnnexPart | { kind: "heading"; text: string };

/** To be filled in by hand or on the screen: it is seen that something is missing. */
const OPEN = "[__________]";

/** The AI rule of the firm, to be signed. */
export const aiRulePage = (report: ReportParts): WordPage => ({
  ...pageOf(annexOf(report, "ai-rule"), report),
  about: open(`In force from ${BLANK}`),
  foot: `Draft from your answers of ${longDate(report.writtenOn)}. General information, not legal advice.`,
});

/** What is agreed for the trial, on one page. */
export const pilotCharterPage = (report: ReportParts): WordPage =>
  pageOf(annexOf(report, "pilot-charter"), report);

/** The minute of the meeting that decides: the trial, the rule, and who answers for both. */
export function boardMinutePage(report: ReportParts): WordPage {
  const resolution = annexOf(report, "resolution");
  const { companyName } = report.assessment;
  const [opening, clauses] = resolution.parts;
  const subject = resolution.title.replace(/^[^:]*: /, "");
  const first = opening === undefined ? [] : [opening];
  const resolutions: [string, AnnexPart[]][] = [
    [subject, clauses === undefined ? [] : [clauses]],
    ["the AI rule", [{ kind: "paragraph", text: ruleText(report) }]],
    ["the sponsor", [{ kind: "paragraph", text: SPONSOR }]],
  ];
  return pageOf(
    {
      ...resolution,
      title: `Minute: three resolutions of ${companyName}`,
      parts: [
        {
          kind: "paragraph",
          text: `Date: ${BLANK} Place: ${BLANK} In the chair: ${BLANK} Present: ${BLANK}`,
        },
        ...resolutions.flatMap(([about, parts], place): WordPart[] => [
          { kind: "heading", text: `Resolution ${place + 1}: ${about}` },
          ...first,
          ...parts,
          { kind: "paragraph", text: CARRIED },
        ]),
      ],
    },
    report,
  );
}

/** A meeting moves and carries, also where the report knows of no body that does. */
const CARRIED = `Moved: ${BLANK} Seconded: ${BLANK} Carried on: ${BLANK} Signed: ${BLANK}`;

const SPONSOR = `${BLANK} is named the sponsor of this plan, with ${BLANK} hours a month for it, and reports to the next meeting after each gate: what was done, what it cost, and what came out.`;

function ruleText({ reportData }: ReportParts): string {
  const hasPolicy = reportData.readinessAssessment.lines.some(
    ({ key, points }) => key === "policy" && points > 0,
  );
  return hasPolicy
    ? `The written AI policy stays in force. Its short form of one page, as laid before this meeting, is given to all who work here by ${BLANK}; where the two differ, the policy holds. Questions about it go to ${BLANK}.`
    : `The AI rule of one page, as laid before this meeting, holds from ${BLANK}. All who work here have read and signed it by ${BLANK}. Questions about it go to ${BLANK}.`;
}

function annexOf({ reportData }: ReportParts, id: Annex["id"]): Annex {
  const annex = reportData.annexes?.find((each) => each.id === id);
  if (annex === undefined) throw new Error(`The report has no annex ${id}.`);
  return annex;
}

function pageOf(
  { title, use, parts }: { title: string; use: string; parts: WordPart[] },
  report: ReportParts,
): WordPage {
  const { companyName } = report.assessment;
  return {
    title,
    about: use,
    parts: parts.map(withOpenBlanks),
    foot: `${companyName} · Draft from the AI readiness report of ${longDate(report.writtenOn)}. General information, not legal advice.`,
  };
}

const open = (text: string): string => text.replaceAll(BLANK, OPEN);

function withOpenBlanks(part: WordPart): WordPart {
  switch (part.kind) {
    case "heading":
      return part;
    case "paragraph":
      return { ...part, text: open(part.text) };
    case "clauses":
      return { ...part, items: part.items.map(open) };
    case "table":
      return { ...part, rows: part.rows.map((row) => row.map(open)) };
  }
}
