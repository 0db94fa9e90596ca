import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RoadmapsTab } from "@/components/admin/roadmaps/roadmaps-tab";
import { UsersTab } from "@/components/admin/users/users-tab";
import { AT, asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeServer } from "../support/fake-server";

const PERSON = { createdAt: AT, updatedAt: AT, invitedUntil: null, lastSignInAt: null };
const ANN = { ...PERSON, id: "u1", email: "ann@example.com", role: "admin" };
const BEN = { ...PERSON, id: "u2", email: "ben@example.com", role: "user" };

asSignedInAdmin();

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

  test("one who has not signed in yet is said to be so, and can be invited again", async () => {
    const soon = { ...ANN, invitedUntil: new Date(Date.now() + 3600_000).toISOString() };
    const late = { ...BEN, invitedUntil: AT };
    const sent = fakeServer({ body: [soon, late] }, { body: soon }, { body: [soon, late] });
    open(<UsersTab />);
    expect(await screen.findByText("Has not signed in yet")).toBeVisible();
    expect(screen.getByText("Has not signed in yet; the invitation has expired")).toBeVisible();
    await press("Send Invitation Again to ann@example.com");
    expect(await screen.findByText("Invitation sent")).toBeVisible();
    expect(sent[1]).toMatchObject({ path: "/api/admin/users/u1/invite", method: "POST" });
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
    const taken = "An account with this email already exists.";
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

describe("many users", () => {
  const many = (count: number, page: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...BEN,
      id: `${page}-${at}`,
      email: `n${at}@page${page}.example`,
    }));
  const next = () => screen.getByRole("button", { name: "Next" });

  test("that fill one page exactly have no next one to go to", async () => {
    const sent = fakeServer({ body: many(50, 1) }, { body: [] });
    open(<UsersTab />);
    expect(await screen.findByRole("cell", { name: "n49@page1.example" })).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  test("of more than one page lead to the next and back, until there is none", async () => {
    const sent = fakeServer({ body: many(50, 1) }, { body: many(1, 2) });
    open(<UsersTab />);
    await waitFor(() => expect(next()).toBeEnabled());
    await press("Next");
    expect(await screen.findByRole("cell", { name: "n0@page2.example" })).toBeVisible();
    expect(next()).toBeDisabled();
    await press("Previous");
    expect(await screen.findByRole("cell", { name: "n0@page1.example" })).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([1, 2].map((page) => `/api/admin/users?q=&page=${page}`));
  });

  test("are searched once one has stopped typing, from the first page", async () => {
    const sent = fakeServer({ body: [ANN, BEN] }, { body: [ANN] });
    const { user } = open(<UsersTab />);
    await screen.findByRole("cell", { name: "ben@example.com" });
    await user.type(screen.getByRole("searchbox", { name: "Search users by email" }), "ann@");
    await waitFor(() => expect(screen.queryByRole("cell", { name: "ben@example.com" })).toBeNull());
    expect(sent.map(({ path }) => path).slice(1)).toEqual(["/api/admin/users?q=ann%40&page=1"]);
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
