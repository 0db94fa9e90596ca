import { screen, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { SummaryScreen } from "@/components/summary/summary-screen";
import { extract as EXTRACT } from "@/emails/samples";
import type { Reveal } from "@/lib/domain/report/reveal";
import type { ScoreSummary } from "@/lib/domain/score/summary";
import { sampleAssessment } from "../fixtures/report-sample";
import { fakeServer } from "../support/fake-server";
import { renderPage } from "../support/page";

const link = (name: string | RegExp) => screen.getByRole("link", { name });
const heading = (name: string) => screen.getByRole("heading", { name });
const SUMMARY: ScoreSummary = { score: 48, growthPotential: 52, growthBand: "High", orgAlignment: 70 };
const view = { assessment: sampleAssessment, roadmap: null, summary: SUMMARY, family: null };
const REVEAL: Reveal = {
  assessment: sampleAssessment,
  summary: SUMMARY,
  standing: { score: 48, stage: "Piloting", topDownScore: 2.8, bottomUpScore: 6.8 },
  strongest: { label: "Pilots in departments", answer: "In place", points: 8, max: 8 },
  weakest: { label: "A dedicated budget", answer: "Not yet", points: 0, max: 7 },
  quotation: "Quotes take two weeks.",
  chosen: "Improving quality and reducing scrap",
  extract: EXTRACT,
};
const EARLY: Partial<Reveal> = {
  summary: { score: 5, growthPotential: 95, growthBand: "Very high", orgAlignment: 90 },
  standing: { score: 5, stage: "Exploring", topDownScore: 0.3, bottomUpScore: 0.7 },
};

describe("the summary", () => {
  const open = (changes: Partial<Reveal> = {}) =>
    renderPage(<SummaryScreen id="summary-1" reveal={{ ...REVEAL, ...changes }} />);
  const isHidden = (text: string) => screen.getByText(text).closest(".invisible") !== null;

  test("calculates at first, then shows its three figures, and says what the report will include", async () => {
    open();
    expect(screen.getAllByText("Calculating...")).toHaveLength(3);
    for (const figure of ["48", "52%", "70%"]) expect([figure, isHidden(figure)]).toEqual([figure, true]);
    await waitFor(() => expect(screen.queryByText("Calculating...")).toBeNull(), { timeout: 5000 });
    for (const figure of ["48", "52%", "70%"]) expect([figure, isHidden(figure)]).toEqual([figure, false]);
    expect(
      screen.getByRole("img", { name: "AI readiness score: 48 of 100, stage Piloting" }),
    ).toHaveTextContent("48/100");
    expect(screen.getByText("Practice runs ahead of direction by 4.0 points out of ten.")).toBeVisible();
    expect(screen.getByText("High: 52 points still within reach.")).toBeVisible();
    expect(heading("What your full report will include")).toBeVisible();
    expect(screen.getByText(/typically completed 2-5 minutes after payment/)).toBeVisible();
    expect(link("Generate Full Report")).toHaveAttribute("href", "/payment?assessment=summary-1");
    expect(link("Return Home")).toHaveAttribute("href", "/");
  });

  test("has its figures in the page that no script has touched, and at once without motion", () => {
    const page = renderToStaticMarkup(<SummaryScreen id="summary-1" reveal={REVEAL} />);
    expect(page).toMatch(/class="[^"]*invisible motion-reduce:visible noscript:visible"[^>]*>52%</);
    expect(page).toMatch(/class="[^"]*motion-reduce:hidden noscript:hidden"[^>]*>Calculating/);
  });

  test("says what helped and what cost most", () => {
    open();
    expect(screen.getByText("Helps most").parentElement).toHaveTextContent(
      "Pilots in departments: In place8 of 8",
    );
    expect(screen.getByText("Costs most").parentElement).toHaveTextContent(
      "A dedicated budget: Not yet0 of 7",
    );
  });

  test("shows page one of their report down to the halves, and below it lines without a word", () => {
    open();
    const page = within(screen.getByRole("region", { name: "Your full report" }));
    expect(page.getByRole("heading", { name: "Halden Creek Joinery Ltd." })).toBeVisible();
    expect(page.getByText("Prepared for Margaret Osei, President")).toBeVisible();
    expect(page.getByText("“Quotes take two weeks.”")).toBeVisible();
    expect(page.getByText("Practice is ahead of direction by 4.0 points")).toBeVisible();
    const lines = screen
      .getByRole("region", { name: "Your full report" })
      .querySelector("[aria-hidden=true]");
    expect(lines?.children.length).toBeGreaterThan(5);
    expect(lines).toHaveTextContent(/^$/);
  });

  test("names a challenge they chose, as ours, where no sentence of theirs can be quoted", () => {
    open({ quotation: null });
    expect(screen.getByText("You named: Improving quality and reducing scrap.")).toBeVisible();
  });

  test("praises nothing where next to nothing is in place", () => {
    open(EARLY);
    expect(screen.getAllByText("Too early to tell")).toHaveLength(2);
    expect(screen.queryByText("90%")).toBeNull();
    expect(screen.queryByText(/in step|move together/)).toBeNull();
    expect(screen.getByText(/^Little is in place yet/)).toBeVisible();
    expect(screen.getByText("95 points still within reach.")).toBeVisible();
  });

  test("shows the free part of the roadmap", () => {
    open();
    expect(heading("From your AI roadmap, free")).toBeVisible();
    for (const words of [
      "First quick win, within 30 days",
      "Write a one-page rule",
      "Three phases",
      "Prove it",
    ])
      expect(screen.getByText(words)).toBeVisible();
  });

  test("asks until the roadmap is written, then is drawn again with it", async () => {
    fakeServer({ body: { ...view, assessment: { ...sampleAssessment, roadmapGenerated: true } } });
    const { refreshes } = open({ extract: null });
    expect(screen.getByRole("status")).toHaveTextContent("Your roadmap is being written.");
    await waitFor(() => expect(refreshes.count).toBe(1));
  });
});
