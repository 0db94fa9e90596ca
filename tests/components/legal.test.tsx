import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageFooter } from "@/components/layout/page-footer";
import { PrivacyScreen } from "@/components/legal/privacy-screen";
import { TermsScreen } from "@/components/legal/terms-screen";
import { OrderTerms } from "@/components/payment/order-terms";
import { brand } from "@/lib/brand";
import { KEPT_DATA } from "@/lib/legal/kept-data";
import { IN_USE_HERE, SERVICES_BY_PART } from "@/lib/legal/services";
import { DRAFT_NOTICE } from "@/lib/legal/status";
import { fakeServer } from "../support/fake-server";

const text = (element: Element) => element.textContent ?? "";

describe("the privacy page", () => {
  test("says all that is kept, and each service, to a browser without scripts", () => {
    const page = document.createElement("div");
    page.innerHTML = renderToStaticMarkup(<PrivacyScreen />);
    for (const { title, what, why, kept } of KEPT_DATA)
      for (const said of [title, what, why, kept]) expect(text(page)).toContain(said);
    for (const { title, services } of SERVICES_BY_PART) {
      expect(text(page)).toContain(title);
      for (const service of services) expect(text(page)).toContain(service.text);
    }
    expect(text(page)).not.toContain(IN_USE_HERE);
    for (const { hash } of page.querySelectorAll<HTMLAnchorElement>("nav[aria-label='On this page'] a"))
      expect(page.querySelector(hash)).not.toBeNull();
  });

  test("marks what this deployment uses, and for how long it keeps leads", async () => {
    fakeServer({ status: 200, body: { adapters: ["writer claude", "email outbox"], leadsKeptMonths: 12 } });
    render(<PrivacyScreen />);
    expect(await screen.findAllByText(IN_USE_HERE)).toHaveLength(2);
    const claude = screen.getByText("Claude, by Anthropic").closest("div");
    expect(within(claude ?? document.body).getByText(IN_USE_HERE)).toBeVisible();
    expect(screen.getByText("Here: 12 months.")).toBeVisible();
  });

  test("and the terms are marked as drafts, and say who answers for them", () => {
    for (const page of [<PrivacyScreen key="privacy" />, <TermsScreen key="terms" />]) {
      const { unmount } = render(page);
      expect(screen.getByText(DRAFT_NOTICE)).toBeVisible();
      expect(screen.getByRole("link", { name: brand.seller.contact })).toHaveAttribute(
        "href",
        `mailto:${brand.seller.contact}`,
      );
      expect(screen.getByText(brand.postalAddress)).toBeVisible();
      unmount();
    }
  });
});

test("the terms have the price, the seller and the refund that the order shows", () => {
  render(<TermsScreen />);
  const { name, refundDays } = brand.seller;
  expect(
    screen.getByText(new RegExp(`US\\$49, once: US\\$49\\.00 in all.*${name} is the seller`)),
  ).toBeVisible();
  expect(screen.getByText(new RegExp(`within ${refundDays} days of paying`))).toBeVisible();
});

describe("the legal pages are found", () => {
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

  test("at the foot of every page", () => {
    render(<PageFooter />);
    expect(links()).toEqual(["/privacy", "/terms", "/terms#contact"]);
  });

  test("before paying", () => {
    render(<OrderTerms />);
    expect(links()).toEqual([`mailto:${brand.seller.contact}`, "/terms", "/privacy#kept"]);
  });
});
