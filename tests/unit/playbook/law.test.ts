import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { lawRules } from "@/lib/knowledge/law";
import { type LawFirm, lawFirmOf, textsOf } from "@/lib/playbook/law/law-firm";
import { lawFor } from "@/lib/playbook/law/law-for";
import { matchLaw } from "@/lib/playbook/law/match-law";
import { bandOf } from "@/lib/playbook/size";
import { detectSubsector } from "@/lib/playbook/subsector/detect-subsector";
import { firmWordsOf } from "@/lib/playbook/subsector/firm-words";
import lawFirms from "../../fixtures/law-firms.json";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");

interface SketchedFirm {
  headOffice: string;
  customLocation: string;
  expansion: string[];
  markets: string;
  industry: string;
  subsector: string;
  departments: string[];
  aiTools: string[];
  employees: string;
  typed: string;
}

/** A firm of the fixture: what it types, it says of itself. */
const firmOf = (sketch: SketchedFirm): LawFirm => ({
  ...textsOf({ companyName: "", customLocation: sketch.customLocation, about: sketch.typed, typed: "" }),
  headOffice: sketch.headOffice,
  isAbroad: false,
  expansion: new Set(sketch.expansion),
  markets: new Set([sketch.markets]),
  industry: sketch.industry,
  subsector: sketch.subsector,
  departments: new Set(sketch.departments),
  aiTools: new Set(sketch.aiTools),
  fewest: bandOf(sketch.employees).fewest,
  most: bandOf(sketch.employees).most,
});

const idsFor = (firm: LawFirm, day = TODAY) => lawFor(firm, day).applies.map(({ rule }) => rule.id);
/** One of the ten, with more of its own words. */
const real = (key: keyof typeof READ_FIRMS, typed = "") => {
  const answers = READ_FIRMS[key];
  const { subsector } = detectSubsector(firmWordsOf(answers));
  return lawFirmOf({ ...answers, aiFriction: `${answers.aiFriction}. ${typed}` }, subsector?.id ?? null);
};

describe("each of the 48 rules", () => {
  it.each(lawFirms.rules)(
    "$id applies to the firm that it is about, and not to the one beside it",
    ({ id, fires, silent }) => {
      const applies = (sketch: SketchedFirm) =>
        matchLaw(lawRules, firmOf(sketch)).find(({ rule }) => rule.id === id)?.applies;
      expect([applies(fires.answers), applies(silent.answers)]).toEqual([true, false]);
    },
  );
});

describe("the law for ten firms", () => {
  it.each(lawFirms.checks)(
    "$firm: the right four in their order, and never another's",
    ({ answers, first, never }) => {
      const shown = idsFor(firmOf(answers));
      expect(shown.slice(0, first.length)).toEqual(first);
      expect(shown.filter((id) => never.includes(id))).toEqual([]);
    },
  );
});

