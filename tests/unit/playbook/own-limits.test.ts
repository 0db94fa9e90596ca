import { limitsIn } from "@/lib/playbook/own-lines/limit";

const limits = (aiFriction: string) =>
  limitsIn({ aiFriction, otherChallenge: null, aiExperience: null }).map(({ kind, quote }) => [kind, quote]);

describe("a limit that they typed", () => {
  it.each([
    [
      "Our biggest account is a dental group, 31% of sales, contract says no patient info to any outside party without their written ok.",
      "consent",
      "Our biggest account is a dental group, 31% of sales, contract says no patient info to any outside party without their written ok",
    ],
    [
      "No signal in barns, wet gloves, manure. Farmers dont want there herd numbers out.",
      "owners",
      "Farmers dont want there herd numbers out",
    ],
    [
      "One bank told us no photos of vaults or doors on anyone else's computer.",
      "nowhere",
      "One bank told us no photos of vaults or doors on anyone else's computer",
    ],
    [
      "Some growers would leave if their maps ended up in an American cloud.",
      "owners",
      "Some growers would leave if their maps ended up in an American cloud",
    ],
    [
      "Airlines say their booking numbers are confidential.",
      "owners",
      "Airlines say their booking numbers are confidential",
    ],
    [
      "Our First Nation partner owns 25% and has cultural site locations on some maps, those can't go anywhere, Chief and council were very clear.",
      "nowhere",
      "Our First Nation partner owns 25% and has cultural site locations on some maps, those can't go anywhere",
    ],
    [
      "Controlled goods. Our registration is the company, lose it and 70% of the work goes.",
      "registration",
      "Our registration is the company, lose it and 70% of the work goes",
    ],
    [
      "Our lawyer says nothing that talks to applicants or picks them without her seeing it, fair housing.",
      "counsel",
      "Our lawyer says nothing that talks to applicants or picks them without her seeing it, fair housing",
    ],
    [
      "Union filed a grievance when we put GPS in the forklifts and will do it again if they think trades are being timed.",
      "grievance",
      "Union filed a grievance when we put GPS in the forklifts and will do it again if they think trades are being timed",
    ],
    [
      "District owns the routes and the data, we just drive.",
      "owned",
      "District owns the routes and the data, we just drive",
    ],
    [
      "The regulator is slow and our insurer asked in writing if software sets the valves, I said no and I want that to stay true.",
      "promise",
      "The regulator is slow and our insurer asked in writing if software sets the valves, I said no and I want that to stay true",
    ],
    [
      "One of the hospitals told me flat out no faces.",
      "refused",
      "One of the hospitals told me flat out no faces",
    ],
    ["They want Barb on the phone not a robot.", "person", "They want Barb on the phone not a robot"],
    [
      "Photos of girls at fittings, no way those go anywhere.",
      "nowhere",
      "Photos of girls at fittings, no way those go anywhere",
    ],
    [
      "Tickets are carbon paper. Mines make us sign NDAs on site photos.",
      "owners",
      "Mines make us sign NDAs on site photos",
    ],
    [
      "UFCW has a grievance open about the loin cameras, they believe footage was used in a discipline case, it was not, but it goes to arbitration and until then nothing with a camera goes near the line.",
      "grievance",
      "it goes to arbitration and until then nothing with a camera goes near the line",
    ],
    [
      "CUPE agreement says open shifts are offered by seniority and they watch that closely.",
      "seniority",
      "CUPE agreement says open shifts are offered by seniority and they watch that closely",
    ],
    [
      "Cyber insurer: no free tools, no plant network to cloud connection without their sign off, which took 5 months last time.",
      "sign-off",
      "Cyber insurer: no free tools, no plant network to cloud connection without their sign off, which took 5 months last time",
    ],
    ["Any new system goes to the board.", "sign-off", "Any new system goes to the board"],
    [
      "Van line has its own pricing rules on interstate we cant touch.",
      "others' rules",
      "Van line has its own pricing rules on interstate we cant touch",
    ],
    [
      "I can't have a computer promising dates to a bride, ever again.",
      "rule",
      "I can't have a computer promising dates to a bride, ever again",
    ],
    ["Nothing with a camera goes near the line.", "rule", "Nothing with a camera goes near the line"],
    [
      "A patients name and a familys details cant be sitting on some computer in Texas.",
      "nowhere",
      "A patients name and a familys details cant be sitting on some computer in Texas",
    ],
    [
      "Client names should not be stored in some cloud.",
      "nowhere",
      "Client names should not be stored in some cloud",
    ],
    [
      "One third of the surveys are army and nothing from those goes near any of this, ever.",
      "nowhere",
      "One third of the surveys are army and nothing from those goes near any of this, ever",
    ],
    [
      "Nothing of the trust files gets near a chatbot, period.",
      "nowhere",
      "Nothing of the trust files gets near a chatbot, period",
    ],
    [
      "No cameras in the kitchens again, I gave my word to the crew committee.",
      "word",
      "No cameras in the kitchens again, I gave my word to the crew committee",
    ],
    ["I promised the crew nobody gets timed.", "word", "I promised the crew nobody gets timed"],
    [
      "I told the drivers there'd be no cameras in the cabs.",
      "word",
      "I told the drivers there'd be no cameras in the cabs",
    ],
    [
      "I gave the union my word, no layoffs from this.",
      "word",
      "I gave the union my word, no layoffs from this",
    ],
    [
      "The copper mine bans phones and cameras past the gate.",
      "site",
      "The copper mine bans phones and cameras past the gate",
    ],
    [
      "Two of the refineries don't allow phones on site.",
      "site",
      "Two of the refineries don't allow phones on site",
    ],
    ["Also the prison won't let us bring in phones.", "site", "the prison won't let us bring in phones"],
    ["And it must never CHANGE a name.", "rule", "it must never CHANGE a name"],
    [
      "Residents' charts can't ever go in one of these things.",
      "nowhere",
      "Residents' charts can't ever go in one of these things",
    ],
    ["Army jobs are off limits to all of this.", "nowhere", "Army jobs are off limits to all of this"],
    ["Pathologists sign, machine never signs.", "rule", "Pathologists sign, machine never signs"],
    ["It must not guess a dose.", "rule", "It must not guess a dose"],
    ["The tool is not allowed to change a price.", "rule", "The tool is not allowed to change a price"],
    [
      "Two people put a guest list into a free account, and our rule is guest names never go in.",
      "rule",
      "Two people put a guest list into a free account, and our rule is guest names never go in",
    ],
  ])("%s", (text, kind, quote) => {
    expect(limits(text)).toEqual([[kind, `“${quote}”`]]);
  });

  it.each([
    "Our software licence is the biggest bill we have.",
    "If we lose the licence discount it costs $4,000.",
    "The contract says no deliveries without two days of notice.",
    "The registration is open until June.",
    "A competitor says their numbers are confidential.",
    "The union filed a grievance over overtime.",
    "The union has not filed a grievance over the cameras.",
    "Customers told us no problem.",
    "Our lawyer says no one reads the lease before they sign.",
    "The bank owns the building.",
    "Customers dont want their coffee cold.",
    "Some buyers might not want their data shared.",
    "We want a person not an invoice.",
    "Customers told us no answer after 5pm.",
    "The bank told us no loan until spring.",
    "Our accountant owns the files.",
    "Our data can't go anywhere, it is stuck in SAP.",
    "Drawings never go out without a check.",
    "The union grieved the overtime and the software vendor is late.",
    "Agreement is no change until council agrees.",
    "The licence is the business card of our trade.",
    "Customers say their data is private on our portal.",
    "The regulator asked for logs and we said yes, I want to keep it that way.",
    "Photos of the house, no way to know what they show.",
    "The bank made us sign a note on the building.",
    "Our suppliers sign NDAs on the photos we send.",
    "The overtime grievance goes to arbitration and until then nothing changes.",
    "Vacation goes by seniority here.",
    "No overtime without her approval.",
    "Any new hire goes to the board.",
    "We have our own pricing rules and can change them.",
    "We can't have computers in the barn, it is too wet.",
    "Our data can't be stored on the cloud because there is no signal.",
    "The files can't be put on any server until we buy one.",
    "Nothing from the city comes near this price.",
    "I gave my word to the bank that we pay in May, not later.",
    "We promised the customers Friday, not Monday.",
    "I promised the crew no overtime.",
    "The school bans phones in class.",
    "We ban phones in the shop.",
    "The mine allows phones past the gate.",
    "The mine used to ban cameras.",
    "If the mine bans phones we use paper.",
    "The customers do not allow phone calls after 6.",
    "Customers don't let phones ring.",
    "A camera is allowed inside the plant site.",
    "It must never be late.",
    "It may not fix the problem.",
    "It can't read handwriting.",
    "The oven must never change temperature.",
    "Our rule is 30 days net, no exceptions.",
  ])("none is read from: %s", (text) => {
    expect(limits(text)).toEqual([]);
  });

  it("that ends the firm comes before one that annoys", () => {
    const kinds = limits(
      "The union grieved the dash cameras. Our licence is the business. The city owns the data.",
    ).map(([kind]) => kind);
    expect(kinds).toEqual(
      ["registration", "grievance", "owned"].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other)),
    );
    expect(kinds[0]).toBe("registration");
  });
});
