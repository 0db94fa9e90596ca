import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

const asserted = (field: "aiExperience" | "aiFriction", text: string) =>
  readLedger({ [field]: text }).facts.filter(isFirm);
const keys = (field: "aiExperience" | "aiFriction", text: string) =>
  asserted(field, text).flatMap((fact) =>
    fact.kind === "constraint" || fact.kind === "state" || fact.kind === "verdict" || fact.kind === "body"
      ? [fact.key]
      : [],
  );

describe("what one phrase suggests and does not say", () => {
  it.each([
    [
      "a ban of their own is no customer's",
      "aiFriction",
      "No AI anywhere near the alarm line, period.",
      "customer_forbids",
    ],
    ["a link that helps is no lack of signal", "aiFriction", "Starlink helped.", "no_signal"],
    [
      "a paper that is seized is no doubt about quality",
      "aiFriction",
      "The export papers: one mistake and it is held at the border.",
      "quality_doubt",
    ],
    [
      "what a tool was had to do once is no use",
      "aiExperience",
      "We had Gemini summarise the logs of 5 old wells.",
      "uses",
    ],
    [
      "another firm's regulator is not theirs",
      "aiFriction",
      "An outfit in Alberta let AI write its safety reports and the regulator noticed.",
      "regulator",
    ],
  ] as const)("%s", (_, field, text, key) => {
    expect(keys(field, text)).not.toContain(key);
  });

  it("people who interpret are no work that AI does for them", () => {
    const { facts } = readLedger({
      aiExperience: "Deux interprètes préparent leurs lexiques avec ChatGPT.",
    });
    expect(factsOf(facts, "task").map(({ key }) => key)).not.toContain("interpreting");
  });

  it("what an agreement requires is a duty, whatever the verb", () => {
    expect(keys("aiFriction", "Our agreement requires notice of technological change.")).toContain(
      "union_notice",
    );
    expect(keys("aiFriction", "They might require notice of technological change.")).not.toContain(
      "union_notice",
    );
  });

  it("measures that are taken at work are no results that were measured", () => {
    expect(keys("aiExperience", "Les carnets de mesures sont à la mine.")).not.toContain("measured");
    expect(keys("aiExperience", "Nous avons mesuré les erreurs avec Copilot.")).toContain("measured");
  });

  it("what someone does to the firm is no thing that is counted", () => {
    const { facts } = readLedger({
      otherChallenge: "143 sailings were cancelled and the contract docks us $1,200 each.",
    });
    expect(factsOf(facts, "rate").map(({ per }) => per)).not.toContain("dock");
  });
});
