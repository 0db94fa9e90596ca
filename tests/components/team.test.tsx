import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamForm } from "@/components/team/team-form";
import { TeamScreen } from "@/components/team/team-screen";
import type { TeamView } from "@/lib/domain/team/team";
import { workOut } from "@/lib/domain/team/work-out";
import { colleague } from "@/tests/fixtures/teams";
import { fakeCalls } from "../support/fake-server";
import { renderPage } from "../support/page";

const TOKEN = "t".repeat(43);
const REPLIES = `/api/team/${TOKEN}/replies`;
const ID = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
const TEAM = `/api/assessments/${ID}/team`;
const INVITATION = {
  name: "Margaret Osei",
  company: "Halden Creek Joinery Ltd.",
  challenges: [{ slug: "quoting", text: "Quoting faster" }],
  expected: 5,
  answered: 2,
};
const open = () => renderPage(<TeamForm token={TOKEN} {...INVITATION} />);
const send = () => userEvent.click(screen.getByRole("button", { name: "Send My Answers" }));
const ANSWERS = [
  ["posture", "Curious"],
  ["ai_policy", "Yes, in place"],
  ["dept_pilots", "No"],
  ["steering_committee", "I don't know"],
  ["dedicated_budget", "No"],
  ["internal_champions", "No"],
  ["external_consultants", "No"],
  ["firstChallenge", "Quoting faster"],
  ["obstacle", "What it costs"],
  ["confidence", "7"],
] as const;
const radio = (name: string, label: string) => {
  const found = screen
    .getAllByRole<HTMLInputElement>("radio", { name: label })
    .find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}: ${label}.`);
  return found;
};

describe("a colleague's page", () => {
  test("says who asks, what is seen of the answers and from how many on, before it asks anything", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "Margaret Osei asks for your view of AI at Halden Creek Joinery Ltd.",
    );
    const page = document.body.textContent ?? "";
    for (const words of [
      "Ten questions, no names.",
      "Margaret Osei sees the middle of all answers and how far apart they are, and for the building blocks how many said yes, once at least 4 have answered and it is closed.",
      "If all of you answer alike, Margaret Osei knows what each of you answered.",
      "No one sees single answers, not even the chapter's admins.",
      "All but one of a team who compare notes can work out what the last one answered.",
      "2 of 5 have answered.",
    ])
      expect(page).toContain(words);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getAllByRole("group")).toHaveLength(10);
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  test("is answered by keyboard, and sent once however often it is pressed after a lost connection", async () => {
    const sent = fakeCalls({
      [`POST ${REPLIES}`]: [
        { status: 503, body: { message: "Please try again in a moment." } },
        { status: 201, body: { success: true, isNew: true } },
      ],
    });
    open();
    for (const [name, label] of ANSWERS) {
      radio(name, label).focus();
      await userEvent.keyboard(" ");
    }
    screen.getByRole("button", { name: "Send My Answers" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Please try again in a moment.");
    await send();
    expect(await screen.findByRole("heading", { name: "Thank you." })).toBeVisible();
    expect(
      screen.getByText(
        "This cannot be changed or taken back, because we do not know which answers are yours.",
      ),
    ).toBeVisible();
    const [first, second] = sent.map(({ body }) => body);
    expect(second).toEqual(first);
    expect(first).toEqual({
      replyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      answers: {
        posture: "curious",
        blocks: {
          ai_policy: "yes",
          dept_pilots: "no",
          steering_committee: "unknown",
          dedicated_budget: "no",
          internal_champions: "no",
          external_consultants: "no",
        },
        firstChallenge: "quoting",
        obstacle: "cost",
        confidence: 7,
      },
    });
  });

  test("sends nothing until all ten are answered, and leads to the first that is missing", async () => {
    const sent = fakeCalls({});
    open();
    await userEvent.click(radio("posture", "Curious"));
    await send();
    expect(screen.getByRole("alert")).toHaveTextContent("Please answer all ten questions.");
    expect(screen.getAllByText("Please choose an answer.")).toHaveLength(9);
    expect(radio("ai_policy", "Yes, in place")).toHaveFocus();
    await userEvent.click(radio("ai_policy", "Yes, in place"));
    expect(screen.getAllByText("Please choose an answer.")).toHaveLength(8);
    expect(sent).toEqual([]);
  });

  test("says that it is closed where it was, and that what was sent before is counted", async () => {
    const message = "This check is closed: no more answers are taken. Those sent before are counted.";
    fakeCalls({ [`POST ${REPLIES}`]: { status: 409, body: { message } } });
    open();
    for (const [name, label] of ANSWERS) await userEvent.click(radio(name, label));
    await send();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
  });
});

const view = (some: Partial<TeamView> = {}): TeamView => ({
  status: "open",
  expected: 5,
  answered: 3,
  closesAt: new Date("2026-12-07T18:00:00Z"),
  isOver: false,
  extended: false,
  ...some,
});
const show = (check: TeamView | null, isTheirs = true) =>
  renderPage(<TeamScreen id={ID} company="Halden Creek Joinery Ltd." isTheirs={isTheirs} check={check} />);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the leader's page", () => {
  test("asks how many, gives the link once, and sends nothing by itself", async () => {
    const url = `https://readiness.example/team/${TOKEN}`;
    const sent = fakeCalls({ [`POST ${TEAM}`]: { status: 201, body: { url } } });
    show(null);
    expect(screen.getByText(/The link can be used by anybody you give it to\./)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("How many will you ask?"), "7");
    await press("Make Link");
    expect(await screen.findByLabelText("Your link")).toHaveValue(url);
    expect(sent[0]?.body).toEqual({ expected: 7 });
    const mail = screen.getByRole("link", { name: "Write the Email" }).getAttribute("href") ?? "";
    expect(mail).toMatch(/^mailto:\?subject=/);
    expect(decodeURIComponent(mail)).toContain(url);
  });

  test("says how many have answered, and shows results only from four on", async () => {
    show(view());
    expect(screen.getByText("3 of 5 have answered.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Close and Show Results" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Wait 14 More Days" })).toBeNull();
  });

  test("closes it from four on, and shows the page as it is then", async () => {
    const sent = fakeCalls({ [`POST ${TEAM}/close`]: { body: { success: true } } });
    const { refreshes } = show(view({ answered: 4 }));
    await press("Close and Show Results");
    await waitFor(() => expect(refreshes.count).toBe(1));
    expect(sent).toHaveLength(1);
  });

  test("offers more days once where too few answered", async () => {
    const sent = fakeCalls({ [`POST ${TEAM}/extend`]: { body: { success: true } } });
    const { unmount } = show(view({ isOver: true }));
    expect(screen.getByText("Too few answered to show anything without showing who.")).toBeVisible();
    await press("Wait 14 More Days");
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    show(view({ isOver: true, extended: true }));
    expect(screen.queryByRole("button", { name: "Wait 14 More Days" })).toBeNull();
    expect(screen.getByRole("button", { name: "Delete" })).toBeVisible();
  });

  test("says that one more is needed where all three have answered", () => {
    show(view({ expected: 3 }));
    expect(screen.getByText("One more answer is needed: nothing is shown under 4.")).toBeVisible();
  });

  test("deletes after asking once more", async () => {
    const sent = fakeCalls({ [`DELETE ${TEAM}`]: { body: { success: true } } });
    const { refreshes } = show(view());
    await press("Delete");
    expect(sent).toEqual([]);
    await press("Keep It");
    await press("Delete");
    await press("Delete for Good");
    await waitFor(() => expect(refreshes.count).toBe(1));
    expect(sent).toHaveLength(1);
  });

  test("shows ten results with the words for each, and the agenda", () => {
    const leader = { orgPosture: "championing", aiConfidence: 9, orgAiElements: ["ai_policy"] };
    const replies = Array.from({ length: 4 }, () => colleague({}, { ai_policy: "unknown" }));
    const what = "Read it aloud at the next meeting; ask where it is kept.";
    const actions = [{ item: "ai_policy", flag: "little_known", what, owner: "CEO" }] as const;
    const result = { ...workOut(replies, leader), actions: [...actions] };
    show(view({ status: "closed", answered: 4, result }));
    expect(screen.getByText("6 of 10 in step")).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
    expect(screen.getByText("In place on paper: 0 of 4 know of it")).toBeVisible();
    expect(screen.getAllByText("agree · apart from you")).toHaveLength(2);
    expect(screen.getByText("Further than you think")).toBeVisible();
    expect(screen.getByText(what, { exact: false })).toHaveTextContent("Owner: CEO");
    expect(screen.getByText(/Your score does not change\./)).toBeVisible();
  });

  test("shows nothing of the team to others than the owner, and to admins the count alone", () => {
    const { unmount } = show(null, false);
    expect(screen.getByText(/Only the owner of this report can ask the team\./)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    show(view({ status: "closed", answered: 6 }));
    expect(screen.getByText("Closed; 6 have answered.")).toBeVisible();
  });
});
