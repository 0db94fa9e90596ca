import fc from "fast-check";
import { type Mergeable, takeover, waitingDay } from "@/lib/domain/lead/merge";
import { mergeEffects } from "@/lib/domain/lead/merge-effects";
import { LEAD_STAGES, LeadStage } from "@/lib/domain/lead/stage";

const lead = (some: Partial<Mergeable> = {}): Mergeable => ({
  leadStatus: "new",
  leadOwnerId: null,
  nextActionOn: null,
  createdAt: "2026-11-20T18:00:00Z",
  ...some,
});
const day = (nextActionOn: string, more: Partial<Mergeable> = {}) => lead({ nextActionOn, ...more });

describe("what a kept lead takes over", () => {
  it.each<[string, Mergeable, Mergeable[], object]>([
    ["nothing where there is nothing", lead(), [lead()], {}],
    ["the sooner date of two", day("2026-11-30"), [day("2026-11-25")], { nextActionOn: "2026-11-25" }],
    ["nothing where its own date is the sooner one", day("2026-11-25"), [day("2026-11-30")], {}],
    ["a date that is overdue already", lead(), [day("2026-01-02")], { nextActionOn: "2026-01-02" }],
    ["no date of a lead that is won or lost", lead(), [day("2026-11-25", { leadStatus: "lost" })], {}],
    [
      "a date in place of its own, which no one waits for once it is closed",
      day("2026-01-02", { leadStatus: "won" }),
      [day("2026-11-25")],
      { nextActionOn: "2026-11-25" },
    ],
    [
      "the owner of the newest that has one",
      lead(),
      [
        lead({ leadOwnerId: "older", createdAt: "2026-11-01T00:00:00Z" }),
        lead({ leadOwnerId: "newer", createdAt: new Date("2026-11-09T00:00:00Z") }),
        lead(),
      ],
      { leadOwnerId: "newer" },
    ],
    ["no owner where it has its own", lead({ leadOwnerId: "own" }), [lead({ leadOwnerId: "other" })], {}],
  ])("is %s", (_, kept, others, taken) => {
    expect(takeover(kept, others)).toEqual(taken);
  });

  const anyDay = fc.integer({ min: 1, max: 28 }).map((at) => `2026-11-${String(at).padStart(2, "0")}`);
  const anyLead = fc.record({
    leadStatus: fc.constantFrom(...LEAD_STAGES.map(({ value }) => LeadStage.parse(value))),
    leadOwnerId: fc.option(fc.constantFrom("a", "b"), { nil: null }),
    nextActionOn: fc.option(anyDay, { nil: null }),
    createdAt: fc.date({ noInvalidDate: true }),
  });

  it("never leaves a promise for later than the soonest one that waits, and never a lead without an owner it could have", () => {
    fc.assert(
      fc.property(anyLead, fc.array(anyLead, { minLength: 1, maxLength: 6 }), (kept, others) => {
        const after = { ...kept, ...takeover(kept, others) };
        for (const one of [kept, ...others]) {
          const waiting = waitingDay(one);
          if (waiting !== null)
            expect(after.nextActionOn !== null && after.nextActionOn <= waiting).toBe(true);
          if (one.leadOwnerId !== null) expect(after.leadOwnerId).not.toBeNull();
        }
        expect(after.leadStatus).toBe(kept.leadStatus);
        expect(takeover(after, others)).toEqual({});
      }),
    );
  });
});

describe("what a merge says it will do", () => {
  const named = (companyName: string, some: Partial<Mergeable> = {}) => ({ companyName, ...lead(some) });
  const said = (kept: Mergeable, ...others: Mergeable[]) =>
    mergeEffects(
      { companyName: "Kept Ltd.", ...kept },
      others.map((other, at) => ({ companyName: `Other ${at}`, ...other })),
      (id) => `${id}@example.com`,
    ).filter((sentence) => /Owner|action|[Ss]tage/.test(sentence) && !sentence.startsWith("Notes"));
  const stays = "The kept lead stays in the list, with its stage: New. ";

  it("names what the kept one takes over, and every date that it does not", () => {
    expect(said(named("Kept"), named("One"))).toEqual([expect.stringContaining(stays)]);
    expect(said(day("2026-11-30"), day("2026-11-25", { leadOwnerId: "jo" }), day("2026-12-09"))).toEqual([
      expect.stringContaining(stays),
      "Owner: jo@example.com, who has a merged lead. The kept one had none.",
      "Next action: Nov 25, 2026 in place of Nov 30, 2026, because it is sooner. The activity keeps both.",
      "Other 1, Nov 20, 2026: its next action on Dec 9, 2026 stays noted with it, without a reminder.",
    ]);
    expect(said(lead({ leadStatus: "lost" }), day("2026-11-25"))).toEqual([
      expect.stringContaining("with its stage: Lost"),
      "Next action: Nov 25, 2026, taken from a merged lead.",
      "At the stage Lost no follow-up comes due: change the stage to be reminded.",
    ]);
    expect(said(day("2026-01-02", { leadStatus: "won" }), day("2026-11-25"))[1]).toBe(
      "Next action: Nov 25, 2026 in place of Jan 2, 2026, which no longer counts at its stage. The activity keeps both.",
    );
  });
});
