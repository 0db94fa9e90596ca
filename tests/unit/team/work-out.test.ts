import fc from "fast-check";
import { BLOCK_KEYS, FEWEST_SHOWN, OBSTACLES } from "@/lib/domain/team/questions";
import { TeamFigures } from "@/lib/domain/team/result";
import type { TeamAnswers } from "@/lib/domain/team/team";
import { flagged, workOut } from "@/lib/domain/team/work-out";
import { LABELS } from "@/lib/playbook/friction/friction";
import { colleague, unknowing } from "@/tests/fixtures/teams";

const LEADER = { orgPosture: "exploring", aiConfidence: 6, orgAiElements: ["ai_policy", "dept_pilots"] };
const many = (count: number, answers: TeamAnswers) => Array.from({ length: count }, () => answers);
const flagsOf = (replies: readonly TeamAnswers[], leader = LEADER) =>
  Object.fromEntries(
    flagged(workOut(replies, leader))
      .filter(({ flags }) => flags.length > 0)
      .map(({ item, flags }) => [item, flags]),
  );

describe("six teams, to the letter", () => {
  it("one that is of one mind with its leader: ten of ten in step", () => {
    expect(workOut(many(4, colleague()), LEADER)).toEqual({
      answered: 4,
      inStep: 10,
      posture: { leader: 3, middle: 3, spread: "agree", isApart: false },
      blocks: [
        { key: "ai_policy", isTicked: true, yes: 4, flags: [] },
        { key: "dept_pilots", isTicked: true, yes: 4, flags: [] },
        { key: "steering_committee", isTicked: false, yes: 0, flags: [] },
        { key: "dedicated_budget", isTicked: false, yes: 0, flags: [] },
        { key: "internal_champions", isTicked: false, yes: 0, flags: [] },
        { key: "external_consultants", isTicked: false, yes: 0, flags: [] },
      ],
      firstChallenge: { text: "Something else", count: 4 },
      obstacle: { text: "No time for it", count: 4 },
      confidence: { leader: 6, middle: 6, spread: "agree", isApart: false },
    });
  });

  it("one of two halves: at half no yes is enough, and two that are named alike are no common first", () => {
    const one = colleague(
      { posture: "fearful", confidence: 3, firstChallenge: "shortening_lead_times", obstacle: "cost" },
      { ai_policy: "no", steering_committee: "yes" },
    );
    const other = colleague({ posture: "championing", confidence: 9 });
    const figures = workOut([one, other, one, other], LEADER);
    expect(figures.posture).toEqual({ leader: 3, middle: 3, spread: "far_apart", isApart: false });
    expect(figures.confidence).toEqual({ leader: 6, middle: 6, spread: "far_apart", isApart: false });
    expect(figures.blocks[0]).toEqual({ key: "ai_policy", isTicked: true, yes: 2, flags: ["little_known"] });
    expect(figures.blocks[2]).toEqual({ key: "steering_committee", isTicked: false, yes: 2, flags: [] });
    expect([figures.firstChallenge, figures.obstacle]).toEqual([null, null]);
    expect(figures.inStep).toBe(5);
  });

  it("one that knows of nothing: what is ticked is on paper, and no one can say of any", () => {
    const figures = workOut(many(5, unknowing()), LEADER);
    expect(figures.blocks.map(({ yes, flags }) => [yes, flags])).toEqual([
      [0, ["little_known", "no_one_can_say"]],
      [0, ["little_known", "no_one_can_say"]],
      [0, ["no_one_can_say"]],
      [0, ["no_one_can_say"]],
      [0, ["no_one_can_say"]],
      [0, ["no_one_can_say"]],
    ]);
    expect(figures.inStep).toBe(4);
  });

  it("one that is further than its leader thinks, and apart from them", () => {
    const ahead = colleague({ posture: "championing", confidence: 9 }, { dedicated_budget: "yes" });
    expect(flagsOf([...many(4, ahead), colleague()], { ...LEADER, orgPosture: "curious" })).toEqual({
      posture: ["apart_from_leader"],
      dedicated_budget: ["further"],
      confidence: ["apart_from_leader"],
    });
  });

  it("one that is split without being far apart, with middles between two answers", () => {
    const answers = (["curious", "exploring", "activating", "championing"] as const).map((posture, at) =>
      colleague({ posture, confidence: [3, 5, 7, 8][at] }),
    );
    const figures = workOut(answers, LEADER);
    expect(figures.posture).toEqual({ leader: 3, middle: 3.5, spread: "split", isApart: false });
    expect(figures.confidence).toEqual({ leader: 6, middle: 6, spread: "split", isApart: false });
    expect(figures.inStep).toBe(8);
  });

  it("one of seven: three of seven name the same first, which is under half; four name the same obstacle", () => {
    const firsts = ["a", "a", "a", "b", "b", "c", "something_else"];
    const answers = firsts.map((firstChallenge, at) =>
      colleague(
        { firstChallenge, obstacle: at < 4 ? "privacy" : "cost" },
        { ai_policy: at < 3 ? "yes" : "no" },
      ),
    );
    const figures = workOut(answers, LEADER);
    expect(figures.firstChallenge).toBeNull();
    expect(figures.obstacle).toEqual({ text: "Privacy and confidential information", count: 4 });
    expect(figures.blocks[0]?.flags).toEqual(["little_known"]);
    expect(figures.inStep).toBe(8);
  });
});

