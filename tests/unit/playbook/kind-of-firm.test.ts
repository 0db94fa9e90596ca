import { detectSubsector } from "@/lib/playbook/subsector/detect-subsector";

const NOTHING = { industry: "other", companyName: "", title: "", platforms: "", about: "", typed: "" };
const idOf = (words: Partial<typeof NOTHING>) =>
  detectSubsector({ ...NOTHING, ...words }).subsector?.id ?? null;

describe("the kind of firm", () => {
  it("is not read from one word of the name where the firm says that it does something else", () => {
    const about = "We clean the windows of six towers under contract";
    expect(idOf({ companyName: "Tri-Valley Operating Partners", about })).toBeNull();
    expect(idOf({ companyName: "Tri-Valley Partners", industry: "consulting" })).toBe("consulting-boutique");
  });
});
