import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf, reportOf, type Some, textOf } from "../../support/told-firm";

const distributor: Some = {
  companyName: "South Shore Fish & Provisions Ltd.",
  companyActivity: "We buy seafood off the wharf and deliver to restaurants and grocers",
  companyIndustry: "food-services",
  aiToolsUsed: ["chatgpt"],
  aiExperience:
    "A salesman had ChatGPT write the allergen sheet. It left off crustacean. A kid in Bridgewater went to hospital, she is fine.",
  aiFriction: "QA manager (Shelley) says over her dead body.",
};
const care: Some = {
  companyName: "Kindred Hands Home Care Inc.",
  companyActivity:
    "Home support and nursing visits for seniors, contracts with the health authority plus private pay",
  companyIndustry: "healthcare",
  headOfficeLocation: "interior",
  aiToolsUsed: ["chatgpt"],
};
const statesOf = (aiFriction: string) =>
  readLedger({ aiFriction }).facts.flatMap((fact) => (fact.kind === "state" ? [fact.key] : []));

describe("where someone outside was hurt", () => {
  it("it is the first of the risks, and high", () => {
    const [first] = reportOf(distributor).reportData.risks ?? [];
    expect(first).toMatchObject({
      risk: expect.stringContaining("Someone is hurt by what a document left out"),
      impact: "High",
    });
  });

  it("the AI rule keeps tools away from what health rests on", () => {
    expect(textOf(distributor)).toContain("No AI tool drafts it.");
    expect(textOf({ ...distributor, aiExperience: "It saved an hour a week." })).not.toContain(
      "No AI tool drafts it.",
    );
  });
});

it("who is against it is called by the whole title", () => {
  expect(memoOf(distributor)?.decision).toContain("the QA manager");
});

describe("what is no use of AI on a private account", () => {
  it.each([
    "The aides use their own phones and half of them are on prepaid plans.",
    "She recorded the meetings without telling the families.",
  ])("%s", (text) => {
    expect(statesOf(text)).not.toContain("private_use");
  });

  it.each([
    "Two of my associates paste client emails into their own ChatGPT.",
    "They use it without telling us.",
  ])("and what is: %s", (text) => {
    expect(statesOf(text)).toContain("private_use");
  });
});

it("who has a contract with a health authority is no public body", () => {
  const text = textOf(care);
  expect(text).toContain("Personal Information Protection Act (BC PIPA)");
  expect(text).not.toContain("A public body must do a privacy impact assessment");
});

it("a long sentence is quoted between its joints", () => {
  const text = textOf({
    ...care,
    aiExperience:
      "I asked ChatGPT to write a care plan template for us and it was surprisingly good but it also put in a medication we do not give.",
  });
  expect(text).not.toContain("“put in a medication we do not”");
});
