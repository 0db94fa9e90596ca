import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import { planDays } from "@/lib/playbook/calendar/trial-window";
import { type CompanyProfile, profileOf } from "@/lib/playbook/company-profile";
import { applied, NOTICED_RULES, noticedBy } from "@/lib/playbook/noticed/noticed";
import type { NoticedRule } from "@/lib/playbook/noticed/rule";
import { SourceNotes } from "@/lib/playbook/source-notes";
import { valueBox } from "@/lib/playbook/value/box/value-box";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";
import { anyAnswers } from "../../support/any-answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const { law, salmon, pension, ski, charter, timber, saas, clinic, gc, cpa } = READ_FIRMS;
const shop = answersFor({
  companyIndustry: "manufacturing",
  aiToolsUsed: ["chatgpt"],
  orgAiElements: ["none_yet"],
  orgPosture: "exploring",
  aiExperience: null,
  aiFriction: null,
  otherChallenge: null,
  otherPlatforms: null,
  aiConfidence: 5,
});
const posture = { orgPosture: "championing" };
const policy = { orgAiElements: ["ai_policy"] };

/** Each rule with a firm that it is about, and the same firm with one of the two answers changed. */
const CASES: Readonly<Record<string, readonly [Answers, Partial<Answers>]>> = {
  "waiting-list-and-recruiting": [
    charter,
    { businessChallenges: ["reducing_administrative_work_for_educators"] },
  ],
  "saving-here-loss-there": [gc, { otherChallenge: null }],
  "faster-end-slow-start": [pension, { aiExperience: "We ran Copilot with 12 analysts" }],
  "supply-not-demand": [salmon, { businessChallenges: ["improving_quality_and_reducing_scrap"] }],
  "hour-and-commission": [ski, { otherChallenge: "The snow comes later each year" }],
  "old-checklist-faster-draft": [law, { otherChallenge: null }],
  "languages-and-no-signal": [salmon, { aiFriction: "There is no Wi-Fi on the slime line" }],
  "voice-and-no-signal": [gc, { aiFriction: "Superintendents are 55+ and they will not type" }],
  "one-person-and-connection": [salmon, { aiFriction: "There is no Wi-Fi on the slime line" }],
  "cost-of-answers": [saas, { otherChallenge: "Our sales cycle is long" }],
  "retiring-and-looking-up": [timber, { businessChallenges: ["improving_quality_and_reducing_scrap"] }],
  "target-and-contractors": [clinic, { aiFriction: "Physicians have no time" }],
  "private-use-no-rule": [clinic, policy],
  "ban-and-champion": [
    { ...shop, ...posture, aiFriction: "We banned ChatGPT last year" },
    { orgPosture: "curious" },
  ],
  "pressed-and-opposed": [clinic, { aiFriction: "Physicians are independent contractors" }],
  "founder-and-practice": [ski, { aiExperience: null }],
  "union-and-use": [timber, { aiFriction: "The crew has no time" }],
  "one-try-and-verdict": [cpa, { aiFriction: "Nobody has asked for it" }],
  "false-output-no-rule": [law, policy],
  "notice-and-start": [timber, { aiFriction: "The USW local grieves every new technology" }],
  "queue-times-uses": [pension, { businessChallenges: ["detecting_fraud_and_financial_crime_earlier"] }],
  "residency-and-tools": [pension, { aiToolsUsed: ["none"] }],
  "auditor-and-many-tools": [saas, { aiToolsUsed: ["chatgpt"] }],
  "insurer-and-no-list": [law, policy],
  "policy-and-error": [{ ...law, ...policy }, { orgAiElements: ["none_yet"] }],
  "renewal-before-review": [
    { ...shop, aiFriction: "Our renewal is February 1 and the underwriter wants to see our controls" },
    { aiFriction: "Our renewal is June 1 and the underwriter wants to see our controls" },
  ],
  "insurer-told-no": [
    { ...shop, aiFriction: "Our insurer asked if we use AI and I ticked no" },
    { aiToolsUsed: ["none"] },
  ],
  "seats-idle": [
    { ...shop, aiExperience: "Bought 30 Copilot licences in January, 9 people use them" },
    { aiExperience: "Bought 30 Copilot licences in January" },
  ],
  "worry-and-own-account": [law, { aiToolsUsed: ["none"] }],
  "policy-and-practice": [{ ...clinic, ...policy }, { orgAiElements: ["none_yet"] }],
  "policy-ticked-policy-denied": [
    { ...shop, ...policy, aiFriction: "We have no AI policy" },
    { orgAiElements: ["none_yet"] },
  ],
  "contract-and-ban": [
    { ...shop, aiExperience: "Our client's NDA forbids it, so we banned it for everything" },
    { aiExperience: "We banned it for everything" },
  ],
  "contracts-and-use": [
    { ...timber, otherChallenge: "Our customer contracts forbid any outside tool" },
    { otherChallenge: null },
  ],
  "confident-without-a-tool": [charter, { aiExperience: "I use Claude every day for letters" }],
  "money-ticked-money-denied": [
    { ...timber, orgAiElements: ["dedicated_budget"] },
    { orgAiElements: ["none_yet"] },
  ],
  "pilots-without-a-figure": [
    { ...shop, orgAiElements: ["dept_pilots"], aiExperience: "Sales and service try things out" },
    { aiExperience: "We save 20 minutes per quote" },
  ],
  "many-tools-no-figure": [
    { ...shop, aiToolsUsed: ["chatgpt", "claude", "gemini"], aiExperience: "I write letters with them" },
    { aiToolsUsed: ["chatgpt"] },
  ],
  "offered-price": [
    {
      ...shop,
      otherChallenge: "We key 120 orders a day, 6 minutes each, at $30 an hour.",
      aiFriction: "The vendor quoted us $12,000 a year for a reading module.",
    },
    { aiFriction: "The vendor sold us a reading module." },
  ],
  "departments-and-nothing": [charter, { orgAiElements: ["dept_pilots"] }],
};

