import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { AuditScreen } from "@/components/admin/audit-screen";
import { CouponScreen } from "@/components/admin/coupon-screen";
import { ExportMenu } from "@/components/admin/export-menu";
import { JobScreen } from "@/components/admin/job-screen";
import { LeadExportMenu } from "@/components/admin/lead-export-menu";
import { OutboxScreen } from "@/components/admin/outbox-screen";
import { RoadmapsTab } from "@/components/admin/roadmaps-tab";
import { SetupProduction } from "@/components/admin/setup-production";
import { UsersTab } from "@/components/admin/users-tab";
import { storeToken } from "@/lib/client/tokens";
import { openScreen } from "../support/account";
import { fakeServer } from "../support/fake-server";

const AT = "2026-11-18T18:05:00.000Z";
const ANN = { id: "u1", email: "ann@example.com", role: "admin", createdAt: AT, updatedAt: AT };
const BEN = { id: "u2", email: "ben@example.com", role: "user", createdAt: AT, updatedAt: AT };

beforeEach(() => {
  localStorage.clear();
  storeToken("admin", "A");
  window.confirm = () => true;
});

/** With nothing remembered from the test before. */
const open = (screen: ReactNode) =>
  openScreen(<SWRConfig value={{ provider: () => new Map() }}>{screen}</SWRConfig>);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("the users tab", () => {
  test("lists e-mail, role, and both dates, with the admin's token", async () => {
    const sent = fakeServer({ body: [ANN, BEN] });
    open(<UsersTab />);
    expect(screen.getByText("Loading users...")).toBeVisible();
    const row = (await screen.findByRole("cell", { name: "ann@example.com" })).closest("tr") ?? document.body;
    expect(within(row).getByText("Admin")).toHaveAttribute("data-variant", "default");
    expect(within(row).getAllByText(/Nov 18, 2026/)).toHaveLength(2);
    const heads = screen.getAllByRole("columnheader").map((head) => head.textContent);
    expect(heads).toEqual(["Email", "Role", "Created At", "Updated At", "Actions"]);
    expect(sent[0]).toMatchObject({
      path: "/api/admin/users?q=&page=1",
      headers: { Authorization: "Bearer A" },
    });
  });

  test("a failure is said, and asked for again", async () => {
    const sent = fakeServer({ status: 500, body: { message: "It broke" } }, { body: [ANN] });
    open(<UsersTab />);
    expect(await screen.findByText("Error loading users: It broke")).toBeVisible();
    await press("Retry");
    expect(await screen.findByRole("cell", { name: "ann@example.com" })).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  test.each([401, 403])("%i in the middle of work removes the token and leads to sign in", async (status) => {
    fakeServer({ status, body: { message: "Please sign in." } });
    const { left } = open(<UsersTab />);
    await waitFor(() => expect(left).toEqual(["/login"]));
    expect(localStorage.getItem("adminToken")).toBeNull();
  });

  test("a new one is an admin unless something else is chosen, and needs an address", async () => {
    const sent = fakeServer({ body: [] }, { status: 201, body: ANN }, { body: [ANN] });
    open(<UsersTab />);
    await screen.findByText("No users found");
    await press("Create New Admin");
    expect(screen.getByText(/temporary password is generated and emailed/)).toBeVisible();
    expect(screen.getByLabelText("Role")).toHaveValue("admin");
    await press("Create User");
    expect(await screen.findByText("Valid email is required")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Email"), " Ann@Example.com ");
    await press("Create User");
    expect(await screen.findByText("User created")).toBeVisible();
    expect(sent[1]).toMatchObject({
      path: "/api/admin/users",
      method: "POST",
      body: { email: "ann@example.com", role: "admin" },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Create New Admin" })).toHaveFocus();
  });

  test("editing begins with what is there; a refusal is said in the dialog", async () => {
    const taken = "There is an account with this e-mail address already.";
    const sent = fakeServer({ body: [BEN] }, { status: 409, body: { message: taken } });
    open(<UsersTab />);
    await userEvent.click(await screen.findByRole("button", { name: "Edit ben@example.com" }));
    expect(screen.getByLabelText("Email")).toHaveValue("ben@example.com");
    expect(screen.getByLabelText("Role")).toHaveValue("user");
    await userEvent.selectOptions(screen.getByLabelText("Role"), "admin");
    await press("Save Changes");
    expect(await screen.findByText(taken)).toBeVisible();
    expect(sent[1]).toMatchObject({ path: "/api/admin/users/u2", method: "PUT" });
    await press("Cancel");
    await waitFor(() => expect(screen.queryByText("Edit User")).toBeNull());
  });

  test("deleting asks first, with e-mail, role and date; a no deletes nothing", async () => {
    const sent = fakeServer({ body: [BEN] }, { body: { success: true } }, { body: [] });
    const asked: (string | undefined)[] = [];
    window.confirm = (question) => asked.push(question) > 1;
    open(<UsersTab />);
    await userEvent.click(await screen.findByRole("button", { name: "Delete ben@example.com" }));
    expect(sent).toHaveLength(1);
    for (const part of ["ben@example.com", "Role: user", "Nov 18, 2026"]) expect(asked[0]).toContain(part);
    await press("Delete ben@example.com");
    expect(await screen.findByText("No users found")).toBeVisible();
    expect(sent[1]).toMatchObject({ path: "/api/admin/users/u2", method: "DELETE" });
  });
});

describe("the roadmaps tab", () => {
  const line = {
    id: "r1",
    assessmentId: "a1",
    companyName: "Halden",
    createdAt: AT,
    preview: "x".repeat(100),
  };

  test("shows the first hundred characters, and all of it by opening", async () => {
    fakeServer(
      { body: { roadmaps: [line], total: 1, page: 1, limit: 50, hasMore: false } },
      { body: { roadmap: { ...line, content: "An old roadmap, as text" } } },
    );
    open(<RoadmapsTab />);
    expect(await screen.findByText(`${line.preview}...`)).toBeVisible();
    expect(screen.getByText("a1")).toHaveAttribute("href", "/admin/report/a1");
    await press(/View Full/);
    expect(await screen.findByText("An old roadmap, as text")).toBeVisible();
  });

  test("says that there are none, and that they could not be fetched", async () => {
    fakeServer("no answer", { body: { roadmaps: [], total: 0, page: 1, limit: 50, hasMore: false } });
    open(<RoadmapsTab />);
    expect(await screen.findByText("Failed to fetch roadmaps")).toBeVisible();
    await press("Retry");
    expect(await screen.findByText("No roadmaps yet")).toBeVisible();
  });
});

describe("exports", () => {
  test("the list's menu has its five entries, and passes the filter on", async () => {
    const sent = fakeServer({ status: 500, body: { message: "It broke" } });
    open(<LeadExportMenu filter="q=osei&industry=retail" />);
    await press("Export");
    const entries = (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
    expect(entries).toEqual([
      "Basic CSV",
      "Basic JSON",
      "Full AI Report CSV",
      "Full AI Report JSON",
      "Preview AI Data",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Full AI Report JSON" }));
    expect(await screen.findByText("Export failed. Please try again.")).toBeVisible();
    expect(sent[0]?.path).toMatch(
      /^\/api\/admin\/export\?q=osei&industry=retail&format=json&type=comprehensive&t=\d+$/,
    );
  });

  test("the header's menu exports everything, as CSV or JSON", async () => {
    const sent = fakeServer("no answer");
    open(<ExportMenu />);
    await press("Export Data");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
    const alert = await screen.findByRole("alertdialog", { name: "Export failed. Please try again." });
    await userEvent.click(within(alert).getByRole("button", { name: "OK" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(sent[0]?.path).toMatch(/^\/api\/admin\/export\?format=csv&type=standard&t=/);
  });

  test("a preview that cannot be had says so", async () => {
    fakeServer("no answer");
    open(<LeadExportMenu filter="" />);
    await press("Export");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Preview AI Data" }));
    expect(await screen.findByText("Failed to preview data. Please try again.")).toBeVisible();
  });
});

describe("Setup Production", () => {
  test("says what was set going, then how far it has come, then that it is done", async () => {
    const sent = fakeServer(
      { body: { message: "On its way.", totalAssessments: 12, questionsGenerated: 8 } },
      { body: { totalAssessments: 12, withQuestions: 12, isRunning: false } },
    );
    open(<SetupProduction />);
    await press("Setup Production");
    expect(await screen.findByText("Every assessment has its follow-up questions.")).toBeVisible();
    expect(sent.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });

  test.each([
    [{ status: 500, body: { message: "The database is away" } }, "The database is away"],
    ["no answer" as const, "Setup failed"],
  ])("a failure is 'Setup Failed', with its reason", async (answer, reason) => {
    fakeServer(answer);
    open(<SetupProduction />);
    await press("Setup Production");
    expect(await screen.findByRole("alertdialog", { name: "Setup Failed" })).toHaveAccessibleDescription(
      reason,
    );
  });
});

describe("coupons", () => {
  const coupon = {
    id: "c1",
    code: "SPRING",
    description: null,
    isActive: true,
    usedCount: 3,
    maxUses: 5,
    createdAt: AT,
    expiresAt: null,
  };

  test("can be switched off, and say so", async () => {
    const off = { ...coupon, isActive: false };
    const sent = fakeServer({ body: { coupons: [coupon] } }, { body: off }, { body: { coupons: [off] } });
    open(<CouponScreen />);
    expect(await screen.findByText("3 of 5")).toBeVisible();
    await press("Switch off SPRING");
    expect(await screen.findByText("Switched off")).toBeVisible();
    expect(sent[1]).toMatchObject({
      path: "/api/admin/coupons/c1",
      method: "PATCH",
      body: { isActive: false },
    });
  });

  test("a new one without a code is not sent; what is left empty is no limit", async () => {
    const sent = fakeServer(
      { body: { coupons: [] } },
      { status: 201, body: coupon },
      { body: { coupons: [coupon] } },
    );
    open(<CouponScreen />);
    await screen.findByText("No coupons yet");
    await press("New Coupon");
    await press("Create Coupon");
    expect(screen.getByText(/Please enter a code/)).toBeVisible();
    expect(sent).toHaveLength(1);
    await userEvent.type(screen.getByLabelText("Code"), "spring");
    await userEvent.type(screen.getByLabelText("Number of uses"), "5");
    await press("Create Coupon");
    expect(await screen.findByText("Coupon created")).toBeVisible();
    expect(sent[1]?.body).toEqual({ code: "spring", maxUses: 5, expiresAt: null, description: null });
  });
});

describe("the outbox", () => {
  const line = { id: "m1", to: "ann@example.com", subject: "Hello", sentAt: AT, attachments: 0 };

  test("shows a message as text, and as it looks where nothing in it can run", async () => {
    const message = {
      ...line,
      html: "<p>Hi<script>1</script></p>",
      text: "Hi https://example.com/x",
      attachments: [],
    };
    fakeServer(
      { body: { messages: [line], total: 1, page: 1, limit: 50, hasMore: false } },
      { body: { message } },
    );
    open(<OutboxScreen />);
    await userEvent.click(await screen.findByRole("button", { name: /Open Hello/ }));
    expect(await screen.findByRole("link", { name: "https://example.com/x" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await userEvent.click(screen.getByRole("tab", { name: "As it looks" }));
    const frame = screen.getByTitle("The message as it looks");
    expect(frame).toHaveAttribute("sandbox", "");
    expect(frame).toHaveAttribute("srcdoc", message.html);
  });

  test("says that there is none where mail is really sent", async () => {
    const body = {
      message: "E-mail is really sent here, so there is no outbox to look into.",
      code: "no_outbox",
    };
    fakeServer({ status: 503, body });
    open(<OutboxScreen />);
    expect(await screen.findByText(body.message)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});

describe("the audit log", () => {
  const event = {
    id: "e1",
    at: AT,
    action: "data_exported",
    outcome: "done",
    actorKind: "admin",
    actorId: "u1",
    actorName: "ann@example.com",
    targetKind: "export",
    targetId: "standard",
    targetName: null,
    requestId: "12345678-9abc",
    meta: { format: "csv" },
  };

  test("says who did what, and can be narrowed to one thing", async () => {
    const sent = fakeServer(
      { body: { events: [event], page: 1, limit: 50, hasMore: true } },
      { body: { events: [], page: 1, limit: 50, hasMore: false } },
    );
    open(<AuditScreen />);
    expect(await screen.findByText("ann@example.com")).toBeVisible();
    expect(screen.getByRole("cell", { name: "Data exported" })).toBeVisible();
    expect(screen.getByText("format: csv")).toBeVisible();
    expect(screen.getByRole("button", { name: "Older" })).toBeEnabled();
    await userEvent.selectOptions(screen.getByLabelText("Show"), "User deleted");
    expect(await screen.findByText("Nothing written down")).toBeVisible();
    expect(sent[1]?.path).toBe("/api/admin/audit?page=1&action=user_deleted");
  });
});

test("a job that was given up can be tried again", async () => {
  const job = {
    id: "j1",
    kind: "report",
    payload: { assessmentId: "a1" },
    failedAt: AT,
    reason: "unavailable",
  };
  const sent = fakeServer({ body: { jobs: [job] } }, { body: { success: true } }, { body: { jobs: [] } });
  open(<JobScreen />);
  await userEvent.click(await screen.findByRole("button", { name: /Retry/ }));
  expect(await screen.findByText("Nothing has failed")).toBeVisible();
  expect(sent[1]).toMatchObject({ path: "/api/admin/jobs/j1/retry", method: "POST" });
});
