import { ownPilot, type UsualPilot } from "../lead/own-pilot";

const SAMPLE = "twenty";

/** Work that no list knows, and of which no figure is sure: what holds it up is noted piece by piece, and the commonest is changed. */
export const heldUpPilot = (pieces: string): UsualPilot =>
  ownPilot({
    title: `What holds up ${pieces.replace(/^(?:cases|pieces) of /, "")}`,
    pilot: `${SAMPLE} ${pieces}, each with its minutes and what held it up; then one change against the commonest, and ${SAMPLE} more`,
    measure: "minutes on each, before the change and after it",
    stop: "no one thing holds up a quarter of them",
    firstStep: `Note beside the next ${SAMPLE} ${pieces} how many minutes each took and what held it up`,
    guardrail: "The notes name no people, and what cannot wait is taken up first",
    afterwards: `Take the next thing on the list, with ${SAMPLE} before and ${SAMPLE} after`,
    notYet: {
      what: "Software that does it by itself",
      why: "only the notes can say what it would have to do",
    },
    goesOn: `the last ${SAMPLE} take a fifth less time`,
    byHand: true,
    counts: pieces,
    risk: {
      risk: "They get quicker because something that was needed is left out.",
      control: "What is no longer done is on a list, and its users are asked after two weeks.",
    },
  });
