import type { CompanyProfile } from "../company-profile";
import { grouped } from "../value/box/figures";
import { signOf } from "../value/box/told-dollars";

/** "inside the $3,000 that you would spend": whose money the cap comes out of, and what was said of it. */
export function insideOfGiven(firm: CompanyProfile): string {
  const { given } = firm;
  if (given === null) return "";
  const sum = (amount: number) => `${signOf(firm)}$${grouped(amount)}`;
  const gone = given.gone === null ? "" : `; it lapses ${given.gone}`;
  switch (given.kind) {
    case "given":
      return `, out of the ${sum(given.amount)} that ${given.by} gave${given.due === null ? "" : `; the report back is due ${given.due}`}`;
    case "left":
      return `, out of the ${sum(given.amount)} left${given.of === null ? "" : ` of ${sum(given.of)}`}${gone}`;
    case "alone":
      return `, inside the ${sum(given.amount)} that you can decide alone`;
    case "own":
      return `, inside the ${sum(given.amount)} that you would spend${given.how === null ? "" : ` ${given.how}`}${gone}`;
    case "has":
      return `, inside the ${sum(given.amount)} that ${given.how === null ? "you have" : `there is ${given.how}`}`;
    case "get":
      return `, out of the ${sum(given.amount)} that ${given.by === null ? "you can get" : `${given.by} would give${given.how === null ? "" : `, ${given.how}`}`}`;
    case "limit":
      return `, inside your limit of ${sum(given.amount)}`;
    case "none":
      return "";
  }
}
