import { incident } from "@/lib/playbook/typed-facts";
import { firm, memoOf, type Some, textOf } from "../../support/told-firm";

const shop: Some = {
  companyName: "Osprey Supply Ltd.",
  companyIndustry: "other",
  businessChallenges: ["improving_customer_response_and_service_quality"],
};

describe("what went wrong", () => {
  it.each<[keyof Some, string, string]>([
    [
      "aiExperience",
      "In May the billing agent sent a customer an invoice for $90,000 instead of $900.",
      "bot_harm",
    ],
    ["aiExperience", "Le robot du site a promis à un client un crédit complet.", "bot_harm"],
    ["aiExperience", "DeepL: une garantie mal traduite nous a coûté 4 000 $.", "false_output"],
    ["otherChallenge", "A mailing error put the wrong addresses on 9,000 envelopes.", "wrong_sent"],
    ["aiFriction", "A loader got his foot crushed in May.", "injury"],
  ])("%s: %s", (field, text, key) => {
    expect(incident(firm({ ...shop, [field]: text }), key)).toBeDefined();
  });

  it("is no machine's doing where an agent is a person", () => {
    const some = { ...shop, otherChallenge: "An agent sent the tenant the old lease instead." };
    expect(incident(firm(some), "bot_harm")).toBeUndefined();
  });

  it("who found it is not what it was about", () => {
    const told = "We saw made up numbers from Copilot on a label and CFIA held the truck.";
    expect(textOf({ ...shop, aiExperience: told })).toContain("like the one you met.");
  });

  it("is told in a sentence of ours without the half of one of theirs", () => {
    const text = textOf({
      ...shop,
      aiExperience: "In May the billing agent sent a customer an invoice for $90,000 instead of $900.",
    });
    expect(text).toContain("After an agent did harm one rule is clear");
    expect(text).not.toMatch(/After a tool agent/);
  });
});

it("volunteers are told at the start of a shift, and are no contractors", () => {
  const text = textOf({
    ...shop,
    companyName: "Lakeside Meals Association",
    aiFriction: "Some volunteers are 80 and some are 17.",
  });
  expect(text).toContain("This goes to our volunteers as well");
  expect(text).not.toMatch(/Contractors put your work|who work with us under contract/);
});

it("what is named, chosen and counted leads before a small use that runs", () => {
  const memo = memoOf({
    companyName: "Kettle Steel Ltd.",
    companyIndustry: "manufacturing",
    businessChallenges: ["quoting_complex_jobs_faster_and_more_accurately"],
    aiToolsUsed: ["copilot"],
    enterprisePlatforms: ["microsoft365"],
    aiExperience: "The office uses Copilot to summarize minutes, saves 5 minutes per meeting.",
    otherChallenge: "Two estimators write 20 quotes a day at 30 minutes each.",
  });
  expect(memo?.decision).toMatch(/quot|estimat/i);
  expect(memo?.worth.sum.rows[0]?.what).toContain("quote");
});

it("hours of those who were named are of them, and of no pronoun", () => {
  const text = textOf({
    ...shop,
    aiExperience:
      "Trois commis rédigent des lettres avec ChatGPT, elles disent gagner deux heures par semaine chacune.",
  });
  expect(text).not.toMatch(/\belles?\b are there|one elle/);
});

it("customers that wait to be onboarded are no new hires, and two shifts are no roster", () => {
  const start: Some = {
    companyName: "Fern Lane Software Inc.",
    companyIndustry: "technology",
    businessChallenges: ["turning_product_usage_data_into_decisions"],
    aiToolsUsed: ["claude"],
  };
  const text = textOf({
    ...start,
    otherChallenge: "Four customers churned because onboarding takes 8 weeks",
  });
  expect(text).not.toContain("Skills and onboarding assistant");
  expect(textOf({ ...shop, otherChallenge: "We run two shifts and are full until May" })).not.toContain(
    "Better use of hours",
  );
});
