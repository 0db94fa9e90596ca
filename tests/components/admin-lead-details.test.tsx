import { screen, waitFor, within } from "@testing-library/react";
import { DETAILS, LEAD, LEAD_DETAILS, LIST, listOf, openAdmin } from "../support/leads";

beforeEach(() => localStorage.clear());

const row = async () => (await screen.findByText(LEAD.companyName)).closest("tr") ?? document.body;

describe("the detail dialog", () => {
  const details = { body: LEAD_DETAILS };

  test("opens at once with what the list knows, then shows every section, None and Not provided", async () => {
    const { user } = openAdmin({ [LIST]: listOf(LEAD), [DETAILS]: details });
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
    expect(dialog.getByText("Open: 3 of 5 have answered.")).toBeVisible();
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
    openAdmin({ [LIST]: listOf(LEAD), [DETAILS]: details }, `?q=osei&assessment=${LEAD.id}`);
    expect(await screen.findByRole("dialog", { name: LEAD.companyName })).toBeVisible();
    expect(window.location.search).toBe("?q=osei");
  });

  test.each([
    ["new", 1],
    ["won", 0],
  ])(
    "a next action of an earlier day is overdue only while the lead is open: %s",
    async (leadStatus, times) => {
      const work = { ...details.body.work, leadStatus, nextActionOn: "2026-01-05" };
      openAdmin(
        { [LIST]: listOf(LEAD), [DETAILS]: { body: { ...details.body, work } } },
        `?assessment=${LEAD.id}`,
      );
      await waitFor(() => expect(screen.getByLabelText("Next action")).toHaveValue("2026-01-05"));
      expect(screen.queryAllByText("Overdue")).toHaveLength(times);
    },
  );

  test("stage and notes are kept as they are given; a blank note is not one", async () => {
    const noted = {
      ...details.body,
      work: {
        leadStatus: "contacted",
        leadOwnerId: null,
        version: 4,
        notes: [
          {
            id: "n",
            text: "Wants a demo",
            author: "admin@example.com",
            createdAt: "2026-11-18T21:00:00.000Z",
            from: null,
          },
        ],
      },
    };
    const { user, asked } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: [details, { body: noted }],
      [`PATCH /api/admin/leads/${LEAD.id}`]: { body: noted.work },
      [`POST /api/admin/leads/${LEAD.id}/notes`]: { status: 201, body: noted.work.notes[0] },
    });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    await user.selectOptions(await screen.findByLabelText("Lead stage"), "contacted");
    expect(asked("PATCH")[0]?.body).toEqual({ status: "contacted", version: 3 });
    expect(await screen.findByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "Add Note" })).toBeEnabled());
    await user.click(screen.getByRole("button", { name: "Add Note" }));
    expect(await screen.findByText("Please write something")).toBeVisible();
    await user.type(screen.getByLabelText("Note"), "Wants a demo");
    await user.click(screen.getByRole("button", { name: "Add Note" }));
    expect(await screen.findByText(/admin@example.com$/, { selector: "p" })).toBeVisible();
    expect(asked("POST")[0]?.body).toEqual({ text: "Wants a demo" });
  });

  const conflict = (current: object) => ({
    status: 409,
    body: { message: "Changed meanwhile", code: "conflict", current: { ...details.body.work, ...current } },
  });

  test("where another admin chose otherwise meanwhile, both values are shown, and one chooses", async () => {
    const lost = { ...details.body, work: { ...details.body.work, leadStatus: "lost", version: 4 } };
    const won = { ...details.body, work: { ...details.body.work, leadStatus: "won", version: 5 } };
    const { user, asked } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: [details, { body: lost }, { body: won }],
      [`PATCH /api/admin/leads/${LEAD.id}`]: [conflict(lost.work), { body: won.work }],
    });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    await user.selectOptions(await screen.findByLabelText("Lead stage"), "won");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Another admin changed this to Lost in the meantime. You chose Won.",
    );
    expect(screen.getByLabelText("Lead stage")).toHaveValue("lost");
    await user.click(screen.getByRole("button", { name: "Change to Won" }));
    await waitFor(() => expect(screen.getByLabelText("Lead stage")).toHaveValue("won"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(asked("PATCH").map(({ body }) => body)).toEqual([
      { status: "won", version: 3 },
      { status: "won", version: 4 },
    ]);
  });

  test("where another admin changed something else, both changes are kept without a question", async () => {
    const theirs = { ...details.body.work, leadOwnerId: "5c3b1f7e-2f0a-4a58-9a3d-7d1d3a1f6c11", version: 4 };
    const both = { ...details.body, work: { ...theirs, leadStatus: "won", version: 5 } };
    const { user, asked } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: [details, { body: both }],
      [`PATCH /api/admin/leads/${LEAD.id}`]: [conflict(theirs), { body: both.work }],
    });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    await user.selectOptions(await screen.findByLabelText("Lead stage"), "won");
    expect(await screen.findByText(/^Saved at \d\d:\d\d$/)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(asked("PATCH")[1]?.body).toEqual({ status: "won", version: 4 });
  });

  test("a stage that could not be saved is said beside the field, which shows what is stored", async () => {
    const { user } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: details,
      [`PATCH /api/admin/leads/${LEAD.id}`]: { status: 500, body: {} },
    });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    await user.selectOptions(await screen.findByLabelText("Lead stage"), "won");
    expect(await screen.findByRole("alert")).toHaveTextContent("The lead could not be saved.");
    expect(screen.getByLabelText("Lead stage")).toHaveValue("new");
    expect(screen.getByLabelText("Lead stage")).toHaveAccessibleDescription(/could not be saved/);
  });

  test("the row says who asked for a call, and the dialog has the number and what became of it", async () => {
    const call = {
      id: "0a1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10",
      phoneNumber: "+16042345601",
      requestedAt: new Date(Date.now() - 2.5 * 3600_000).toISOString(),
      state: "waiting",
      handledBy: null,
      handledAt: null,
      voice: "callback",
    };
    const reached = {
      ...call,
      state: "reached",
      handledBy: "admin@example.com",
      handledAt: "2026-11-18T21:00:00.000Z",
    };
    const lead = { ...LEAD, callRequest: { state: "waiting" as const, requestedAt: call.requestedAt } };
    const { user, asked } = openAdmin({
      [LIST]: listOf(lead),
      [DETAILS]: [
        { body: { ...details.body, callRequests: [call] } },
        { body: { ...details.body, callRequests: [reached] } },
      ],
      [`PATCH /api/admin/call-requests/${call.id}`]: { body: reached },
    });
    expect(await screen.findByText("Asked for a call 2 h ago")).toBeVisible();
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    const dialog = within(screen.getByRole("dialog", { name: LEAD.companyName }));
    expect(await dialog.findByRole("link", { name: "+1 604 234 5601" })).toHaveAttribute(
      "href",
      "tel:+16042345601",
    );
    expect(dialog.getByText("The voice agent did not get through")).toBeVisible();
    expect(dialog.getByRole("link", { name: "m.osei@example.com" })).toHaveAttribute(
      "href",
      "mailto:m.osei@example.com",
    );
    await user.selectOptions(dialog.getByLabelText("Call state"), "reached");
    expect(await dialog.findByText("Reached · Nov 18, 2026, 14:00 · admin@example.com")).toBeVisible();
    expect(asked("PATCH")[0]?.body).toEqual({ state: "reached" });
    expect(asked(LIST).length).toBeGreaterThan(1);
  });

  test("details that cannot be had are said so, with the way to try again", async () => {
    const { user } = openAdmin({ [LIST]: listOf(LEAD), [DETAILS]: ["no answer", details] });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    expect(await screen.findByText("Failed to fetch details")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("First?")).toBeVisible();
  });

  test("a lead that another admin has deleted is gone, and nothing is to be tried again", async () => {
    const { user } = openAdmin({
      [LIST]: listOf(LEAD),
      [DETAILS]: { status: 404, body: { message: "Not found" } },
    });
    await user.click(within(await row()).getByRole("button", { name: /^View/ }));
    expect(await screen.findByText("This lead is no longer here. It may have been deleted.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});
