/** @jest-environment jsdom */
import { campaignOfVisit } from "@/lib/client/campaign";
import { couponOfVisit } from "@/lib/client/coupon-of-visit";
import { campaignCode, campaignState, NewCampaign } from "@/lib/domain/campaign/campaign";

const at = (search: string) => window.history.replaceState(null, "", `/${search}`);

describe("the campaign of a visit", () => {
  beforeEach(() => sessionStorage.clear());

  it("is the code of the first link; a second does not replace it", () => {
    at("?c=Coast-Evening");
    expect(campaignOfVisit()).toBe("coast-evening");
    at("?c=inland");
    expect(campaignOfVisit()).toBe("coast-evening");
  });

  it("is looked for under utm_campaign as well, and c counts first", () => {
    at("?utm_source=letter&utm_campaign=spring");
    expect(campaignOfVisit()).toBe("spring");
    sessionStorage.clear();
    at("?utm_campaign=spring&c=autumn");
    expect(campaignOfVisit()).toBe("autumn");
  });

  it.each([
    "?c=x",
    "?c=a%20b",
    `?c=${"a".repeat(10_000)}`,
    "?c=%3Cscript%3E",
    "?utm_campaign=Spring%20Sale!",
  ])("keeps nothing of what cannot be a code: %s", (search) => {
    at(search);
    expect(campaignOfVisit()).toBe("other");
    expect(sessionStorage.getItem("campaign")).toBe("other");
  });

  it("brings a coupon to where it is paid, and nothing that is none", () => {
    at("?coupon=spring-26");
    expect(couponOfVisit()).toBe("SPRING-26");
    at("?coupon=autumn");
    expect(couponOfVisit()).toBe("SPRING-26");
    sessionStorage.clear();
    at(`?coupon=${"A".repeat(65)}`);
    expect(couponOfVisit()).toBe("");
    at("?coupon=%3Cb%3E");
    expect(couponOfVisit()).toBe("");
  });

  it("is none without such a link", () => {
    at("?callbackUrl=/my-reports");
    expect(campaignOfVisit()).toBeUndefined();
    at("?c=");
    expect(campaignOfVisit()).toBeUndefined();
  });
});

test("a code as it was sent is one of ours or another, and never kept as it is", () => {
  expect(campaignCode(" Coast-26 ")).toBe("coast-26");
  for (const sent of ["", "x", "a_b", "a".repeat(41), "é-é", "\0\0"])
    expect(campaignCode(sent)).toBe("other");
});

test("a campaign runs from the start of its first day to the end of its last, in British Columbia's time", () => {
  const made = NewCampaign.parse({
    code: "coast",
    label: "Coast",
    startsAt: "2026-11-01",
    endsAt: "2026-11-30",
  });
  const state = (moment: string) => campaignState(made, new Date(moment));
  expect(state("2026-11-01T06:59:59Z")).toBe("Not started");
  expect(state("2026-11-01T07:00:00Z")).toBe("Running");
  expect(state("2026-12-01T06:59:59Z")).toBe("Running");
  expect(state("2026-12-01T07:00:00Z")).toBe("Ended");
});
