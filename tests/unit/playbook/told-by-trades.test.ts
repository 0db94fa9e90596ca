import { systemOf } from "@/lib/playbook/calendar/records-system";
import { firm, memoOf, type Some, textOf } from "../../support/told-firm";

const referrals: Some = {
  companyName: "Tsi Del Stewardship LP",
  companyActivity: "First Nation owned forestry contractor: silviculture and log harvesting on our territory",
  headOfficeLocation: "interior",
  aiToolsUsed: ["chatgpt"],
  enterprisePlatforms: ["microsoft365"],
  otherPlatforms: "Sage 300",
  businessChallenges: ["finding_and_keeping_skilled_people"],
  aiFriction: "OCAP. BCTS audits us.",
  otherChallenge:
    "The lands office gets 340 referrals a year from licensees, about 5 hours a file. 22% go out with no reply at all.",
};

const brokerage: Some = {
  companyName: "Lowe Insurance Brokers",
  companyIndustry: "financial-services",
  companyEmployees: "11-50",
  aiToolsUsed: ["chatgpt", "copilot"],
  orgAiElements: ["ai_policy"],
  enterprisePlatforms: ["microsoft365"],
  otherPlatforms: "Applied Epic",
  aiFriction: "Our E&O renewal is March 1 and the underwriter wants to see what controls we have.",
  aiExperience:
    "In May a colleague asked ChatGPT what a policy covered and sent the answer on. It was wrong, and the client had a $48,000 loss in July. I still use Copilot for my own emails.",
  otherChallenge:
    "Remarketing: every client wants quotes, that's about 90 files a month and an hour and a quarter of a clerk per file retyping into five carrier portals. We keep maybe 1 in 6 of those we move.",
};

describe("a kind of firm that had none", () => {
  it.each<[string, Some]>([
    [
      "dental-laboratory",
      { companyIndustry: "healthcare", companyName: "Laboratoire dentaire Prothéo inc." },
    ],
    [
      "plant-nursery",
      { companyIndustry: "retail", companyActivity: "Wholesale nursery, and a garden centre" },
    ],
    [
      "contract-packager",
      { companyIndustry: "manufacturing", companyActivity: "Contract packaging for brands" },
    ],
    ["forestry-contractor", referrals],
  ])("is a %s", (id, some) => {
    expect(firm(some).reading.subsector?.id).toBe(id);
  });

  it("and neither a nursery school nor a clinic with a laboratory is one of them", () => {
    expect(
      firm({ companyIndustry: "education", companyName: "Elm Nursery School" }).reading.subsector?.id,
    ).not.toBe("plant-nursery");
    expect(
      firm({ companyIndustry: "healthcare", companyName: "Elm Street Dental" }).reading.subsector?.id,
    ).toBe("dental");
  });
});

describe("a firm that a community owns", () => {
  it("is asked who decides on the community's records, and not to agree with a founder", () => {
    const text = textOf(referrals);
    expect(text).toContain("What belongs to the community is the community's to decide on");
    expect(text).toContain("goes into any tool until those who decide for the community have said so");
    expect(text).not.toMatch(/founder|Nothing goes to the First Nation/);
  });

  it("is worked out what its referrals take, and its trial is about them", () => {
    const { data, text } = { data: firm(referrals).lead.trial.pilot, text: textOf(referrals) };
    expect(data).toBe("first drafts of replies to referrals, with every site left out");
    expect(text).toMatch(/hours a year, spent today/);
    expect(text).toContain("1,700");
  });

  it("is not told that an auditor of its work asks about AI", () => {
    expect(textOf(referrals)).not.toContain("asked from outside where we use it");
    expect(textOf({ ...referrals, aiFriction: "Our customer audits us for AI controls." })).toContain(
      "asked from outside where we use it",
    );
  });
});

describe("what went wrong with a tool", () => {
  it("leads the register of risks with its whole sentence, and the error log", () => {
    const text = textOf(brokerage);
    expect(text).toMatch(
      /High \(3 x 3\)\. You wrote: “It was wrong, and the client had a \\\$48,000 loss in July”/,
    );
    expect(text).toContain("It is the first line of the error log.");
    expect(text).toMatch(/\| As you told it \| “It was wrong, and the client had a [^|]* loss in July” \|/);
  });

  it("is not followed by a count of the leader's own emails", () => {
    expect(firm(brokerage).lead.trial.pilot).toMatch(/^one sheet of facts for each client/);
    expect(textOf(brokerage)).toContain("minutes spent on one file");
  });

  it("is called wrong where nothing was made up, and a policy that did not prevent it is pointed out", () => {
    const text = textOf(brokerage);
    expect(text).toContain("Another wrong answer gets through");
    expect(text).not.toMatch(/invented answer/i);
    expect(text).toContain("Would your policy have caught this?");
  });

  it("an underwriter who asks before the decision is shown what is there", () => {
    const text = textOf(brokerage);
    expect(text).toContain("what you can show when you are asked is the rule");
    expect(text).toContain("You are asked before you have decided");
  });

  it("a broker is not told to ask its broker", () => {
    expect(textOf(brokerage)).not.toContain("Ask your broker");
  });
});

describe("a laboratory that writes in French", () => {
  const labo: Some = {
    companyIndustry: "healthcare",
    companyName: "Laboratoire dentaire Prothéo inc.",
    companyEmployees: "51-200",
    aiExperience: "L'IA propose la forme de la couronne, le technicien corrige : 25 minutes au lieu de 40.",
    aiFriction: "Notre directeur des finances ne croit pas aux économies sur papier.",
    otherChallenge: "Les reprises : 6,8 % des couronnes reviennent, environ 85 par mois à 190 $ chacune.",
  };

  it("is worked out what its remakes cost, which is what the trial is about", () => {
    const { sum } = memoOf(labo)?.worth ?? {};
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual([
      "$190 for one crown",
      "× 85 crowns a month",
      "$16,000 a month spent today",
    ]);
  });

  it("has its finance director set the conditions, and no director who may be the reader", () => {
    expect(memoOf(labo)?.decision).toContain("First have the finance director write");
  });
});

describe("page one quotes a problem that can be understood alone", () => {
  it("and no figure of something that was named before", () => {
    expect(memoOf(brokerage)?.problem.quotation).not.toContain("of those we move");
    const nursery: Some = {
      companyIndustry: "retail",
      companyActivity: "Wholesale nursery",
      businessChallenges: ["keeping_the_right_stock_in_the_right_place"],
      otherChallenge: "80 in spring, 20 in winter.",
      aiFriction: "No signal in the fields.",
    };
    expect(memoOf(nursery)?.problem.quotation).toBe("No signal in the fields.");
  });
});

describe("a trial's records", () => {
  it("come from no books of account, and from no system of one site alone", () => {
    expect(systemOf(firm(referrals))).toBeUndefined();
    const packager: Some = {
      companyIndustry: "manufacturing",
      companyActivity: "Contract packaging for brands",
      enterprisePlatforms: ["netsuite"],
      otherPlatforms: "Syspro in Laval",
      otherChallenge: "A quote takes 4 days because three people touch it.",
    };
    expect(systemOf(firm(packager))).toBe("NetSuite");
  });
});
