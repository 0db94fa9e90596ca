import { firm, textOf } from "../../support/told-firm";

const of = (otherChallenge: string, aiFriction = "", some = {}) =>
  firm({ otherChallenge, aiFriction, aiDepartments: ["operations"], ...some });
const nameIn = (...told: Parameters<typeof of>): string | null => of(...told).pilotLead;

const TICKETS = "Load tickets. 310 a week, 9 minutes each, and 6 in 100 are billed wrong.";
const TYPED = `${TICKETS} Odile retypes every one off the carbon copy, and she is tired of it.`;

describe("who does the work alone, by name, where no one runs it", () => {
  it.each([
    [TYPED, "Odile", null],
    [
      "Ray Dufresne, our claims clerk, spends 14 hours a week matching slips to bills, he costs me $31/h. Half the slips are wet.",
      "Ray Dufresne",
      "claims clerk",
    ],
    [
      "Kiln reports. 90 a week, 8 minutes each. Our scheduler Imre spends 11 hours a week filling them in from the firing notes.",
      "Imre",
      "scheduler",
    ],
    ["Permits. 240 a year, 3 hours each. Lucia does most of it and she is at it until eight.", "Lucia", null],
    [
      "Intake notes. 60 a week, 20 minutes each. I dictate, Beatriz types it up, she works from my tape.",
      "Beatriz",
      null,
    ],
    [
      "Quotes. 900 a year. Anton Weber looks up each die's last run in 30 binders, 25 minutes a die, three dies a quote.",
      "Anton Weber",
      null,
    ],
    [`${TICKETS} It's Yusuf who keys them, and he has a full route besides.`, "Yusuf", null],
    [
      "Inspection reports. 180 a year, 2 hours each. They are all written by Fatima Rahal.",
      "Fatima Rahal",
      null,
    ],
    ["410 overseas orders last year, 40 minutes each, young Pieter does it at $24 an hour.", "Pieter", null],
    [`${TICKETS} Ilse still enters them by hand. She has asked for help twice.`, "Ilse", null],
    [`${TICKETS} Odile, our numbers girl, keys them, she is quick.`, "Odile", null],
    [`${TICKETS} The tickets, Odile keys them all, she is quick.`, "Odile", null],
    [`${TICKETS} Poor Odile types every one of these, she says.`, "Odile", null],
    [`${TICKETS} Odile (front office) types them up at night, and she is quick.`, "Odile", null],
    [`${TICKETS} Odile in the yard office keys them, she has the only screen.`, "Odile", null],
    [`${TICKETS} Odile's the one who types them, her wrists hurt.`, "Odile", null],
    [`${TICKETS} Odile spends her mornings typing them, she'd sooner drive.`, "Odile", null],
    [`${TICKETS} Most of it is keyed by Odile Brandt on Sundays.`, "Odile Brandt", null],
    [
      "Last year 52 of our 300 claims were refused by the insurer because the driver's daily slip was lost. We billed 3 million. Ray, our claims clerk, spends 14 hours a week matching slips to claims, he is good.",
      "Ray",
      "claims clerk",
    ],
    [`${TICKETS} Marit Holm-Olsen keys the tickets into the old system.`, "Marit Holm-Olsen", null],
  ])("%s", (typed, name, title) => {
    expect(of(typed)).toMatchObject({ pilotLead: name, pilotOwner: name, pilotTitle: title });
  });

  it.each([
    `${TICKETS} Does Odile retype every one? She might.`,
    `${TICKETS} If Odile retypes them, she is slow.`,
    `${TICKETS} Odile retyped every one until May, and she was good.`,
    `${TICKETS} Odile used to retype them, she left us.`,
    `${TICKETS} Odile retypes every one, and she retires in June.`,
    `${TICKETS} Odile retypes every one, she is 66.`,
    `${TICKETS} Odile retypes every one. She's leaving at Christmas.`,
    `${TICKETS} Odile retypes every one and it's all in her head.`,
    `${TICKETS} Odile retypes every one. She makes mistakes when it is late.`,
    `${TICKETS} Odile does not retype them, she says.`,
    `${TICKETS} Odile keys them days, she is quick, Bastian keys them nights, he is quicker.`,
    "Last year 52 of our 300 claims were refused by the insurer because the driver's daily slip was lost. We billed 3 million. Ray, our payroll clerk, spends 14 hours a week matching hours to wages, he is good.",
    "Last year 52 of our 300 claims were refused by the insurer because the driver's daily slip was lost. We billed 3 million. Also, Ray, our claims clerk, spends 14 hours a week matching slips to claims, he is good.",
    `${TICKETS} Odile or Bastian retypes every one, he is faster.`,
    `${TICKETS} Odile and Bastian retype every one, she is faster.`,
    `${TICKETS} Odile types most of them, she is quick. Bastian keys every one that is left, he is new.`,
    `${TICKETS} Odile does most of them, she is quick, and Bastian does the rest.`,
    `${TICKETS} Our customer's clerk Odile retypes every one, she says.`,
    `${TICKETS} Odile, our outside bookkeeper, keys them, she bills by the hour.`,
    `${TICKETS} My daughter Odile types them up, she is fourteen.`,
    `${TICKETS} Odile keys the payroll, and she is good at it.`,
    `${TICKETS} Also, Odile keys the payroll, and she is good at it.`,
    `${TICKETS} Odile checks every one, and she is tired of it.`,
    `${TICKETS} Odile types those invoices, she is good at it.`,
    "Our 9 techs write 40 reports a week, 2 hours each. Odile schedules them, she is new.",
    `${TICKETS} Our accountant Odile keys them, she bills by the hour.`,
    `${TICKETS} Odile, our accountant, keys them, she bills by the hour.`,
    `${TICKETS} Shopvox, our ticket system, keeps them.`,
    `${TICKETS} Ticketron reads every one.`,
    `${TICKETS} QuickBooks keeps them all.`,
    `${TICKETS} Dispatch retypes every one, she says.`,
    `${TICKETS} No one retypes them.`,
  ])("none in: %s", (typed) => {
    expect(nameIn(typed)).toBeNull();
  });

  it.each([
    "Odile says never again.",
    "Odile thinks I'm replacing her.",
    "Everyone is curious but Odile, she hates it.",
    "Odile won't touch a screen.",
    "Odile is done in March.",
  ])("is not one who is against it or on the way out: %s", (aiFriction) => {
    expect(nameIn(TYPED, aiFriction)).toBeNull();
  });

  it("is not one who hated what was tried", () => {
    const aiExperience = "We tried a scanner app in March. Odile hated it.";
    expect(nameIn(TYPED, "", { aiExperience })).toBeNull();
  });

  it.each(["Odile has half days in winter, so that's when.", "No signal in the yard. Time."])(
    "is still the one where what is in the way says nothing against it: %s",
    (aiFriction) => {
      expect(nameIn(TYPED, aiFriction)).toBe("Odile");
    },
  );

  it("is not the leader, who answers for it anyway", () => {
    expect(nameIn(TYPED, "", { executiveName: "Odile Brandt" })).toBeNull();
  });

  it("comes after the one who runs the work", () => {
    expect(nameIn(`${TYPED} Vera Okonski, plant manager, counted them.`)).toBe("Vera Okonski");
  });

  it("is not asked where AI is banned", () => {
    expect(of(TYPED, "AI is banned here, company-wide, and the ban holds.").pilotLead).toBeNull();
  });

  it("is asked in a firm of up to ten as well", () => {
    expect(nameIn(TYPED, "", { companyEmployees: "1-10" })).toBe("Odile");
  });
});

