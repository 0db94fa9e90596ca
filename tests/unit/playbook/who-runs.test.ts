import { firm, textOf } from "../../support/told-firm";

const COUNTED =
  "Redone labels. 6,200 labels last month, 140 came back wrong, 12 minutes each to redo. We print late most nights.";
const nameIn = (otherChallenge: string, aiFriction = ""): string | null =>
  firm({ otherChallenge, aiFriction, aiDepartments: ["operations"] }).pilotLead;

describe("who runs the trial, by name", () => {
  it.each([
    [`${COUNTED} Vera Okonski, plant manager, is sick of it.`, "Vera Okonski"],
    [`${COUNTED} Our foreman Pavel keeps a list.`, "Pavel"],
    [`${COUNTED} Petra Lindholm (ops lead) counted them.`, "Petra Lindholm"],
    [`${COUNTED} Imre Vadas, who runs the label room, reprints them.`, "Imre Vadas"],
  ])("%s", (typed, name) => {
    expect(nameIn(typed)).toBe(name);
  });

  it.each([
    `${COUNTED} Vera Okonski, plant manager, retires in May.`,
    `${COUNTED} Our old foreman Pavel left us.`,
    `${COUNTED} Petra Lindholm (finance) counted them.`,
    `${COUNTED} Pricing runs on labels.`,
    `${COUNTED} Vera Okonski, plant manager, and Pavel Imrich, shop foreman, argue over it.`,
    `${COUNTED} Would Vera Okonski, plant manager, even use it?`,
    `${COUNTED} A customer's plant manager, Vera Okonski, found them.`,
  ])("none in: %s", (typed) => {
    expect(nameIn(typed)).toBeNull();
  });

  it("is not the one who is against it", () => {
    const told = `${COUNTED} Vera Okonski, plant manager, counted them.`;
    expect(nameIn(told, "Vera says never again.")).toBeNull();
  });

  it("is named on page one, in the charter and in the resolution", () => {
    const text = textOf({
      otherChallenge: `${COUNTED} Vera Okonski, plant manager, counted them.`,
      aiDepartments: ["operations"],
    });
    expect(text).toContain("under Vera Okonski: ");
    expect(text).toContain("| Owner | Vera Okonski. With at most");
    expect(text).toContain("Owner. Vera Okonski runs it by the pilot charter");
    expect(text).not.toContain("the Vera");
  });
});
