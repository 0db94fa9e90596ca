import { challenges, taskPilots } from "@/lib/knowledge/knowledge";
import { lexicon } from "@/lib/knowledge/lexicon";
import { subsectors } from "@/lib/knowledge/subsectors";
import { profileOf } from "@/lib/playbook/company-profile";
import { HEADED_KINDS } from "@/lib/playbook/lead/task-words";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";

describe("the first pilot is their own task", () => {
  it.each([
    ["gc", "first drafts of RFIs from marked drawings, with Copilot", "Project manager", "widen"],
    [
      "pension",
      "drafted letters to members that explain an estimate, with Copilot",
      "The person you name",
      "widen",
    ],
    [
      "timber",
      "a guide from fault codes to the likely repair, with Microsoft 365 Copilot Chat",
      "Maintenance planner",
      "measure",
    ],
    [
      "ski",
      "drafted replies to guest email about stays and groups, with Gemini",
      "The person you name",
      "widen",
    ],
    ["salmon", "a landing forecast for crew and cold storage", "Production planner", "first"],
    ["clinic", "an ambient scribe with patients who consent", "Director of clinical operations", "first"],
    ["charter", "one current picture of the waiting list", "Director of operations", "first"],
    ["saas", "one sheet of cost and quality for each agent", "The person you name", "measure"],
    ["cpa", "drafted replies to CRA review letters", "The person who does this work today", "first"],
  ] as const)("%s: %s", (name, pilot, owner, stage) => {
    const firm = profileOf(READ_FIRMS[name]);
    expect([firm.lead.trial.pilot, firm.pilotOwner, firm.pilotStage]).toEqual([pilot, owner, stage]);
  });

  it("what runs without a figure is measured, and what they wrote of beside it is tried", () => {
    const firm = profileOf(READ_FIRMS.law);
    expect(firm.running?.key).toBe("translation");
    expect(firm.lead.said).toMatch(/^IRCC changes program instructions/);
    expect(firm.lead.trial.pilot).toMatch(/^one checklist kept current/);
  });

  it("a figure that was told is held against the clock before anything is built on it", () => {
    const { lead } = profileOf(READ_FIRMS.pension);
    expect(lead.thisWeek).toBe(
      "Take ten finished letters and hold what you told us (“from 40 to 25 minutes”) against the clock.",
    );
  });

  it("a ban is respected: no trial of the task that was named beside it", () => {
    const { lead } = profileOf(
      answersFor({ aiFriction: "We banned ChatGPT in March after it invented a quote for a client." }),
    );
    expect(lead.trial.pilot).toBe("one page on what would have to be true for a single use to be allowed");
  });

  it("what others do, and what is denied, is no pilot", () => {
    const { lead } = profileOf(
      answersFor({ otherChallenge: "It is not the quotes. Our competitor drafts tenders with AI." }),
    );
    expect(lead.trial.pilot).not.toMatch(/quote|tender/);
  });

  it("where nothing was typed or chosen, the first pilot of their kind of firm leads", () => {
    const firm = profileOf(
      answersFor({
        companyName: "Birchmount Family Dental",
        companyIndustry: "healthcare",
        businessChallenges: [],
        otherChallenge: "",
        aiExperience: "",
        aiFriction: "",
      }),
    );
    expect(firm.reading.subsector?.id).toBe("dental");
    expect(firm.lead.trial.pilot).toBe("a recall list for hygiene calls");
    expect(firm.hasChosenLead).toBe(false);
  });
});

describe("the pilots of tasks", () => {
  const keys = [lexicon.tasks.map(({ key }) => key), lexicon.tasks.map(({ kind }) => kind)].flat();
  const STANCES = ["crisis", "leaderBranch", "respectBan"];

  it("every kind of task has one", () => {
    const answered = new Set(taskPilots.flatMap((pilot) => pilot.for));
    expect(lexicon.tasks.filter(({ kind, key }) => !answered.has(kind) && !answered.has(key))).toEqual([]);
  });

  it("they and those of the sub-sectors answer nothing that is neither read nor chosen", () => {
    const read = new Set([
      ...keys,
      ...[lexicon.constraints, lexicon.incidents, lexicon.bodies].flatMap((list) =>
        list.map(({ key }) => key),
      ),
      ...STANCES,
      ...Object.values(HEADED_KINDS),
      ...challenges.map(({ slug }) => slug),
    ]);
    const answered = [
      ...taskPilots.flatMap((pilot) => pilot.for),
      ...subsectors.flatMap(({ pilots }) => pilots.flatMap(({ answers }) => answers)),
    ];
    expect(answered.filter((key) => !read.has(key))).toEqual([]);
  });

  it("no sentence keeps a placeholder, whatever task is typed", () => {
    for (const task of lexicon.tasks) {
      const [phrase = ""] = task.en;
      const { lead } = profileOf(answersFor({ otherChallenge: `We are drowning in ${phrase} every week.` }));
      expect(JSON.stringify(lead)).not.toMatch(/[{}]task|\{pieces?\}|undefined/);
    }
  });
});
