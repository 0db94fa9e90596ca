import { firm, type Some, textOf } from "../../support/told-firm";

const kindOf = (some: Some) => firm(some).reading.subsector?.id;

const hauler: Some = {
  companyName: "Three Valleys Waste Services Ltd.",
  companyActivity: "Garbage and recycling collection for towns and shops",
  otherChallenge: "Missed pick-ups. 90 calls a day, 5 minutes each.",
  businessChallenges: ["improving_customer_response_and_service_quality"],
};
const foodBank: Some = {
  companyName: "Prairie Rose Food Bank Association",
  companyActivity: "We collect food and give it out through 12 pantries",
  otherChallenge: "Grant applications take two days each and we write 30 a year.",
  businessChallenges: ["raising_productivity_with_the_team_we_have"],
};
const school: Some = {
  companyName: "Harbour Language Academy",
  companyActivity: "English classes for adults and newcomers",
  companyIndustry: "education",
  otherChallenge: "Marking placement tests takes 25 minutes each, 150 a month.",
  businessChallenges: ["reducing_administrative_work_for_educators"],
};

describe("a kind of firm that was told of another trade", () => {
  it.each<[string, Some]>([
    ["waste-hauler", hauler],
    ["food-bank", foodBank],
    ["language-school", school],
    ["language-school", { companyName: "École de langues du Vieux-Port", companyIndustry: "education" }],
    ["food-bank", { companyName: "Moisson Rive-Nord", companyActivity: "Banque alimentaire régionale" }],
  ])("is a %s", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });

  it.each<[string, Some]>([
    ["nonprofit", { companyName: "Harbour Newcomers Society" }],
    ["trucking", { companyName: "Ridge Trucking Ltd." }],
    ["k12-school", { companyName: "Oak Bay Independent School", companyIndustry: "education" }],
    ["training-provider", { companyName: "Summit First Aid Training", companyIndustry: "education" }],
    ["municipality", { companyName: "Town of Larch Bridge", companyActivity: "Water, roads and garbage" }],
  ])("and a %s stays one", (id, some) => {
    expect(kindOf(some)).toBe(id);
  });
});

it("a hauler begins with the calls about missed pickups", () => {
  expect(textOf(hauler)).toContain("drafted answers to missed-pickup calls");
});

it("a food bank begins with its applications, and is told of no participants", () => {
  const text = textOf(foodBank);
  expect(text).toContain("grant applications and reports drafted from those that were accepted");
  expect(text).not.toMatch(/\bparticipants?\b/i);
});

it("a language school begins with its placement tests, and is told of no pupils and no parents", () => {
  const text = textOf(school);
  expect(text).toContain("a first reading of placement tests");
  expect(text).not.toMatch(/\bpupils?\b|\bparents\b/i);
});
