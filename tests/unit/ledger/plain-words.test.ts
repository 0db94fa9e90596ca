import type { Fact, Field } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

const asserted = (field: Field, text: string): string[] =>
  readLedger({ [field]: text })
    .facts.filter(({ tier, polarity }) => tier === "assert" && polarity === "affirmed")
    .flatMap((fact: Fact) => ("key" in fact ? [`${fact.kind} ${fact.key}`] : [fact.kind]));

describe("words that often mean something else are not taken for what they sometimes mean", () => {
  it.each<[Field, string, string]>([
    ["otherChallenge", "Quebec cut the film credit this spring.", "constraint cash_crisis"],
    ["otherChallenge", "Half our calls now.", "constraint no_time"],
    ["otherChallenge", "OSFI doesn't regulate us but our provincial body copies it.", "body osfi"],
    ["aiExperience", "We banned all of it in 2023, then unbanned it for Lexis+ AI only.", "state banned"],
    ["aiExperience", "On utilise DeepL pour traduire les fiches techniques.", "task spec_search"],
    ["otherChallenge", "The old server was thrown out with the disks inside.", "constraint legacy_systems"],
    ["otherChallenge", "Our anchor tenant gave notice.", "constraint turnover"],
    ["otherChallenge", "The request was sent back for a missing form.", "constraint rework"],
    ["otherChallenge", "We sent the wrong tiles to the wrong site.", "incident leak"],
    ["otherChallenge", "Three welders and a painter make up the night crew.", "incident false_output"],
    ["aiFriction", "We left the question of client consent open.", "constraint customer_forbids"],
    [
      "aiFriction",
      "Bargaining starts in the fall and an AI clause is on the table.",
      "constraint customer_demand",
    ],
    ["aiFriction", "We run a money-back guarantee on all mattresses.", "verdict no_generic_advice"],
    ["aiExperience", "An internal assistant on Azure OpenAI has 1,900 users.", "state uses"],
    ["aiExperience", "We killed the underwriting copilot after a year.", "product copilot"],
    ["aiExperience", "The win rate slipped from 1 in 3 to 1 in 4.", "quantity"],
    ["otherChallenge", "Two breweries on our street closed.", "quantity"],
    ["otherChallenge", "A competitor was sued by a tenant in May.", "incident lawsuit"],
    ["otherChallenge", "We were afraid that we would be sued.", "incident lawsuit"],
    ["otherChallenge", "Fly by night guys with a truck undercut us.", "person guys"],
  ])("%s: %s is not %s", (field, text, meaning) => {
    expect(asserted(field, text)).not.toContain(meaning);
  });
});

describe("and the plain way to say it is still read", () => {
  it.each<[Field, string, string]>([
    ["otherChallenge", "The bank cut our line of credit.", "constraint cash_crisis"],
    ["otherChallenge", "The city sends a third of them back.", "constraint rework"],
    [
      "aiFriction",
      "Our largest customer's security questionnaires ask about AI.",
      "constraint customer_demand",
    ],
    [
      "aiFriction",
      "My father founded the hotel and says that guests come for people and not for robots.",
      "constraint founder_doubt",
    ],
    ["aiExperience", "We use the free Copilot for letters.", "product copilot"],
    ["aiExperience", "The copilot writes our minutes.", "product copilot"],
    ["otherChallenge", "We were sued by a tenant in May.", "incident lawsuit"],
    ["otherChallenge", "We had a fatality.", "incident injury"],
    ["aiFriction", "My son in law keeps the books.", "person my son in law"],
  ])("%s: %s is %s", (field, text, meaning) => {
    expect(asserted(field, text)).toContain(meaning);
  });
});

test("what went up by a share went up, whatever else the sentence says", () => {
  const [change] = readLedger({
    otherChallenge: "fuel, insurance went 31% up after the jackknife, and others are undercutting us",
  }).facts.filter(({ kind }) => kind === "change");
  expect(change).toMatchObject({ by: 31, direction: "up", about: "insurance" });
});
