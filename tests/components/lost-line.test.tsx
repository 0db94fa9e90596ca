import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CallMeBack } from "@/components/call/call-me-back";
import { toast } from "@/lib/client/toast";
import { NOT_LOADED } from "@/lib/domain/http-messages";
import { renderPage } from "../support/page";

const lost = () => {
  throw new Error("Failed to load chunk");
};
jest.mock("@/components/ui/toast-region", () => lost());
jest.mock("@/components/call/call-dialog", () => lost());

describe("offline", () => {
  test("a message is shown by itself, and goes after five seconds", async () => {
    jest.useFakeTimers();
    renderPage(null);
    await act(async () => toast({ title: "Error", description: "Failed to validate coupon." }));
    await act(async () => jest.advanceTimersByTimeAsync(4900));
    expect(screen.getByRole("alert")).toHaveTextContent("Error Failed to validate coupon.");
    await act(async () => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole("alert")).toBeNull();
    jest.useRealTimers();
  });

  test("a dialog that cannot be loaded is said not to be there", async () => {
    renderPage(<CallMeBack caller={{ kind: "person" }} assessmentId="an-id" />);
    await userEvent.click(screen.getByRole("button", { name: "Call Me Back" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(NOT_LOADED);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
