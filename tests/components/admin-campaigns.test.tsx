import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CampaignScreen } from "@/components/admin/campaigns/campaign-screen";
import { CAMPAIGN_CODE_TAKEN, FETCH_CAMPAIGNS_FAILED, NO_CAMPAIGNS } from "@/lib/domain/campaign/messages";
import { AT, asSignedInAdmin, open, press } from "../support/admin-screen";
import { fakeCalls } from "../support/fake-server";

asSignedInAdmin();

const campaign = {
  id: "c1",
  code: "coast-26",
  label: "Coast evening",
  couponCode: null,
  startsAt: null,
  endsAt: null,
  createdAt: AT,
  counts: [
    { step: "started", count: 1200 },
    { step: "unlocked_card", count: 2 },
    { step: "unlocked_coupon", count: 3 },
  ],
};
const EMPTY = { days: 90, campaigns: [], other: { id: null, counts: [] }, none: { counts: [] } };
const table = {
  ...EMPTY,
  campaigns: [campaign],
  other: { id: "o1", counts: [{ step: "started", count: 4 }] },
  none: { counts: [{ step: "started", count: 10 }] },
};

test("each is shown by step, with its unlocks together and the sum of all below", async () => {
  fakeCalls({ "GET /api/admin/campaigns": { body: table } });
  open(<CampaignScreen />);
  const figures = await screen.findByRole("region", { name: "Campaign by step" });
  const cells = (name: string) =>
    within(within(figures).getByRole("row", { name: new RegExp(`^${name}`) })).getAllByRole("cell");
  expect(cells("Coast evening")[0]).toHaveTextContent("1,200");
  expect(cells("Coast evening")[8]).toHaveTextContent("5");
  expect(cells("All")[0]).toHaveTextContent("1,214");
  expect(within(figures).getByRole("link", { name: "Other links" })).toHaveAttribute(
    "href",
    "/admin?campaign=o1",
  );
});

test("one without a coupon or a first day has nothing where a card would name it", async () => {
  fakeCalls({ "GET /api/admin/campaigns": { body: table } });
  open(<CampaignScreen />);
  const list = await screen.findByRole("region", { name: "Campaigns" });
  const cells = within(within(list).getByRole("row", { name: /^Coast evening/ })).getAllByRole("cell");
  const [name, , , coupon, firstDay] = cells;
  expect(name).toHaveTextContent("Coast evening");
  expect(coupon).toBeEmptyDOMElement();
  expect(firstDay).toBeEmptyDOMElement();
});

test("a new one without a name and a code is not sent", async () => {
  const sent = fakeCalls({
    "GET /api/admin/campaigns": { body: EMPTY },
    "POST /api/admin/campaigns": { status: 201, body: campaign },
  });
  open(<CampaignScreen />);
  await screen.findByText("No campaigns yet");
  await press("New Campaign");
  await press("Create Campaign");
  expect(await screen.findByText(/Please enter a name/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await userEvent.type(screen.getByLabelText("Name"), "Coast evening");
  await userEvent.type(screen.getByLabelText("Code"), "Coast-26");
  await press("Create Campaign");
  expect(await screen.findByText("Campaign created")).toBeVisible();
  expect(sent.find(({ method }) => method === "POST")?.body).toEqual({
    code: "coast-26",
    label: "Coast evening",
    couponCode: null,
    startsAt: null,
    endsAt: null,
  });
});

test("they say that they load, and what a campaign is where there is none", async () => {
  fakeCalls({ "GET /api/admin/campaigns": { body: EMPTY } });
  open(<CampaignScreen />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading campaigns...");
  expect(await screen.findByText(NO_CAMPAIGNS)).toBeVisible();
  const figures = screen.getByRole("region", { name: "Campaign by step" });
  expect(within(figures).getByRole("row", { name: /^No campaign/ })).toBeVisible();
});

test("that cannot be had say so, and are there after Retry", async () => {
  fakeCalls({ "GET /api/admin/campaigns": [{ status: 500, body: {} }, { body: table }] });
  open(<CampaignScreen />);
  expect(await screen.findByText(FETCH_CAMPAIGNS_FAILED)).toBeVisible();
  await press("Retry");
  expect(await screen.findByRole("row", { name: /^Coast evening coast-26/ })).toBeVisible();
  expect(screen.queryByText(FETCH_CAMPAIGNS_FAILED)).toBeNull();
});

test("each is passed on by its link, and changed; a code that is taken is said beside its field", async () => {
  const refused = { path: "code", message: CAMPAIGN_CODE_TAKEN };
  const sent = fakeCalls({
    "GET /api/admin/campaigns": { body: table },
    "POST /api/admin/campaigns": { status: 409, body: { message: "No", issues: [refused] } },
    "PATCH /api/admin/campaigns/c1": { body: campaign },
  });
  open(<CampaignScreen />);
  await screen.findByRole("row", { name: /^Coast evening coast-26/ });
  await press("Share coast-26");
  expect(await screen.findByLabelText("Link")).toHaveValue(`${location.origin}/?c=coast-26`);
  await press("Close");
  await press("New Campaign");
  await userEvent.type(screen.getByLabelText("Name"), "Again");
  await userEvent.type(screen.getByLabelText("Code"), "coast-26");
  await press("Create Campaign");
  await waitFor(() =>
    expect(screen.getByLabelText("Code")).toHaveAccessibleDescription(new RegExp(CAMPAIGN_CODE_TAKEN)),
  );
  expect(screen.getByLabelText("Name")).toHaveValue("Again");
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "New Campaign" })).toHaveFocus();

  await press("Edit coast-26");
  await userEvent.type(screen.getByLabelText("Name"), " again");
  await press("Save Changes");
  expect(await screen.findByText("Campaign saved")).toBeVisible();
  expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({
    label: "Coast evening again",
    couponCode: null,
  });
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit coast-26" })).toHaveFocus());
});

test("another period asks for its figures, and the old ones stay until they are there", async () => {
  const sent = fakeCalls({ "GET /api/admin/campaigns": { body: table } });
  open(<CampaignScreen />);
  await screen.findByRole("row", { name: /^Coast evening coast-26/ });
  await userEvent.selectOptions(screen.getByLabelText("Period"), "All time");
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/admin/campaigns?days=0"));
  expect(screen.getByRole("row", { name: /^Coast evening coast-26/ })).toBeVisible();
});
