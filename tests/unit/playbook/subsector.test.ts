import { detectSubsector, type FirmWords } from "@/lib/playbook/subsector/detect-subsector";
import { firmWordsOf } from "@/lib/playbook/subsector/firm-words";
import { processorTimeOf } from "@/tests/support/processor-time";
import { READ_FIRMS } from "../../fixtures/read-firms";

const read = (words: Partial<FirmWords>) =>
  detectSubsector({
    industry: "other",
    companyName: "",
    title: "",
    platforms: "",
    about: "",
    typed: "",
    ...words,
  });
const idOf = (words: Partial<FirmWords>) => read(words).subsector?.id ?? null;

describe("the kind of firm", () => {
  it.each([
    ["law", "immigration-law"],
    ["salmon", "seafood-processor"],
    ["pension", "pension-administrator"],
    ["ski", "hotel-resort"],
    ["charter", "k12-school"],
    ["timber", "sawmill-forestry"],
    ["saas", "saas"],
    ["clinic", "medical-clinics"],
    ["gc", "general-contractor"],
    ["cpa", "cpa-practice"],
  ] as const)("of %s is %s", (firm, subsector) => {
    expect(detectSubsector(firmWordsOf(READ_FIRMS[firm])).subsector?.id).toBe(subsector);
  });

  const FRESH: [string | null, Partial<FirmWords>][] = [
    [
      "dental",
      {
        industry: "healthcare",
        companyName: "Brightwater Dental Centres",
        typed: "Recall calls eat the mornings",
      },
    ],
    [
      "credit-union",
      {
        industry: "financial-services",
        companyName: "Kettle Valley Credit Union",
        title: "Chief Lending Officer",
      },
    ],
    [
      "insurance-broker",
      {
        industry: "financial-services",
        companyName: "Harrow & Dunne Insurance Services",
        platforms: "Applied Epic",
      },
    ],
    [
      "winery-cidery",
      {
        industry: "food-services",
        companyName: "Black Sage Bench Vineyards",
        typed: "The wine club list is in three places",
      },
    ],
    [
      "metal-fabrication",
      {
        industry: "manufacturing",
        companyName: "Delta Ironside",
        about: "A machine shop and sheet metal plant with 40 people",
      },
    ],
    ["strata-management", { industry: "real-estate", companyName: "Cobalt Strata Management Inc." }],
    ["property-management", { industry: "real-estate", companyName: "Cobalt Residential Management Inc." }],
    [
      "trucking",
      {
        companyName: "Peace River Freight Lines",
        typed: "Drivers wait for dispatch; detention is never billed",
      },
    ],
    [
      "msp",
      { industry: "technology", companyName: "Northlight IT Services", platforms: "ConnectWise, Huntress" },
    ],
    [
      "saas",
      {
        industry: "technology",
        companyName: "Quillstack",
        about: "We make billing software for dental offices and law firms",
      },
    ],
    [
      "marketing-agency",
      {
        industry: "consulting",
        companyName: "Fable & Finch",
        typed: "Each creative brief is rewritten three times, and the pitch deck too",
      },
    ],
    [
      "engineering-architecture",
      { industry: "consulting", companyName: "Struan Structural Engineering Ltd." },
    ],
    [
      "senior-care",
      {
        industry: "healthcare",
        companyName: "Maple Court",
        about: "A senior care home with assisted living in Nanaimo",
      },
    ],
    [
      "pharmacy",
      { industry: "healthcare", companyName: "Lonsdale Compounding Pharmacy", title: "Pharmacy owner" },
    ],
    [
      "restaurant-group",
      {
        industry: "food-services",
        companyName: "Salt & Ember",
        typed: "Line cooks leave every spring and food cost is at 34 %",
      },
    ],
    ["municipality", { companyName: "District of Stony Narrows", title: "Chief Administrative Officer" }],
    [
      "nonprofit",
      { companyName: "Harbourside Newcomers Society", typed: "Funders want grant reports in six formats" },
    ],
    ["agriculture", { companyName: "Sumas Prairie Greenhouses", platforms: "Priva" }],
    [
      "tour-operator",
      {
        industry: "travel-hospitality-tourism",
        companyName: "Orca Sound Expeditions",
        platforms: "FareHarbor",
      },
    ],
    [
      "ecommerce",
      {
        industry: "retail",
        companyName: "Woolly Bear",
        platforms: "Shopify, Klaviyo",
        typed: "Our returns rate and cart abandonment",
      },
    ],
    [
      "cpa-practice",
      { industry: "consulting", companyName: "Dhaliwal Chartered Professional Accountants LLP" },
    ],
    ["logistics", { companyName: "Tilbury Cold Storage and Warehousing" }],
    [null, { companyName: "Halden Creek Works", typed: "Everybody is too busy" }],
  ];
  it.each(FRESH)("is %s for %j", (subsector, words) => {
    expect(idOf(words)).toBe(subsector);
  });

  it.each<[string, string | null, Partial<FirmWords>]>([
    [
      "customers that are law firms",
      null,
      {
        industry: "technology",
        companyName: "Docketly",
        typed: "Our customers are law firms with a trust account and billable hours",
      },
    ],
    [
      "Law 25 in a clinic's text",
      "medical-clinics",
      {
        industry: "healthcare",
        companyName: "Rive Clinics",
        typed: "Law 25 applies, says our legal department",
      },
    ],
    [
      "an accountant who runs a mill",
      "sawmill-forestry",
      {
        industry: "manufacturing",
        companyName: "Nechako Lumber",
        title: "CFO, CPA, CA",
        platforms: "Caseware",
      },
    ],
    [
      "shipping features",
      "saas",
      {
        industry: "technology",
        companyName: "Parcelo Software",
        typed: "Shipping features late, and the data warehouse",
      },
    ],
    ["data mining", null, { industry: "consulting", companyName: "Ridge Analytics", typed: "data mining" }],
    ["one typed word", null, { typed: "The kiln" }],
    [
      "a plant that has a school next door",
      "food-manufacturer",
      {
        industry: "manufacturing",
        companyName: "Cascadia Foods",
        typed: "The school next door complains of the smell",
      },
    ],
    [
      "servers in the cloud",
      null,
      {
        industry: "food-services",
        companyName: "Ember",
        typed: "our servers went down, and web servers in general",
      },
    ],
    [
      "a greenhouse gas report",
      null,
      { industry: "manufacturing", companyName: "Coastal Alloy", typed: "greenhouse gas reports" },
    ],
  ])("is not misled by %s", (_, subsector, words) => {
    expect(idOf(words)).toBe(subsector);
  });

  it("is told with what pointed at it, and kept beside the next best reading", () => {
    const guess = read({
      industry: "travel-hospitality-tourism",
      companyName: "Hotel Alpine Sankt Florian",
      typed: "The lift lines and snow school decide our week",
    });
    expect(guess.why).toMatch(
      /^We read you as a ski hill or mountain resort because of “Alpine” in your company's name/,
    );
    expect([guess.subsector?.id, guess.second?.id]).toEqual(["ski-hill", "hotel-resort"]);
    expect(read({}).why).toBe(
      "Nothing that you told us points clearly at one kind of firm, so we write for your industry.",
    );
  });

  it("is found in under 50 ms in 8,000 characters of anything", async () => {
    const walls = ["a".repeat(8000), "law ".repeat(2000), "customers are ".repeat(570), "İ’ﬁ".repeat(2600)];
    for (const typed of walls) {
      expect(await processorTimeOf(() => read({ typed, about: typed }))).toBeLessThan(500);
    }
  });
});
