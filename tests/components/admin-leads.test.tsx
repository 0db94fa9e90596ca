import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import * as say from "@/lib/domain/admin/messages";
import { LEAD, LIST, listOf, openAdmin } from "../support/leads";

beforeEach(() => localStorage.clear());

const OTHER_ID = "0a1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10";
const THIRD_ID = "7d6b6b3c-5a52-4f0c-9d6e-0c2a4f5f6c11";
const row = async () => (await screen.findByText(LEAD.companyName)).closest("tr") ?? document.body;

describe("the admin's panel", () => {
  test("says that it loads, then shows the four figures, three tabs and every column", async () => {
    openAdmin({ [LIST]: listOf(LEAD) });
    expect(screen.getByText("Loading admin dashboard...")).toBeVisible();
    expect(await screen.findByText("1,234")).toBeVisible();
    for (const [label, figure] of [
      ["Total Assessments", "1,234"],
      ["Qualified Leads", "56"],
      ["AI Roadmaps", "78"],
      ["Completion Rate", "6%"],
    ] as const)
      expect(screen.getByText(label, { selector: "dt" }).nextSibling).toHaveTextContent(figure);
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Assessment Data",
      "AI Roadmaps",
      "Users",
    ]);
    expect(screen.getByRole("tab", { name: "Assessment Data" })).toHaveAttribute("aria-selected", "true");
    expect(
      screen.getAllByRole("columnheader").map((heading) => heading.textContent?.replace(/[↕↑↓]/, "")),
    ).toEqual([
      "Executive",
      "Company",
      "Title",
      "Industry",
      "Revenue",
      "Lead Score",
      "Status",
      "Date",
      "Actions",
    ]);
    expect(screen.getByText("Admin Access / Full Database View")).toBeVisible();
    expect(screen.getByPlaceholderText(/search by name, company, or email/i)).toBeVisible();
  });

  test("a row says who, the industry with blanks for dashes, the score with its star, the status and the day", async () => {
    openAdmin({ [LIST]: listOf(LEAD) });
    const cells = within(await row());
    for (const text of [
      "Margaret Osei",
      "m.osei@example.com",
      "President",
      "travel hospitality tourism",
      "Hot Lead",
    ])
      expect(cells.getByText(text)).toBeVisible();
    expect(cells.getByText("★")).toBeVisible();
    expect(cells.getByText("Nov 18, 2026")).toBeVisible();
  });

  test("a retake says how far its score moved, and is asked for by a filter", async () => {
    const { user, asked } = openAdmin({
      [LIST]: listOf(
        { ...LEAD, retakePoints: 11 },
        { ...LEAD, id: OTHER_ID, retakePoints: -3 },
        { ...LEAD, id: THIRD_ID },
      ),
    });
    expect(await screen.findByText("Retake +11")).toBeVisible();
    expect(screen.getByText("Retake \u22123")).toBeVisible();
    expect(screen.getAllByText(/^Retake [+\u2212]/)).toHaveLength(2);
    await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Retake");
    await waitFor(() => expect(asked(`${LIST}?kind=retake`)).toHaveLength(1));
  });

  test.each([
    [401, { message: "Please sign in." }],
    [403, { message: "You are not allowed to do this." }],
  ])("an answer of %d removes the token and leads to sign in", async (status, body) => {
    const { left } = openAdmin({ [LIST]: { status, body } });
    await waitFor(() => expect(left).toEqual(["/login"]));
    expect(localStorage.getItem("adminToken")).toBeNull();
    expect(screen.queryByText(say.DASHBOARD_ERROR)).toBeNull();
  });

  test.each([
    [
      "a fault",
      { status: 500, body: { message: "Server error - please try again later" } },
      "Server error - please try again later",
    ],
    ["no answer", "no answer" as const, "Failed to fetch assessments"],
  ])("%s is said in words, with both ways on", async (_, answer, text) => {
    const { user, left } = openAdmin({ [LIST]: [answer, listOf(LEAD)] });
    expect(await screen.findByText("Error Loading Admin Dashboard")).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("button", { name: "Login Again" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText(LEAD.companyName)).toBeVisible();
    expect(left).toEqual([]);
  });

  test("Logout ends the session, removes the token and leads home", async () => {
    const { user, left, asked } = openAdmin({
      [LIST]: listOf(LEAD),
      "POST /api/auth/logout": { body: { success: true } },
    });
    await row();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(left).toEqual(["/"]));
    expect(asked("POST /api/auth/logout")).toHaveLength(1);
    expect(localStorage.getItem("adminToken")).toBeNull();
  });

  test("an empty database says what to expect", async () => {
    openAdmin({ [LIST]: listOf() });
    expect(await screen.findByText(say.NO_LEADS_YET)).toBeVisible();
  });
});

