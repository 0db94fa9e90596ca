import { listInWords, upperFirst } from "../grammar";
import { technologyOwner } from "../roles";
import { isSmall } from "../size";
import { hasStance, maySay } from "../true-of";
import { quoted } from "../typed";
import type { GapRule } from "./gap";

export const NO_PLATFORM: GapRule = {
  id: "platform",
  applies: (firm) => firm.platforms.size === 0 && maySay(firm, "noSystem"),
  write: (firm) => {
    const sets = isSmall(firm.size) ? "three" : "five";
    const decisions = `${sets} lists that your decisions rest on`;
    return {
      challenge:
        firm.otherPlatforms === null
          ? "You ticked none of the common business systems: before a tool is connected to anything, write down where your main lists are."
          : `Apart from ${quoted(firm.otherPlatforms, 60)} you ticked no system: ask each vendor what can be taken out as a file before a tool is connected to anything.`,
      brief: {
        what: `Find the ${decisions}.`,
        owner: technologyOwner(firm.owners),
        firstStep: "Ask three people where they look.",
        measure: `${upperFirst(sets)} lists with place and keeper.`,
      },
      move: {
        what: `Write down the ${decisions}, where each one lives and who keeps it.`,
        owner: technologyOwner(firm.owners),
        firstStep: "Ask three people where they look things up, and note the file, the place and the keeper.",
        measure: `${upperFirst(sets)} lists have a keeper and a place; one of them is shared by day 90.`,
      },
      quickWin: `The ${decisions}, each with a place and a keeper.`,
      implementation: "Move one of those lists into a shared system with access control.",
      scaling: "Connect an assistant only to lists that have a keeper.",
    };
  },
};

export const LOW_CONFIDENCE: GapRule = {
  id: "confidence",
  applies: (firm) => firm.answers.aiConfidence <= 4 && !hasStance(firm, "respectBan"),
  write: (firm) => ({
    challenge: `You rate your confidence at ${firm.answers.aiConfidence} out of 10: half an hour a week on questions of your own would change that.`,
    brief: {
      what: "Practise half an hour a week.",
      owner: firm.leader,
      firstStep: "Bring one real question from this week.",
      measure: "Three wrong answers found and explained.",
    },
    move: {
      what: "Practise with one assistant for half an hour a week, for six weeks, on your own questions.",
      owner: firm.leader,
      firstStep: "Block the half-hour in the calendar and bring one real question from that week.",
      measure: "After six weeks you can show three answers that were wrong, and how you could tell.",
    },
    quickWin: `Half an hour of practice a week for the ${firm.leader}, on real questions.`,
    implementation: "Sit in when the pilot's good and bad results are reviewed.",
    scaling: isSmall(firm.size)
      ? "Teach the next two people what you learned."
      : "Have the next ten people learn in the same way.",
  }),
};

export const FEAR: GapRule = {
  id: "fear",
  applies: (firm) => firm.answers.orgPosture === "fearful",
  write: (firm) => ({
    challenge: `You describe ${firm.name} as fearful: write an answer, and a name, beside each of the worst cases that people think of.`,
    brief: {
      what: "Answer the three worst fears.",
      owner: firm.leader,
      firstStep: "Ask five people what they fear most.",
      measure: "Each fear has a control by day 30.",
    },
    move: {
      what: "Write down the three outcomes that people fear most, and the control for each.",
      owner: firm.leader,
      firstStep: `Ask ${isSmall(firm.size) ? "everyone" : "five people"} what they fear most; do not argue, write it down.`,
      measure: "Each of the three fears has a control, with a name beside it, by day 30.",
    },
    quickWin: "The three worst fears, each with its control and a name.",
    implementation: "Look at each of the three fears again, and say what has been done about it.",
    scaling: `Tell everyone at ${firm.name} what was learned, including what failed.`,
  }),
};

export const FEW_DEPARTMENTS: GapRule = {
  id: "breadth",
  applies: (firm) =>
    firm.departments.size < 3 && !isSmall(firm.size) && firm.has.size > 0 && maySay(firm, "aiAllowed"),
  write: (firm) => ({
    challenge:
      firm.departmentNames.length === 0
        ? "You ticked no department as using or trying AI."
        : `You ticked ${listInWords(firm.departmentNames)}: a result that is shown elsewhere tells you whether it travels.`,
    brief: {
      what: "Show one result to another department.",
      owner: firm.pilotRole,
      firstStep: "Book 30 minutes: one task, done live.",
      measure: "A second department names its task.",
    },
    move: {
      what: "Show one result to a department that has not tried it.",
      owner: firm.pilotRole,
      firstStep: "Book 30 minutes: one task, done live, with the time before and after.",
      measure: "One further department has named a task to try by day 60.",
    },
    quickWin: `A half-hour show and tell${firm.departmentNames[0] === undefined ? "" : ` from ${firm.departmentNames[0]} to the others`}.`,
    implementation: "Repeat the pilot's pattern in a second department.",
    scaling: "Keep one shared library of prompts and worked examples.",
  }),
};
