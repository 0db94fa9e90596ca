import { contentDisposition, reportFileName } from "@/lib/domain/report/file-name";

const DAY = new Date("2026-11-18T18:00:00Z");

describe("the name of the downloaded report", () => {
  test.each([
    ["Halden Creek Joinery Ltd.", "AI-readiness-report-Halden-Creek-Joinery-Ltd-2026-11-18.pdf"],
    ["../../etc/passwd", "AI-readiness-report-etc-passwd-2026-11-18.pdf"],
    ['Ring"s\r\nSet-Cookie: a=b', "AI-readiness-report-Ring-s-Set-Cookie-a-b-2026-11-18.pdf"],
    ["松本製作所", "AI-readiness-report-松本製作所-2026-11-18.pdf"],
    ["Café Åland", "AI-readiness-report-Café-Åland-2026-11-18.pdf"],
    ["\u202egnp.exe", "AI-readiness-report-gnp-exe-2026-11-18.pdf"],
    ["   ", "AI-readiness-report-2026-11-18.pdf"],
    ["", "AI-readiness-report-2026-11-18.pdf"],
  ])("for %j it is %j", (company, expected) => {
    expect(reportFileName(company, DAY)).toBe(expected);
  });

  test("a name of 200 characters gives a file name that every disk takes", () => {
    expect(reportFileName("界".repeat(200), DAY).length).toBeLessThanOrEqual(100);
  });

  test("the day is the one in British Columbia, not the server's", () => {
    expect(reportFileName("A", new Date("2026-11-19T05:00:00Z"))).toBe(
      "AI-readiness-report-A-2026-11-18.pdf",
    );
  });
});

describe("the header that names a download", () => {
  test("carries a plain name for old programs and the full one for the rest", () => {
    expect(contentDisposition("Café 松.pdf")).toBe(
      `attachment; filename="Cafe -.pdf"; filename*=UTF-8''Caf%C3%A9%20%E6%9D%BE.pdf`,
    );
  });

  test.each([
    "a\r\nSet-Cookie: b=c.pdf",
    'a".pdf; filename=evil.exe',
    "a\\b%41.pdf",
    "it's (1)*!.pdf",
    "\ud800.pdf",
    "\u0000\u0007.pdf",
    "",
  ])("stays one header with closed quotes for %j", (name) => {
    expect(contentDisposition(name)).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x24\x26-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]*$/,
    );
  });
});
