import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuditScreen } from "@/components/admin/audit/audit-screen";
import { CouponScreen } from "@/components/admin/coupons/coupon-screen";
import { EventScreen } from "@/components/admin/events/event-screen";
import { JobScreen } from "@/components/admin/jobs/job-screen";
import { OutboxScreen } from "@/components/admin/outbox/outbox-screen";
import { SettingsScreen } from "@/components/admin/settings/settings-screen";
import { AT, asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeServer } from "../support/fake-server";

asSignedInAdmin();

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
    expect(await screen.findByText(/Please enter a code/)).toBeVisible();
    expect(sent).toHaveLength(1);
    await userEvent.type(screen.getByLabelText("Code"), "spring");
    await userEvent.type(screen.getByLabelText("Number of uses"), "5");
    await press("Create Coupon");
    expect(await screen.findByText("Coupon created")).toBeVisible();
    expect(sent[1]?.body).toEqual({ code: "spring", maxUses: 5, expiresAt: null, description: null });
  });

  test("a last day that is over is refused beside its field", async () => {
    fakeServer(
      { body: { coupons: [] } },
      {
        status: 400,
        body: {
          message: "No",
          issues: [{ path: "expiresAt", message: "This day is over. Please choose another." }],
        },
      },
    );
    open(<CouponScreen />);
    await screen.findByText("No coupons yet");
    await press("New Coupon");
    await userEvent.type(screen.getByLabelText("Code"), "spring");
    fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2020-01-01" } });
    await press("Create Coupon");
    await waitFor(() =>
      expect(screen.getByLabelText("Last day")).toHaveAccessibleDescription(/This day is over/),
    );
  });

  test("the moment it expires stays what it is, unless another day is chosen", async () => {
    const until = { ...coupon, expiresAt: "2027-01-01T20:00:00.000Z" };
    const sent = fakeServer({ body: { coupons: [until] } });
    open(<CouponScreen />);
    await screen.findByText("3 of 5");
    await press("Edit SPRING");
    expect(screen.getByLabelText("Last day")).toHaveValue("2027-01-01");
    await userEvent.type(screen.getByLabelText("Description"), "For the chapter");
    await press("Save Changes");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const changes = () => sent.filter(({ method }) => method === "PATCH").map(({ body }) => body);
    expect(changes()).toEqual([{ maxUses: 5, description: "For the chapter" }]);

    for (const [day, expiresAt] of [
      ["2027-02-01", "2027-02-01"],
      ["", null],
    ]) {
      await press("Edit SPRING");
      fireEvent.change(screen.getByLabelText("Last day"), { target: { value: day } });
      await press("Save Changes");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      expect(changes().at(-1)).toEqual({ maxUses: 5, expiresAt, description: null });
    }
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
    const sent = fakeServer(
      { body: { events: [event], page: 1, limit: 50, hasMore: true } },
      { body: { events: [], page: 1, limit: 50, hasMore: false } },
    );
    open(<AuditScreen />);
    expect(await screen.findByText("ann@example.com")).toBeVisible();
    expect(screen.getByRole("cell", { name: "Data exported" })).toBeVisible();
    expect(screen.getByText("CSV")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeEnabled();
    await userEvent.selectOptions(screen.getByLabelText("Show"), "User deleted");
    expect(await screen.findByText("No audit entries")).toBeVisible();
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
    await press(/Send again .*Halden Creek/);
    expect(await screen.findByText("Delivered, 3 tries")).toBeVisible();
    expect(sent[1]).toMatchObject({ path: "/api/admin/events/e1/replay", method: "POST" });
  });

  test.each([
    [true, "Lead events appear here once they are sent."],
    [false, "Add a webhook address to send lead events to your CRM."],
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
    fakeServer({ body: { served, advice, alerts: [alert, healed] } });
    open(<SettingsScreen />);
    const problem = await screen.findByRole("alert");
    expect(problem).toHaveTextContent("Stripe does not accept our key (401)");
    expect(problem).toHaveTextContent("Check STRIPE_SECRET_KEY");
    expect(problem).toHaveTextContent("Coupons still work.");
    expect(problem).toHaveTextContent("3 times since");
    expect(screen.getByText("Resend does not allow what we ask for (403)")).toBeVisible();
    expect(screen.getByText("CRON_SECRET is not set.")).toBeVisible();
    expect(screen.getByText("claude-sonnet-5-5")).toBeVisible();
  });

  test("say so where all is well", async () => {
    fakeServer({ body: { served, advice: [], alerts: [] } });
    open(<SettingsScreen />);
    expect(await screen.findByText("No service is refusing our requests.")).toBeVisible();
    expect(screen.getByText("No warnings for the services in use.")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
