import { keptHome } from "@/lib/playbook/own-lines/kept-home";
import { ownRules } from "@/lib/playbook/own-lines/own-rule";
import { wentWrong } from "@/lib/playbook/own-lines/went-wrong";

const NOTHING = { aiExperience: null, aiFriction: null, otherChallenge: null, otherPlatforms: null };

describe("what is kept on their own machines", () => {
  it.each([
    [
      "Formulas must stay on our own servers, the patent lawyer insists.",
      "Formulas must stay on our own servers",
    ],
    ["Donor files: nothing in the cloud.", "nothing in the cloud"],
    ["Test results never leave the building.", "Test results never leave the building"],
    ["Les plans restent sur nos propres serveurs.", "Les plans restent sur nos propres serveurs"],
    ["Rien ne sort de l'usine.", "Rien ne sort de l'usine"],
    ["Blueprints are not allowed off our network.", "Blueprints are not allowed off our network"],
    ["We promised that no tape would ever go to a cloud.", "no tape would ever go to a cloud"],
    ["Pas de nuage pour les plans.", "Pas de nuage pour les plans"],
    ["Aucune recette dans le nuage.", "Aucune recette dans le nuage"],
    [
      "Results move share prices before they're public so nothing goes to an outside server, one client's lawyer made us sign that.",
      "“nothing goes to an outside server",
    ],
    ["Drawings dont leave our building.", "Drawings dont leave our building"],
  ])("%s", (aiFriction, said) => {
    expect(keptHome({ ...NOTHING, aiFriction })?.quote).toContain(said);
  });

  it.each([
    "We are not in the cloud yet.",
    "Our booking program is on a server in the back office.",
    "There is no cloud budget this year.",
    "Should the drawings stay on our own server?",
    "Nothing leaves the building until two of us have read it.",
    "The control network is air-gapped.",
    "Nothing goes to the outside server yet.",
    "Nothing goes to the server when the line is down.",
    "On n'est pas encore dans le nuage.",
    "No plant network to cloud connection without their sign off.",
    "Nothing leaves the building without the customer's consent.",
  ])("is not read from: %s", (aiFriction) => {
    expect(keptHome({ ...NOTHING, aiFriction })).toBeNull();
  });
});

