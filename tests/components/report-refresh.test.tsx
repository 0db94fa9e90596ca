import { act, screen } from "@testing-library/react";
import { ReportRefresh } from "@/components/report/report-refresh";
import { onToast } from "@/lib/client/toast";
import { type ReportVersions, renderedVersions } from "@/lib/domain/report/versions";
import { type FakeAnswer, fakeCalls } from "../support/fake-server";
import { renderPage } from "../support/page";

const FIRST = "2026-11-18T18:05:00.000Z";
const SECOND = "2026-11-19T18:05:00.000Z";
const report = (updatedAt: string): FakeAnswer => ({ body: { updatedAt } });
const insights = (...ids: string[]): FakeAnswer => ({
  body: { hasInterviewData: ids.length > 0, interview: null, sections: ids.map((id) => ({ id })) },
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** A page of its own each time: what was found for one is remembered. */
let pages = 0;
async function openReport(
  rendered: ReportVersions,
  reports: (FakeAnswer | "no answer")[],
  interviews: FakeAnswer[],
) {
  pages += 1;
  const id = `refreshed-${pages}`;
  fakeCalls({
    [`GET /api/assessments/${id}/report`]: reports,
    [`GET /api/assessments/${id}/interview-insights`]: interviews,
  });
  const { refreshes } = renderPage(<ReportRefresh id={id} rendered={rendered} />);
  // What asks in the background is loaded after the page.
  await wait(0);
  return refreshes;
}

const renderedWith = (reportAt: string | null, interviewAt: string | null) =>
  renderedVersions({
    reportAt: reportAt === null ? null : new Date(reportAt),
    interviewAt: interviewAt === null ? null : new Date(interviewAt),
  });

describe("an open report", () => {
  test.each([
    ["without an interview", null, insights()],
    ["with one", FIRST, insights("a", "b")],
  ])("is not drawn anew while nothing changes, %s", async (_, interviewAt, found) => {
    const refreshes = await openReport(renderedWith(FIRST, interviewAt), [report(FIRST)], [found]);
    await wait(400);
    expect(refreshes.count).toBe(0);
  });

  test("is drawn anew once where the report was written again before the first look", async () => {
    const refreshes = await openReport(renderedWith(FIRST, null), [report(SECOND)], [insights()]);
    await wait(400);
    expect(refreshes.count).toBe(1);
  });

  test("says when it was looked at last, once one has asked for it", async () => {
    await openReport(renderedWith(FIRST, null), [report(FIRST)], [insights()]);
    await wait(1);
    expect(screen.queryByText(/Up to date/)).toBeNull();
    act(() => screen.getByRole("button", { name: "Refresh Report" }).click());
    await wait(1);
    expect(screen.getByText(/^Up to date at \d\d:\d\d$/)).toBeVisible();
  });

  test("is drawn anew once where it was opened before it was written", async () => {
    const refreshes = await openReport(renderedWith(null, null), [report(FIRST)], [insights()]);
    await wait(400);
    expect(refreshes.count).toBe(1);
  });

  test("is drawn anew once for an interview, and once more for what is added to it", async () => {
    const refreshes = await openReport(
      renderedWith(FIRST, null),
      [report(FIRST)],
      [insights(), insights("a"), insights("a"), insights("a", "b")],
    );
    await wait(95);
    expect(refreshes.count).toBe(0);
    await wait(180);
    expect(refreshes.count).toBe(1);
    await wait(90);
    expect(refreshes.count).toBe(2);
  });
});

describe("Refresh Report", () => {
  const press = async () => {
    await act(async () => screen.getByRole("button", { name: "Refresh Report" }).click());
    await wait(1);
  };

  test("draws the page anew once the server has answered", async () => {
    const refreshes = await openReport(renderedWith(FIRST, null), [report(FIRST)], [insights()]);
    await press();
    expect(refreshes.count).toBe(1);
  });

  test.each<[string, FakeAnswer | "no answer", string]>([
    ["offline", "no answer", "You are offline. This report stays as it is."],
    [
      "while the server is in trouble",
      { status: 503, body: {} },
      "The report could not be refreshed just now. It stays as it is.",
    ],
  ])("%s leaves the report as it is, and says so", async (_, answer, words) => {
    const refreshes = await openReport(renderedWith(FIRST, null), [answer], [insights()]);
    const said: string[] = [];
    const off = onToast((message) => said.push(message?.description ?? ""));
    await press();
    off();
    expect(said).toEqual([words]);
    expect(refreshes.count).toBe(0);
    expect(screen.getByRole("button", { name: "Refresh Report" })).toBeEnabled();
  });
});
