import { readLedger } from "@/lib/playbook/read-ledger";

const namesIn = (text: string, field: "otherChallenge" | "aiExperience" = "otherChallenge") =>
  readLedger({ [field]: text }).facts.flatMap((fact) =>
    fact.kind === "name" ? [{ name: fact.name, sort: fact.sort, tier: fact.tier }] : [],
  );

describe("what an unknown name is, the words beside it say", () => {
  it.each([
    ["We haul about 40 loads a week for Interfor.", "Interfor", "customer"],
    ["Lumber is slow and Tolko was 45% of our work.", "Tolko", "customer"],
    ["Our driver trainees tried Zedly for the logbooks.", "Zedly", "product"],
    ["The Plantly optimizer said we could drop two routes.", "Plantly", "product"],
    ["Our biggest account, Saputelli, wants it.", "Saputelli", "customer"],
    ["Two of our dealers were bought by Vivintel.", "Vivintel", "competitor"],
    ["The Fair Parking Act folds us in with the city.", "Fair Parking Act", "law"],
    ["GHVT audits us twice a year.", "GHVT", "regulator"],
    ["La SEPB est contre toute caméra.", "SEPB", "union"],
    ["A retired engineer who works at Bombardex helped us.", "Bombardex", "employer"],
  ])("%s", (text, name, sort) => {
    expect(namesIn(text)).toContainEqual({ name, sort, tier: "mention" });
  });

  it("and where nothing does, it stays a name", () => {
    expect(namesIn("We spoke of Grelmont last week.")).toEqual([
      { name: "Grelmont", sort: undefined, tier: "mention" },
    ]);
  });
});

describe("names are read whole", () => {
  it.each([
    ["We lift with a Tadano ATF 2200 most days.", "Tadano ATF 2200"],
    ["The bags come back from Drop-It each night.", "Drop-It"],
    ["We used Shopify Sidekick for the product texts.", "Shopify Sidekick"],
    ["We log for licensees and BC Parcel Sales near Vernon.", "BC Parcel Sales"],
    ["Kroger sells the same lens for $90.", "Kroger"],
    ["Vertex has 12 times the data.", "Vertex"],
  ])("%s", (text, name) => {
    expect(namesIn(text).map((each) => each.name)).toContain(name);
  });

  it("the number of a local is no count", () => {
    const { facts } = readLedger({ otherChallenge: "Teamsters 213 says no cameras in the cab." });
    expect(facts.filter(({ kind }) => kind === "quantity")).toEqual([]);
  });

  it("a person's employer is no system of the firm's", () => {
    const { facts } = readLedger({ aiExperience: "A friend who works at SAP ran our lists through Claude." });
    expect(facts.filter((fact) => fact.kind === "product" && fact.tier === "assert")).not.toContainEqual(
      expect.objectContaining({ name: "SAP" }),
    );
  });
});
