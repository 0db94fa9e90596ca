import { act, screen, waitFor, within } from "@testing-library/react";
import { ResultsScreen } from "@/components/results/results-screen";
import { ThankYouScreen } from "@/components/results/thank-you-screen";
import type { Results } from "@/lib/domain/report/results";
import type { ScoreSummary } from "@/lib/domain/score/summary";
import { sampleAssessment } from "../fixtures/report-sample";
import { fakeServer } from "../support/fake-server";
import { watchLeaving } from "../support/navigation";
import { renderPage } from "../support/page";

const id = sampleAssessment.id;
const PERSON = { kind: "person" } as const;
const link = (name: string | RegExp) => screen.getByRole("link", { name });
const heading = (name: string) => screen.getByRole("heading", { name });
const SUMMARY: ScoreSummary = { score: 48, growthPotential: 52, growthBand: "High", orgAlignment: 70 };
const view = { assessment: sampleAssessment, roadmap: null, summary: SUMMARY, family: null };

describe("the results", () => {
  const FAMILY = {
    overallScore: 6.5,
    rating: "High",
    summary: "",
    breakdown: { preparednessScore: 6, usageScore: 7, childSafetyScore: 6, rulesScore: 7 },
  } as const;

  const STANDING = { score: 48, stage: "Piloting", topDownScore: 2.8, bottomUpScore: 6.8 } as const;
  const MONDAY = { what: "Time ten finished quotes.", who: "Head of estimating, 4 hours." };
  const shown = (changes: Partial<Results> = {}): Results => ({
    assessment: sampleAssessment,
    family: null,
    standing: STANDING,
    monday: null,
    isWritten: false,
    ...changes,
  });

  test("show score, stage and gap first, then the ways on, Monday, the company, and the household last", async () => {
    fakeServer({ body: view });
    const results = shown({ family: FAMILY, monday: MONDAY, isWritten: true });
    renderPage(<ResultsScreen isAdmin={false} caller={PERSON} id="results-1" results={results} isSaved />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Report ready");
    expect(screen.getByText(/^Halden Creek Joinery Ltd\.,/)).toBeVisible();
    expect(screen.getByRole("img", { name: "AI readiness score: 48 of 100, stage Piloting" })).toBeVisible();
    expect(
      screen.getByText("Daily use of AI scores higher than leadership of it, by 4.0 points of 10"),
    ).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "On Monday",
      "What's Next",
      "Company profile",
      "Family AI readiness",
    ]);
    expect(screen.getByText(MONDAY.what)).toBeVisible();
    for (const fact of [
      "Industry",
      "Revenue",
      "Employees",
      "Location",
      "Organization posture",
      "AI confidence",
      "5/10",
      "6.5/10",
    ])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText("6.5/10").parentElement).toHaveTextContent("6.5/10, High");
    expect(screen.queryByText(/2-5 minutes after payment/)).toBeNull();
    expect(screen.getByText("Your report is saved in your account.")).toBeVisible();
    expect(link("See Your Full Report")).toHaveAttribute("href", "/report/results-1");
    expect(link("View Roadmap")).toHaveAttribute("href", "/roadmap/results-1");
    expect(link("Download PDF")).toHaveAttribute("href", "/api/assessments/results-1/report.pdf");
    expect(screen.getByRole("button", { name: "Share with My Board" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Take It to Work" })).toBeVisible();
    expect(link(/^Talk it through/)).toHaveAttribute("href", "/thank-you/results-1");
    expect(link(/Schedule Free Consultation/)).toHaveAttribute("target", "_blank");
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Return Home" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Call Me Back" })).toBeVisible();
    await act(async () => undefined);
  });

  test("name what waits only while it waits", async () => {
    fakeServer({ body: view });
    renderPage(
      <ResultsScreen isAdmin={false} caller={PERSON} id="results-4" results={shown()} isSaved={false} />,
    );
    expect(screen.getByText(/typically completed 2-5 minutes after payment/)).toBeVisible();
    expect(screen.queryByText("On Monday")).toBeNull();
    expect(screen.queryByText(/usually takes 2-3 minutes/)).toBeNull();
    await act(async () => undefined);
  });

  test.each([
    [false, ["!/payment?assessment=results-3"]],
    [true, []],
  ])("lead to payment once the roadmap is there, but an admin (%s) stays", async (isAdmin, expected) => {
    const left = watchLeaving();
    const locked = { ...sampleAssessment, paymentStatus: "pending", roadmapGenerated: true };
    const sent = fakeServer({ body: { ...view, assessment: locked } });
    const results = shown({ assessment: locked });
    renderPage(
      <ResultsScreen isAdmin={isAdmin} caller={PERSON} id="results-3" results={results} isSaved={false} />,
    );
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await act(async () => undefined);
    await waitFor(() => expect(left).toEqual(expected));
  });

  test("say that AI is building the report, and where a look in the background failed", async () => {
    fakeServer({ status: 500, body: {} });
    const results = shown({ assessment: { ...sampleAssessment, roadmapGenerated: false } });
    renderPage(
      <ResultsScreen isAdmin={false} caller={PERSON} id="results-2" results={results} isSaved={false} />,
    );
    expect(screen.queryByRole("link", { name: "View Roadmap" })).toBeNull();
    expect(heading("AI is building your report")).toBeVisible();
    expect(screen.getByText(/usually takes 2-3 minutes/)).toBeVisible();
    expect(screen.queryByText("Family AI readiness")).toBeNull();
    expect(await screen.findByText("Failed to fetch assessment")).toBeVisible();
  });
});

test("the thank-you page of a report that is not paid for promises no more than is free", () => {
  renderPage(<ThankYouScreen id={id} isUnlocked={false} />);
  expect(screen.getByText(/Your roadmap arrives by email within 10 minutes/)).toBeVisible();
  expect(screen.queryByText(/read everything here/)).toBeNull();
  expect(screen.queryByText(/as a PDF/)).toBeNull();
  expect(screen.getByText(/open once they are unlocked: a one-time US\$49/)).toBeVisible();
  expect(link("your summary")).toHaveAttribute("href", `/summary/${id}`);
});

test("the thank-you page leads on, and says when the roadmap arrives", () => {
  renderPage(<ThankYouScreen id={id} isUnlocked />);
  expect(screen.getByText(/Your roadmap arrives by email within 10 minutes/)).toBeVisible();
  expect(screen.getByText(/as a PDF for your board/)).toBeVisible();
  expect(link("View Results")).toHaveAttribute("href", `/results/${id}`);
  expect(link("Generate Full Report")).toHaveAttribute("href", `/report/${id}`);
  expect(link(/Schedule Free Consultation/)).toHaveAttribute("rel", "noopener noreferrer");
  expect(link(/Click to Call/)).toHaveAttribute("href", "tel:+16045550142");
});
