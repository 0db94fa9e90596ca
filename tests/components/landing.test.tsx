import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallToAction } from "@/components/landing/call-to-action";
import { Chapters } from "@/components/landing/chapters";
import { Features } from "@/components/landing/features";
import { Hero } from "@/components/landing/hero";
import { LandingHeader } from "@/components/landing/landing-header";
import { Questions } from "@/components/landing/questions";
import { SamplePage } from "@/components/landing/sample-page";
import { ScoreMethod } from "@/components/landing/score-method";
import { PageFooter } from "@/components/layout/page-footer";
import { SampleScreen } from "@/components/sample/sample-screen";
import { removeToken, storeToken } from "@/lib/client/tokens";
import { readSample } from "@/lib/services/report/read-sample";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleReport } from "../fixtures/report-sample";
import { fakeServer } from "../support/fake-server";

beforeEach(() => localStorage.clear());

describe("the hero", () => {
  test("asks the question, reassures on three points and leads to the assessment", () => {
    render(<Hero />);
    expect(
      screen.getByRole("heading", { level: 1, name: "Where does your company stand in the AI race?" }),
    ).toBeVisible();
    for (const point of ["15 minutes", "No obligations", "High strategic value"])
      expect(screen.getByText(point)).toBeVisible();
    expect(screen.getByRole("link", { name: "Start Your Free AI Roadmap" })).toHaveAttribute(
      "href",
      "/assessment",
    );
  });

  test("says what is free and what the report costs", () => {
    render(<Hero />);
    expect(screen.getByText(/score are free.*one-time US\$49, or free with a chapter code/)).toBeVisible();
  });
});

test("three features are named, under the anchor that the header leads to", async () => {
  const { container } = render(<Features reportData={(await readSample()).reportData} />);
  expect(container.querySelector("#features")).toBeVisible();
  for (const name of ["Personalized Assessment", "Strategic Roadmap", "Expert Guidance"])
    expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
  expect(screen.getByText(/Tailored to your industry, company size and current AI maturity/)).toBeVisible();
  expect(screen.getByText(/senior AI strategists/)).toBeVisible();
});

test("each feature has a real piece of the sample beside it, and the whole one link away", async () => {
  const { container } = render(<Features reportData={(await readSample()).reportData} />);
  const pieces = [...container.querySelectorAll("[inert][aria-hidden='true']")];
  expect(
    pieces.map((piece) => piece.querySelector(".report-points, .report-calendar, .report-figures")),
  ).toEqual([expect.any(Element), expect.any(Element), expect.any(Element)]);
  expect(pieces[2]?.querySelector(".report-sources li")).toHaveTextContent(/Read|Checked|checked/);
  expect(screen.getByRole("link", { name: "Read the Whole Sample Report" })).toHaveAttribute(
    "href",
    "/sample",
  );
});

test("the weights are those that the score is calculated by", async () => {
  const { lines } = (await readSample()).reportData.readinessAssessment;
  render(<ScoreMethod lines={lines} />);
  for (const { label, max } of lines)
    expect(screen.getByText(label).closest("li")).toHaveTextContent(`${label} ${max}`);
  expect(screen.getAllByText("50")).toHaveLength(2);
  expect(screen.getByText(/answers for it/)).toBeVisible();
});

test("six questions are answered, and what an answer promises can be looked up", () => {
  render(<Questions />);
  expect(screen.getAllByRole("term")).toHaveLength(6);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/privacy#who", "/terms#refunds"]);
});

test("at its end the page offers the assessment once more", () => {
  render(<CallToAction />);
  expect(screen.getByRole("link", { name: "Start Your Free AI Roadmap" })).toHaveAttribute(
    "href",
    "/assessment",
  );
});

test("the sample says that its company is fictional, and has the file and the way to one's own", () => {
  render(<SampleScreen companyName="Halden Creek">the report</SampleScreen>);
  expect(screen.getByText(/Halden Creek is a fictional company/)).toBeVisible();
  const hrefs = (name: string) =>
    screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
  expect(hrefs("Download PDF")).toEqual(["/api/sample/report.pdf"]);
  expect(hrefs("Start Your Free AI Roadmap")).toEqual(["/assessment", "/assessment"]);
});

test("two chapter logos are shown", () => {
  render(<Chapters />);
  expect(screen.getAllByRole("img", { name: /logo$/ })).toHaveLength(2);
});

