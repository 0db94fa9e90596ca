import { tools } from "@/lib/knowledge/knowledge";
import { profileOf } from "@/lib/playbook/company-profile";
import { writeRoadmap } from "@/lib/playbook/roadmap";
import { isLeftAlone } from "@/lib/playbook/skip-for-now";
import { decideTools } from "@/lib/playbook/tools/decision/decide-tools";
import { priceForSeats } from "@/lib/playbook/tools/decision/price-for-seats";
import { type ToolAsk, toolAskOf } from "@/lib/playbook/tools/decision/tool-ask";
import { ownedOf } from "@/lib/playbook/tools/owned";
import { recommendTools } from "@/lib/playbook/tools/recommend-tools";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS } from "../../fixtures/firms";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";

type Key = keyof typeof READ_FIRMS;
const TODAY = new Date("2026-11-22T20:00:00Z");
const KEYS = ["law", "salmon", "pension", "ski", "charter", "timber", "saas", "clinic", "gc", "cpa"] as const;
const askOf = (key: Key, more: Partial<ToolAsk> = {}) => toolAskOf(profileOf(READ_FIRMS[key]), more);
const rowsOf = (key: Key, more: Partial<ToolAsk> = {}) => decideTools(askOf(key, more));
const bought = (key: Key, more: Partial<ToolAsk> = {}) =>
  rowsOf(key, more).flatMap(({ buy }) => (buy === null ? [] : [buy.tool.id]));
/** All that a row names or says. */
const wordsOf = (key: Key, more: Partial<ToolAsk> = {}) => JSON.stringify(rowsOf(key, more));
const toolById = (id: string) => {
  const tool = tools.find((one) => one.id === id);
  if (tool === undefined) throw new Error(`There is no tool called ${id}.`);
  return tool;
};

describe("the decision on tools, for each of ten firms", () => {
  it.each(KEYS)(
    "%s: at most four rows, and what is named for buying says where it stores and whether it trains",
    (key) => {
      const rows = rowsOf(key);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(4);
      for (const { buy, kind, isLead, owned, askFirst } of rows) {
        if (kind === "need" && !isLead)
          expect(owned !== null || buy !== null || askFirst.length > 0).toBe(true);
        const about = buy?.content.known.map((fact) => fact.about);
        if (buy !== null) expect(about).toEqual(expect.arrayContaining(["Stored", "Training"]));
      }
    },
  );

  it.each(KEYS)("%s: a price is in the currency of its list and for their seats, or there is none", (key) => {
    for (const { buy } of rowsOf(key)) {
      const { price } = buy ?? { price: null };
      if (price !== null)
        expect(price.text).toMatch(
          /^(US|C)\$[\d.,]+.* × \d+ seats? × 12 months = .* a year before tax, by the list of .*\d{4}$/,
        );
    }
  });

  it.each(KEYS)(
    "%s: the last row is a written rule where there is none, however much else is needed",
    (key) => {
      const needs = askOf(key).needs;
      for (const hasPolicy of [true, false]) {
        const rows = rowsOf(key, { hasPolicy, needs: [...needs, ...needs, ...needs] });
        expect(rows.filter(({ kind }) => kind === "governance")).toHaveLength(hasPolicy ? 0 : 1);
        if (!hasPolicy) expect(rows.at(-1)?.kind).toBe("governance");
      }
    },
  );

  it.each(KEYS)("%s: Copilot and Copilot Studio are for firms on Microsoft 365", (key) => {
    const { owned } = askOf(key);
    const without = { owned: ownedOf([], []) };
    expect(bought(key, without).filter((id) => /copilot/.test(id) && id !== "github-copilot")).toEqual([]);
    if (!owned.platforms.has("microsoft365")) expect(wordsOf(key)).not.toMatch(/Purview|Copilot Chat/);
  });

  it.each(["salmon", "timber", "saas", "clinic", "charter"] as const)(
    "%s: no recorder of sales calls",
    (key) => {
      expect(wordsOf(key)).not.toMatch(/Gong|Clay/);
    },
  );
});

const FAULTS = [{ what: "Fault codes", themes: ["maintenance_assets"] }];

