import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { CouponForm } from "@/components/payment/coupon-form";
import { NoAssessment } from "@/components/payment/no-assessment";
import { PaymentScreen } from "@/components/payment/payment-screen";
import { ResultsScreen } from "@/components/results/results-screen";
import { ThankYouScreen } from "@/components/results/thank-you-screen";
import { SummaryScreen } from "@/components/summary/summary-screen";
import { extract as EXTRACT } from "@/emails/samples";
import { COUPON_OFFLINE } from "@/lib/domain/coupon/messages";
import type { Results } from "@/lib/domain/report/results";
import type { Reveal } from "@/lib/domain/report/reveal";
import type { ScoreSummary } from "@/lib/domain/score/summary";
import { sampleAssessment } from "../fixtures/report-sample";
import { openScreen } from "../support/account";
import { type FakeAnswer, fakeServer } from "../support/fake-server";
import { watchLeaving } from "../support/navigation";
import { renderPage } from "../support/page";

const id = sampleAssessment.id;
const PERSON = { kind: "person" } as const;
const link = (name: string | RegExp) => screen.getByRole("link", { name });
const heading = (name: string) => screen.getByRole("heading", { name });
const SUMMARY: ScoreSummary = { score: 48, growthPotential: 52, growthBand: "High", orgAlignment: 70 };
const view = { assessment: sampleAssessment, roadmap: null, summary: SUMMARY, family: null };

const ORDER = {
  companyName: "Halden Creek",
  executiveName: "Margaret Osei",
  topDownScore: 2.8,
  bottomUpScore: 6.8,
  hasEmail: true,
  isPaid: false,
};
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

describe("the payment page", () => {
  test("without an assessment says so and leads to a new one", () => {
    renderPage(<NoAssessment />);
    expect(screen.getByText("No assessment found. Please complete an assessment first.")).toBeVisible();
    expect(link("Start New Assessment")).toHaveAttribute("href", "/assessment");
  });

  test("opens on the coupon code and lists the benefits", () => {
    renderPage(<PaymentScreen assessmentId={id} order={ORDER} taking={{ mode: "sandbox" }} />);
    expect(screen.getByRole("tab", { name: "Coupon Code" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("tab", { name: "Credit Card" })).toHaveAttribute("aria-selected", "false");
    const benefits = [
      /scoring/,
      /3-phase roadmap/,
      /Industry benchmarks and case studies/,
      /AI tool recommendations/,
      /PDF report by email/,
    ];
    for (const benefit of benefits) expect(screen.getByText(benefit)).toBeVisible();
  });

  test("takes no blank coupon", async () => {
    renderPage(<CouponForm assessmentId={id} />);
    expect(screen.getByRole("button", { name: "Apply Coupon" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("Coupon code"), "   ");
    expect(screen.getByRole("button", { name: "Apply Coupon" })).toBeDisabled();
  });

  const ANSWERS: [string, string, FakeAnswer | "no answer"][] = [
    [
      "Invalid Coupon Code",
      "This code has run out.",
      { status: 400, body: { message: "This code has run out." } },
    ],
    ["Invalid Coupon Code", "Please check your coupon code and try again.", { status: 400, body: {} }],
    ["Error", "Failed to validate coupon. Please try again.", "no answer"],
  ];
  test.each(ANSWERS)("a coupon is answered with %s: %s", async (title, detail, answer) => {
    fakeServer(answer);
    renderPage(<CouponForm assessmentId={id} />);
    await userEvent.type(screen.getByLabelText("Coupon code"), "CODE");
    await userEvent.click(screen.getByRole("button", { name: "Apply Coupon" }));
    expect(await screen.findByText(title)).toBeVisible();
    for (const words of screen.getAllByText(detail)) expect(words).toBeVisible();
    const field = screen.getByLabelText("Coupon code");
    const isAboutTheCode = title !== "Error";
    expect(field.hasAttribute("aria-invalid")).toBe(isAboutTheCode);
    if (isAboutTheCode) expect(field).toHaveAccessibleDescription(expect.stringContaining(detail));
    expect(screen.queryByText(COUPON_OFFLINE) !== null).toBe(!isAboutTheCode);
    await userEvent.type(field, "2");
    expect(field).not.toHaveAttribute("aria-invalid");
  });
});

test("a coupon that is good says so, and a second and a half later the report can be saved", async () => {
  fakeServer({ body: { success: true } });
  const { user, left } = openScreen(<CouponForm assessmentId={id} />);
  await user.type(screen.getByLabelText("Coupon code"), " demo2025 ");
  const appliedAt = performance.now();
  await user.click(screen.getByRole("button", { name: "Apply Coupon" }));
  expect(await screen.findByText("Coupon Applied Successfully!")).toBeVisible();
  await waitFor(() => expect(left).toEqual([`/save-account/${id}?paid=coupon&code=demo2025`]));
  expect(screen.getByText("Coupon accepted").parentElement).toHaveFocus();
  expect(performance.now() - appliedAt).toBeGreaterThan(1400);
});

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
    expect(screen.getByText("Practice is ahead of direction by 4.0 points")).toBeVisible();
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
    expect(link("Your roadmap")).toHaveAttribute("href", "/roadmap/results-1");
    expect(link("Download PDF")).toHaveAttribute("href", "/api/assessments/results-1/report.pdf");
    expect(screen.getByRole("button", { name: "Share with my board" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Take it to work" })).toBeVisible();
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
    expect(screen.queryByRole("link", { name: "Your roadmap" })).toBeNull();
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
  expect(screen.getByText(/open once they are unlocked: a one-time US\$49/)).toBeVisible();
  expect(link("your summary")).toHaveAttribute("href", `/summary/${id}`);
});

test("the thank-you page leads on, and says when the roadmap arrives", () => {
  renderPage(<ThankYouScreen id={id} isUnlocked />);
  expect(screen.getByText(/Your roadmap arrives by email within 10 minutes/)).toBeVisible();
  expect(link("View Results")).toHaveAttribute("href", `/results/${id}`);
  expect(link("Generate Full Report")).toHaveAttribute("href", `/report/${id}`);
  expect(link(/Schedule Free Consultation/)).toHaveAttribute("rel", "noopener noreferrer");
  expect(link(/Click to Call/)).toHaveAttribute("href", "tel:+16045550142");
});
