import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ReportFailed from "@/app/(public)/report/[assessmentId]/error";
import { PageFailed } from "@/components/layout/page-failed";
import { PageNotFound } from "@/components/layout/page-not-found";
import { ReportScreen } from "@/components/report/report-screen";
import {
  AssessmentLoading,
  AssessmentMissing,
  ReportLoading,
  ReportMissing,
} from "@/components/report/report-states";
import { RoadmapNotReady } from "@/components/roadmap/roadmap-not-ready";
import { RoadmapPending } from "@/components/roadmap/roadmap-pending";
import { RoadmapScreen } from "@/components/roadmap/roadmap-screen";
import { sampleAssessment, sampleRoadmap } from "../fixtures/report-sample";
import { fakeServer } from "../support/fake-server";
import { renderPage } from "../support/page";

const id = sampleAssessment.id;
const PERSON = { kind: "person" } as const;
const link = (name: string | RegExp) => screen.getByRole("link", { name });
const heading = (name: string) => screen.getByRole("heading", { name });

describe("the roadmap page", () => {
  test("has the way back, the company's name, the PDF and the consultation", () => {
    renderPage(<RoadmapScreen assessment={sampleAssessment} roadmap={sampleRoadmap} plan={null} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Halden Creek Joinery Ltd.");
    expect(link("← Back to Results")).toHaveAttribute("href", `/results/${id}`);
    expect(link("Export PDF")).toHaveAttribute("href", `/api/assessments/${id}/report.pdf`);
    expect(link(/Schedule Consultation/)).toBeVisible();
  });

  test("has words for while it loads and while it is not ready", () => {
    const { unmount } = renderPage(<RoadmapPending />);
    expect(screen.getByText("Loading your roadmap...")).toBeVisible();
    unmount();
    renderPage(<RoadmapNotReady id={id} />);
    expect(heading("Roadmap Not Ready")).toBeVisible();
    expect(
      screen.getByText("Your AI roadmap is still being generated. Please check back in a few minutes."),
    ).toBeVisible();
    expect(link("Back to Results")).toHaveAttribute("href", `/results/${id}`);
  });
});

describe("the report page", () => {
  const open = async (of: string) => {
    renderPage(
      <ReportScreen caller={PERSON} id={of} hasFamily isCounted rendered={{ report: "", interview: "" }}>
        <p>The report</p>
      </ReportScreen>,
    );
    // What asks in the background is loaded after the page.
    await act(async () => void (await import("@/components/report/revalidation")));
  };

  test("has the way back, a fresh look, the call, and the PDF without the family section and with it", async () => {
    await open(id);
    expect(link("← Back to Results")).toHaveAttribute("href", `/results/${id}`);
    expect(screen.getByRole("button", { name: "Refresh Report" })).toBeEnabled();
    for (const call of screen.getAllByRole("button", { name: "Call Me Back" })) expect(call).toBeVisible();
    expect(link("View Roadmap")).toHaveAttribute("href", `/roadmap/${id}`);
    expect(screen.getByRole("button", { name: "Share with My Board" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Take It to Work" })).toBeVisible();
    expect(link("Download PDF")).toHaveAttribute("href", `/api/assessments/${id}/report.pdf`);
    expect(link("Download PDF with the family section")).toHaveAttribute(
      "href",
      `/api/assessments/${id}/report.pdf?family=included`,
    );
  });

  test("folds away what is not for every day, where there is no room for it", async () => {
    await open(id);
    const more = screen.getByRole("button", { name: "More" });
    expect(more).toHaveAttribute("aria-expanded", "false");
    const folded = document.getElementById(more.getAttribute("aria-controls") ?? "");
    expect(folded).toHaveClass("max-lg:hidden");
    await userEvent.click(more);
    expect(screen.getByRole("button", { name: "Less" })).toHaveAttribute("aria-expanded", "true");
    expect(folded).not.toHaveClass("max-lg:hidden");
  });

  test.each([
    ["Failed to fetch interview insights", 95_000],
    ["Failed to fetch report", 125_000],
  ])("keeps the paper and says so where a look in the background failed: %s", async (words, after) => {
    jest.useFakeTimers();
    fakeServer({ status: 500, body: {} });
    await open(`report-${after}`);
    await act(() => jest.advanceTimersByTimeAsync(after));
    jest.useRealTimers();
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    expect(screen.getByText("The report")).toBeVisible();
  });

  test.each([
    ["Loading Assessment...", <AssessmentLoading key="a" />],
    ["Assessment Not Found", <AssessmentMissing key="b" />],
    ["The requested assessment could not be found.", <AssessmentMissing key="c" />],
    ["Retrieving the previously generated report...", <ReportLoading key="d" isWritten />],
    [
      "Generating comprehensive AI adoption readiness report. This may take 30-60 seconds...",
      <ReportLoading key="e" isWritten={false} />,
    ],
    ["No Report Available", <ReportMissing key="f" />],
    ["Report Error", <ReportFailed key="g" />],
    [
      "There was an error loading the report. Please try refreshing the page or contact support if the issue persists.",
      <ReportFailed key="h" />,
    ],
    ["Refresh Page", <ReportFailed key="i" />],
  ])("has its state: %s", (words, state) => {
    renderPage(state);
    expect(screen.getByText(words)).toBeVisible();
  });
});

test("an unknown address is Page Not Found", () => {
  renderPage(<PageNotFound />);
  expect(heading("Page Not Found")).toBeVisible();
});

test("a page that could not be shown says so without a word about anybody, and can be tried again", async () => {
  const again = jest.fn();
  renderPage(<PageFailed reset={again} />);
  expect(heading("Something went wrong")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(again).toHaveBeenCalled();
});
