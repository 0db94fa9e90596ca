import { api } from "@/lib/client/api";
import { onTokenChange, readToken, removeToken, storeToken } from "@/lib/client/tokens";
import { fakeServer } from "../support/fake-server";

beforeEach(() => localStorage.clear());

test.each([
  ["/api/admin/users", "A", "U", "A"],
  ["/api/admin/users", null, "U", "U"],
  ["/api/assessments/1/report", "A", "U", "U"],
  ["/api/assessments/1/report", "A", null, "A"],
])(
  "a call to %s with the admin's token %s and the user's token %s sends %s",
  async (path, admin, user, sentToken) => {
    if (admin !== null) storeToken("admin", admin);
    if (user !== null) storeToken("user", user);
    const sent = fakeServer({ body: {} });
    await api(path);
    expect(sent[0]?.headers.Authorization).toBe(`Bearer ${sentToken}`);
  },
);

test("tokens are kept under the names authToken and adminToken", () => {
  storeToken("user", "u");
  storeToken("admin", "a");
  expect(localStorage.getItem("authToken")).toBe("u");
  expect(localStorage.getItem("adminToken")).toBe("a");
});

test("listeners are notified of a token that was stored, removed, or changed in another tab", () => {
  const heard: (string | null)[] = [];
  const stop = onTokenChange(() => heard.push(readToken("admin")));
  storeToken("admin", "a");
  removeToken("admin");
  localStorage.setItem("adminToken", "b");
  window.dispatchEvent(new Event("storage"));
  stop();
  storeToken("admin", "c");
  expect(heard).toEqual(["a", null, "b"]);
});
