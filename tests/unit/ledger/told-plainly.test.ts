import { isFirm } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "aiFriction" | "aiExperience" | "otherChallenge";
const factsIn = (field: Field, text: string) => readLedger({ [field]: text }).facts;
const keysIn = (field: Field, text: string) =>
  factsIn(field, text)
    .filter(isFirm)
    .flatMap((fact) => ("key" in fact ? [fact.key] : []));

describe("what leaders say in other words than the usual ones", () => {
  it.each<[string, Field, string]>([
    ["data_residency", "aiFriction", "Our trustees ruled that client files may not leave the province."],
    ["data_residency", "aiFriction", "The council decided that tax records do not leave Canada."],
    ["data_residency", "aiFriction", "Le donneur d'ouvrage interdit que nos dessins quittent le Canada."],
    ["founder_doubt", "aiFriction", "My partner Rosa says it's all hype."],
    ["leader_opposed", "aiFriction", "Mes deux associés n'en veulent rien savoir."],
    ["people_only", "aiFriction", "No robot answers our patients."],
    ["pasted", "aiExperience", "A supervisor typed the case notes with the name into ChatGPT."],
    ["banned", "aiExperience", "I suspended all use that month."],
    ["false_output", "aiExperience", "Once it listed a dead man as our director."],
    ["false_output", "aiExperience", "A client caught it before we did."],
    ["false_output", "aiExperience", "The bot quoted an outdated fee to a buyer."],
    ["false_output", "aiExperience", "Rapide, mais il a inventé une norme qui n'existe pas."],
    ["false_output", "aiExperience", "Copilot a inventé des articles de loi."],
    ["pasted", "aiExperience", "One aide put a resident's photo in Gemini to ask what the rash was."],
    ["pasted", "aiExperience", "Une commis a entré une liste de paie dans Copilot."],
    [
      "false_output",
      "aiExperience",
      "It put the wrong lot no. on a certificate, and the buyer sent it back.",
    ],
    ["loan_files", "otherChallenge", "60% of our week is chasing papers."],
  ])("is read as %s in %s: %s", (key, field, text) => {
    expect(keysIn(field, text)).toContain(key);
  });

  it.each<[string, Field, string]>([
    ["pasted", "aiExperience", "We want to put a photo in Gemini to see if it works."],
    ["pasted", "aiExperience", "On a mis deux semaines dans ce projet."],
    ["false_output", "aiExperience", "Our clerk put the wrong label on a box."],
    ["turnover", "otherChallenge", "We lost 30 renewals last year to cheaper brokers."],
    ["contractors", "aiFriction", "La franchise d'assurance est de 25 000 $."],
  ])("is no %s in %s: %s", (key, field, text) => {
    expect(keysIn(field, text)).not.toContain(key);
  });
});

describe("figures", () => {
  it("the half that is told before its unit belongs to the number", () => {
    expect(factsIn("otherChallenge", "Every intake takes 2 and a half hours.")).toContainEqual(
      expect.objectContaining({ unit: "hour", value: 2.5 }),
    );
  });

  it("those who each do something are counted, and are no rate", () => {
    const facts = factsIn("otherChallenge", "40 clerks each key claims, 25 min per clerk per day.");
    expect(facts).toContainEqual(expect.objectContaining({ kind: "quantity", unit: "clerk", value: 40 }));
    expect(facts).not.toContainEqual(expect.objectContaining({ kind: "rate", unit: "clerk" }));
  });

  it("« à peu près » counts nothing", () => {
    const facts = factsIn(
      "otherChallenge",
      "Une quarantaine de soumissions par mois, à peu près 6 h chacune.",
    );
    expect(facts).not.toContainEqual(expect.objectContaining({ per: "pre" }));
  });

  it("decimals and digits are no things that a firm has", () => {
    for (const fact of factsIn("aiExperience", "It was right at six digits and wrong at eight."))
      expect(fact).not.toMatchObject({ kind: "quantity", unit: "digit", tier: "assert" });
  });
});
