import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuditScreen } from "@/components/admin/audit/audit-screen";
import { EventScreen } from "@/components/admin/events/event-screen";
import { JobScreen } from "@/components/admin/jobs/job-screen";
import { OutboxScreen } from "@/components/admin/outbox/outbox-screen";
import { SettingsScreen } from "@/components/admin/settings/settings-screen";
import { AT, asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeCalls, fakeServer } from "../support/fake-server";

asSignedInAdmin();

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
    await userEvent.click(screen.getByRole("tab", { name: "Preview" }));
    const frame = screen.getByTitle("Message preview");
    expect(frame).toHaveAttribute("sandbox", "");
    expect(frame).toHaveAttribute("srcdoc", message.html);
  });

  test("says that there is none where mail is really sent", async () => {
    const body = {
      message: "Email is delivered by your provider, so there is no outbox.",
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
    details: "CSV",
    isDeleted: false,
  };

  test("says who did what, and can be narrowed to one thing", async () => {
    const sent = fakeCalls({
      "GET /api/admin/leads/owners": { body: { owners: [{ id: "u1", email: "bo@example.com" }] } },
      "GET /api/admin/audit": [
        { body: { events: [event], page: 1, limit: 50, hasMore: true } },
        { body: { events: [], page: 1, limit: 50, hasMore: false } },
      ],
    });
    open(<AuditScreen />);
    expect(await screen.findByText("ann@example.com")).toBeVisible();
    expect(screen.getByRole("cell", { name: "Data exported" })).toBeVisible();
    expect(screen.getByText("CSV")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeEnabled();
    await userEvent.selectOptions(screen.getByLabelText("Show"), "User deleted");
    expect(await screen.findByText("No audit entries")).toBeVisible();
    expect(screen.getByText(/No entry matches/)).toBeVisible();
    expect(sent.at(-1)?.path).toBe("/api/admin/audit?page=1&action=user_deleted");
    await userEvent.selectOptions(screen.getByLabelText("Person"), "bo@example.com");
    await waitFor(() =>
      expect(sent.at(-1)?.path).toBe("/api/admin/audit?page=1&action=user_deleted&person=u1"),
    );
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

describe("events", () => {
  const event = {
    id: "e1",
    type: "assessment.submitted",
    assessmentId: "a1",
    companyName: "Halden Creek",
    status: "waiting",
    attempts: 2,
    lastAnswer: "503",
    createdAt: AT,
    deliveredAt: null,
  };

  test("name their lead, and one that got lost is sent again", async () => {
    const delivered = { ...event, status: "delivered", attempts: 3, lastAnswer: "taken" };
    const sent = fakeServer(
      { body: { isOn: true, events: [event] } },
      { body: { success: true } },
      { body: { isOn: true, events: [delivered] } },
    );
    open(<EventScreen />);
    expect(await screen.findByRole("link", { name: "Halden Creek" })).toHaveAttribute(
      "href",
      "/admin/report/a1",
    );
    expect(screen.getByText("Waiting after 2 tries: 503")).toBeVisible();
    await press(/Send Again .*Halden Creek/);
    expect(await screen.findByText("Delivered, 3 tries")).toBeVisible();
    expect(sent[1]).toMatchObject({ path: "/api/admin/events/e1/replay", method: "POST" });
  });

  test.each([
    [true, "Lead events appear here once they are sent."],
    [false, "Set EVENTS_URL and EVENTS_SECRET on the server to send lead events to your CRM."],
  ])("none yet, on: %s", async (isOn, text) => {
    fakeServer({ body: { isOn, events: [] } });
    open(<EventScreen />);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe("the settings", () => {
  const served = [
    { part: "database", adapter: "postgres", detail: null },
    { part: "writer", adapter: "claude", detail: "claude-sonnet-5-5" },
  ];
  const alert = {
    id: "v1",
    part: "payments",
    vendor: "stripe",
    reason: "401",
    count: 3,
    firstAt: AT,
    lastAt: AT,
    healedAt: null,
  };

  test("say what serves each part, what refuses us with what to do, and what has healed", async () => {
    const healed = { ...alert, id: "v2", part: "email", vendor: "resend", reason: "403", healedAt: AT };
    const advice = [{ setting: "CRON_SECRET", advice: "CRON_SECRET is not set." }];
    const spent = { since: AT, calls: 1200, usd: 31.4 };
    fakeServer({ body: { served, advice, alerts: [alert, healed], spent } });
    open(<SettingsScreen />);
    const problem = await screen.findByRole("alert");
    expect(problem).toHaveTextContent("Stripe does not accept our key (401)");
    expect(problem).toHaveTextContent("Check STRIPE_SECRET_KEY");
    expect(problem).toHaveTextContent("Coupons still work.");
    expect(problem).toHaveTextContent("3 times since");
    expect(screen.getByText("Resend does not allow what we ask for (403)")).toBeVisible();
    expect(screen.getByText("CRON_SECRET is not set.")).toBeVisible();
    expect(screen.getByText("claude-sonnet-5-5")).toBeVisible();
    expect(screen.getByText(/asked 1,200 times this month, for about US\$31\.40/)).toBeVisible();
  });

  test("say so where all is well", async () => {
    fakeServer({ body: { served, advice: [], alerts: [], spent: { since: AT, calls: 0, usd: 0 } } });
    open(<SettingsScreen />);
    expect(await screen.findByText("No service is refusing our requests.")).toBeVisible();
    expect(screen.getByText("No warnings for the services in use.")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
