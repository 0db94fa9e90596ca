import { type HoursLine, type Range, rhythmOf, scaled } from "@/lib/domain/value/line";
import { WORKDAY_HOURS } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { ASSUMED, type Row, row, YOU_WROTE } from "./box";
import { between, count, LONG_MINUTES } from "./figures";

/** What their figures are multiplied with, a row each. */
export function factorRows({ formula, meaning, per }: HoursLine, noun: string | null): Row[] {
  const { minutes, days, volume, share, senders, hours, times, people, names } = formula;
  const verb = meaning === "saved" ? "saved" : "spent";
  if (minutes !== undefined && volume !== undefined && noun !== null) {
    const pieces = `${pluralOf(noun)} a ${per}`;
    if (share !== undefined)
      return [
        row(between(volume, count), pieces, YOU_WROTE),
        row(`× ${count(share.part)} ÷ ${count(share.whole)}`, "of them", YOU_WROTE),
        row(`× ${between(minutes, count)}`, `minutes ${verb} on each, ÷ 60`, YOU_WROTE),
      ];
    const all = (divided: string): Row[] => [
      row(
        `× ${between(volume, count)}`,
        `${pieces}${senders === undefined ? "" : ` for each ${senders.noun}`}${divided}`,
        YOU_WROTE,
      ),
      ...(senders === undefined ? [] : [row(`× ${count(senders.count)}`, pluralOf(senders.noun), YOU_WROTE)]),
    ];
    if (days !== undefined)
      return [
        row(between(days, count), `${days.high === 1 ? "day" : "days"} ${verb} on one ${noun}`, YOU_WROTE),
        row(`× ${WORKDAY_HOURS}`, "hours of work in a day", ASSUMED),
        ...all(""),
      ];
    if (formula.checking !== undefined) {
      const isShort = minutes.low + formula.checking < 60;
      return [
        withoutChecking(minutes, formula.checking, isShort ? "minutes" : "hours", noun),
        ...all(isShort ? ", ÷ 60" : ""),
      ];
    }
    if (minutes.low >= LONG_MINUTES)
      return [
        row(between(scaled(minutes, 1 / 60), count), `hours ${verb} on one ${noun}`, YOU_WROTE),
        ...all(""),
      ];
    if (minutes.high < 1)
      return [
        row(between(scaled(minutes, 60), count), `seconds ${verb} on one ${noun}`, YOU_WROTE),
        ...all(", ÷ 3,600"),
      ];
    return [row(between(minutes, count), `minutes ${verb} on one ${noun}`, YOU_WROTE), ...all(", ÷ 60")];
  }
  if (hours === undefined || times === undefined) return [];
  const rhythm = rhythmOf(formula);
  const isShort = hours.high < 2 && !Number.isInteger(hours.high * 2);
  return [
    row(
      between(isShort ? scaled(hours, 60) : hours, count),
      `${isShort ? "minutes" : hours.high === 1 ? "hour" : "hours"} a ${rhythm} ${verb}${people === undefined || noun === null ? "" : ` by each ${noun}`}`,
      YOU_WROTE,
    ),
    row(
      `× ${count(times)}`,
      `${rhythm}s ${formula.isSeason ? "of the season" : "that one person works in a year"}${isShort ? ", ÷ 60" : ""}`,
      formula.isSeason ? YOU_WROTE : ASSUMED,
    ),
    ...(people === undefined || noun === null
      ? []
      : [row(`× ${count(people)}`, names ?? pluralOf(noun), YOU_WROTE)]),
  ];
}

/** "3 − 1.5 hours saved on one report, less the check" */
function withoutChecking(net: Range, checking: number, unit: "minutes" | "hours", noun: string): Row {
  const [saved, taken] = [net.low + checking, checking].map((all) =>
    count(unit === "hours" ? all / 60 : all),
  );
  return row(`${saved} − ${taken}`, `${unit} saved on one ${noun}, less the check`, YOU_WROTE);
}
