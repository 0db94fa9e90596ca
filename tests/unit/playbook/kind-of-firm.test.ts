import { detectSubsector } from "@/lib/playbook/subsector/detect-subsector";

const NOTHING = { industry: "other", companyName: "", title: "", platforms: "", about: "", typed: "" };
const idOf = (words: Partial<typeof NOTHING>) =>
  detectSubsector({ ...NOTHING, ...words }).subsector?.id ?? null;

describe("the kind of firm", () => {
  it("of surveyors whose surveys are legal ones is no law firm", () => {
    const about = "Land surveyors: legal surveys, subdivisions and site layout";
    expect(idOf({ about })).toBe("engineering-architecture");
    expect(idOf({ about: "We do legal surveys and construction layout" })).not.toBe("law-firm");
  });

  it("is not read from one word of the name where the firm says that it does something else", () => {
    const about = "We clean the windows of six towers under contract";
    expect(idOf({ companyName: "Tri-Valley Operating Partners", about })).toBeNull();
    expect(idOf({ companyName: "Tri-Valley Partners", industry: "consulting" })).toBe("consulting-boutique");
  });

  it.each(["technology", "other", "consulting"])(
    "is no engineering practice where a firm of that name makes software, whatever it ticks: %s",
    (industry) => {
      const companyName = "Tannery Bay Engineering Inc.";
      const about = "We build scheduling software for ferry operators";
      const kind = idOf({ industry, companyName, about, typed: "A design review takes three weeks" });
      expect(kind).toBe(industry === "consulting" ? null : "saas");
      expect(idOf({ industry: "consulting", companyName: "Loomfield Digital Engineering" })).toBeNull();
      expect(
        idOf({ industry: "consulting", companyName, about: "Structural engineering of schools and halls" }),
      ).toBe("engineering-architecture");
      expect(idOf({ industry: "consulting", companyName, about: "" })).toBe("engineering-architecture");
    },
  );
});