describe("leads that came meanwhile", () => {
  const NEW = `${LIST}/new`;

  test("are said in a line, without a row moving, and shown when one wants to", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const came = {
        ...LEAD,
        id: "0a1f8f0e-6f65-4a53-8ee5-3f6f1f1a7b10",
        companyName: "Came Later Ltd.",
        createdAt: "2026-11-18T21:00:00.000Z",
      };
      const { user, asked } = openAdmin({
        [LIST]: [listOf(LEAD), listOf(came, LEAD)],
        [NEW]: [{ body: { count: 0 } }, { body: { count: 3 } }],
      });
      await row();
      expect(asked(NEW)).toHaveLength(0);
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(asked(NEW)[0]?.path).toContain(encodeURIComponent(LEAD.createdAt));
      expect(screen.queryByText(/new lead/)).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(await screen.findByText("3 new leads.")).toBeVisible();
      expect(asked(`${LIST}?`).length + asked(LIST).filter(({ path }) => !path.includes("/new")).length).toBe(
        1,
      );
      await user.click(screen.getByRole("button", { name: "Show" }));
      expect(await screen.findByText("Came Later Ltd.")).toBeVisible();
      await waitFor(() => expect(screen.queryByText("3 new leads.")).toBeNull());
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("finding a lead", () => {
  test("a heading sorts one way, then the other", async () => {
    const { user } = openAdmin({ [LIST]: listOf(LEAD) });
    await row();
    for (const [heading, first, second] of [
      ["Executive", "name", "name-z"],
      ["Title", "title", "title-z"],
      ["Industry", "industry", "industry-z"],
      ["Revenue", "revenue", "revenue-low"],
      ["Lead Score", "score", "score-low"],
      ["Status", "badge", "badge-last"],
    ]) {
      const press = () => user.click(screen.getByRole("button", { name: new RegExp(`^${heading}`) }));
      await press();
      expect(window.location.search).toContain(`sort=${first}`);
      await press();
      expect(window.location.search).toContain(`sort=${second}`);
    }
  });

  test("what is searched, filtered and sorted is asked of the server and kept in the address", async () => {
    const { user, asked } = openAdmin({ [LIST]: listOf(LEAD) });
    await row();
    await user.type(screen.getByLabelText("Search assessments"), "osei");
    await waitFor(() => expect(window.location.search).toBe("?q=osei"));
    await user.selectOptions(screen.getByLabelText("Industry"), "retail");
    await user.click(screen.getByRole("button", { name: /^Lead Score/ }));
    await waitFor(() => expect(window.location.search).toBe("?q=osei&industry=retail&sort=score"));
    await waitFor(() =>
      expect(asked(LIST).at(-1)?.path).toBe("/api/admin/assessments?q=osei&industry=retail&sort=score"),
    );
    expect(screen.getByRole("columnheader", { name: /Lead Score/ })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  });

  test("a search without a match says so and leads back to everything", async () => {
    const { user } = openAdmin({ [LIST]: [listOf(), listOf(LEAD)] }, "?q=zzz&industry=retail");
    expect(await screen.findByText(say.NO_LEADS_FOUND)).toBeVisible();
    expect(screen.getByLabelText("Search assessments")).toHaveValue("zzz");
    await user.click(screen.getByRole("button", { name: "Clear All" }));
    expect(await screen.findByText(LEAD.companyName)).toBeVisible();
    expect(window.location.search).toBe("");
    expect(screen.getByLabelText("Search assessments")).toHaveValue("");
  });

  test("pages say which leads they hold, and lead on and back", async () => {
    const first = listOf(LEAD);
    const answer = { body: { ...first.body, total: 1000, isTotalExact: false, hasMore: true } };
    const { user, asked } = openAdmin({ [LIST]: answer });
    await row();
    expect(screen.getByText("1 to 1 of more than 1,000")).toBeVisible();
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(asked(LIST).at(-1)?.path).toBe("/api/admin/assessments?page=2"));
  });

  test("a press on a row opens its report, and one that slipped off its box does not", async () => {
    const { user, left } = openAdmin({ [LIST]: listOf(LEAD) });
    fireEvent.click(await row());
    const box = within(await row()).getByRole("checkbox");
    await user.click(box.closest("label") ?? box);
    expect(box).toBeChecked();
    expect(left).toEqual([]);
    await user.click(within(await row()).getByText("President"));
    expect(left).toEqual([`/admin/report/${LEAD.id}`]);
  });
});
