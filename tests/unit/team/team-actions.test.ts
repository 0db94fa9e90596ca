import { flagged, workOut } from "@/lib/domain/team/work-out";
import { profileOf } from "@/lib/playbook/company-profile";
import { teamActions } from "@/lib/playbook/team/team-actions";
import { FIRMS } from "@/tests/fixtures/firms";
import { colleague, unknowing } from "@/tests/fixtures/teams";

const far = [
  colleague({ posture: "fearful", confidence: 1, obstacle: "cost", firstChallenge: "a" }),
  colleague({ posture: "fearful", confidence: 2, obstacle: "time", firstChallenge: "b" }),
  colleague({ posture: "championing", confidence: 10, obstacle: "skills", firstChallenge: "c" }),
  colleague({ posture: "championing", confidence: 9, obstacle: "trust", firstChallenge: "d" }),
];
const ahead = Array.from({ length: 4 }, () =>
  colleague(
    {},
    {
      steering_committee: "yes",
      dedicated_budget: "yes",
      internal_champions: "yes",
      external_consultants: "yes",
    },
  ),
);
const TEAMS = [far, ahead, Array.from({ length: 4 }, unknowing)];

describe.each(FIRMS.map((firm) => [firm.companyName, firm] as const))("the actions for %s", (_, answers) => {
  const firm = profileOf(answers);

  it("are one for each item with a flag, each a sentence with an owner", () => {
    for (const team of TEAMS) {
      const figures = workOut(team, answers);
      const actions = teamActions(figures, firm);
      for (const { item, flags } of flagged(figures)) {
        const of = actions.filter((action) => action.item === item);
        expect(of.map(({ flag }) => flag)).toEqual(flags.slice(0, 1));
      }
      for (const { what, owner } of actions) {
        expect(what).toMatch(/^[A-Z].*\.$/);
        expect(owner).toMatch(/^[A-Z]/);
      }
    }
  });
});

test("a policy that is on paper alone is read aloud", () => {
  const [, , , firm] = FIRMS;
  if (firm === undefined) throw new Error("There is no firm.");
  const leader = { ...firm, orgAiElements: ["ai_policy"] };
  const actions = teamActions(workOut(Array.from({ length: 4 }, unknowing), leader), profileOf(leader));
  expect(actions[0]).toMatchObject({
    item: "ai_policy",
    flag: "little_known",
    what: "Read it aloud at the next meeting; ask where it is kept.",
  });
});
