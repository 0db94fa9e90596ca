import { readFileSync } from "node:fs";
import { KEPT_MS, LEADS_KEPT_MONTHS } from "@/lib/domain/retention";
import { ADAPTERS } from "@/lib/domain/settings/words";
import { DAY_MS } from "@/lib/domain/time";
import { Variables } from "@/lib/env-variables";
import toolData from "@/lib/knowledge/data/tools.json";
import { inWords, KEPT_DATA, NOTHING_PERSONAL } from "@/lib/legal/kept-data";
import { SERVICES_BY_PART } from "@/lib/legal/services";
import { TERMS } from "@/lib/legal/terms";

const TABLES = [...readFileSync("prisma/schema.prisma", "utf8").matchAll(/@@map\("(\w+)"\)/g)].map(
  ([, table = ""]) => table,
);

describe("the privacy notice", () => {
  it("says of every table what is kept in it, or why nothing in it is about a person", () => {
    const said = [...KEPT_DATA.flatMap(({ tables }) => tables), ...Object.keys(NOTHING_PERSONAL)];
    expect(TABLES.length).toBeGreaterThan(25);
    expect(said.sort()).toEqual([...TABLES].sort());
  });

  it("says every time of the retention table but those of what is about no person", () => {
    const said = KEPT_DATA.map(({ kept }) => kept).join(" ");
    const { healedAlert: _, spent: __, ...personal } = KEPT_MS;
    for (const ms of Object.values(personal)) expect(said).toContain(inWords(ms));
    expect(said).toContain(`${LEADS_KEPT_MONTHS} months`);
    expect(Variables.parse({}).LEADS_KEPT_MONTHS).toBe(LEADS_KEPT_MONTHS);
  });

  it("has a sentence for every adapter, under the part that it serves", () => {
    const said = SERVICES_BY_PART.flatMap(({ services }) => services);
    expect(said.map(({ adapter }) => adapter).sort()).toEqual([...ADAPTERS].sort());
    for (const { name, text } of said) expect([name, text]).not.toContain("");
  });
});

test.each([
  [2 * DAY_MS, "48 hours"],
  [90 * DAY_MS, "90 days"],
])("%d ms is %s", (ms, words) => {
  expect(inWords(ms)).toBe(words);
});

test("links to vendors carry no referral codes, as the terms promise", () => {
  expect(JSON.stringify(TERMS)).toContain("our links to vendors carry no referral codes");
  const links = [...JSON.stringify(toolData).matchAll(/https?:[^"\s]+/g)].map(([link]) => new URL(link));
  expect(links.length).toBeGreaterThan(20);
  const names = new Set(links.flatMap(({ searchParams }) => [...searchParams.keys()]));
  expect([...names].filter((name) => /^(ref|aff|via|utm|partner|referr|irclick|fpr)/i.test(name))).toEqual(
    [],
  );
});
