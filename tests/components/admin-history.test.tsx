import { act, screen, waitFor, within } from "@testing-library/react";
import { AuditScreen } from "@/components/admin/audit/audit-screen";
import { AT, asSignedInAdmin, open } from "../support/admin-screen";
import { fakeCalls } from "../support/fake-server";
import { LEAD, LIST, listOf, openAdmin } from "../support/leads";

asSignedInAdmin();

const back = () => act(async () => window.history.back());
const row = async () => (await screen.findByText(LEAD.companyName)).closest("tr") ?? document.body;
const view = async () => within(await row()).getByRole("button", { name: /^View/ });
const dialog = () => screen.queryByRole("dialog", { name: LEAD.companyName });
const tab = (name: string) => screen.getByRole("tab", { name });
const onPage = (page: number, more = true) => ({
  body: { ...listOf(LEAD).body, page, total: 120, hasMore: more },
});

describe("the browser's back button", () => {
  test("closes a lead's dialog, and the way forward opens it again", async () => {
    const { user } = openAdmin({ [LIST]: listOf(LEAD) }, "?q=osei");
    await user.click(await view());
    expect(dialog()).toBeVisible();
    await back();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.location.search).toBe("?q=osei");
    await act(async () => window.history.forward());
    await waitFor(() => expect(dialog()).toBeVisible());
  });

  test("does not open what was closed", async () => {
    const { user } = openAdmin({ [LIST]: listOf(LEAD) });
    await row();
    await user.click(tab("Users"));
    await user.click(tab("Assessment Data"));
    await user.click(await view());
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog()).toBeNull());
    await back();
    await waitFor(() => expect(tab("Users")).toHaveAttribute("aria-selected", "true"));
    expect(dialog()).toBeNull();
  });

  test("takes back a tab, a filter and a page, but not each letter of a search", async () => {
    const { user } = openAdmin({ [LIST]: onPage(1) });
    await row();
    const steps = window.history.length;
    await user.type(screen.getByLabelText("Search assessments"), "osei");
    await waitFor(() => expect(window.location.search).toBe("?q=osei"));
    expect(window.history.length).toBe(steps);
    await user.selectOptions(screen.getByLabelText("Industry"), "retail");
    await user.click(screen.getByRole("button", { name: "Next" }));
    await user.click(tab("AI Roadmaps"));
    expect(window.location.search).toBe("?q=osei&industry=retail&page=2&tab=roadmaps");
    for (const address of ["?q=osei&industry=retail&page=2", "?q=osei&industry=retail", "?q=osei"]) {
      await back();
      await waitFor(() => expect(window.location.search).toBe(address));
    }
    expect(screen.getByLabelText("Industry")).toHaveValue("");
    expect(tab("Assessment Data")).toHaveAttribute("aria-selected", "true");
  });

  test("is not asked for a page that is no longer there: the address says the page that is shown", async () => {
    openAdmin({ [LIST]: onPage(3, false) }, "?page=61");
    await row();
    const steps = window.history.length;
    await waitFor(() => expect(window.location.search).toBe("?page=3"));
    expect(window.history.length).toBe(steps);
  });

  test("takes back a page of the audit log, which its address keeps", async () => {
    const answer = { events: [], page: 2, limit: 50, hasMore: false };
    const line = {
      id: "e",
      at: AT,
      action: "signed_in",
      outcome: "done",
      actorKind: "system",
      meta: {},
    };
    const nothing = { actorId: null, actorName: null, targetKind: null, targetId: null, targetName: null };
    const events = [{ ...line, ...nothing, requestId: null }];
    const sent = fakeCalls({ "GET /api/admin/audit": { body: { ...answer, events, hasMore: true } } });
    window.history.replaceState(null, "", "/admin/audit?action=signed_in&page=2");
    const { user } = open(<AuditScreen />);
    await user.click(await screen.findByRole("button", { name: "Next" }));
    expect(window.location.search).toBe("?action=signed_in&page=3");
    await back();
    await waitFor(() => expect(window.location.search).toBe("?action=signed_in&page=2"));
    expect(sent.map(({ path }) => path)).toContain("/api/admin/audit?page=2&action=signed_in");
  });
});

describe("the address", () => {
  test("keeps the search of the users beside that of the leads", async () => {
    const { user, asked } = openAdmin(
      { [LIST]: listOf(LEAD), "GET /api/admin/users": { body: [] } },
      "?q=osei&tab=users&users-q=ann&users-page=2",
    );
    expect(await screen.findByLabelText("Search users by email")).toHaveValue("ann");
    expect(asked("GET /api/admin/users")[0]?.path).toBe("/api/admin/users?q=ann&page=2");
    await user.click(tab("Assessment Data"));
    expect(await screen.findByLabelText("Search assessments")).toHaveValue("osei");
  });

  test("loses what no filter has, and keeps the rest", async () => {
    openAdmin({ [LIST]: listOf(LEAD) }, "?q=osei&industry=spaceships&sort=score");
    await row();
    expect(window.location.search).toBe("?q=osei&sort=score");
  });
});

describe("another page or order", () => {
  test("that is shown has eye and keyboard at the top of the list", async () => {
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function scrolled() {
      seen.push(this);
    };
    const { user } = openAdmin({ [LIST]: [onPage(1), onPage(2)] });
    await row();
    await user.click(screen.getByRole("button", { name: "Next" }));
    const list = screen.getByRole("region", { name: "Assessment list" });
    await waitFor(() => expect(list).toHaveFocus());
    expect(seen).toEqual([list]);
    expect(screen.getByText("51 to 51 of 120")).toBeVisible();
  });

  test("that cannot be had leaves the heading with the rows that it is about", async () => {
    const failed = { status: 503, body: { message: "Briefly away" } };
    const { user } = openAdmin({ [LIST]: [listOf(LEAD), failed, listOf(LEAD)] });
    await row();
    const heading = (name: RegExp) => screen.getByRole("columnheader", { name });
    await user.click(screen.getByRole("button", { name: /^Company/ }));
    expect(await screen.findByText("Briefly away")).toBeVisible();
    expect(heading(/^Company/)).not.toHaveAttribute("aria-sort");
    expect(heading(/^Date/)).toHaveAttribute("aria-sort", "descending");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(heading(/^Company/)).toHaveAttribute("aria-sort", "ascending"));
  });
});

describe("the keyboard's place", () => {
  const other = { ...LEAD, id: "0c5b3a76-4a58-4f1e-9a3d-7d1d3a1f6c12", companyName: "Second Ltd." };

  test("is the search once search and filters are cleared", async () => {
    const { user } = openAdmin({ [LIST]: listOf(LEAD) }, "?industry=retail");
    await row();
    await user.click(screen.getByRole("button", { name: "Clear Search and Filters" }));
    await waitFor(() => expect(screen.getByLabelText("Search assessments")).toHaveFocus());
  });

  test("is the next row once one is deleted", async () => {
    const remove = `DELETE /api/admin/assessments/${LEAD.id}`;
    const { user } = openAdmin({
      [LIST]: [listOf(LEAD, other), listOf(other)],
      [remove]: { body: { success: true } },
    });
    await user.click(within(await row()).getByRole("button", { name: /^More actions/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText(LEAD.companyName)).toBeNull());
    await waitFor(() => expect(screen.getByRole("link", { name: "Second Ltd." })).toHaveFocus());
  });
});
