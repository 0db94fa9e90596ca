import { isFirm } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

/** What may stand in a sentence of ours, by the shape of theirs. */
const assertedIn = (text: string, field: "aiExperience" | "aiFriction" | "otherChallenge"): string[] =>
  readLedger({ [field]: text }).facts.flatMap((fact) =>
    isFirm(fact) ? [`${fact.kind} ${"key" in fact ? fact.key : fact.text}`] : [],
  );

describe("a plain statement about the firm is asserted", () => {
  it.each([
    ["We have 14 subscriptions.", "aiFriction", "quantity 14 subscriptions"],
    ["Two deckhands, no signal past the breakwater.", "aiFriction", "constraint no_signal"],
    ["Our two coordinators write them.", "otherChallenge", "quantity two coordinators"],
    ["Tried Copilot.", "aiExperience", "state tried"],
    ["Their lawyer says it leaks, so in May we banned it.", "aiExperience", "state banned"],
    ["Our client's NDA forbids it, so we banned it for everything.", "aiExperience", "state banned"],
    ["Nobody may use it at the office.", "aiExperience", "state banned"],
    ["A bit of ChatGPT for the newsletter.", "aiExperience", "state uses"],
    ["Site activation takes 140 days.", "otherChallenge", "quantity 140 days"],
    ["I answer e-mails with Gemini, which saves me an hour a day.", "aiExperience", "rate an hour a day"],
    ["Techs won't type.", "aiFriction", "constraint will_not_type"],
    ["Half of the inspectors can retire within 3 years.", "otherChallenge", "constraint turnover"],
    ["Le cabinet teste Harvey depuis septembre.", "aiExperience", "state tried"],
    ["Our biggest dealer pays in 74 days.", "otherChallenge", "quantity 74 days"],
    ["No hygienists anywhere", "aiFriction", "constraint shortage"],
    ["Welder shortage", "aiFriction", "constraint shortage"],
    ["The pricing is in his head.", "aiFriction", "constraint key_person"],
    ["Zéro budget.", "aiFriction", "constraint no_capital"],
    ["Le CA craint pour les renseignements des bénéficiaires.", "aiFriction", "constraint privacy"],
    ["Le CA craint pour les renseignements des bénéficiaires.", "aiFriction", "body board"],
    [
      "Tout est dans trois fichiers Excel et sur un tableau blanc.",
      "aiFriction",
      "constraint data_scattered",
    ],
  ] as const)("%s", (text, field, fact) => {
    expect(assertedIn(text, field)).toContain(fact);
  });
});

