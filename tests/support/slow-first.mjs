// @ts-check
import Sequencer from "@jest/test-sequencer";

/**
 * Files that take far longer than their size says, the slowest first. Begun last, one of them would keep one processor
 * busy at the end of a run while the others wait.
 */
const SLOW = [
  "postgres/writer-leases",
  "postgres/writer",
  "postgres/charge-and-record",
  "embedded/crash-loop",
  "embedded/pdf-crowd",
  "postgres/drafts",
  "postgres/last-admin",
  "embedded/refused-lines",
  "postgres/mail",
  "postgres/faults",
  "embedded/machine",
  "postgres/production",
  "embedded/hostile-bodies",
  "postgres/fuzz",
  "postgres/races",
  "embedded/one-ip",
  "embedded/full-disk",
  "embedded/crowd",
  "postgres/voice",
  "postgres/retention",
  "postgres/interview",
  "unit/pdf-report",
  "joined/contracts/all",
  "joined/stores/all",
  "joined/unit/others",
  "joined/components/all",
  "joined/unit/playbook",
  "unit/memo-page",
  "components/wizard-steps",
];

/** @param {{ path: string }} test */
const placeOf = ({ path }) => {
  const place = SLOW.findIndex((each) => path.includes(`/${each}.test.`));
  return place === -1 ? SLOW.length : place;
};

/** Jest's own order, by the last run or by size, but for those. */
export default class SlowFirst extends Sequencer {
  /** @param {Parameters<Sequencer["sort"]>[0]} tests */
  async sort(tests) {
    return [...(await super.sort(tests))].sort((one, other) => placeOf(one) - placeOf(other));
  }
}