describe("what a machine may never do, by a rule that binds them", () => {
  it.each([
    [
      "Our insurer wrote: no automated dosing, an RN signs.",
      "“no automated dosing, an RN signs”",
      "your insurer's rule",
      null,
    ],
    [
      "I wont have a computer do it in my name.",
      "“I wont have a computer do it in my name”",
      "your rule",
      null,
    ],
    [
      "Collective agreement says open shifts go by seniority, so no tool gets to pick.",
      "no tool gets to pick",
      "your union's rule",
      null,
    ],
    [
      "The instructor has to sign the records, nothing can write in the file for him.",
      "nothing can write in the file for him",
      "your rule",
      null,
    ],
    [
      "Nothing automated touches brakes, ever.",
      "“Nothing automated touches brakes, ever”",
      "your rule",
      null,
    ],
    [
      "The collective agreement says no tracking of drivers, so tread softly.",
      "no tracking of drivers",
      "your union's rule",
      null,
    ],
    [
      "Ladders and harnesses never leave on a computer's say.",
      "never leave on a computer's say",
      "your rule",
      null,
    ],
    [
      "The franchisor says recipes files may not go to any vendor without its written consent.",
      "without its written consent",
      "your franchisor's rule",
      "your franchisor",
    ],
    ["Le syndicat dit aucune caméra ne filme le monde.", "aucune caméra", "your union's rule", null],
    ["Never let a bot answer a crisis call.", "Never let a bot answer a crisis call", "your rule", null],
    [
      "La loi exige qu'aucun logiciel ne décide d'un arrêt de travail.",
      "aucun logiciel ne décide",
      "your rule",
      null,
    ],
    [
      "A licensed adjuster must make every decision, our regulator is clear.",
      "A licensed adjuster must make every decision",
      "your regulator's rule",
      null,
    ],
    [
      "Insurance carrier put in writing that no automated system handles a gas smell call.",
      "no automated system handles a gas smell call",
      "your insurer's rule",
      null,
    ],
    [
      "Our carrier says no automated agent takes an emergency call.",
      "no automated agent takes an emergency call",
      "your carrier's rule",
      null,
    ],
    [
      "District contracts keep student names and stops off any system they haven't approved.",
      "keep student names and stops off any system",
      "your contracts' rule",
      null,
    ],
    [
      "HR counsel doesn't want software picking who gets hired.",
      "doesn't want software picking who gets hired",
      "your counsel's rule",
      null,
    ],
    [
      "And I wont have ranchers' weights and prices wandering off somewhere, the feedlots would love that.",
      "“I wont have ranchers' weights and prices wandering off somewhere”",
      "your rule",
      null,
    ],
    ["We won't let a bot answer the crisis line.", "let a bot answer the crisis line", "your rule", null],
  ])("%s", (aiFriction, said, whose, consentOf) => {
    const [rule] = ownRules({ ...NOTHING, aiFriction });
    expect(rule?.quote).toContain(said.replace(/[“”]/g, ""));
    expect(rule).toMatchObject({ whose, consentOf });
  });

  it.each([
    "We have no AI policy.",
    "Pete has turned wood all his life and says no machine can feel a crack; he won't have it near the lathe.",
    "Nothing is automated here.",
    "The AI pilot was never finished.",
    "I can't hire without my board's approval.",
    "Do machines never decide?",
    "No software budget.",
    "We have no AI training and our insurer asks every year.",
    "No AI policy, and the union contract is up in May.",
    "On n'a pas de politique sur l'IA et le syndicat a déposé un grief.",
    "Aucun logiciel ne fonctionne avec notre caisse.",
    "Rien n'a changé depuis deux ans.",
    "No automated system handles our contracts well.",
    "Clients said no software takes this kind of file.",
    "Staff don't want AI taking their jobs.",
    "Our insurance broker has no software that handles renewals.",
    "We won't have software in place until May.",
    "We won't have AI training this year.",
    "Nothing can replace a good foreman.",
    "We wont have people leaving off early.",
    "Our contracts keep us out of trouble.",
    "The board doesn't want AI spending this year.",
  ])("is not read from: %s", (aiFriction) => {
    expect(ownRules({ ...NOTHING, aiFriction })).toEqual([]);
  });
});

describe("what a tool did wrong here", () => {
  it.each([
    [
      "The scheduler was neat. Then it booked two crews on one crane. The customer wanted a refund.",
      "it booked two crews on one crane",
    ],
    ["We tried a label reader. Nine of them came back with the wrong lot.", "came back with the wrong lot"],
    ["ChatGPT mixed up two lots and the wrong pallet left.", "ChatGPT mixed up two lots"],
    ["Le robot a promis un rabais. Deux plaintes dans la semaine.", "a promis un rabais"],
    [
      "Had it type out 20 forms, it got 17 dead on, the other three it read the count wrong and was just as sure of itself.",
      "“it read the count wrong and was just as sure of itself”",
    ],
    [
      "Asked it about a 1912 organ, made up half the list.",
      "“Asked it about a 1912 organ, made up half the list”",
    ],
    [
      "It found 11 buses to cut and by March the yards had put 9 back because it didn't know about a gravel hill.",
      "“by March the yards had put 9 back because it didn't know about a gravel hill”",
    ],
    [
      "Copilot for procedures, decent, though it changed a dose from 90 g to 9 and only Anneke noticed.",
      "“it changed a dose from 90 g to 9 and only Anneke noticed”",
    ],
    [
      "Then it told a lady with no heat that someone would call Monday, pipes burst, $38,000 claim and it made the local TV.",
      "“it told a lady with no heat that someone would call Monday, pipes burst",
    ],
  ])("%s", (aiExperience, said) => {
    expect(wentWrong({ aiExperience })).toContain(said);
  });

  it.each([
    "It saved us two hours and no one complained.",
    "It drafted forty letters, and none was wrong.",
    "It could have gone wrong.",
    "It helped with the minutes.",
    "It could have told a lady that someone would call, and that is a $5,000 claim.",
    "I asked it about our history, it made up a nice poem and everybody loved it.",
    "It changed how we write letters and only Anne does them by hand.",
    "We put 9 back because it was cheaper.",
    "The agent sent two clients a nice card.",
    "It made the local TV look good.",
  ])("is not read from: %s", (aiExperience) => {
    expect(wentWrong({ aiExperience })).toBeNull();
  });
});
