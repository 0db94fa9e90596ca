import { offerIn } from "@/lib/playbook/own-lines/offer";
import { memoOf } from "../../support/told-firm";

const inFriction = (aiFriction: string) => offerIn({ aiFriction, otherChallenge: null, aiExperience: null });

describe("what a seller asks for what is not bought yet", () => {
  it.each([
    [
      "A vendor will sell us AI that draws the plan, $60,000, I kind of love it.",
      "What the vendor offers",
      60_000,
      null,
    ],
    [
      "Outfit from Toronto wants $1,900 a month for a AI that answers.",
      "What the outfit offers",
      1900,
      "month",
    ],
    [
      "The sensor company wants $90,000 a year for its AI module.",
      "What the sensor company offers",
      90_000,
      "year",
    ],
    ["Our software rep quoted $48k for the scheduling add-on.", "What the software rep offers", 48_000, null],
    [
      "A salesman keeps pushing a camera system, 38 000$ plus install.",
      "What the salesman offers",
      38_000,
      null,
    ],
    ["An outfit in Moncton wants 22 grand for a chatbot.", "What the outfit offers", 22_000, null],
    ["My sister owns 40% and wants a chatbot for parents, $1,400 a month.", "The chatbot", 1400, "month"],
    [
      "My son Theo wants a camera table that counts by itself, $48,000 plus 900 a month.",
      "The camera table",
      48_000,
      null,
    ],
    [
      "The ERP people quoted a document reading module at $38,000 a year, with no trial.",
      "What the ERP people offer",
      38_000,
      "year",
    ],
    ["We were quoted $4k for a plug-in tool.", "What you were offered", 4000, null],
  ])("%s", (typed, what, amount, per) => {
    expect(inFriction(typed)).toMatchObject({ what, amount, per });
  });

  it("has what comes on top in each year", () => {
    const offer = inFriction("Enfocus quoted $11,900 plus $2,400 a year for the portal.");
    expect(offer).toMatchObject({ what: "What Enfocus offers", amount: 11_900, per: null, more: 2400 });
    expect(offer?.said).toBe("$11,900 plus $2,400 a year");
  });

  it.each([
    "The roofer quoted $86,000 for the east wing.",
    "The vendor charged us $60,000 for software.",
    "The customer wants $5,000 back.",
    "Paid a startup $38,000 two winters ago for a model.",
    "The union wants $3 an hour for the AI.",
    "Our supplier wants $400 a pallet.",
    "A firm offered us $300,000 for our tool.",
    "The vendor wants $30 a seat for the tool.",
    "The vendor offered software for $9,000 and we said no.",
  ])("none in: %s", (typed) => {
    expect(inFriction(typed)).toBeNull();
  });
});

describe("what not to do now", () => {
  const notNow = (aiFriction: string) =>
    memoOf({ otherChallenge: "Last year 161 suits and 29 remakes. Each one eats $1,450.", aiFriction })
      ?.notNow;

  it("begins with the offer, beside what there is to spend", () => {
    expect(notNow("A vendor will sell us AI for $60,000. I have $20,000 left this year.")).toMatch(
      /^What the vendor offers for \$60,000: that is three times the \$20,000 that there is, and the trial shows first what it would have to do\./,
    );
  });

  it("says a monthly price by the year", () => {
    expect(notNow("An outfit wants $1,900 a month for an AI.")).toContain(
      "What the outfit offers for $1,900 a month: that is $22,800 a year",
    );
  });

  it("compares with nothing where nothing was told", () => {
    expect(notNow("A vendor will sell us AI for $60,000.")).toContain(
      "What the vendor offers for $60,000: the trial shows first",
    );
  });
});