describe("the law for a firm as it answers", () => {
  it.each([
    ["law", ["ca-federal-court-ai", "bc-lsbc-ai", "bc-zhang-v-chen"]],
    ["pension", ["bc-fippa", "bc-fippa-residency"]],
    ["charter", ["ab-popa"]],
    ["timber", ["bc-lrc-54", "bc-pipa"]],
    ["clinic", ["bc-oipc-scribes", "qc-law25", "qc-health"]],
    ["cpa", ["bc-cpabc-ai", "bc-pipa"]],
  ] as const)("%s is told of %j first", (key, first) => {
    expect(idsFor(real(key)).slice(0, first.length)).toEqual(first);
  });

  it("a pension plan is told that E-23 is not its guideline, and never gets it as a duty", () => {
    const { applies, doesNotApply } = lawFor(real("pension", "Our auditor asks about E-23"), TODAY);
    expect(applies.map(({ rule }) => rule.id)).not.toContain("ca-osfi-e23");
    expect(doesNotApply.map(({ say }) => say).join(" ")).toContain("It leaves out pension plans");
  });

  it.each([
    ["gc", "Half our local suppliers still fax", "bc-lrc-54"],
    ["gc", "We bank with a credit union and sell union fittings to the European Union", "bc-lrc-54"],
    ["gc", "Our CPA says the CRA will ask, and arc welding is dangerous", "bc-cpabc-ai"],
    ["ski", "Immigration delays keep our crew waiting for the IRCC", "ca-federal-court-ai"],
    ["gc", "City hall takes nine months, and the municipality wants it on paper", "bc-fippa"],
    ["saas", "Our customers are law firms and credit unions", "bc-lsbc-ai"],
    ["saas", "Our customers are law firms and credit unions", "bc-bcfsa-credit-unions"],
    ["salmon", "Our software vendor sits in Montreal", "qc-law25"],
    ["gc", "Nous sommes une banque alimentaire régionale", "ca-osfi-e23"],
    ["gc", "Notre banque a gelé la marge de crédit", "ca-osfi-e23"],
  ] as const)("%s that types “%s” is not told of %s", (key, typed, rule) => {
    expect(idsFor(real(key, typed))).not.toContain(rule);
  });

  it("a firm that says it is a bank is told of E-23", () => {
    expect(idsFor(real("gc", "Nous sommes une banque à charte"))).toContain("ca-osfi-e23");
  });

  it("a union that causes no trouble is a union all the same; one that is denied is none", () => {
    expect(idsFor(real("gc", "There is no resistance from the union"))).toContain("bc-lrc-54");
    expect(idsFor(real("gc", "We have no union"))).not.toContain("bc-lrc-54");
    const { doesNotApply } = lawFor(real("gc", "We have no union"), TODAY);
    expect(doesNotApply.map(({ rule }) => rule.id)).toContain("bc-lrc-54");
  });

  it("a school or college is told that a public one follows another act, since its kind does not say", () => {
    const college = answersFor({
      companyName: "Ferrier Sound College",
      companyIndustry: "education",
      headOfficeLocation: "vancouver-island",
    });
    const [first] = lawFor(lawFirmOf(college, "post-secondary"), TODAY).applies;
    expect(first?.sentence).toMatch(
      /This is so for a private school or college; a public one follows FIPPA\.$/,
    );
    const books = answersFor({ companyName: "University Books Ltd.", headOfficeLocation: "lower-mainland" });
    expect(idsFor(lawFirmOf(books, null))).toEqual(["bc-pipa"]);
  });

  it("names a size that a head count band reaches only in part", () => {
    const answers = {
      ...READ_FIRMS.gc,
      companyEmployees: "11-50",
      aiDepartments: ["hr"],
      aiFriction: "Hiring in Toronto",
    };
    const shown = lawFor(lawFirmOf(answers, "general-contractor"), TODAY).applies;
    const rule = shown.find((one) => one.rule.id === "on-esa-hiring");
    expect(rule?.sentence).toMatch(/This is so if you have 25 employees or more\.$/);
  });
});

describe("what is not certain", () => {
  const asking = real("saas", "What of Bill C-36, and of a companion chatbot");
  const bill = (day: Date, firm = asking) =>
    lawFor(firm, day).applies.find(({ rule }) => rule.id === "ca-bill-c36");

  it("a bill that was looked at within 60 days says on which day it was no law", () => {
    expect(bill(TODAY)?.status).toBe(
      "A bill, introduced on June 15, 2026; not law when last looked at; checked to September 30, 2026.",
    );
    expect(bill(TODAY)?.asks).not.toEqual([]);
  });

  it("one that was not is named as such to who asks, without any duty, and left out for the rest", () => {
    const later = new Date("2026-12-01T20:00:00Z");
    expect(bill(later)?.sentence).toBe(
      "Bill C-36, Protecting Privacy and Consumer Data Act was a bill when it was last looked at, on September 30, 2026; ask what became of it.",
    );
    expect(bill(later)?.asks).toEqual([]);
    expect(bill(later, real("saas"))).toBeUndefined();
  });

  it("a rule that was not read is never shown as a duty, whatever is typed", () => {
    const unread = lawRules.filter(({ verified }) => !verified);
    expect(unread.map(({ id }) => id)).toEqual(["ca-directive-adm", "qc-amf-ai", "us-california-admt"]);
    for (const { id, appliesWhen } of unread) {
      const shown = lawFor(real("saas", appliesWhen.typedTerms.join(". ")), TODAY);
      expect([...shown.applies, ...shown.doesNotApply].map(({ rule }) => rule.id)).not.toContain(id);
    }
  });

  it("an act that never became law is mentioned only to who cites it", () => {
    expect(idsFor(real("gc"))).not.toContain("ca-aida");
    expect(idsFor(real("gc", "Our policy cites AIDA"))).toContain("ca-aida");
  });
});

