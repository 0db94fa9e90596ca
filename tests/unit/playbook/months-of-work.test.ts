import { monthsOfWork } from "@/lib/playbook/calendar/months-of-work";
import { memoOf } from "../../support/told-firm";

const months = (companyActivity: string | null, otherChallenge = "Orders come by text.") =>
  monthsOfWork({ companyActivity, otherChallenge });

describe("work that only some months have", () => {
  it("is read from what they do, and from a season with its weeks", () => {
    expect(months("We spray orchards, june thru end of august.")).toBe(3);
    expect(months("Sealcoating, May to September")).toBe(5);
    expect(months(null, "Go-backs. May to October (26 wks) we get 50 a week.")).toBe(6);
  });

  it("is not read where the work goes on", () => {
    expect(months("Bakery, open all year, busiest from May to July.")).toBeNull();
    expect(months("We make doors, March to January.")).toBeNull();
    expect(months(null, "From May to July two clerks were ill.")).toBeNull();
    expect(months(null)).toBeNull();
  });

  it("is tried on last season's, which can be done in any month", () => {
    const memo = memoOf({
      companyActivity: "We spray orchards, june thru end of august.",
      otherChallenge:
        "Spray orders come by text, voicemail and photo. Brenda Ott retypes every one into the sheet, 12 minutes each, 2,000 orders last summer.",
    });
    expect(memo?.decision).toContain("tried on last season's orders first");
    expect(memo?.monday.what).toContain("Take fifty orders of last season");
  });
});
