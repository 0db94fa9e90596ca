import { firm, memoOf, type Some, textOf } from "../../support/told-firm";

const kindOf = (some: Some) => firm(some).reading.subsector?.id;

const care: Some = {
  companyName: "Kindred Hands Home Care Inc.",
  companyActivity: "Home support and nursing visits for seniors",
  companyIndustry: "healthcare",
  businessChallenges: ["filling_staffing_gaps_and_reducing_burnout"],
};
const distributor: Some = {
  companyName: "South Shore Fish & Provisions Ltd.",
  companyActivity: "We buy fresh and frozen seafood off the wharf and deliver to restaurants and grocers",
  companyIndustry: "food-services",
  otherPlatforms: "NECS entrée",
  businessChallenges: ["controlling_food_costs_and_waste"],
};
const coop: Some = {
  companyName: "Willow Bunch Farmers Co-operative Association",
  companyActivity: "fuel, crop inputs, hardware and a grocery store, member owned",
  companyIndustry: "retail",
  businessChallenges: ["keeping_the_right_stock_in_the_right_place"],
  otherChallenge: "chemical returns every fall, last yr $640k came back in Oct",
  aiFriction: "staff are scared for there jobs. bad internet at 3 of 7 sites",
};
const studio: Some = {
  companyName: "Studio Grande Ourse",
  companyActivity: "Effets visuels et animation pour séries et longs métrages",
  companyIndustry: "technology",
  headOfficeLocation: "other",
  customLocation: "Montréal, Québec",
  businessChallenges: ["protecting_source_code_and_customer_data"],
};

describe("a kind of firm that was told of another trade", () => {
  it.each<[string, Some]>([
    ["home-care", care],
    ["food-distributor", distributor],
    ["farm-supply", coop],
    ["vfx-studio", studio],
    ["vfx-studio", { companyActivity: "Game studio, two titles on consoles", companyIndustry: "technology" }],
  ])("is a %s", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });

  it.each<[string, Some]>([
    ["senior-care", { companyName: "Cedar Grove Seniors Living", companyIndustry: "healthcare" }],
    ["seafood-processor", { companyName: "Cape Mudge Seafoods", companyIndustry: "manufacturing" }],
    ["grocery-retail", { companyName: "Harbour Grocery", companyIndustry: "retail" }],
    ["agriculture", { companyName: "Three Creek Farms" }],
    ["marketing-agency", { companyName: "Otter Creative Agency", companyIndustry: "consulting" }],
  ])("and a %s stays one", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });
});

it("a home-care agency is told of its visits, and of no residents", () => {
  const text = textOf({ ...care, otherChallenge: "Backfill. Every call-in takes a scheduler 35 minutes." });
  expect(text).toContain("a short list for each empty visit");
  expect(text).not.toMatch(/\bresidents?\b/i);
});

it("who distributes fish is told of no vessels, no plant and no salmon season", () => {
  expect(textOf(distributor)).not.toMatch(
    /salmon season|crew passports|plant manager|restaurants? and food businesses that you know/i,
  );
});

it("a farm-supply co-operative begins with what came back in the fall, and page one quotes it", () => {
  const memo = memoOf(coop);
  expect(memo?.problem.quotation).toBe("Chemical returns every fall, last yr $640k came back in Oct.");
  expect(memo?.decision).toContain("what came back");
  expect(memo?.worth.sum.headline).toBe("$640,000 is what you named of it");
  expect(textOf(coop)).not.toMatch(/shoppers?\b|fresh manager|loyalty/i);
});

it("a studio's rule keeps out plates, and speaks of no usage logs", () => {
  const text = textOf(studio);
  expect(text).toContain("plates");
  expect(text).not.toContain("usage logs");
});