describe("what a reader complained of does not come back", () => {
  it("a firm that has Clio is not sold Clio", () => {
    expect(rowsOf("law").map(({ owned }) => owned)).toContainEqual(
      expect.objectContaining({
        product: "Clio Manage",
        say: expect.stringMatching(/^In the Clio you have, ask for Manage AI;/),
      }),
    );
    expect(bought("law")).not.toContain("clio");
  });

  it("a hotel that has Mews is told to use it, and never offered a second system", () => {
    expect(wordsOf("ski")).toContain("You have it: use it first.");
    expect(bought("ski")).not.toContain("mews");
  });

  it("clinicians' notes come first, with a clinical tool; a general assistant or a robot for forms never", () => {
    const [first] = rowsOf("clinic");
    expect(first?.buy?.tool.category).toBe("Clinical documentation");
    expect(first?.askFirst.map(({ name }) => name)).toContain("Tali AI");
    expect(first?.doNotBuy?.what).toBe("A general assistant for charts or recorded visits");
    expect(wordsOf("clinic")).not.toMatch(/UiPath|ChatGPT/);
    const spoken = { ...READ_FIRMS.clinic, businessChallenges: [] };
    expect(decideTools(toolAskOf(profileOf(spoken)))[0]?.need).toBe(
      "An ambient scribe with patients who consent",
    );
  });

  it("where nothing may leave the country, what cannot stay is not bought, and the usual one is said to be wrong", () => {
    for (const id of bought("pension")) expect(toolById(id).storage?.inCanada).toBe(true);
    expect(rowsOf("pension")[0]?.doNotBuy?.what).toBe("ChatGPT Business");
    expect(wordsOf("pension")).not.toContain("Purview");
  });

  it("a mill is shown tools for machines, with what they must answer first, and no assistant for fault codes", () => {
    const [first] = rowsOf("timber", { buysNothing: null, isForLater: () => false, needs: FAULTS });
    expect(first?.askFirst.map(({ name }) => name)).toEqual(expect.arrayContaining(["Fiix", "MaintainX"]));
    expect(first?.doNotBuy?.what).toBe("A general assistant for maintenance and assets");
  });

  it("who has ruled AI out, or has no money, is sold nothing, and the first pilot has its row all the same", () => {
    for (const firm of [READ_FIRMS.timber, FRESH_FIRMS.dental, FRESH_FIRMS.machineshop]) {
      const [first, ...rest] = decideTools(toolAskOf(profileOf(firm)));
      expect(first).toMatchObject({ isLead: true, buy: null, askFirst: [] });
      for (const { buy, askFirst } of rest) expect([buy, askFirst]).toEqual([null, []]);
    }
  });

  it("the assistant that does the task today is the one to go on with, where they pay for it", () => {
    expect(rowsOf("ski")[0]?.owned?.name).toBe("Google Workspace with Gemini");
    expect(rowsOf("gc")[0]?.owned?.name).toBe("Microsoft 365 Copilot Chat");
  });

  it("what runs in what they pay for comes first, and the dearer edition only for who uses it", () => {
    const [first] = rowsOf("gc");
    expect(first?.owned?.tool?.id).toBe("m365-copilot-chat");
    expect(first?.buy?.price?.text).toBe(
      "US$21 × 15 seats × 12 months = US$3,780 a year before tax, by the list of August 28, 2026",
    );
  });

  it("what the pilot works with is taken before anything else, where the hard rules let it", () => {
    const needs = [{ what: "RFIs", themes: ["documentation_admin"], tools: ["Procore"] }];
    const inUse = new Set<string>();
    expect(rowsOf("gc", { needs, inUse })[0]?.owned?.product).toBe("Procore");
    const gong = [{ what: "Forecasts", themes: ["forecasting"], tools: ["gong"] }];
    expect(JSON.stringify(decideTools(askOf("saas", { needs: gong })))).not.toContain("Gong");
  });

  it("a school with a waiting list is sold nothing to find students", () => {
    expect(rowsOf("charter").map(({ need }) => need)).not.toContain("Recruiting and retaining students");
  });

  it("a broker who wants to answer leads is shown no hunter for contacts, and no tool is named against fraud", () => {
    const needs = [
      { what: "Responding to leads", themes: ["customer_service", "sales_growth"] },
      { what: "Payment fraud", themes: ["security_fraud", "data_reporting"] },
    ];
    const shown = wordsOf("gc", { needs, industry: "real-estate", subsector: "real-estate-brokerage" });
    expect(shown).not.toMatch(/Clay|Payment fraud/);
  });

  it("no tool is bought to keep a confidence; that is what the rule is for", () => {
    expect(rowsOf("law").map(({ need }) => need)).not.toContain("Keeping client information confidential");
  });
});

