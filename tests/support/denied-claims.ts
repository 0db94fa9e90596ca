import { type Claim, truthOf } from "@/lib/domain/gate/claims";
import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import type { World } from "@/lib/domain/gate/world";
import type { ReportData } from "@/lib/domain/report/report";
import { sentencesOf, textsOf } from "./report-texts";

/** Parts that say nothing of the firm, or say it in the person's own words. */
const NOT_READ =
  /^(?:currentState\.inYourWords|method|sources|industryBenchmarks\.figures|family|law)|\.evidence\.|industryExample|legalNote|\.quotation$|^solutionLandscape\.\d+\.challenge$/;
const QUOTED = /“[^”]*”/g;
/** What says how something shall be, and not how it is. */
const NO_CLAIM = /,? or no pilot\b|start no trial|which tools are in use|No figure of it is used/g;

type Against = (world: World) => string | null;

const deniedBy =
  (...claims: Claim[]): Against =>
  (world) => {
    const denied = claims.find((claim) => truthOf(claim, world).v === false);
    return denied === undefined ? null : `${denied}: ${truthOf(denied, world).why}`;
  };

const unlessRunning: Against = (world) => {
  const runs = world.ledger.facts.some(
    (fact) => fact.kind === "state" && ["uses", "ran", "in_production", "private_use"].includes(fact.key),
  );
  const isTicked = world.answers.orgAiElements.includes("dept_pilots");
  return runs || isTicked ? null : "nothing was told that runs";
};

/** What this house's own sentences say beside what the gate reads in any sentence. */
const READINGS: readonly (readonly [RegExp, Against])[] = [
  [/\b(?:is|are) in use\b/, deniedBy("toolsInUse")],
  [/\bPilots (?:are running|run)\b|\bpilots run in departments\b/i, deniedBy("aiAllowed", "toolsInUse")],
  [/\bwhere AI is used or tried\b/, deniedBy("aiAllowed")],
  [/\bwhat runs already\b/, unlessRunning],
  [/\bdone live\b/, deniedBy("aiAllowed")],
  [/\bnot worked with\b|\bclean sheet\b|\bYou use no AI\b|\bwithout having worked\b/, deniedBy("neverTried")],
  [/\bclean sheet\b|\bNothing is written down\b/, deniedBy("noPolicy")],
  [/\bpersonal habit\b|\bas an organization, .* uses none\b/, deniedBy("personalUseOnly")],
  [/\bno one has counted\b|\bno measured use\b|\black figures\b/, deniedBy("notMeasured")],
  [/\bnamed none of the common business systems\b|\bYou named no shared system\b/, deniedBy("noSystem")],
  [/\bbeyond British Columbia\b/, deniedBy("operatesInBC")],
  [/\bfrom the budget you have\b|\bhas money for AI\b/, deniedBy("moneyToInvest")],
  [/\bput nothing behind it\b/, deniedBy("nothingRuns", "noPolicy")],
];

/** Every sentence of ours in a report that an answer denies, with the answer. */
export function deniedIn(report: ReportData, world: World): string[] {
  return textsOf(report)
    .filter(({ path }) => !NOT_READ.test(path))
    .flatMap(({ path, text }) =>
      sentencesOf(text.replace(QUOTED, "…")).flatMap((sentence) => {
        const against = denialOf(sentence, world);
        return against === null ? [] : [`${path}: ${sentence} (${against})`];
      }),
    );
}

function denialOf(sentence: string, world: World): string | null {
  const own = sentence.replace(NO_CLAIM, "");
  for (const [says, against] of READINGS) {
    const denial = says.test(own) ? against(world) : null;
    if (denial !== null) return denial;
  }
  return deniedClaim(own, world);
}
