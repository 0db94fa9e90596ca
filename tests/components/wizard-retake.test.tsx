import { screen, waitFor } from "@testing-library/react";
import { DRAFT } from "@/lib/client/draft-kept";
import { fakeCalls } from "../support/fake-server";
import { answerStep, clickContinue, complete, field, onStep, openWizard } from "../support/wizard";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const READ = `GET /api/assessments/${ID}/retake`;
const RETAKE = {
  company: {
    executiveName: "Margaret Osei",
    executiveTitle: "President",
    executiveEmail: "margaret@example.com",
    companyName: "Halden Creek",
    companyRevenue: "10m-50m",
    companyEmployees: "51-200",
    companyIndustry: "manufacturing",
    companyBusinessModel: "both",
    companyMarkets: "canada",
    headOfficeLocation: "interior",
    officeExpansion: ["only-bc"],
  },
  last: { orgPosture: "Curious", aiToolsUsed: "ChatGPT", aiConfidence: "5 out of 10" },
  asOf: "2026-08-12T20:00:00.000Z",
  included: true,
  from: "2026-09-11T07:00:00.000Z",
  hasFamily: true,
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("authToken", "token");
  window.history.replaceState(null, "", `/assessment?retake=${ID}`);
});
afterEach(() => window.history.replaceState(null, "", "/"));

test("a retake begins with the company filled in, asks anew what is scored, and then says what it was", async () => {
  const sent = fakeCalls({
    [READ]: { body: RETAKE },
    "POST /api/assessments": { status: 201, body: { assessmentId: ID } },
  });
  localStorage.setItem(DRAFT, JSON.stringify({ step: 2, answers: { companyName: "Another, begun before" } }));
  const { user } = openWizard();
  await waitFor(() => expect(field(/^Company name/)).toHaveValue("Halden Creek"));
  expect(
    await screen.findByText(/answered on August 12, 2026.*The report of this retake is included\./),
  ).toBeVisible();
  await clickContinue(user);
  await onStep(2);
  await answerStep(user, 2, "at the end");
  await answerStep(user, 2);
  await clickContinue(user);
  await onStep(3);
  expect(screen.queryByText("Last time: ChatGPT")).toBeNull();
  await answerStep(user, 3, "at the end");
  await answerStep(user, 3);
  expect(screen.getByText("Last time: ChatGPT")).toBeVisible();
  await clickContinue(user);
  await onStep(4);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await answerStep(user, 4, "at the end");
  await answerStep(user, 4);
  expect(screen.getByText("Last time: Curious")).toBeVisible();
  await clickContinue(user);
  await onStep(5);
  await user.click(screen.getByRole("checkbox", { name: "Keep my family answers of August 12, 2026" }));
  expect(screen.queryByText("What does your household use AI for?")).toBeNull();
  await complete(user);
  await waitFor(() => expect(sent.some(({ method }) => method === "POST")).toBe(true));
  expect(
    sent.find(({ path, method }) => method === "POST" && path === "/api/assessments")?.body,
  ).toMatchObject({
    retakeOf: ID,
    keepFamily: true,
    companyName: "Halden Creek",
  });
  expect(localStorage.getItem(DRAFT)).toContain("Another, begun before");
  expect(localStorage.getItem(`${DRAFT}:${ID}`)).toBeNull();
});

test("where it cannot be taken again, the server says why", async () => {
  fakeCalls({
    [READ]: { status: 409, body: { message: "You can take this assessment again from January 2, 2027." } },
  });
  openWizard();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "You can take this assessment again from January 2, 2027.",
  );
});