describe("the borders of the rules", () => {
  it.each([
    ["curious", 3.5, true],
    ["exploring", 4.5, true],
    ["exploring", 4, false],
  ])("a leader at %s and a team at %d", (orgPosture, middle, isApart) => {
    const words = ["fearful", "curious", "exploring", "activating", "championing"] as const;
    const at = (step: number) => colleague({ posture: words[step - 1] });
    const team = [Math.floor(middle), Math.ceil(middle)].flatMap((step) => many(2, at(step)));
    expect(workOut(team, { ...LEADER, orgPosture }).posture).toMatchObject({ middle, isApart });
  });

  it("a leader whose word is on the list no more is apart from none", () => {
    const { posture } = workOut(many(4, colleague()), { ...LEADER, orgPosture: "sceptical" });
    expect(posture).toMatchObject({ leader: null, isApart: false });
  });

  it("fewer than four come to nothing at all", () => {
    for (const count of [0, 1, 2, 3])
      expect(() => workOut(many(count, colleague()), LEADER)).toThrow(RangeError);
  });

  it("each obstacle is one that the report answers as well", () => {
    const ids = LABELS.map(({ id }) => id);
    expect(OBSTACLES).toHaveLength(8);
    for (const { value } of OBSTACLES) expect(ids).toContain(value);
  });
});

const anyReply: fc.Arbitrary<TeamAnswers> = fc.record({
  posture: fc.constantFrom("fearful", "curious", "exploring", "activating", "championing"),
  blocks: fc.record({
    ai_policy: fc.constantFrom("yes", "no", "unknown"),
    dept_pilots: fc.constantFrom("yes", "no", "unknown"),
    steering_committee: fc.constantFrom("yes", "no", "unknown"),
    dedicated_budget: fc.constantFrom("yes", "no", "unknown"),
    internal_champions: fc.constantFrom("yes", "no", "unknown"),
    external_consultants: fc.constantFrom("yes", "no", "unknown"),
  }),
  firstChallenge: fc.constantFrom("a", "b", "c", "something_else"),
  obstacle: fc.constantFrom(...OBSTACLES.map(({ value }) => value)),
  confidence: fc.integer({ min: 1, max: 10 }),
});
const anyTeam = fc.array(anyReply, { minLength: FEWEST_SHOWN, maxLength: 12 });

describe("whatever a team answers", () => {
  it("who answered first changes nothing, and the result has no fields but those that were announced", () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const figures = workOut(team, LEADER);
        expect(workOut([...team].reverse(), LEADER)).toEqual(figures);
        expect(TeamFigures.strict().parse(figures)).toEqual(figures);
        expect(figures.blocks.map(({ key }) => key)).toEqual(BLOCK_KEYS);
        const out = flagged(figures).filter(({ flags }) => flags.length > 0).length;
        expect(figures.inStep + out).toBe(10);
      }),
    );
  });
});
