import { CALL_HOURS, nextCallTime } from "@/lib/domain/call/quiet-hours";

const at = (text: string) => new Date(text);

test.each([
  ["a weekday afternoon", "2026-11-18T14:00:00-07:00"],
  ["the first minute of a weekday's hours", "2026-11-18T09:00:00-07:00"],
  ["the last minute of a weekday's hours", "2026-11-18T21:29:00-07:00"],
  ["a Saturday at noon", "2026-11-21T12:00:00-07:00"],
])("on %s the call is placed at once (T86)", (_, time) => {
  expect(nextCallTime(at(time), CALL_HOURS)).toEqual(at(time));
});

test.each([
  ["ten at night", "2026-11-18T22:00:00-07:00", "2026-11-19T09:00:00-07:00"],
  ["the minute the hours end", "2026-11-18T21:30:00-07:00", "2026-11-19T09:00:00-07:00"],
  ["five in the morning", "2026-11-18T05:10:00-07:00", "2026-11-18T09:00:00-07:00"],
  ["Friday night", "2026-11-20T23:00:00-07:00", "2026-11-21T10:00:00-07:00"],
  ["Sunday evening", "2026-11-22T18:00:00-07:00", "2026-11-23T09:00:00-07:00"],
  ["a winter night before the clocks stood still", "2026-01-14T23:15:00-08:00", "2026-01-15T09:00:00-08:00"],
  ["a summer night", "2026-07-01T23:15:00-07:00", "2026-07-02T09:00:00-07:00"],
])("at %s the call waits for the morning (T86)", (_, time, then) => {
  expect(nextCallTime(at(time), CALL_HOURS)).toEqual(at(then));
});
