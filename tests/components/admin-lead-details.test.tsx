import { screen, waitFor, within } from "@testing-library/react";
import { DETAILS, LEAD, LIST, listOf, openDesk } from "../support/leads";

beforeEach(() => localStorage.clear());

const row = async () => (await screen.findByText(LEAD.companyName)).closest("tr") ?? document.body;

describe("the detail dialog", () => {
  const unknown = {
    officeExpansion: [],
    aiToolsUsed: [],
    orgAiElements: [],
    aiDepartments: [],
    enterprisePlatforms: [],
  };
  const details = {
    body: {
      assessment: {
        ...LEAD,
        ...unknown,
        businessChallenges: [],
        otherChallenge: null,
        aiConfidence: 7,
        aiExperience: null,
        aiPerception: "helpful_tool",
        orgPosture: "exploring",
        aiFriction: null,
        otherPlatforms: null,
        aiReadinessScore: null,
      },
      followUpQuestions: {
        q1Primary: "First?",
        q1Followup: "And then?",
        q2Primary: "Second?",
        q2Followup: "And so?",
        q3Primary: "Third?",
        q3Followup: "And why?",
        promptVersion: "playbook-7",
        generatedAt: "2026-11-18T20:05:00.000Z",
      },
      roadmap: { content: "An older roadmap, as text", createdAt: "2026-11-18T20:05:00.000Z" },
      aiRecommendations: [],
      payments: [],
      writingCosts: [],
      work: { leadStatus: "new", leadOwnerId: null, notes: [] },
    },
  };

  test("opens at once with what the list knows, then shows every section, None and Not provided", async () => {
    const { user } = openDesk({ [LIST]: listOf(LEAD), [DETAILS]: details });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    const dialog = within(screen.getByRole("dialog", { name: LEAD.companyName }));
    expect(dialog.getByText("m.osei@example.com")).toBeVisible();
    expect(await dialog.findByText("Prompt version playbook-7", { exact: false })).toBeVisible();
    for (const title of [
      "Executive Profile",
      "Company Information",
      "Business Challenges",
      "AI Assessment Data",
      "Scoring & Results",
      "AI Tool Recommendations",
      "Follow-up Questions",
      "Roadmap Content",
    ])
      expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    const value = (label: string) => dialog.getByText(label, { selector: "dt" }).nextSibling;
    expect(value("AI Confidence")).toHaveTextContent("7/10");
    expect(value("AI Tools Used")).toHaveTextContent("None");
    expect(value("AI Experience")).toHaveTextContent("Not provided");
    expect(value("AI Readiness Score")).toHaveTextContent("Not calculated");
    expect(value("Lead Score")).toHaveTextContent("8/10");
    expect(value("Lead Qualified")).toHaveTextContent("Yes");
    for (const title of ["Business challenges", "AI tools and workflow", "Confidence reflection"])
      expect(dialog.getByRole("heading", { level: 4, name: title })).toBeVisible();
    expect(dialog.getByText("An older roadmap, as text")).toBeVisible();
  });

  test("a lead named in the address is opened, and then no longer named", async () => {
    openDesk({ [LIST]: listOf(LEAD), [DETAILS]: details }, `?q=osei&assessment=${LEAD.id}`);
    expect(await screen.findByRole("dialog", { name: LEAD.companyName })).toBeVisible();
    expect(window.location.search).toBe("?q=osei");
  });

  test("stage and notes are kept as they are given; a blank note is not one", async () => {
    const noted = {
      ...details.body,
      work: {
        leadStatus: "contacted",
        leadOwnerId: null,
        notes: [
          {
            id: "n",
            text: "Wants a demo",
            author: "admin@example.com",
            createdAt: "2026-11-18T21:00:00.000Z",
          },
        ],
      },
    };
    const { user, asked } = openDesk({
      [LIST]: listOf(LEAD),
      [DETAILS]: [details, { body: noted }],
      [`PATCH /api/admin/leads/${LEAD.id}`]: { body: noted.work },
      [`POST /api/admin/leads/${LEAD.id}/notes`]: { status: 201, body: noted.work.notes[0] },
    });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    await user.selectOptions(await screen.findByLabelText("Lead stage"), "contacted");
    expect(asked("PATCH")[0]?.body).toEqual({ status: "contacted" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Add note" })).toBeEnabled());
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(await screen.findByText("Please write something")).toBeVisible();
    await user.type(screen.getByLabelText("Note"), "Wants a demo");
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(await screen.findByText(/admin@example.com$/, { selector: "p" })).toBeVisible();
    expect(asked("POST")[0]?.body).toEqual({ text: "Wants a demo" });
  });

  test("details that cannot be had are said so, with the way to try again", async () => {
    const { user } = openDesk({ [LIST]: listOf(LEAD), [DETAILS]: ["no answer", details] });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    expect(await screen.findByText("Failed to fetch details")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("First?")).toBeVisible();
  });
});
