import { isFirm } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "otherChallenge" | "aiFriction" | "aiExperience";

/** What may be asserted of a sentence, by kind and key. */
const said = (field: Field, text: string): string[] =>
  readLedger({ [field]: text })
    .facts.filter((fact) => isFirm(fact) && "key" in fact)
    .map((fact) => `${fact.kind}:${"key" in fact ? fact.key : ""}`);

const rates = (text: string) =>
  readLedger({ otherChallenge: text }).facts.flatMap((fact) =>
    fact.kind === "rate" && isFirm(fact) ? [[fact.value, fact.unit, fact.per]] : [],
  );

describe("what a time is of", () => {
  it("is each piece of the task, and not each of those who do it", () => {
    expect(
      rates(
        "Three dispatchers key every bill of lading into the TMS by hand, about 9 minutes each, 120 a day",
      ),
    ).toEqual([
      [9, "minute", "bill of lading"],
      [120, "bill of lading", "day"],
    ]);
  });

  it("is the piece that the heading before it names, and so are the new ones", () => {
    expect(
      rates("Security questionnaires. 14 are open, each takes about 12 hours. We get 6 new ones a month."),
    ).toEqual([
      [12, "hour", "questionnaire"],
      [6, "questionnaire", "month"],
    ]);
  });

  it("is each of those at the head of the sentence, and each that was counted in French too", () => {
    expect(rates("Chargebacks from the chains are $350 each. 412 chargebacks last year.")).toEqual([
      [350, "CAD", "chargeback"],
      [412, "chargeback", "year"],
    ]);
    expect(rates("Nous recevons 45 courriels par jour et chacun prend 10 minutes")).toEqual([
      [45, "courriel", "day"],
      [10, "minute", "courriel"],
    ]);
  });

  it("is each council meeting, of which there are 24 a year", () => {
    expect(
      rates("The deputy clerk spends about 11 hours on each council meeting, 24 meetings a year"),
    ).toEqual([
      [11, "hour", "council meeting"],
      [24, "meeting", "year"],
    ]);
  });
});

describe("what is said of the firm", () => {
  it("is a heading that names the task, in the answer about what else troubles them", () => {
    expect(said("otherChallenge", "Minutes and staff reports.")).toContain("task:council_reports");
    expect(said("aiExperience", "Staff reports.")).not.toContain("task:council_reports");
  });

  it.each([
    ["otherChallenge", "12 drivers resigned since spring", "incident:staff_left"],
    ["otherChallenge", "Two branch heads quit in January", "incident:staff_left"],
    ["otherChallenge", "Two drivers were injured this year", "incident:injury"],
    [
      "aiExperience",
      "We built a summarizer; in April it invented a medication allergy",
      "incident:false_output",
    ],
    ["aiExperience", "It was good but it left out a heritage objection, which I caught", "incident:omission"],
    [
      "aiExperience",
      "Une fois il a converti des pouces en centimètres sans le dire",
      "incident:false_output",
    ],
    ["aiFriction", "Je n'ai personne en informatique", "constraint:thin_it"],
    [
      "aiFriction",
      "Nos prix sont dans des fichiers Excel différents pour chaque vendeur",
      "constraint:data_scattered",
    ],
    ["aiFriction", "CUPE Local 1348 has asked in writing whether AI will replace pages", "constraint:union"],
    [
      "aiFriction",
      "I know planning staff already use the free ChatGPT, nobody admits it",
      "state:private_use",
    ],
    ["aiFriction", "A councillor has said that she will not vote for it", "constraint:leader_opposed"],
    ["aiFriction", "Anything over $25,000 goes to three quotes", "constraint:procurement"],
    ["aiFriction", "My controller thinks AI will leak our rates", "constraint:security"],
    [
      "aiFriction",
      "Their privacy office forbids any patient data leaving Canada",
      "constraint:data_residency",
    ],
  ] as const)("is read: %s, %s", (field, text, key) => {
    expect(said(field, text)).toContain(key);
  });

  it.each([
    [
      "ChatGPT répond aux avis; une fois il a inventé une piscine que nous n'avons pas",
      "incident:false_output",
    ],
    ["Gemini answers chain emails. Once it promised a credit we had not approved.", "incident:bot_harm"],
  ])("is read where what is denied is another thing: %s", (text, key) => {
    expect(said("aiExperience", text)).toContain(key);
  });

  it("is no list of suppliers and no one's know-how where no one knows what is allowed", () => {
    expect(said("aiFriction", "Personne ne sait qui a le droit d'utiliser quoi")).toEqual([]);
  });

  it("is no complaint of a customer where their own drivers complain", () => {
    expect(said("aiFriction", "Drivers complain about dispatch")).not.toContain("incident:complaint");
    expect(said("aiFriction", "Customers complain about dispatch")).toContain("incident:complaint");
  });

  it("is money in the form's own dollar where something cost us, or is a $500 fee", () => {
    const tiers = (text: string) =>
      readLedger({ otherChallenge: text }).facts.flatMap((fact) =>
        fact.kind === "amount" ? [fact.tier] : [],
      );
    expect(tiers("Late claims cost us $180,000 last year")).toEqual(["assert"]);
    expect(tiers("Late claims cost $180,000, and a licence is US $500")).not.toContain("assert");
  });

  it("has no rate in where a thing went", () => {
    expect(rates("Nous avons refait trois fenêtres, 4 800 $ à la poubelle")).toEqual([]);
  });
});
