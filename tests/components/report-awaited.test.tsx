import { act, screen } from "@testing-library/react";
import { ReportAwaited } from "@/components/report/report-awaited";
import { ReportLoading } from "@/components/report/report-states";
import { REPORT_GENERATING } from "@/lib/domain/report/messages";
import { renderPage } from "../support/page";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe("a report that is being written elsewhere", () => {
  test("is looked for every few seconds, while the page says that it is being written", async () => {
    const { refreshes } = renderPage(
      <ReportAwaited loading={<ReportLoading isWritten={false} />} missing={<p>None</p>} />,
    );
    expect(screen.getByText(REPORT_GENERATING)).toBeVisible();
    expect(refreshes.count).toBe(0);
    await wait(5);
    expect(refreshes.count).toBe(1);
    await wait(5);
    expect(refreshes.count).toBe(2);
    expect(screen.getByText(REPORT_GENERATING)).toBeVisible();
  });

  test("is given up after some minutes, in words", async () => {
    const { refreshes } = renderPage(
      <ReportAwaited loading={<ReportLoading isWritten={false} />} missing={<p>None</p>} />,
    );
    for (let turn = 0; turn < 40; turn += 1) await wait(5);
    expect(screen.getByText("None")).toBeVisible();
    expect(screen.queryByText(REPORT_GENERATING)).toBeNull();
    const { count } = refreshes;
    await wait(60);
    expect(refreshes.count).toBe(count);
  });
});