describe("the cards beside the decision", () => {
  const all = [...FIRMS, ...Object.values(READ_FIRMS)];

  it("are the tools of its rows, each ranked and told as its row has it", () => {
    for (const answers of all) {
      const { recommendedApplications, toolDecisions = [] } = writePlaybookReport(answers, TODAY).reportData;
      for (const { name, why, firstStep, priority } of recommendedApplications) {
        const row = toolDecisions.find(({ owned, buy, quote, askFirst }) =>
          [owned?.name ?? "", buy?.name, quote?.name, ...askFirst].some(
            (one) => one === name || one?.startsWith(`${name} in `),
          ),
        );
        if (row === undefined) {
          expect(name).toBe("Microsoft Purview");
          continue;
        }
        if (row.askFirst.includes(name)) expect([why, priority]).not.toContain("High");
        if (row.askFirst.includes(name)) expect(why).toContain("has to answer that first");
        if (row.buy?.name === name) expect(`${firstStep}`).not.toMatch(/no demonstration/);
      }
      expect(writeRoadmap(profileOf(answers), new Date("2026-11-22T20:00:00Z")).aiApps).toEqual(
        recommendedApplications,
      );
    }
  });

  it("name nothing that page one says to leave alone", () => {
    for (const answers of all) {
      const firm = profileOf(answers);
      const names = recommendTools(firm).map(({ name }) => name);
      const isLeft = isLeftAlone(firm);
      expect(tools.filter((tool) => isLeft(tool) && names.includes(tool.name))).toEqual([]);
    }
  });

  it("names no sales tool outside of sales, and no product's assistant to a firm without the product", () => {
    for (const answers of all) {
      const firm = profileOf(answers);
      const names = recommendTools(firm).map(({ name }) => name);
      if (firm.industry === "manufacturing") expect(names).not.toContain("Gong");
      if (!/procore/i.test(answers.otherPlatforms ?? "")) expect(names).not.toContain("Procore Assist");
      if (!firm.platforms.has("microsoft365")) expect(names.join()).not.toMatch(/Microsoft|Purview/);
    }
  });
});

describe("the decision as it is printed", () => {
  it.each(KEYS)("%s: a purchase has its price, and where content goes has a source", (key) => {
    const { toolDecisions = [], sources } = writePlaybookReport(READ_FIRMS[key], TODAY).reportData;
    const known = new Set(sources.map(({ number }) => number));
    for (const { buy, quote } of toolDecisions) {
      if (buy !== null) expect(buy.price).toMatch(/(?:US|C)\$.* a year before tax, .* \[\d+\]\.$/);
      for (const fact of (buy ?? quote)?.facts ?? []) {
        const [, note] = /^(?:Stored|Processed|Training): .*[^.] \[(\d+)\]\.$/.exec(fact) ?? [];
        expect(known).toContain(Number(note));
      }
    }
  });
});

describe("a price for seats", () => {
  it("is for the fewest seats that are sold, and a range where sources differ", () => {
    const price = priceForSeats(toolById("claude-team"), 2);
    expect(price).toMatchObject({ seats: 5, currency: "USD", aYear: { low: 1200, high: 1500 } });
    expect(price?.text).toMatch(/^US\$20 to US\$25 × 5 seats × 12 months = US\$1,200 to US\$1,500 a year/);
  });

  it("is none where no price by seat was read", () => {
    expect(priceForSeats(toolById("heidi"), 10)).toBeNull();
    expect(priceForSeats(toolById("purview"), 10)).toBeNull();
    expect(priceForSeats(toolById("copilot-studio"), 10)).toBeNull();
  });
});
