import { leaderOf } from "@/lib/playbook/leader";

describe("what the one who runs a firm is called in a sentence", () => {
  it.each([
    ["Présidente", "President"],
    ["directrice générale", "General manager"],
    ["Propriétaire", "Owner"],
    ["PDG", "CEO"],
    ["Fondatrice et directrice", "Founder and director"],
    ["Fondateur et PDG", "Founder and CEO"],
    ["Directrice et dramaturge", "Directrice et dramaturge"],
    ["Chief Executive Officer", "CEO"],
    ["CEO (third generation, someone had to)", "CEO"],
    ["Director of Care", "Director of Care"],
  ])("%s is %s", (title, called) => {
    expect(leaderOf(title, "middle")).toBe(called);
  });
});
