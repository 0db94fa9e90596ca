import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "aiExperience" | "aiFriction" | "otherChallenge";
const keysIn = (text: string, field: Field): string[] =>
  readLedger({ [field]: text }).facts.flatMap((fact) =>
    ["constraint", "incident", "verdict", "state"].includes(fact.kind) && "key" in fact
      ? [`${fact.kind} ${fact.key}`]
      : [],
  );

describe("who is against it, and what the house has ruled", () => {
  it.each([
    ["My drivers hate AI.", "aiFriction", "constraint resistance"],
    ["The growers grumble about it and drag their feet.", "aiFriction", "constraint resistance"],
    ["Ma cuisinière refuse l'ordi.", "aiFriction", "constraint resistance"],
    ["The steward is against anything with a camera.", "aiFriction", "constraint resistance"],
    ["The release has to be signed by a qualified person.", "aiFriction", "constraint house_rule"],
    ["Whatever we buy must work with our screen reader.", "aiFriction", "constraint house_rule"],
    ["It is for spelling only, never prices.", "aiExperience", "constraint house_rule"],
    ["On continue, avec relecture, et signé par deux agronomes.", "aiExperience", "constraint house_rule"],
    [
      "Nothing else will change on the systems until the move is over.",
      "otherChallenge",
      "constraint change_freeze",
    ],
  ] as const)("%s", (text, field, key) => {
    expect(keysIn(text, field)).toContain(key);
  });
});

describe("what a tool got wrong, in any verb for it", () => {
  it.each([
    ["It garbled the valve numbers.", "incident false_output"],
    ["It mixed up two patients.", "incident false_output"],
    ["It called pine fir.", "incident false_output"],
    ["It gave us the old fee, and we caught it.", "incident false_output"],
    ["Copilot missed three of the clauses.", "incident false_output"],
    ["Il a confondu deux clients.", "incident false_output"],
  ])("%s", (text, key) => {
    expect(keysIn(text, "aiExperience")).toContain(key);
  });
});

describe("how a trial went on", () => {
  it.each([
    ["So the bot is parked for now.", "state stopped"],
    ["Le projet a été mis sur la tablette.", "state stopped"],
    ["We kept it for the minutes.", "state uses"],
    ["On recommence au printemps.", "state uses"],
    ["It was fine.", "verdict works_well"],
    ["Too polite for our members.", "verdict disappointed"],
  ])("%s", (text, key) => {
    expect(keysIn(text, "aiExperience")).toContain(key);
  });

  it("what only may mean that it ended takes nothing from what is in use", () => {
    const facts = readLedger({ aiExperience: "We use Copilot to put them back into order." }).facts;
    expect(facts).toContainEqual(expect.objectContaining({ kind: "state", key: "uses", tier: "assert" }));
  });
});

describe("what customers, paper and the bush ask of them", () => {
  it.each([
    ["The brand docks us for every late truck.", "constraint customer_demand"],
    ["Le transformateur refuse toute augmentation.", "constraint customer_demand"],
    ["Consent is verbal for now.", "constraint privacy"],
    ["Routes are on a two-way radio.", "constraint paper_intake"],
    ["La tablette gèle dans le bois.", "constraint no_signal"],
  ])("%s", (text, key) => {
    expect(keysIn(text, "otherChallenge")).toContain(key);
  });
});

it("what is only likely leaves its sentence to be asked about", () => {
  const { facts, unplaced } = readLedger({
    aiFriction: "I would happily give someone the filing of it all.",
  });
  expect(facts.some(({ tier }) => tier === "assert")).toBe(false);
  expect(unplaced).toHaveLength(1);
});
