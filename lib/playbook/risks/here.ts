import type { CompanyProfile } from "../company-profile";
import { listInWords } from "../grammar";
import { firstTrue, maySay } from "../true-of";
import { quoted } from "../typed";

/** From which of the answers a risk follows, where what was typed may say otherwise. */

export function usedIn(firm: CompanyProfile): string {
  const { departmentNames } = firm;
  if (departmentNames.length === 0) return "";
  const names = listInWords(departmentNames.slice(0, 4));
  return firstTrue(
    firm,
    { text: `AI is used or tried in ${names}.`, asserts: ["aiAllowed", "toolsInUse"] },
    { text: `You named ${names}.` },
  );
}

export const placeOf = (firm: CompanyProfile): string =>
  firstTrue(
    firm,
    { text: "You work or sell beyond British Columbia.", asserts: ["operatesInBC"] },
    { text: "Your head office is outside British Columbia." },
  );

export function pilotsOf(firm: CompanyProfile): string {
  if (!firm.has.has("dept_pilots")) return "Your points put you at the stage where firms most often stay.";
  if (!maySay(firm, "moneyToInvest")) return "You ticked pilots, and the money for them is in question.";
  return firm.has.has("dedicated_budget")
    ? "You ticked pilots and a budget; the rule that ends a pilot is a third thing."
    : "You ticked pilots and no budget for them.";
}

export const recordsOf = (firm: CompanyProfile): string =>
  firm.platforms.size > 0
    ? `${listInWords(firm.platformNames.slice(0, 3))} hold parts of the picture, and one of your challenges is about data.`
    : firstTrue(
        firm,
        { text: "You named no shared system.", asserts: ["noSystem"] },
        {
          text: `The systems you named yourself, ${quoted(firm.otherPlatforms ?? "", 80)}, hold parts of the picture.`,
        },
      );
