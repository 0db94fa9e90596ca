import { readLedger } from "@/lib/playbook/read-ledger";

describe("what executives type", () => {
  it.each([
    ["We track cost per ticket weekly but nobody believes the number.", "aiFriction", "measured"],
    [
      "Every new tool sits with legal for eleven weeks before anyone may open it.",
      "aiFriction",
      "assessment_queue",
    ],
    [
      "Two of our three dispatchers retire next spring and the routes are in their heads.",
      "aiFriction",
      "turnover",
    ],
    ["Detention charges at the port cost us $40,000 last quarter.", "otherChallenge", "loses_money"],
    ["Half of our drivers do not read English well.", "aiFriction", "crew_language"],
    ["Our bookkeeper codes receipts with ChatGPT on her phone.", "aiExperience", "uses"],
    ["We quote 60 jobs a week and lose four out of five on price.", "otherChallenge", "quotes"],
    ["The inspector general is reviewing how we use automated decisions.", "aiFriction", "auditor_asks"],
    [
      "Our close takes 14 days because three entities use different charts of accounts.",
      "otherChallenge",
      "data_scattered",
    ],
    ["Copilot writes our meeting notes; people stopped reading them.", "aiExperience", "minutes"],
    ["My partners think it is a toy.", "aiFriction", "founder_doubt"],
    ["Parents complain that nobody answers the phone after three.", "aiFriction", "complaint"],
    ["Our ERP vendor charges for every export.", "aiFriction", "vendor_lock"],
    ["We tested three scribes for a month and kept none.", "aiExperience", "tried"],
    ["Insurance renewals pile up in November and we miss the cut-off.", "otherChallenge", "deadline"],
    ["The staff use it anyway and hide it from me.", "aiFriction", "private_use"],
    ["Nos soumissions prennent neuf jours et nous en perdons une sur trois.", "otherChallenge", "quotes"],
    ["Les employés craignent que leurs tâches disparaissent.", "aiFriction", "fear_jobs"],
  ] as const)("%s", (sentence, field, key) => {
    const { facts, unplaced } = readLedger({ [field]: sentence });
    expect(facts.flatMap((fact) => ("key" in fact ? [fact.key] : []))).toContain(key);
    expect(unplaced).toEqual([]);
  });

  it("a wish ends where it is said what is so", () => {
    const { facts } = readLedger({
      aiFriction: "The privacy officer wants a PIA for each tool and has a queue of nineteen.",
    });
    const queue = facts.find((fact) => fact.kind === "constraint" && fact.key === "assessment_queue");
    expect(queue?.polarity).toBe("affirmed");
  });

  it.each([
    ["Shrink rose from 1.9% to 2.6%", { about: "shrink", from: 1.9, to: 2.6 }],
    ["It cut handling time by 20%", { about: "handling time", by: 20 }],
  ])("a change says what it is of: %s", (sentence, change) => {
    const { facts } = readLedger({ aiExperience: sentence });
    expect(facts.find(({ kind }) => kind === "change")).toMatchObject(change);
  });
});
