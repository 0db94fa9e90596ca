import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CouponScreen } from "@/components/admin/coupons/coupon-screen";
import { CODE_COPIED } from "@/lib/domain/admin/messages";
import { COUPON_LINK_NOTE } from "@/lib/domain/coupon/messages";
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
    await press("Switch Off SPRING");
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

  test("each can be shared by a link with its code filled in, and leads to those who used it", async () => {
    fakeServer({ body: { coupons: [coupon] } });
    open(<CouponScreen />);
    expect(await screen.findByRole("link", { name: "3 of 5" })).toHaveAttribute(
      "href",
      "/admin?coupon=SPRING",
    );
    expect(screen.getByText("US$147")).toBeVisible();
    await press("Share SPRING");
    expect(await screen.findByLabelText("Link")).toHaveValue(`${location.origin}/?coupon=SPRING`);
    expect(await screen.findByRole("img", { name: "The link as a QR code" })).toBeInTheDocument();
    expect(screen.getByText(COUPON_LINK_NOTE)).toBeVisible();
  });

  test("the code can be copied by itself", async () => {
    const user = userEvent.setup();
    fakeServer({ body: { coupons: [coupon] } });
    open(<CouponScreen />);
    await screen.findByText("3 of 5");
    await press("Share SPRING");
    await screen.findByRole("img", { name: "The link as a QR code" });
    await user.click(await screen.findByRole("button", { name: "Copy Code" }));
    expect(await screen.findByText(CODE_COPIED)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("SPRING");
  });

  test("a link with a code that opens nothing now says so", async () => {
    fakeServer({ body: { coupons: [{ ...coupon, isActive: false }] } });
    open(<CouponScreen />);
    await screen.findByText("3 of 5");
    await press("Share SPRING");
    await screen.findByRole("img", { name: "The link as a QR code" });
    expect(
      await screen.findByText("SPRING is switched off, so it will not be accepted at checkout."),
    ).toBeVisible();
    expect(screen.queryByText(COUPON_LINK_NOTE)).toBeNull();
  });
});
