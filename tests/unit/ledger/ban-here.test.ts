import { stanceOf } from "@/lib/domain/ledger/stance";
import { readLedger } from "@/lib/playbook/read-ledger";

type Field = "aiExperience" | "aiFriction" | "otherChallenge";
const isBanned = (field: Field, text: string) =>
  readLedger({ [field]: text }).facts.some(
    (fact) =>
      fact.kind === "state" &&
      fact.key === "banned" &&
      fact.tier === "assert" &&
      fact.polarity === "affirmed",
  );

describe("a ban that holds here", () => {
  it.each<[Field, string]>([
    ["aiExperience", "It is forbidden here since August."],
    ["aiExperience", "It's not allowed here."],
    ["aiExperience", "None. Banned since Jan 2023, one page in the handbook."],
    ["aiExperience", "Had a scare last spring. It is forbidden here since then."],
    ["aiExperience", "We don't permit it."],
    ["aiExperience", "I don't allow it here."],
    ["aiExperience", "We do not allow AI here."],
    ["aiExperience", "No one may use it."],
    ["aiExperience", "Nobody here may use it."],
    ["aiExperience", "No one in the shop is allowed to use it."],
    ["aiExperience", "AI is not permitted in this company since last fall."],
    ["aiExperience", "ChatGPT is banned at work since May."],
    ["aiExperience", "Forbidden here since June."],
    ["aiExperience", "Using it is forbidden in this office."],
    ["aiExperience", "It is banned for everyone here, I signed the memo."],
    ["aiExperience", "It's strictly forbidden at our plant since 2024."],
    ["aiExperience", "none, not allowed. I said so at the meeting."],
    [
      "aiExperience",
      "Nothing, company policy is no AI, my call, since a cook uploaded an invoice to some free app.",
    ],
    ["aiExperience", "Nothing, it is forbidden."],
    ["aiExperience", "Not used. Prohibited company-wide, Memo 9, my signature."],
    ["aiExperience", "C'est interdit ici depuis août."],
    ["aiFriction", "AI is forbidden here since August, I signed it."],
    ["aiFriction", "AI is prohibited in this office by a directive I signed on 14 March."],
    ["aiFriction", "The use of AI is banned by our written policy."],
    ["aiExperience", "I forbade it in writing in February: no member of staff may use it for anything."],
    ["aiFriction", "We dont permit AI here, nobody does it."],
    ["otherChallenge", "AI is forbidden here since August."],
  ])("%s: %s", (field, text) => {
    expect(isBanned(field, text)).toBe(true);
    expect(stanceOf(readLedger({ [field]: text }), 0).map(({ effect }) => effect)).toContain("respectBan");
  });

  it.each<[Field, string]>([
    ["aiExperience", "Midjourney. Banned since May."],
    ["aiExperience", "Good for letters. Banned since May in schools."],
    ["aiExperience", "It is forbidden in schools."],
    ["aiFriction", "AI is prohibited by a directive of the ministry for client files."],
    ["aiFriction", "AI is banned by our policy for medical records."],
    ["aiExperience", "It is forbidden here to work alone in the tank."],
    ["aiExperience", "It's forbidden at our biggest customer."],
    ["aiExperience", "It is not allowed here on client files."],
    ["aiExperience", "It was forbidden here until May."],
    ["aiExperience", "It was forbidden here last year."],
    ["aiExperience", "It is not forbidden here."],
    ["aiExperience", "Is it forbidden here?"],
    ["aiExperience", "If it is forbidden here we lose the young ones."],
    ["aiExperience", "It is forbidden here for drawings."],
    ["aiExperience", "It's not allowed here, except for emails."],
    ["aiExperience", "It is forbidden here without a sign-off from me."],
    ["aiExperience", "No one may use it without asking me."],
    ["aiExperience", "Nothing, not allowed on the client's site."],
    ["aiExperience", "Our policy is no AI without a reader."],
    ["aiExperience", "Smoking is not allowed here."],
    ["aiExperience", "Phones are forbidden here."],
    ["aiExperience", "My son's school does not allow it."],
    ["aiExperience", "The mine doesn't permit it."],
    ["aiExperience", "We don't permit it for quotes."],
    ["aiExperience", "It's forbidden in the lab."],
    ["aiExperience", "It should be forbidden here."],
    ["aiExperience", "They want it forbidden here."],
    ["aiExperience", "It was never forbidden here."],
    ["aiExperience", "Someone said AI is forbidden here."],
    ["aiExperience", "In the next shop AI is forbidden."],
    ["aiExperience", "At my last job it was banned."],
    ["aiFriction", "Overtime is forbidden here since August."],
    ["aiFriction", "Cameras. It is forbidden here since August."],
    ["otherChallenge", "It is forbidden here since August."],
    ["otherChallenge", "We don't permit it."],
  ])("none: %s: %s", (field, text) => {
    expect(isBanned(field, text)).toBe(false);
  });

  it("is their own, and no customer's", () => {
    const keys = readLedger({ aiExperience: "We do not allow AI here." }).facts.map((fact) =>
      fact.kind === "constraint" ? fact.key : fact.kind,
    );
    expect(keys).not.toContain("customer_forbids");
  });
});
