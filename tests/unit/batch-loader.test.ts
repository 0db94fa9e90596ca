import { batchLoader } from "@/lib/data/store/batch-loader";

const ONE = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const OTHER = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";

function asking(known: Record<string, number>) {
  const questions: string[][] = [];
  const ask = batchLoader(async (ids) => {
    questions.push(ids);
    return ids.flatMap((id) => (id in known ? [{ id, value: known[id] }] : []));
  });
  return { ask, questions };
}

it("asks once for all who ask at the same moment, and gives each their own answer", async () => {
  const { ask, questions } = asking({ [ONE]: 1 });
  const answers = await Promise.all([ask(ONE), ask(OTHER), ask(ONE)]);
  expect(questions).toEqual([[ONE, OTHER]]);
  expect(answers).toEqual([{ id: ONE, value: 1 }, null, { id: ONE, value: 1 }]);
});

it("asks again for a later caller: what was written in between is seen", async () => {
  const known = { [ONE]: 1 };
  const { ask, questions } = asking(known);
  expect(await ask(ONE)).toMatchObject({ value: 1 });
  known[ONE] = 2;
  expect(await ask(ONE)).toMatchObject({ value: 2 });
  expect(questions).toHaveLength(2);
});

it("puts the question only after the last of those who share it has asked", async () => {
  const known = { [ONE]: 1 };
  const { ask, questions } = asking(known);
  const first = ask(ONE);
  await Promise.resolve();
  known[ONE] = 2;
  expect(await Promise.all([first, ask(ONE)])).toEqual([
    { id: ONE, value: 2 },
    { id: ONE, value: 2 },
  ]);
  expect(questions).toHaveLength(1);
});

it("finds a row by its id in capitals too", async () => {
  const ask = batchLoader(async () => [{ id: ONE }]);
  expect(await ask(ONE.toUpperCase())).toEqual({ id: ONE });
});

it("tells everybody who shared a question that it failed", async () => {
  const ask = batchLoader<{ id: string }>(async () => Promise.reject(new Error("The database is away.")));
  const answers = await Promise.allSettled([ask(ONE), ask(OTHER)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
