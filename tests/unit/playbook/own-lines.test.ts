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
    "On n'est pas encore dans le nuage.",
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
  ])("%s", (aiFriction, said, whose, consentOf) => {
    const [rule] = ownRules({ ...NOTHING, aiFriction });
    expect(rule?.quote).toContain(said.replace(/[“”]/g, ""));
    expect(rule).toMatchObject({ whose, consentOf });
  });

  it.each([
    "We have no AI policy.",
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
  ])("%s", (aiExperience, said) => {
    expect(wentWrong({ aiExperience })).toContain(said);
  });

  it.each([
    "It saved us two hours and no one complained.",
    "It drafted forty letters, and none was wrong.",
    "It could have gone wrong.",
    "It helped with the minutes.",
  ])("is not read from: %s", (aiExperience) => {
    expect(wentWrong({ aiExperience })).toBeNull();
  });
});
