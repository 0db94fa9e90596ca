import { type Fact, type Field, isFirm } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

const factsIn = (text: string, field: Field = "aiFriction"): readonly Fact[] =>
  readLedger({ [field]: text }).facts;
const keysIn = (text: string, field?: Field): string[] =>
  factsIn(text, field).flatMap((fact) =>
    "key" in fact && fact.kind !== "negation" && fact.polarity === "affirmed"
      ? [`${fact.kind} ${fact.key}`]
      : [],
  );

describe("the traps that the lists and grammars fell into", () => {
  it.each([
    ["the credit union moved its branch", "body union"],
    ["Health Canada is slow", "place canada"],
    ["Booking.com takes 18%", "task reservations"],
    ["Waste of time.", "constraint no_time"],
    ["We meet on Mondays and every Monday", "product monday.com"],
    ["our sales force is young", "product salesforce"],
    ["they gave us access to the box", "product access"],
    ["they gave us access to the box", "product box"],
    ["Ask Jane in accounting", "product jane"],
    ["We have no AI policy", "state has_policy"],
    ["Our insurer wants a written policy", "state has_policy"],
    ["We are afraid of a leak", "incident leak"],
    ["The city banned gas leaf blowers on every site we have", "state banned"],
    ["Drivers use their own phones to send photos of the loads", "state private_use"],
    ["We stopped hiring in March because orders fell that month", "state stopped"],
    ["We have a strict safety policy on every site that we run", "state has_policy"],
    ["manque de temps", "constraint contractors"],
    ["La Loi 25 nous inquiète", "constraint bilingual"],
    ["La Loi 25 demande une ÉFVP et personne ne sait comment", "constraint key_person"],
    ["Nobody knows how to use it", "constraint key_person"],
    ["J'ai demandé à Gemini de résumer un rapport", "state uses"],
    ["Do we have an AI policy?", "state has_policy"],
    ["Twelve programs share one office upstairs", "constraint legacy_systems"],
    ["Next spring and everything after it", "constraint seasonal"],
    ["Our board wants nothing that customers can see", "constraint owner_pressure"],
    ["Aucun usage officiel.", "state no_use"],
    ["We never let it near the engines.", "state no_use"],
    ["Ottawa changed the rules in June", "place ottawa"],
    ["BC Liquor wants it on a form", "place british columbia"],
  ])("%s: no %s", (text, wrong) => {
    expect(keysIn(text)).not.toContain(wrong);
  });

  const firmIn = (text: string, field?: Field) => factsIn(text, field).filter(isFirm);

  it.each([
    ["Our drawings live on a file server", "aiFriction", "drawings"],
    ["We drop claims spreadsheets into Claude", "aiExperience", "claims"],
    ["Our readers wrote 200 letters about it", "aiFriction", "letters"],
    ["Questionnaires ask about our AI use in RFIs", "aiFriction", "uses"],
    ["Two doctors refuse to use it", "aiExperience", "will_not_type"],
    ["Twelve programs allow Copilot and one bans it", "aiExperience", "banned"],
  ] as const)("%s: of that nothing is asserted", (text, field, key) => {
    expect(firmIn(text, field).filter((fact) => "key" in fact && fact.key === key)).toEqual([]);
  });

  it.each([
    ["Insurance went up 18% this year", 18, "up"],
    ["Orders are down 12 percent", 12, "down"],
    ["On a récolté 12 % de plus", 12, "up"],
  ] as const)("%s: a change and no share", (text, by, direction) => {
    expect(factsIn(text)).toContainEqual(expect.objectContaining({ kind: "change", by, direction }));
    expect(factsIn(text)).not.toContainEqual(expect.objectContaining({ kind: "rate" }));
  });

  it.each([
    ["We tried it for 311 replies"],
    ["It saves her most of a day per meeting"],
    ["They pay $6 an hour more"],
  ])("%s: no figure to reckon with", (text) => {
    const kinds = firmIn(text, "aiExperience").map(({ kind }) => kind);
    expect(kinds).not.toContain("quantity");
    expect(kinds).not.toContain("rate");
  });

  it("a wish ends where a new subject acts", () => {
    const facts = factsIn("The bank wants a forecast and my controller builds it in Excel");
    expect(facts.find(({ kind }) => kind === "product")?.polarity).toBe("affirmed");
  });

  it("what is forbidden or refused is said, not denied", () => {
    expect(keysIn("Insurers won't let us put member data in any tool")).toContain("constraint privacy");
    expect(keysIn("Residents don't want to talk to a robot")).toContain("verdict human_first");
    expect(keysIn("SOC 2 is done but ISO 42001 is not.")).not.toContain("body iso");
  });

  it("a name keeps its own spelling: Procore's is Procore", () => {
    expect(factsIn("Procore's AI for RFIs").find(({ kind }) => kind === "product")?.text).toBe("Procore");
  });

  it.each([
    ["Law 25, article 17, SOC 2, E-23 and our T4 slips", []],
    ["We began in 2019 and moved in May 2024", []],
    ["Call 604-555-0199 before 10:30, we are open 24/7", []],
    ["GPT-4 and COVID-19", []],
    ["we bought eleven clinics", [11]],
    ["14 developers", [14]],
    ["20-30 hours", [20, 30]],
    ["15 000 factures", [15_000]],
    ["1h30 par dossier", [1.5]],
    ["an hour and a half a day", [1.5]],
    ["une demi-heure par appel", [0.5]],
    ["quatre-vingt-dix dossiers", [90]],
    ["one hundred and forty employers", [140]],
    ["two dozen forms", [24]],
  ])("the numbers of %s are %j", (text, numbers) => {
    const found = factsIn(text).flatMap((fact) =>
      fact.kind === "quantity" || fact.kind === "rate" ? [...new Set([fact.low, fact.high])] : [],
    );
    expect(found).toEqual(numbers);
  });

  it("a name of the firm holds no number and no worry", () => {
    const kinds = factsIn("4 Seasons Roofing Union Privacy Ltd", "companyName").map(({ kind }) => kind);
    expect(kinds.filter((kind) => !["product", "body", "place"].includes(kind))).toEqual([]);
  });

  it("names of people are not kept", () => {
    expect(factsIn("Bill is 64 and Maria knows the rest").filter(({ kind }) => kind === "person")).toEqual(
      [],
    );
  });

  it("one word is an answer", () => {
    expect(keysIn("Trust.")).toEqual(["constraint lost_trust"]);
    expect(keysIn("Privacy")).toEqual(["constraint privacy"]);
  });

  it("what is in a list shares what is said of its first", () => {
    const products = factsIn("We do not use Copilot, ChatGPT or DeepL").filter(
      ({ kind }) => kind === "product",
    );
    expect(products.map(({ polarity }) => polarity)).toEqual(["negated", "negated", "negated"]);
  });

  it("a list of systems names those that are unknown as well", () => {
    const names = factsIn(
      "Marel Innova, tableau blanc; Quickbooks and Flimflam Pro 3",
      "otherPlatforms",
    ).flatMap((fact) => (fact.kind === "product" ? [`${fact.name} ${fact.known}`] : []));
    expect(names).toEqual(["Marel Innova false", "QuickBooks true", "Flimflam Pro 3 false"]);
  });
});
