import { challengeSlug, challengesFor } from "@/lib/domain/assessment/challenges";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { challenges } from "@/lib/knowledge/knowledge";

describe("the challenges that the form offers", () => {
  it.each(INDUSTRIES)("are the six of the knowledge base for $label", ({ value }) => {
    const known = challenges
      .filter(({ industry }) => industry === value)
      .map(({ slug, text }) => ({ slug, text }));
    expect(known).toHaveLength(6);
    expect(challengesFor(value)).toEqual(known);
  });

  it("are the default list for an industry that has none", () => {
    expect(challengesFor("an-old-industry")).toEqual(challengesFor("other"));
  });

  it("are stored lower-case, with underscores for blanks and nothing but letters, digits and underscores", () => {
    expect(challengeSlug("Reducing shrink, returns & payment fraud")).toBe(
      "reducing_shrink_returns__payment_fraud",
    );
  });
});
