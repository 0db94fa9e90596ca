import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { ShareDialog } from "@/components/share/share-dialog";
import { SharedOpened } from "@/components/share/shared-opened";
import { SharedScreen } from "@/components/share/shared-screen";
import { fakeCalls } from "../support/fake-server";
import { renderPage } from "../support/page";

const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const PATH = `/api/assessments/${ID}/shares`;
const URL = "https://readiness.example/s/abc";
const SHARE = {
  id: "0b0b2c1e-7a4b-4e0f-9c55-0d8a4b7e21bb",
  label: "Board meeting, January",
  withInterview: false,
  withTeam: false,
  createdAt: "2026-11-20T18:00:00.000Z",
  expiresAt: "2026-12-20T18:00:00.000Z",
  openedCount: 3,
  lastOpenedAt: "2026-11-21T18:00:00.000Z",
};
const list = (shares: unknown[], some: Record<string, unknown> = {}) => ({
  body: { shares, linkClosed: false, mayClose: false, ...some },
});
const open = () =>
  renderPage(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ShareDialog assessmentId={ID} onClose={() => undefined} />
    </SWRConfig>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("sharing a report", () => {
  test("makes a link for 30 days without the interview unless told otherwise, and shows it once to copy", async () => {
    const sent = fakeCalls({
      [`GET ${PATH}`]: [list([]), list([SHARE])],
      [`POST ${PATH}`]: { status: 201, body: { id: SHARE.id, url: URL, expiresAt: SHARE.expiresAt } },
    });
    const user = userEvent.setup();
    open();
    expect(screen.getByRole("heading", { name: "Share this report" })).toBeVisible();
    expect(screen.getByText(/The family part is never in it/)).toBeVisible();
    expect(screen.getByRole("radio", { name: "30 days" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Include what I said in the interview" })).not.toBeChecked();
    expect(screen.queryByText(/team/i)).toBeNull();
    await user.type(screen.getByLabelText("Label"), "Board meeting, January");
    await user.click(screen.getByRole("button", { name: "Make Link" }));
    expect(await screen.findByLabelText("Your link")).toHaveValue(URL);
    expect(screen.getByText("We show it only now.")).toBeVisible();
    expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
      label: "Board meeting, January",
      days: 30,
      withInterview: false,
      withTeam: false,
    });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(await screen.findByText(SHARE.label)).toBeVisible();
  });

  test("lists the links with what became of them, and ends one at once", async () => {
    const unopened = { ...SHARE, id: "other", label: "Report", openedCount: 0, lastOpenedAt: null };
    const sent = fakeCalls({
      [`GET ${PATH}`]: [list([SHARE, unopened]), list([unopened])],
      [`DELETE ${PATH}/${SHARE.id}`]: { body: { success: true } },
    });
    open();
    const [first, second] = await screen.findAllByRole("listitem");
    expect(within(first ?? document.body).getByText(/Made November 20, 2026/)).toHaveTextContent(
      "Made November 20, 2026 · ends December 20, 2026 · opened 3 times, last November 21, 2026",
    );
    expect(second).toHaveTextContent("not opened yet");
    expect(screen.getByText(/Copies that were already downloaded are not affected\./)).toBeVisible();
    await press(`End Link: ${SHARE.label}`);
    await waitFor(() => expect(screen.queryByText(SHARE.label)).toBeNull());
    expect(sent.some(({ method }) => method === "DELETE")).toBe(true);
  });

  test("says in the dialog why there is no link, and keeps what was typed", async () => {
    const message = "You already have ten working links. End one of them first.";
    fakeCalls({ [`GET ${PATH}`]: list([SHARE]), [`POST ${PATH}`]: { status: 409, body: { message } } });
    open();
    await userEvent.type(screen.getByLabelText("Label"), "One more");
    await press("Make Link");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("Label")).toHaveValue("One more");
  });

  test("tells who is not the owner so, and offers no form", async () => {
    const message = "Only the owner of this report can share it.";
    fakeCalls({ [`GET ${PATH}`]: { status: 403, body: { message } } });
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Make Link" })).toBeNull();
  });

  test("lets the owner with an account close the link with the id in it, and open it again", async () => {
    const sent = fakeCalls({
      [`GET ${PATH}`]: [list([], { mayClose: true }), list([], { mayClose: true, linkClosed: true })],
      [`PUT /api/assessments/${ID}/link`]: { body: { success: true, closed: true } },
    });
    open();
    await userEvent.click(await screen.findByRole("button", { name: "Close My Own Link" }));
    expect(await screen.findByRole("button", { name: "Open My Own Link Again" })).toBeVisible();
    expect(sent.find(({ method }) => method === "PUT")?.body).toEqual({ closed: true });
  });
});

describe("the reader's page", () => {
  const beacons: string[] = [];
  const see = (state: "visible" | "hidden") => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  beforeEach(() => {
    beacons.length = 0;
    sessionStorage.clear();
    window.history.replaceState(null, "", `/s/${"t".repeat(43)}`);
    Object.defineProperty(navigator, "sendBeacon", {
      value: (url: string) => beacons.push(url) > 0,
      configurable: true,
    });
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test("says who shared it, and until when, and offers the file and nothing else", () => {
    render(
      <SharedScreen
        token="abc"
        executiveName="Margaret Osei"
        companyName="Halden Creek Joinery Ltd."
        expiresAt={new Date("2026-12-20T18:00:00Z")}
      >
        <p>The report</p>
      </SharedScreen>,
    );
    expect(
      screen.getByText(
        "Shared by Margaret Osei, Halden Creek Joinery Ltd., until December 20, 2026 · Confidential",
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Download PDF" })).toHaveAttribute(
      "href",
      "/api/shared/abc/report.pdf",
    );
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("says that it was opened once it was in view for three seconds, once in a session", () => {
    see("visible");
    const first = render(<SharedOpened />);
    act(() => jest.advanceTimersByTime(2_900));
    see("hidden");
    act(() => jest.advanceTimersByTime(60_000));
    expect(beacons).toEqual([]);
    see("visible");
    act(() => jest.advanceTimersByTime(2_900));
    expect(beacons).toEqual([]);
    act(() => jest.advanceTimersByTime(200));
    expect(beacons).toEqual([`/api/shared/${"t".repeat(43)}/opened`]);
    first.unmount();
    render(<SharedOpened />);
    act(() => jest.advanceTimersByTime(60_000));
    expect(beacons).toHaveLength(1);
  });

  test("left before that, it says nothing", () => {
    see("visible");
    const view = render(<SharedOpened />);
    act(() => jest.advanceTimersByTime(1_000));
    view.unmount();
    act(() => jest.advanceTimersByTime(60_000));
    expect(beacons).toEqual([]);
  });
});