describe("what names the owner of the trial", () => {
  const text = textOf({
    otherChallenge:
      "Ray Dufresne, our claims clerk, spends 14 hours a week matching slips to bills, he costs me $31/h. Half the slips are wet.",
    aiDepartments: ["finance"],
  });

  it.each([
    ["page one", "under Ray Dufresne, your claims clerk: "],
    ["Monday", "Ray Dufresne, 4 hours."],
    ["the charter", "| Owner | Ray Dufresne. With at most"],
    ["the resolution", "Owner. Ray Dufresne runs it by the pilot charter"],
    ["the calendar", "weeks** (Ray Dufresne): "],
    ["the letter to staff", "Ray Dufresne is in charge of it"],
    ["the error log", "Kept by Ray Dufresne"],
    ["the next steps", "Ray Dufresne begins: "],
  ])("is the same in %s", (_, said) => {
    expect(text).toContain(said);
  });

  it("is the same in the risk register", () => {
    expect(text).toMatch(/\*\*The trial outlives its review date.*Ray Dufresne, by /);
  });

  it("is called by name, and as no role", () => {
    expect(text).not.toMatch(/\bthe Ray\b|ray Dufresne/);
  });

  it("leaves it open who is asked about the rule", () => {
    expect(text).toMatch(/Not sure\? Ask \\_\\_\\_\\_ first/);
  });
});
