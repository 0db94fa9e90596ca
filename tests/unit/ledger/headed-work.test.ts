import { factsOf } from "@/lib/domain/ledger/fact";
import { leadOf } from "@/lib/domain/ledger/lead";
import { valueLines } from "@/lib/domain/value/value-lines";
import { readLedger } from "@/lib/playbook/read-ledger";

const read = (otherChallenge: string) => readLedger({ otherChallenge });
const headed = (text: string) =>
  factsOf(read(text).facts, "task").find(({ noun }) => noun !== undefined) ?? null;
const hoursOf = (text: string) =>
  valueLines(read(text), { mostPeople: 500 }).flatMap((line) =>
    line.kind === "hours" ? [[line.noun, Math.round(line.hours.high), line.per]] : [],
  );

describe("the work that a heading names", () => {
  it.each([
    ["Boom inspections. 90 a month, 40 min each.", "boom inspection", 60, "month"],
    [
      "Our hull certificates. 220 a year, mostly in spring. 10-15 page scans. A clerk reads each one and types it: 90 min each.",
      "hull certificate",
      330,
      "year",
    ],
    ["The night log. 6 logs, every day. 20 minutes each.", "night log", 2, "day"],
    ["Loan renewals: 640 a year, 30 minutes each.", "loan renewal", 320, "year"],
    ["Candling. 36,000 eggs a year go past a person, 10 seconds avg.", "egg", 100, "year"],
    ["Kiln cards. 12 a week, 2 hours a pop.", "kiln card", 24, "week"],
    ["Les bons de pesée. 900 par mois, 4 minutes chacun.", "bon", 60, "month"],
  ])("is counted by the sentences under it: %s", (text, noun, hours, per) => {
    expect(headed(text)).toMatchObject({ kind: "task", polarity: "affirmed", tier: "assert" });
    expect(hoursOf(text)).toEqual([[noun, hours, per]]);
  });

  it.each([
    ["Weight slips, 75 a week, 12 min.", "weight slip", 15, "week"],
    ["Dock checks: our tallymen do 120 a week @ 30 min.", "dock check", 60, "week"],
    ["Shift swaps: 15 a day, 20 minutes on the phone for one.", "shift swap", 5, "day"],
    ["Tie sheets. 20 a month, 2 hrs 30 min each.", "tie sheet", 50, "month"],
    ["Les bordereaux: 60 par semaine, 1 h 20 chacun.", "bordereau", 80, "week"],
    ["Fiches de lot, 90 par jour, 4 min", "fiche", 6, "day"],
  ])("is counted in a note as it is written: %s", (text, noun, hours, per) => {
    expect(headed(text)).toMatchObject({ kind: "task", tier: "assert" });
    expect(hoursOf(text)).toEqual([[noun, hours, per]]);
  });

  it("hours behind a count may be all of them, and are no time of one", () => {
    expect(hoursOf("Weight slips, 75 a week, 12 hours.")).toEqual([]);
  });

  it.each([
    [
      "Yard moves. 30 a vessel. Seal checks: 60 a week, 10 minutes each. Late trucks (no slot) run 200 a day and a clerk takes 3 minutes on each.",
      [
        ["seal check", 10, "week"],
        ["late truck", 10, "day"],
      ],
    ],
    ["Fuel prices. $1.70 a litre. Tenders for the mines take 10 hours, we do 3 a month.", []],
    [
      "Repérage. 20 épisodes par semaine. Les bilans pour le diffuseur (mensuels): 30 minutes chacun, 40 par mois.",
      [["bilan", 20, "month"]],
    ],
  ])("ends where a sentence begins with things of its own: %s", (text, hours) => {
    expect(hoursOf(text)).toEqual(hours);
  });

  it("of two that headings name, the one with more hours leads", () => {
    const text = "Glass notes. 12 a day, 9 min each. Lift lists. 40 a week, 3 hours each.";
    expect(leadOf(read(text), []).lead?.fact?.text).toBe("Lift lists");
  });

  it("leads, before other work that its sentences mention", () => {
    const text =
      "Hull certificates. 220 a year. A clerk types each in a spreadsheet and sends the owner a letter: 90 min each.";
    const { lead } = leadOf(read(text), []);
    expect(lead?.fact?.text).toBe("Hull certificates");
  });

  it.each([
    [
      "retyped into another form",
      "Night logs. 200 a month, 9 min each. Half of it is retyping them.",
      "fill",
    ],
    ["keyed", "Night logs. 200 a month, 9 min each to key.", "enter"],
    ["read first", "Night logs. 200 a month, 9 min each. The foreman reads it and keys it.", "read"],
    ["written", "Night logs. 200 a month, 9 min each. The foreman writes them at home.", "write"],
    ["not said", "Night logs. 200 a month, 9 min each.", "any"],
  ])("knows what is done with it: %s", (_, text, work) => {
    expect(headed(text)?.work).toBe(work);
  });

  it.each([
    [
      "Lameness sheets. Every cow gets written on a card. My wife types them, and we run 3 weeks behind.",
      "lameness sheet",
      "enter",
    ],
    ["The refill faxes. Someone has to key every one of them into Kroll.", "refill fax", "enter"],
    [
      "Arisings, the work you only find when you open her up. Half a day each is hunting for how we priced the same thing before.",
      "arising",
      "find",
    ],
    ["Les bons de pesée. Deux commis les ressaisissent à la main chaque soir.", "bon", "fill"],
  ])("needs no figure where a hand does each of them: %s", (text, noun, work) => {
    expect(headed(text)).toMatchObject({ noun, work, tier: "assert" });
  });

  it("is the trial, and what runs already for other work is not", () => {
    const { lead } = leadOf(
      readLedger({
        otherChallenge: "Lameness sheets. My wife types them, and we run 3 weeks behind.",
        aiExperience: "We use ChatGPT for newsletters every week and it is great for that.",
      }),
      [],
    );
    expect(lead?.fact?.text).toBe("Lameness sheets");
  });

  it.each([
    "Deadlines. My boss writes them on the wall.",
    "Complaints. We care about them.",
    "Customers. We read them a story.",
    "Staffing. We are short of people.",
    "Union. 300 members, 4 grievances a month.",
    "ChatGPT. 40 people use it.",
    "Too late. 30 a month.",
    "Same as last year. 30 a month.",
    "We lost two. 30 a month, 4 minutes each.",
    "Trust.",
    "Breakdowns. 9 a month, 6 hours each.",
    "Kelowna. 40 a day, 10 minutes each.",
    "Tonnes. 400 a day.",
    "Road calls. 31 a month.",
  ])("is none where the words name a trouble, a tool, or nothing that is counted: %s", (text) => {
    expect(headed(text)).toBeNull();
  });

  it("a heading that was understood is not said to be unread", () => {
    expect(
      read("Hull certificates. 220 a year, 90 min each.").unplaced.map(({ sentence }) => sentence),
    ).toEqual([]);
  });

  it("what its list knows is read as ever: “Orders.”", () => {
    expect(headed("Orders. 140 a day come by voicemail.")).toBeNull();
    expect(factsOf(read("Orders. 140 a day come by voicemail.").facts, "task")[0]?.key).toBe("orders");
  });

  it("a second count of the same word is no rival of the one beside the minutes", () => {
    expect(
      hoursOf("Boom inspections. 90 a month, 40 min each. About 6 a month come back with a question."),
    ).toEqual([["boom inspection", 60, "month"]]);
  });

  it("what one of several does is asked for all of them", () => {
    const [line] = valueLines(read("Depot lists. Each foreman does 3 a week, 2 hours each."), {
      mostPeople: 500,
    });
    expect(line).toMatchObject({ kind: "hours", question: { ask: "people", noun: "foreman" } });
  });

  it("a unit that is cut short ends its sentence where nothing follows on it", () => {
    const { facts } = read("Hull certificates take 40 min. A clerk signs them.");
    expect(new Set(facts.map(({ sentenceAt }) => sentenceAt)).size).toBeGreaterThan(0);
    expect(facts.every(({ sentence }) => !sentence.includes("min. A"))).toBe(true);
  });

  it("a unit that is cut short after a price ends its sentence", () => {
    const { facts } = read("Bin cards: 900 a day, 2 minutes each, at $21/h. Oven logs... 60 a day.");
    const volumes = factsOf(facts, "rate").filter(({ role }) => role === "volume");
    expect(volumes.map(({ unit }) => unit)).toEqual(["bin card", "oven log"]);
  });

  it("a wage is no price of hours that were told elsewhere", () => {
    const lines = valueLines(read("Clerks cost us $46/hr. Some do not balance after 24 hours."), {
      mostPeople: 500,
    });
    expect(lines).toEqual([]);
  });
});