describe("what is no plain statement about the firm is found, and not asserted", () => {
  it.each([
    ["another's: Our competitor has 40 trucks.", "otherChallenge", "quantity 40 trucks"],
    ["a friend's: A friend runs Procore for it.", "otherChallenge", "product procore"],
    ["guessed: We have 30 seats, I guess.", "aiFriction", "quantity 30 seats"],
    ["conditional: If we win it we have 60 people.", "otherChallenge", "quantity 60 people"],
    ["wished: We want 20 seats.", "aiFriction", "quantity 20 seats"],
    ["a part: Two clients owe us money.", "otherChallenge", "quantity Two clients"],
    ["how long ago: We paid the fine in three days.", "otherChallenge", "quantity three days"],
    ["of another thing: No staff policy anywhere", "aiFriction", "constraint turnover"],
    ["missing: We lost three welders.", "otherChallenge", "quantity three welders"],
    ["so many in a time: We receive 350 calls for help a month.", "otherChallenge", "quantity 350 calls"],
    ["of a thing: We use spreadsheets nobody trusts.", "otherChallenge", "constraint lost_trust"],
    ["of a part: On mechanical it is useless for us.", "otherChallenge", "verdict waste_of_time"],
    ["denied: We ourselves have deployed nothing.", "aiExperience", "state in_production"],
    ["denied: On ne mesure rien encore.", "aiExperience", "state measured"],
    ["limited: The policy prohibits AI in member-facing work.", "aiExperience", "state banned"],
    ["by a person: My nephew keeps telling me to.", "aiExperience", "incident false_output"],
    ["of a measure: Ads cost $41 per order.", "otherChallenge", "task orders"],
    ["a firm: The vendor sent a quote.", "aiFriction", "person vendor"],
    ["a longer name: Procore Copilot answers.", "aiExperience", "product procore"],
    ["a place elsewhere: They sell to Alberta.", "otherChallenge", "place alberta"],
    ["another sense: We printed 120 orders of service.", "aiExperience", "task orders"],
    ["another sense: I have read the contract.", "aiFriction", "task contracts"],
    ["a view: We estimate 25% of bags are fake.", "otherChallenge", "task estimating"],
    ["nothing that is worked on: Five emails a day from AI consultants.", "aiFriction", "task email"],
    ["a count: Two paid, 25 volunteers, one computer.", "aiFriction", "constraint contractors"],
    ["a promise: We were sold 80 picks per minute.", "aiExperience", "rate 80 picks per minute"],
    ["theirs: Lost a client to their team of two people.", "otherChallenge", "quantity two people"],
    ["of some: The remaining third stopped using it.", "aiExperience", "state stopped"],
    ["another thing: We do not track which files those are.", "aiFriction", "state not_measured"],
    ["a title: The Competition and Markets Authority asks.", "otherChallenge", "body competitor"],
    ["a firm elsewhere: My predecessor signed with a Vancouver firm.", "otherChallenge", "place vancouver"],
    ["meanwhile: He cancelled it while I was in Toronto.", "aiExperience", "place toronto"],
    ["of what: Gas cost us 2.3 million.", "otherChallenge", "amount 2.3 million"],
    ["a team: Purchasing built a bot for emails.", "aiExperience", "task purchase_orders"],
    ["before: A proposal that took two hours takes 25 minutes.", "aiExperience", "rate two hours"],
    ["before: A bid that cost us £90,000 now costs less.", "aiExperience", "amount £90,000"],
    ["before: 29% of our sales crossed in 2024, it is 12% today.", "otherChallenge", "rate 29% of our sales"],
    ["over: We stopped paying a freelancer $5,500 a month.", "aiExperience", "rate $5,500 a month"],
    ["over: We had no policy until a file was pasted.", "aiExperience", "state no_policy"],
    ["another's: The MoD prohibits it.", "aiFriction", "state banned"],
    ["gone: IT manager left in May, not replaced.", "aiFriction", "person it manager"],
    ["a verb: They report saving 70 minutes of charting.", "aiExperience", "task reports"],
    ["at home: My granddaughter has it on her phone.", "aiExperience", "state private_use"],
    ["one use: We stopped cloning voices.", "aiExperience", "state stopped"],
    ["a thing's: Every dashboard disagrees with finance.", "aiFriction", "constraint no_consensus"],
    ["not of AI: The board wants a new boiler.", "aiFriction", "constraint owner_pressure"],
    ["a price: Bus contracts rose 24%.", "otherChallenge", "task contracts"],
    ["short: Housekeeping is 5 people short.", "otherChallenge", "quantity 5 people"],
    ["of others: Voice actors' union is suing.", "aiFriction", "body union"],
    ["a year: Smoke took half of the 2023 crop.", "otherChallenge", "quantity half of the 2023"],
    ["per piece: Revision takes 2 hours per 1,000 words.", "otherChallenge", "quantity 2 hours"],
    ["a kind: Nos données clients sont ici.", "aiFriction", "person clients"],
    ["asked: Is it banned?", "aiFriction", "state banned"],
    ["a bound: We have up to 12 tables.", "otherChallenge", "quantity up to 12 tables"],
    ["a bound behind: It saves me an hour a week tops.", "aiExperience", "rate an hour a week"],
    ["a difference: It takes two hours off a job.", "aiExperience", "quantity two hours"],
    ["which people: We have 46 people waiting.", "otherChallenge", "quantity 46 people"],
    ["a verb: 1 in 6 books.", "otherChallenge", "quantity 1 in 6 books"],
    ["an average: The state average is 16%.", "otherChallenge", "rate 16%"],
    ["fewer: 12 % de kilomètres en moins.", "aiExperience", "rate 12 % de kilomètres"],
    ["turned away: We turn away 20 calls a week.", "otherChallenge", "rate 20 calls a week"],
    ["no price: Margins fell to $900 a unit.", "otherChallenge", "rate $900 a unit"],
    ["of another's time: CT read time dropped from 42 to 26 minutes.", "aiExperience", "change request"],
    ["a longer unit: Fibre costs $96 a cubic metre.", "otherChallenge", "rate $96 a cubic"],
    ["a period left out: It costs $25 per user.", "otherChallenge", "rate $25 per user"],
    ["another body's: Le ministère n'a donné aucune directive.", "aiFriction", "state no_policy"],
    ["one thing: We shut search off.", "aiFriction", "state stopped"],
    ["planned: The board approved a pilot project.", "aiExperience", "state ran"],
    ["behind another: We saw a demo. I havent tried it.", "aiExperience", "state no_use"],
    ["of people: The drivers are cheating.", "otherChallenge", "constraint ethics"],
    ["for one thing: Snow budget gone by January.", "otherChallenge", "constraint no_capital"],
    ["foreseen: Our premium would go up.", "aiFriction", "constraint cost"],
    ["of one of several: One died, one paid for itself.", "aiExperience", "verdict works_well"],
    ["a view: We estimate 25-30% of bags are fake.", "otherChallenge", "task estimating"],
    ["a kind: 118 partner pantries.", "otherChallenge", "person partner"],
  ] as const)("%s", (text, field, fact) => {
    expect(assertedIn(text.slice(text.indexOf(": ") + 2), field)).not.toContain(fact);
  });
});

it("a law is told from a body, and both are found", () => {
  const { facts } = readLedger({ aiFriction: "HIPAA worries us and CIRO audits us." });
  expect(facts.flatMap((fact) => (fact.kind === "body" ? [`${fact.key} ${fact.sort}`] : []))).toEqual([
    "hipaa law",
    "ciro regulator",
  ]);
});

it("both ends of a range are of its scale", () => {
  const { facts } = readLedger({ otherChallenge: "We pay $8-15k for each project." });
  expect(facts.find(({ kind }) => kind === "amount" || kind === "rate")).toMatchObject({
    low: 8000,
    high: 15_000,
  });
});

it("a bare dollar is not asserted where another currency is counted in as well", () => {
  const money = (text: string) =>
    readLedger({ otherChallenge: text }).facts.filter(
      ({ kind, tier }) => kind === "amount" && tier === "assert",
    );
  expect(money("The press cost $410k.")).toHaveLength(1);
  expect(money("The press cost $410k. The mould cost R$ 18 000.").map(({ text }) => text)).toEqual([]);
});
