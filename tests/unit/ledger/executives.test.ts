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
    ["The dispatcher who knows the tides retires in October.", "aiFriction", "key_person"],
    ["Three educator positions are unfilled.", "aiFriction", "shortage"],
    ["The taproom staff change every four months.", "aiFriction", "turnover"],
    ["The regulator has not said whether recordings belong to the file.", "aiFriction", "guidance_unclear"],
    ["The older vets refuse to wear a microphone.", "aiFriction", "will_not_type"],
    ["I do not want another app.", "aiFriction", "change_fatigue"],
    ["The grant for it ends in March.", "aiFriction", "no_capital"],
    ["The city sends a third of them back.", "otherChallenge", "rework"],
    ["Two institutional clients have a clause against generative tools.", "aiFriction", "customer_forbids"],
    ["My brother does the IT on weekends.", "aiFriction", "thin_it"],
    ["Our Wi-Fi is down weekly.", "aiFriction", "no_signal"],
    ["Gemini wrote a eulogy with the wrong birthplace.", "aiExperience", "false_output"],
    ["Our chatbot told people that it runs on Sundays; it does not.", "aiExperience", "bot_harm"],
    ["Families must never feel that a machine spoke to them.", "aiFriction", "human_first"],
    ["Seedling counts are done by hand.", "otherChallenge", "paper_intake"],
    ["Volunteers cancel their shifts the same day.", "otherChallenge", "no_show"],
    ["The phones ring unanswered from 4 to 6.", "otherChallenge", "phone_calls"],
    ["Drying losses fell but nobody kept the numbers up.", "aiExperience", "not_measured"],
    ["Notre équipe informatique se limite à une personne.", "aiFriction", "thin_it"],
    ["L'AMF surveille nos pratiques.", "aiFriction", "auditor_asks"],
    ["Les épreuves font trois allers-retours.", "otherChallenge", "rework"],
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
    ["False alerts fell from 30% to 18% with Claude.", "aiExperience", "unreliable"],
    ["We publish in two languages.", "aiFriction", "crew_language"],
    ["The board is looking at AI.", "aiFriction", "auditor_asks"],
    ["Our daughter handles it well.", "aiFriction", "thin_it"],
    ["A calving alert is false two times out of three.", "otherChallenge", "seasonal"],
    ["The board wants proof.", "aiFriction", "proofs"],
    ["Nous répondons à 900 courriels par semaine.", "otherChallenge", "by_text"],
  ] as const)("does not read too much: %s", (sentence, field, key) => {
    const { facts } = readLedger({ [field]: sentence });
    expect(facts.flatMap((fact) => ("key" in fact ? [fact.key] : []))).not.toContain(key);
  });

  it.each([
    ["Fog cancels one sailing in twelve", { value: 1, outOf: 12 }],
    ["The alert is false two times out of three", { value: 2, outOf: 3 }],
    ["We win about a quarter", { share: 0.25 }],
    ["We have 30 people in 40 offices", { value: 30, unit: "people" }],
  ])("a part of a whole: %s", (sentence, quantity) => {
    const { facts } = readLedger({ otherChallenge: sentence });
    expect(facts.find(({ kind }) => kind === "quantity")).toMatchObject(quantity);
  });

  it("an hour of the day is no quantity, and a body keeps its name", () => {
    const { facts } = readLedger({
      otherChallenge: "Chefs text after 10 p.m. and CBSA's portal is down at 3 a.m.",
    });
    expect(facts.filter(({ kind }) => kind === "quantity")).toEqual([]);
    expect(facts.find(({ kind }) => kind === "body")?.text).toBe("CBSA");
  });

  it.each([
    ["Shrink rose from 1.9% to 2.6%", { about: "shrink", from: 1.9, to: 2.6 }],
    ["It cut handling time by 20%", { about: "handling time", by: 20 }],
  ])("a change says what it is of: %s", (sentence, change) => {
    const { facts } = readLedger({ aiExperience: sentence });
    expect(facts.find(({ kind }) => kind === "change")).toMatchObject(change);
  });
});
