import { factsOf } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

const sharesIn = (otherChallenge: string) =>
  factsOf(readLedger({ otherChallenge }).facts, "rate").filter(({ unit }) => unit === "percent");

describe("a percentage keeps the name of what it measures", () => {
  it.each([
    ["Absenteeism is 9%.", "absenteeism"],
    ["Our scrap rate runs at 4.2%.", "scrap rate"],
    ["Tenant turnover: 38%.", "tenant turnover"],
    ["Seat occupancy 61% since spring.", "seat occupancy"],
    ["Le taux de rejet est de 7 %.", "taux de rejet"],
  ])("%s", (text, about) => {
    expect(sharesIn(text)).toMatchObject([{ about }]);
  });
});

describe("where no name is before it, none is made up", () => {
  it.each(["It is 9%.", "Half of them is 50%.", "We lost 12%.", "In March, 14%.", "That was about 20%."])(
    "%s",
    (text) => {
      for (const share of sharesIn(text)) expect(share.about).toBeUndefined();
    },
  );

  it("a share of something is no measure", () => {
    expect(sharesIn("Exports are 40% of our sales.")).toMatchObject([{ of: "sale" }]);
    expect(sharesIn("Exports are 40% of our sales.")[0]?.about).toBeUndefined();
  });
});
