import { factsOf } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const headed = (otherChallenge: string) =>
  factsOf(readLedger({ otherChallenge }).facts, "task").find(({ noun }) => noun !== undefined) ?? null;

describe("a piece of writing that a heading names, and a hand at it", () => {
  it.each([
    [
      "Hull surveys. I talk into a recorder on the dock, Dina types it all up, and the broker waits three weeks.",
      "hull survey",
      "dictate",
    ],
    ["Bat surveys: I dictate in the van, Aoife types it up.", "bat survey", "dictate"],
    [
      "Piano appraisals. I write it up at the bench and my daughter retypes it at night.",
      "piano appraisal",
      "write",
    ],
    ["Program notes. Our librarian looks up each piece and writes the text.", "program note", "write"],
    ["Dive logs. The supervisor fills in a slate and the office copies it into Word.", "dive log", "fill"],
    ["Bills of sale. The clerk copies the serial numbers off the tag.", "bill of sale", "fill"],
    [
      "Welding certificates. Each one is typed from the heat sheet, then Raj chases the signature.",
      "welding certificate",
      "enter",
    ],
    ["Export certificates. Ana draws up each one from the lab log.", "export certificate", "write"],
    ["Milk records. Everything by hand, in pencil.", "milk record", "any"],
    ["The sermon sheet. Margit writes it on Fridays, and it is never right.", "sermon sheet", "write"],
    ["Kiln cards. We spend our evenings filling them in.", "kiln card", "fill"],
    ["Treatment notes. The therapists scribble, Lou deciphers and types.", "treatment note", "enter"],
    ["Paperwork. Every job has a file, I fill in the same address five times.", "set of paperwork", "fill"],
    ["Les constats de sinistre. Je dicte dans le camion et ma femme tape tout.", "constat", "dictate"],
  ])("needs no figure: %s", (text, noun, work) => {
    expect(headed(text)).toMatchObject({ noun, work, tier: "assert" });
  });

  it.each([
    // No hand at it.
    "Condition surveys. They are what we are known for.",
    "Menus. We are proud of them. The cook writes supplier orders all day.",
    "Drawings. Two types of paper.",
    "Cards. Hanging on the wall. We fill the tanks at night.",
    // Trouble with people, money, weather or machines.
    "Turnover. I write job ads and we wait.",
    "Unpaid invoices. I chase them every Friday.",
    "Hail. We look it up and type it into our phones.",
    "Storm reports. I type them in at five.",
    "Press breakdowns. The operator writes it in the log.",
    "Resignation letters. I type them up.",
    // Others, and what is no hand.
    "Site logs. The insurer writes them.",
    "Site logs. Our competitor dictates his and it shows.",
    "Site logs. The software writes them.",
    "Delivery slips. Our customers fill them in.",
    "Delivery slips. They get typed in by the software.",
    "Permits. The city writes them, we wait.",
    // Not so, not now, asked, or supposed.
    "Site logs. Nobody types them up.",
    "Site logs. I don't write them any more.",
    "Site logs. We used to type them up, now the tablet does it.",
    "Site logs. We might type them up some day.",
    "Site logs. If I dictated them we would save time.",
    "Site logs. Who types them up?",
    "Inspection forms. I want them typed the same day.",
  ])("is none in “%s”", (text) => {
    expect(headed(text)).toBeNull();
  });

  it("what comes back of it is counted first, where they counted it", () => {
    const text =
      "Hull certificates. The office retypes the sheet. We send 40 a day. 1 in 20 comes back with a number wrong, a reissue eats 30 min.";
    expect(headed(text)).toBeNull();
  });

  it("what a tool does already, told as experience, is no such work", () => {
    const { facts } = readLedger({
      aiExperience: "Bore logs: the crew dictate, it types, an engineer signs.",
    });
    expect(factsOf(facts, "task").some(({ noun }) => noun !== undefined)).toBe(false);
  });

  it("is what the first trial is about, and what page one asks to decide", () => {
    const memo = memoOf({
      otherChallenge:
        "Hull surveys. I dictate on the dock, Dina types it up, I correct it, and the broker has gone quiet.",
    });
    expect(memo?.decision).toContain("first drafts of hull surveys from what is dictated");
    expect(memo?.monday.what).toContain("time the next hull survey as it is made today");
    expect(memo?.problem.whatIsSo).not.toMatch(/We begin with|the trial starts there/);
  });
});
