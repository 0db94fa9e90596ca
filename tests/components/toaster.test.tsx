import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/lib/client/toast";
import { renderPage } from "../support/page";

const say = (title: string, description?: string) => act(async () => toast({ title, description }));
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("a message appears with its title and its sentence", async () => {
  renderPage(null);
  await say("Validation Error", "Please fill out all required fields before continuing.");
  expect(await screen.findByText("Validation Error")).toBeVisible();
  expect(screen.getByText("Please fill out all required fields before continuing.")).toBeVisible();
});

test("messages come one at a time: the newest replaces the others", async () => {
  renderPage(null);
  await say("First");
  await screen.findByText("First");
  await say("Second");
  await screen.findByText("Second");
  expect(screen.queryByText("First")).toBeNull();
  expect(shown()).toHaveLength(1);
});

test("a message goes by itself after five seconds, and not before", async () => {
  jest.useFakeTimers();
  renderPage(null);
  await say("Gone soon");
  await act(async () => jest.advanceTimersByTimeAsync(4900));
  expect(screen.getByText("Gone soon")).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByText("Gone soon")).toBeNull();
  jest.useRealTimers();
});

test("a message can be closed", async () => {
  renderPage(null);
  await say("Close me");
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("Close me")).toBeNull());
});

test("F8 leads to the messages", async () => {
  renderPage(null);
  await say("Hello");
  await screen.findByText("Hello");
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(screen.getByRole("list")).toHaveFocus();
});

test("a message is brought before whatever is open, and said inside an open dialog as well", async () => {
  const shows: Element[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shows.push(this);
    },
    hidePopover: () => undefined,
  });
  renderPage(
    <Dialog isOpen onClose={() => undefined} title="A lead">
      <p>Its facts</p>
    </Dialog>,
  );
  await say("Not saved", "Please try again.");
  const region = await screen.findByRole("list");
  expect(region).toHaveAttribute("popover", "manual");
  expect(shows).toEqual([region]);
  expect(within(screen.getByRole("dialog")).getByRole("status")).toHaveTextContent(
    "Not saved. Please try again.",
  );
});
