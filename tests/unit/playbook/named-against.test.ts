import { namedAgainst } from "@/lib/playbook/own-lines/named-against";
import { readLedger } from "@/lib/playbook/read-ledger";
import { memoOf } from "../../support/told-firm";

const against = (aiFriction: string) => namedAgainst({ aiFriction }, readLedger({ aiFriction }));

describe("one by name who is against it", () => {
  it.each([
    ["Ingrid (lab) says never again.", "Ingrid"],
    ["Per won't look at a screen.", "Per"],
    ["Dag wont use anything that talks.", "Dag"],
    ["My brother Osvald says the crew needs boots not software.", "Osvald"],
    ["Tilda Maro, our head grader, wants it off for anything good.", "Tilda"],
    ["Signe figures it is replacing her.", "Signe"],
    ["Bertil has done the books for 30 years and thinks it's a fad.", "Bertil"],
    ["My partner Dr. Solem doesn't trust it with dosages.", "Dr. Solem"],
    ["Tag book is paper. Synne's been here 19 yrs and says over her dead body.", "Synne"],
    ["Arvid, lead tech 26 yrs, says he quits before another gadget.", "Arvid"],
    ["Ragna Moe who runs proofing wont hear of it.", "Ragna"],
    ["My brother Leif owns the other half and says no to anything with a monthly fee.", "Leif"],
    ["Time. Also Hedda refuses to talk about it.", "Hedda"],
  ])("%s", (text, name) => {
    const told = against(text);
    expect(told?.name).toBe(name);
    expect(told?.quote).toContain(name);
  });

  it.each([
    "Signe says we are falling behind.",
    "Signe says not to wait.",
    "Signe has nothing against it and says we should not stop.",
    "Would Signe say never again?",
    "If Signe says no we stop.",
    "Signe used to say never.",
    "QuickBooks won't have it.",
    "Salesforce doesn't trust our server.",
    "Corporate says no.",
    "Legal wants it off.",
    "Compliance says never again.",
    "The crew won't use it.",
    "Law 25 says no.",
    "Signe wants to try it first.",
    "Signe won't mind.",
    "Owner says no.",
    "Vendor said it is not an answer.",
    "The regional health Team wants it under 5, with no new money.",
    "Nordby wants another 2% off.",
  ])("no one by: %s", (text) => {
    expect(against(text)).toBeNull();
  });

  it("is asked what it would have to get right", () => {
    const page = memoOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiFriction: "Ingrid (lab) says never again.",
    });
    expect(page?.halvesLabel).toBe("Who has to be convinced");
    expect(page?.toldInstead).toBe(
      "“Ingrid (lab) says never again”. Ingrid writes down what it would have to get right, and may end it.",
    );
  });
});