const noticed = (firm: CompanyProfile) => noticedBy(firm, planDays(firm, TODAY));
const found = (rule: NoticedRule, answers: Answers) => {
  const firm = profileOf(answers);
  const { today = null } = valueBox({ firm, notes: new SourceNotes() });
  return applied(rule, firm, planDays(firm, TODAY), today);
};
const fires = (id: string, answers: Answers): boolean =>
  NOTICED_RULES.some((rule) => rule.id === id && found(rule, answers) !== null);

it("every rule has its case", () => {
  expect(NOTICED_RULES.map(({ id }) => id).sort()).toEqual(Object.keys(CASES).sort());
});

describe.each(Object.entries(CASES))("%s", (id, [answers, change]) => {
  it("is noticed where both answers say it, and not where one of them says otherwise", () => {
    expect(fires(id, answers)).toBe(true);
    expect(fires(id, { ...answers, ...change })).toBe(false);
  });
});

describe("the ten firms", () => {
  it.each([
    ["law", ["two of the five cases", "renewal form", "IRCC"]],
    ["salmon", ["48 hours", "Tagalog, Punjabi and Cantonese", "no Wi-Fi"]],
    ["pension", ["31 days", "12 months", "140 employers"]],
    ["ski", ["18%", "an hour a day", "My father"]],
    ["charter", ["4,000 families", "10 of 10", "nine departments"]],
    ["timber", ["six months", "USW local", "fault codes"]],
    ["saas", ["cost per ticket", "inference costs", "seven tools"]],
    ["clinic", ["4 points of EBITDA by 2028", "30 of our 140 physicians", "over his dead body"]],
    ["gc", ["20 minutes per RFI", "change orders", "will not type"]],
    ["cpa", ["CRA bulletin", "Waste of time"]],
  ] as const)("%s reads what it typed together: %j", (firm, facts) => {
    const text = noticed(profileOf(READ_FIRMS[firm]))
      .map(({ title, text }) => `${title} ${text}`)
      .join("\n");
    for (const fact of facts) expect(text).toContain(fact);
  });
});

describe("whatever the form can send", () => {
  it("gives at most three, each from named answers, with none that an answer denies", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const firm = profileOf(answers);
        const all = noticed(firm);
        expect(all.length).toBeLessThanOrEqual(3);
        for (const { title, text, from } of all) {
          expect(from.length).toBeGreaterThan(0);
          expect(title).toMatch(/\S/);
          expect(text).toMatch(/[.]$/);
          expect(text).not.toMatch(/undefined|null|NaN|\.\.|“”| {2}/);
          expect(deniedClaim(text, firm.world)).toBeNull();
        }
      }),
      { numRuns: 150 },
    );
  });

  it("says nothing to a firm that typed nothing and ticked little", () => {
    expect(noticed(profileOf({ ...shop, aiDepartments: ["sales"] }))).toEqual([]);
  });
});
