/** Months by their names and short names, English and French, as two digits. */
export const MONTHS: ReadonlyMap<string, string> = new Map(
  [
    "january janvier jan",
    "february fevrier feb",
    "march mars",
    "april avril apr",
    "may mai",
    "june juin jun",
    "july juillet jul",
    "august aout aug",
    "september septembre sept",
    "october octobre oct",
    "november novembre nov",
    "december decembre dec",
  ].flatMap((names, month) => names.split(" ").map((name) => [name, String(month + 1).padStart(2, "0")])),
);
