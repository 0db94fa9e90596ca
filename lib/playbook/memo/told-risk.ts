import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import type { RiskOwner } from "../risks/owner";

interface ToldRisk {
  owner: RiskOwner;
  write: () => Omit<Memo["risk"], "owner">;
}

/** What they told of themselves, in their words: what went wrong once, then a line that may not be crossed. */
export function toldHere({ wentWrong, keptHome, ownRules: [rule] }: CompanyProfile): ToldRisk | null {
  if (wentWrong !== null)
    return {
      owner: "quality",
      write: () => ({
        risk: `What went wrong here once goes wrong again: ${wentWrong}.`,
        control: "That case is the first test of the trial, and ends it when it comes back.",
      }),
    };
  if (keptHome !== null)
    return {
      owner: "compliance",
      write: () => ({
        risk: "A tool that is sold as your own sends a copy out: backups, logs or support.",
        control: "Try it with the line unplugged, and have the vendor state in writing what it sends.",
      }),
    };
  if (rule !== undefined)
    return {
      owner: "compliance",
      write: () => ({
        risk: `A use slips past ${rule.whose}, and looks harmless.`,
        control:
          "The rule is in the charter in its own words, and a named person holds each new use against it.",
      }),
    };
  return null;
}
