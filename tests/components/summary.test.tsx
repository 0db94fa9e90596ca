import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { SWRConfig } from "swr";
import { SummaryScreen } from "@/components/summary/summary-screen";
import { extract as EXTRACT } from "@/emails/samples";
import { NOT_YET_FREE } from "@/lib/domain/comparison/messages";
import type { Reveal } from "@/lib/domain/report/reveal";
import type { ScoreSummary } from "@/lib/domain/score/summary";
import { sampleAssessment } from "../fixtures/report-sample";
import { fakeCalls, fakeServer } from "../support/fake-server";
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
  isCompared: false,
  asked: [],
  askedCost: null,
};
const EARLY: Partial<Reveal> = {
  summary: { score: 5, growthPotential: 95, growthBand: "Very high", orgAlignment: 90 },
  standing: { score: 5, stage: "Exploring", topDownScore: 0.3, bottomUpScore: 0.7 },
};

describe("the summary", () => {
  const open = (changes: Partial<Reveal> = {}) =>
    renderPage(<SummaryScreen id="summary-1" reveal={{ ...REVEAL, ...changes }} />);
  const isCovered = (text: string) =>
    screen.getByText(text).closest(".isolate")?.lastElementChild?.textContent === "Calculating...";

  test("calculates at first, then shows its three figures, and says what the report will include", async () => {
    open();
    expect(screen.getAllByText("Calculating...")).toHaveLength(3);
    for (const figure of ["48", "52%", "70%"]) expect([figure, isCovered(figure)]).toEqual([figure, true]);
    await waitFor(() => expect(screen.queryByText("Calculating...")).toBeNull(), { timeout: 5000 });
    for (const figure of ["48", "52%", "70%"]) expect([figure, isCovered(figure)]).toEqual([figure, false]);
    expect(
      screen.getByRole("img", { name: "AI readiness score: 48 of 100, stage Piloting" }),
    ).toHaveTextContent("48/100");
    expect(
      screen.getByText("Daily use of AI scores higher than leadership of it, by 4.0 points out of ten."),
    ).toBeVisible();
    expect(screen.getByText("High: 52 points still within reach.")).toBeVisible();
    expect(heading("What your full report will include")).toBeVisible();
    expect(screen.getByText(/typically completed 2-5 minutes after payment/)).toBeVisible();
    expect(link("Generate Full Report")).toHaveAttribute("href", "/payment?assessment=summary-1");
    expect(link("Return Home")).toHaveAttribute("href", "/");
  });

  test("has its figures in the page that no script has touched, and at once without motion or when it is read out", () => {
    const page = renderToStaticMarkup(<SummaryScreen id="summary-1" reveal={REVEAL} />);
    expect(page).toMatch(
      /<div class="min-w-0">52%<\/div><span aria-hidden="true" class="[^"]*motion-reduce:hidden[^"]*"><span[^>]*>Calculating/,
    );
  });

  test("says in one line whether there is a comparison, without a figure of it", () => {
    const { unmount } = open();
    expect(screen.getByText(NOT_YET_FREE)).toBeVisible();
    unmount();
    open({ isCompared: true });
    expect(screen.getByText("How you compare: in the full report")).toBeVisible();
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
    expect(
      page.getByText("Daily use of AI scores higher than leadership of it, by 4.0 points of 10"),
    ).toBeVisible();
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

describe("what could not be placed", () => {
  const CALL = "PUT /api/assessments/summary-1/topics";
  const ASKED: Reveal["asked"] = [
    { key: "aiFriction:0", sentence: "The raccoons are back on Fridays.", topic: null },
    { key: "aiFriction:34", sentence: "The moon is full above the yard.", topic: "money" },
  ];
  const open = (asked: Reveal["asked"]) =>
    renderPage(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SummaryScreen id="summary-1" reveal={{ ...REVEAL, asked }} />
      </SWRConfig>,
    );
  const group = (words: RegExp) => within(screen.getByRole("group", { name: words }));
  const raccoons = () => group(/The raccoons are back on Fridays\..*What is this mostly about\?/);
  const SAVED = "Saved. Your report will answer it.";

  test("draws nothing where all was understood", () => {
    open([]);
    expect(screen.queryByText(/could not place/)).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("is asked with eight headings, below the way to pay, and shows what was chosen before", () => {
    open(ASKED);
    const title = heading("Two things we could not place");
    expect(link("Generate Full Report").compareDocumentPosition(title)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(raccoons().getAllByRole("radio")).toHaveLength(8);
    expect(raccoons().queryByRole("radio", { checked: true })).toBeNull();
    expect(group(/The moon/).getByRole("radio", { name: "Money" })).toBeChecked();
    expect(screen.queryByText(/is this right/i)).toBeNull();
  });

  test("is placed by one tap, and again by another", async () => {
    const sent = fakeCalls({ [CALL]: { body: { success: true } } });
    const user = userEvent.setup();
    open(ASKED);
    await user.click(raccoons().getByLabelText("Rules"));
    expect(raccoons().getByLabelText("Rules")).toBeChecked();
    expect(await raccoons().findByText(SAVED)).toBeVisible();
    await user.click(raccoons().getByLabelText("Something else"));
    expect(await raccoons().findByText("Saved. Your report will quote it.")).toBeVisible();
    expect(raccoons().getByLabelText("Rules")).not.toBeChecked();
    expect(group(/The moon/).getByLabelText("Money")).toBeChecked();
    expect(sent.map(({ body }) => body)).toEqual([
      { sentence: "aiFriction:0", topic: "rules" },
      { sentence: "aiFriction:0", topic: "other" },
    ]);
  });

  test("holds what was chosen last, and sends nothing of what came in between", async () => {
    const sent = fakeCalls({ [CALL]: { body: { success: true } } });
    const user = userEvent.setup();
    open(ASKED);
    raccoons().getByLabelText("Rules").focus();
    await user.keyboard(" {ArrowRight}{ArrowRight}{ArrowRight}");
    expect(raccoons().getByLabelText("Data")).toBeChecked();
    expect(await raccoons().findByText(SAVED)).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ sentence: "aiFriction:0", topic: "data" });
  });

  test("goes back to what is kept where it was not saved, and says so", async () => {
    fakeCalls({ [CALL]: [{ status: 409, body: { message: "Too late." } }, "no answer"] });
    const user = userEvent.setup();
    open(ASKED);
    const moon = group(/The moon/);
    await user.click(moon.getByLabelText("Time"));
    expect(await moon.findByText("Too late.")).toBeVisible();
    expect(moon.getByLabelText("Money")).toBeChecked();
    await user.click(raccoons().getByLabelText("Time"));
    expect(await raccoons().findByText("That was not saved. Please choose again.")).toBeVisible();
    expect(raccoons().queryByRole("radio", { checked: true })).toBeNull();
  });
});
