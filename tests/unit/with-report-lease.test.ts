import { randomUUID } from "node:crypto";
import { withReportLease } from "@/lib/services/report/with-report-lease";
import { contextOf } from "../support/context";

const ID = randomUUID();

/** Claims as the database keeps them: one holder, by what it was given. */
function claims() {
  let holder: string | null = null;
  const asked: string[] = [];
  const reports = {
    claim: async () => {
      asked.push("claim");
      if (holder !== null) return null;
      holder = randomUUID();
      return holder;
    },
    renewClaim: async (_: string, held: string) => {
      asked.push("renew");
      if (holder !== held) return null;
      holder = randomUUID();
      return holder;
    },
    release: async (_: string, held: string) => {
      asked.push("release");
      if (holder === held) holder = null;
    },
  };
  const context = contextOf({ store: { reports } });
  return { context, reports, asked, holder: () => holder, take: (other: string) => (holder = other) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const forSeconds = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

describe("the right to write a report", () => {
  it("is renewed for as long as the work takes, and given back after it", async () => {
    const { context, asked, holder } = claims();
    const work = withReportLease(context, ID, async () => {
      await forSeconds(21);
      return "written";
    });
    await jest.advanceTimersByTimeAsync(22_000);
    expect(await work).toBe("written");
    expect(asked).toEqual(["claim", "renew", "renew", "renew", "renew", "release"]);
    expect(holder()).toBeNull();
  });

  it("is one writer's at a time", async () => {
    const { context, take } = claims();
    take("another");
    const work = jest.fn();
    expect(await withReportLease(context, ID, work)).toBeNull();
    expect(work).not.toHaveBeenCalled();
  });

  it("given to another while the writer slept, it is left to that one", async () => {
    const { context, asked, holder, take } = claims();
    const work = withReportLease(context, ID, () => forSeconds(12));
    take("another");
    await jest.advanceTimersByTimeAsync(13_000);
    await work;
    expect(holder()).toBe("another");
    expect(asked).toEqual(["claim", "renew"]);
  });

  it("is given back also where the work failed, or the database was away for a moment", async () => {
    const { context, reports, holder } = claims();
    const release = reports.release;
    let away = 2;
    reports.release = async (...args) => {
      away -= 1;
      if (away >= 0) throw new Error("away");
      return release(...args);
    };
    const work = withReportLease(context, ID, async () => {
      throw new Error("no words");
    }).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await work).toBe("no words");
    expect(holder()).toBeNull();
  });

  it("is kept through a renewal that the database could not take", async () => {
    const { context, reports, holder } = claims();
    const renew = reports.renewClaim;
    let isAway = true;
    reports.renewClaim = async (...args) => {
      if (!isAway) return renew(...args);
      isAway = false;
      throw new Error("away");
    };
    const work = withReportLease(context, ID, () => forSeconds(12));
    await jest.advanceTimersByTimeAsync(13_000);
    await work;
    expect(holder()).toBeNull();
  });
});