test("the copyright is of 2025", () => {
  render(<PageFooter />);
  expect(screen.getByText(/© 2025/)).toBeVisible();
});

test("the sample is a real page of a report, out of the way of the keyboard and the screen reader", () => {
  const { container } = render(
    <SamplePage reportData={sampleReport} assessment={sampleAssessment} writtenOn={SAMPLE_WRITTEN_ON} />,
  );
  expect(container).toHaveTextContent(sampleAssessment.companyName);
  expect(container.querySelector("[inert][aria-hidden='true']")).not.toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("link", { name: "Read all of it" })).toHaveAttribute("href", "/sample");
});

describe("the header", () => {
  test.each([
    [401, "Login"],
    [503, "Dashboard"],
  ])("drops an admin's token that the server refuses, and no other: %d", async (status, expected) => {
    const sent = fakeServer({ status, body: { message: "no" } });
    storeToken("admin", "token");
    render(<LandingHeader />);
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/auth/verify"));
    await act(async () => undefined);
    await userEvent.click(screen.getByRole("button", { name: "Menu" }));
    expect(await screen.findByRole("link", { name: new RegExp(`^Admin ${expected}`) })).toBeVisible();
  });

  const main = () => within(screen.getByRole("navigation", { name: "Main" }));

  test("leads a visitor home, to the features, to the reports and to the admin's sign-in", () => {
    render(<LandingHeader />);
    expect(screen.getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
    expect(main().getByRole("link", { name: "Features" })).toHaveAttribute("href", "#features");
    expect(main().getByRole("link", { name: "My Reports" })).toHaveAttribute("href", "/auth?mode=login");
    expect(main().getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/login");
    expect(main().queryByRole("button", { name: "Logout" })).toBeNull();
  });

  test("leads a signed-in admin to the dashboard and out, as long as the token is there", () => {
    storeToken("admin", "token");
    render(<LandingHeader />);
    expect(main().getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin");
    expect(main().getByRole("button", { name: "Logout" })).toBeVisible();
    act(() => removeToken("admin"));
    expect(main().getByRole("link", { name: "Admin" })).toHaveAttribute("href", "/login");
  });
});

describe("the mobile menu", () => {
  const menu = () => document.getElementById("mobile-menu");
  const open = async () => {
    const user = userEvent.setup({ delay: null });
    render(<LandingHeader />);
    await user.click(screen.getByRole("button", { name: "Menu" }));
    return user;
  };

  test("opens with its two parts and closes again", async () => {
    const user = await open();
    expect(screen.getByRole("heading", { name: "Navigation" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Account" })).toBeVisible();
    expect(menu()).toHaveTextContent("View assessment results");
    expect(within(document.body).getByRole("link", { name: "Admin Login" })).toHaveAttribute(
      "href",
      "/login",
    );
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(menu()).toBeNull();
  });

  test("shows an admin the way to the dashboard", async () => {
    storeToken("admin", "token");
    await open();
    expect(screen.getByRole("link", { name: /Admin Dashboard/ })).toHaveTextContent("Manage assessments");
    expect(screen.queryByRole("link", { name: "Admin Login" })).toBeNull();
  });

  test("closes when the backdrop is clicked, and with Escape, which leads back to the button", async () => {
    const user = await open();
    await user.click(screen.getByTestId("menu-backdrop"));
    expect(menu()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.keyboard("{Escape}");
    expect(menu()).toBeNull();
    expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });
});

describe("a person who was here before", () => {
  afterEach(() => localStorage.clear());

  test("finds the way on, and to the last result", () => {
    localStorage.setItem("assessmentDraft", "{}");
    localStorage.setItem("lastAssessmentResult", JSON.stringify({ assessmentId: "a1" }));
    render(<Hero />);
    expect(screen.getByRole("link", { name: "Continue where you stopped" })).toHaveAttribute(
      "href",
      "/assessment",
    );
    expect(screen.getByRole("link", { name: "Your last result" })).toHaveAttribute("href", "/summary/a1");
  });

  test("is offered neither on a device that keeps nothing, and the line is kept free for them", () => {
    const { container } = render(<Hero />);
    expect(container.querySelector("p.min-h-6")).toBeEmptyDOMElement();
    expect(screen.queryByRole("link", { name: /where you stopped|last result/ })).toBeNull();
  });
});
