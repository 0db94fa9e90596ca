import { challenges, examples, pilots, risks, sources, tools } from "@/lib/knowledge/knowledge";

describe("the knowledge base", () => {
  it("has a trial for each of the 66 challenges", () => {
    expect(pilots.map(({ slug }) => slug)).toEqual(challenges.map(({ slug }) => slug));
    expect(pilots).toHaveLength(66);
  });

  it("knows the source behind each piece of evidence that is shown with a risk", () => {
    const known = new Set(sources.map(({ url }) => url));
    const shown = risks.flatMap(({ evidence }) => evidence).filter(({ verified }) => verified);
    for (const { url } of shown) expect(known).toContain(url);
  });

  it("lists no source twice, and none that was only recalled", () => {
    expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
    for (const { checkedOn, howRead } of sources) {
      expect(checkedOn).toMatch(/^2026-/);
      expect(howRead).not.toMatch(/recalled|not re-read/i);
    }
  });

  it("has an example for every industry that the form names", () => {
    const industries = new Set(challenges.map(({ industry }) => industry));
    for (const industry of industries) {
      expect(examples.some((example) => example.industries.includes(industry))).toBe(true);
    }
  });

  it("prices no tool whose price was not looked up", () => {
    for (const { pricingVerified, pricingAsOf } of tools) {
      if (pricingVerified) expect(pricingAsOf).not.toBeNull();
    }
  });
});