describe("the law of one province and no other", () => {
  const CITIES = {
    ab: "Calgary, Alberta",
    sk: "Regina, Saskatchewan",
    mb: "Winnipeg, Manitoba",
    on: "Ottawa, Ontario",
    qc: "Laval, Quebec",
    nb: "Moncton, New Brunswick",
    ns: "Halifax, Nova Scotia",
    pe: "Charlottetown",
    nl: "St. John's, Newfoundland",
    yt: "Whitehorse, Yukon",
    nt: "Yellowknife",
    nu: "Iqaluit",
    bc: null,
  } as const;
  const OF_A_PROVINCE = ["bc", "ab", "on", "qc"];
  const SECTORS = INDUSTRIES.map(({ value }) => value);
  const rulesFor = (home: string, city: string | null, expansion: string, industry: string) => {
    const answers = answersFor({
      companyName: "Example Works",
      companyIndustry: industry,
      companyEmployees: "51-200",
      headOfficeLocation: home === "bc" ? "lower-mainland" : "other",
      customLocation: city,
      officeExpansion: [expansion],
      aiDepartments: ["hr", "customer_service", "marketing"],
    });
    return matchLaw(lawRules, lawFirmOf(answers, null)).filter(({ applies }) => applies);
  };

  it.each(Object.entries(CITIES))("%s: offices in other provinces name none of them", (home, city) => {
    const foreign = SECTORS.flatMap((industry) =>
      rulesFor(home, city, "other-provinces", industry)
        .map(({ rule }) => rule)
        .filter(({ jurisdiction }) => OF_A_PROVINCE.includes(jurisdiction) && jurisdiction !== home)
        .map(({ id }) => `${industry}: ${id}`),
    );
    expect(foreign).toEqual([]);
  });

  it.each(Object.entries(CITIES))(
    "%s: Ontario's rule on job postings is for who is in Ontario, or everywhere in Canada",
    (home, city) => {
      const isTold = (expansion: string) =>
        rulesFor(home, city, expansion, "education").some(({ rule }) => rule.id === "on-esa-hiring");
      expect([isTold("other-provinces"), isTold("only-bc")]).toEqual([home === "on", home === "on"]);
      expect(isTold("canada-wide")).toBe(true);
    },
  );

  it.each(Object.entries(CITIES))("%s: some privacy law is told, wherever it is", (home, city) => {
    const ids = rulesFor(home, city, "other-provinces", "consulting").map(({ rule }) => rule.id);
    expect(ids.filter((id) => /pipa|pipeda|law25/.test(id))).not.toEqual([]);
  });

  it("what physicians are told by their college is told to no other clinic", () => {
    const told = (words: string) =>
      matchLaw(lawRules, {
        ...lawFirmOf(answersFor({ companyIndustry: "healthcare", customLocation: "Calgary, Alberta" }), null),
        typed: words,
      }).filter(({ rule, applies }) => applies && rule.id === "ab-cpsa-ai");
    expect(told("our physiotherapists write notes")).toEqual([]);
    expect(told("our physicians write notes")).toHaveLength(1);
  });
});
