import type { ReportRisk } from "./report";

/** A risk with its place on three by three. */
export interface PlacedRisk extends ReportRisk {
  likelihood: number;
  harm: number;
  trigger: string;
  by: string;
}

/** The register of risks: a row each; on a phone, a card. */
export interface RegisterBlock {
  kind: "register";
  risks: PlacedRisk[];
}

/** Null for a report of before, whose risks have no place. */
export function placedRisks(risks: readonly ReportRisk[]): PlacedRisk[] | null {
  const placed = risks.flatMap((risk): PlacedRisk[] => {
    const { likelihood, harm, trigger, by } = risk;
    if (likelihood === undefined || harm === undefined || trigger === undefined || by === undefined)
      return [];
    return [{ ...risk, likelihood, harm, trigger, by }];
  });
  return placed.length === risks.length && placed.length > 0 ? placed : null;
}

/** The risk with the notes of what was published on it: what the sources say is read there. */
export const notedRisk = ({ risk, evidence }: ReportRisk): string =>
  [risk, ...evidence.map(({ note }) => `[${note}]`)].join(" ");

/** The nine places from the top: which of them is taken. */
export const placesOf = ({ likelihood, harm }: PlacedRisk): boolean[] =>
  [3, 2, 1].flatMap((row) => [1, 2, 3].map((column) => row === harm && column === likelihood));

/** For who does not see the nine places: "likelihood 2 of 3, harm 3 of 3" */
export const placeInWords = ({ likelihood, harm }: PlacedRisk): string =>
  `likelihood ${likelihood} of 3, harm ${harm} of 3`;
