import { PDF_BUSY } from "@/lib/domain/report/messages";
import { Turns } from "@/lib/threads/turns";

/** Work that ends when it is told to. */
function held() {
  const order: number[] = [];
  const ends: (() => void)[] = [];
  let atWork = 0;
  let most = 0;
  const work = (turn: number) => async () => {
    order.push(turn);
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise<void>((resolve) => ends.push(resolve));
    atWork -= 1;
    if (turn === 1) throw new Error("no ink");
    return turn;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endAll = async () => {
    for (await settle(); ends.length > 0; await settle()) ends.shift()?.();
  };
  return { work, order, endAll, most: () => most };
}

describe("drawing in turns", () => {
  it.each([1, 2])("does %i at a time, in the order of asking, also where one fails", async (atOnce) => {
    const turns = new Turns({ atOnce, mostWaiting: 100 });
    const { work, order, endAll, most } = held();
    const all = Promise.allSettled(Array.from({ length: 8 }, (_, turn) => turns.take(work(turn))));
    await endAll();
    expect((await all).map(({ status }) => status).filter((status) => status === "rejected")).toHaveLength(1);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(most()).toBe(atOnce);
  });

  it("refuses a request that would wait for long, with Retry-After, and lets jobs wait", async () => {
    const turns = new Turns({ atOnce: 1, mostWaiting: 2 });
    const { work, order, endAll } = held();
    const taken = [2, 3, 4].map((turn) => turns.take(work(turn)));
    await expect(turns.take(work(5))).rejects.toMatchObject({
      code: "unavailable",
      message: PDF_BUSY,
      details: { retryAfterSeconds: 10 },
    });
    const job = turns.take(work(6), { isPatient: true });
    await endAll();
    await Promise.all([...taken, job]);
    expect(order).toEqual([2, 6, 3, 4]);
    const later = turns.take(work(7));
    await endAll();
    expect(await later).toBe(7);
  });

  it("lets who waits at a screen go before the jobs in line, and a job after each of them", async () => {
    const turns = new Turns({ atOnce: 1, mostWaiting: 100 });
    const { work, order, endAll } = held();
    const jobs = [10, 11, 12, 13].map((turn) => turns.take(work(turn), { isPatient: true }));
    const people = [20, 21, 22].map((turn) => turns.take(work(turn)));
    await endAll();
    await Promise.all([...jobs, ...people]);
    expect(order).toEqual([10, 20, 11, 21, 12, 22, 13]);
  });
});
