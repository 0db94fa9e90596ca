import { lawRules } from "@/lib/knowledge/law";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";

/** Where legislatures, governments, regulators, courts and the bodies that wrote a rule publish it themselves. */
const OFFICIAL = [
  "bccourts.ca",
  "bccpa.ca",
  "bcfsa.ca",
  "bclaws.gov.bc.ca",
  "cmpa-acpm.ca",
  "cpsa.ca",
  "cpsbc.ca",
  "decisions.civilresolutionbc.ca",
  "eur-lex.europa.eu",
  "fct-cf.gc.ca",
  "ilga.gov",
  "ised-isde.canada.ca",
  "kings-printer.alberta.ca",
  "laws-lois.justice.gc.ca",
  "leg.colorado.gov",
  "legisquebec.gouv.qc.ca",
  "lrb.bc.ca",
  "nyc.gov",
  "ontario.ca",
  "osfi-bsif.gc.ca",
  "parl.ca",
  "priv.gc.ca",
  "www2.gov.bc.ca",
];

/** Still told by a law firm, a blog or a press release service. This list may only become shorter. */
const TOLD_BY_OTHERS = [
  "ab-popa",
  "bc-bcfsa-credit-unions",
  "bc-lsbc-ai",
  "bc-oipc-scribes",
  "ca-aida",
  "ca-asc-6-2",
  "ca-csa-11-348",
  "on-edsta",
  "qc-health",
];

const isOfficial = (url: string) =>
  OFFICIAL.some((host) => new URL(url).host.replace(/^www\./, "") === host.replace(/^www\./, ""));

describe("a law that is printed", () => {
  it("cites the enactment, the regulator or the court, but for nine that are named here", () => {
    const others = lawRules.filter(({ verified, source }) => verified && !isOfficial(source.url));
    expect(others.map(({ id }) => id).sort()).toEqual(TOLD_BY_OTHERS);
  });

  it("names the sections of an act, which is long", () => {
    const acts = lawRules.filter(({ source }) =>
      /bclaws|justice\.gc|legisquebec|\/statute\//.test(source.url),
    );
    for (const { source } of acts) expect(source.title).toMatch(/sections? \d/);
  });

  it("says as of which day its text was read, where that was in a copy", () => {
    const inCopies =
      /\b(?:in|from) (?:an? (?:unofficial )?)?cop(?:y|ies)\b|(?:LEGISinfo|EUR-Lex)(?: itself)? was not opened/;
    const unsaid = lawRules.filter(({ howRead, textOf }) => inCopies.test(howRead) && textOf === null);
    expect(unsaid.map(({ id }) => id)).toEqual([]);
    const { reportData } = writePlaybookReport(READ_FIRMS.gc, new Date("2026-11-22T20:00:00Z"));
    const act = reportData.sources.find(({ url }) => url.includes("03063_01"));
    expect(act?.checked).toBe("Text as of February 3, 2026");
    expect(reportData.law?.applies.map(({ status }) => status).join("\n")).toMatch(
      /In force since January 1, 2004 \[\d+\]; checked to September 4, 2026\./,
    );
  });
});
