import { isFirm } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

/** What looks like a fact and is another thing, each beside its neighbour that is one. */
type Field = "aiExperience" | "aiFriction" | "otherChallenge";
const assertedIn = (text: string, field: Field): string[] =>
  readLedger({ [field]: text }).facts.flatMap((fact) =>
    isFirm(fact) ? [`${fact.kind} ${"key" in fact ? fact.key : fact.text}`] : [],
  );

describe("what is another thing is not asserted", () => {
  it.each([
    ["Nous avons 85 000 $ à recevoir.", "otherChallenge", "rate 85 000 $ à recevoir"],
    ["Energy bill went up €3,400 a month.", "otherChallenge", "rate €3,400 a month"],
    ["La facture a monté de 3 400 € par mois.", "otherChallenge", "rate 3 400 € par mois"],
    ["They push their add-on at $18k a year, no thanks.", "aiExperience", "rate $18k a year"],
    ["One letter to the ministry. Not bad.", "aiExperience", "state no_use"],
    ["Une lettre au ministère. Pas mal.", "aiExperience", "state no_use"],
    ["A buddy runs all his dispatch on AI. We dont", "aiExperience", "state no_use"],
    ["Our POS, Bookmanager, is fine.", "otherChallenge", "task purchase_orders"],
    ["We use it to screen them, robots talking to robots.", "aiExperience", "verdict human_first"],
    ["Cinq départs en un an sur 23 employés.", "otherChallenge", "quantity un an sur 23 employés"],
    ["Ventes à la SAQ en baisse.", "otherChallenge", "change la SAQ en baisse"],
    ["L'OQLF nous a écrit pour le site web.", "otherChallenge", "constraint bilingual"],
    ["We use free ChatGPT for donor letters.", "aiExperience", "state private_use"],
    ["Case acceptance rose from 52% to 61%. I think.", "aiExperience", "change from 52% to 61%"],
  ] as const)("%s", (text, field, fact) => {
    expect(assertedIn(text, field)).not.toContain(fact);
  });
});

describe("its neighbour still is", () => {
  it.each([
    ["Energy costs us €3,400 a month.", "otherChallenge", "rate €3,400 a month"],
    ["We pay $18k a year for it.", "otherChallenge", "rate $18k a year"],
    ["We don't.", "aiExperience", "state no_use"],
    ["Not us.", "aiExperience", "state no_use"],
    ["Staff use free ChatGPT.", "aiExperience", "state private_use"],
    ["Case acceptance rose from 52% to 61%.", "aiExperience", "change from 52% to 61%"],
    ["Our clients will not talk to a robot.", "aiFriction", "verdict human_first"],
    ["Deux employés sur 23 partent.", "otherChallenge", "quantity Deux employés sur 23"],
  ] as const)("%s", (text, field, fact) => {
    expect(assertedIn(text, field)).toContain(fact);
  });
});
