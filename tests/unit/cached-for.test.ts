import { cachedFor } from "@/lib/http/cached-for";

let now = 0;
beforeEach(() => {
  jest.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test("however many ask at once and within a second, it is asked once; after that, once more", async () => {
  let asked = 0;
  const ask = async () => ++asked;
  const health = cachedFor(1_000, ask);
  expect(await Promise.all([health(), health(), health()])).toEqual([1, 1, 1]);
  now += 999;
  expect(await health()).toBe(1);
  now += 1;
  expect(await health()).toBe(2);
  now += 500;
  expect(await health()).toBe(2);
});

test("an answer that is long in coming is waited for, not asked for again", async () => {
  let answer: (value: string) => void = () => {};
  const ask = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const health = cachedFor(1_000, ask);
  const first = health();
  now += 60_000;
  const second = health();
  answer("ok");
  expect(await Promise.all([first, second])).toEqual(["ok", "ok"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a fault is not remembered", async () => {
  const ask = jest.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValue("ok");
  const health = cachedFor(1_000, ask);
  await expect(health()).rejects.toThrow("away");
  expect(await health()).toBe("ok");
});
