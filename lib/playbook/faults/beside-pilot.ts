import { upperFirst } from "../grammar";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { pluralOf } from "../lead/task-words";
import type { Records } from "../own-lines/records";
import { grouped } from "../value/box/figures";
import type { CasesCounted } from "./cases-counted";
import { READ } from "./sample";

/** Where they were not counted. */
const FEW = 20;

/** What went wrong beside what went right, from records that are there and were never laid side by side. */
export function besidePilot(
  { what, piece }: Records,
  { name, counted }: { name: string | null; counted: Pick<CasesCounted, "count" | "of"> | null },
): UsualPilot {
  const pieces = piece === null ? "cases" : pluralOf(piece);
  const bad = counted?.of ?? name ?? `${pieces} that went wrong`;
  const count = counted?.count ?? null;
  const all =
    count !== null && count <= READ.all
      ? `the ${count} ${bad}`
      : `${FEW} of the ${count === null ? "" : `${grouped(count)} `}${bad}`;
  const say = /s(?: in \p{Lu}\p{L}+)?$/u.test(what) ? "say" : "says";
  const good = "as many that went right";
  return ownPilot({
    title: `${upperFirst(bad)} beside the ${what}`,
    pilot: `${all} and ${good}, side by side by what the ${what} ${say}`,
    measure: `${bad} where what they share is looked at twice, and where it is not`,
    stop: "what the bad ones share is as common among the good ones, or holds in one year only",
    firstStep: `Take ${all} and ${good}, and write side by side what the ${what} ${say} of each`,
    guardrail: "A tool may type up what is on record; a person checks it, and a person says what is alike",
    afterwards: "Look twice wherever what they share comes up again, and count whether fewer go wrong",
    notYet: {
      what: "A tool against it",
      why: `reading the ${what} costs nothing, and says first what it would have to find`,
    },
    goesOn: "one thing is shared by two in three of the bad ones, and by few of the others",
    byHand: true,
    counts: bad,
    risk: {
      risk: "Something is alike by chance.",
      control: "What is found in one year is looked for in another before anything is changed.",
    },
  });
}
