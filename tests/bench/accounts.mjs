// What the time of a refusal says: nothing, where known and unknown addresses take the same.
const ROUNDS = 60;
/** So long the product is at work on the letters of welcome, which would lengthen one answer and not the other. */
const WELCOME_MS = 5_000;
const headers = { "Content-Type": "application/json" };

/** Medians in milliseconds, of addresses with and without an account, asked by turns. */
export async function refusalTimes(url) {
  const post = async (path, body) => {
    const from = performance.now();
    await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) }).then((answer) =>
      answer.text(),
    );
    return performance.now() - from;
  };
  const took = { login: { known: [], unknown: [] }, reset: { known: [], unknown: [] } };
  for (let round = 0; round < ROUNDS; round += 1)
    await post("/api/auth/register", { email: `known-${round}@example.com`, password: "Cedar-Bridge-42" });
  await new Promise((resolve) => setTimeout(resolve, WELCOME_MS));
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = `known-${round}@example.com`;
    const unknown = `nobody-${round}@example.com`;
    const turns = round % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"];
    for (const turn of turns) {
      const email = turn === "known" ? known : unknown;
      took.login[turn].push(await post("/api/auth/login", { email, password: "Wrong-Password-1" }));
    }
    for (const turn of turns) {
      const email = turn === "known" ? known : unknown;
      took.reset[turn].push(await post("/api/auth/reset-password", { email }));
    }
  }
  const medians = ({ known, unknown }) => ({ known: median(known), unknown: median(unknown) });
  return { login: medians(took.login), reset: medians(took.reset) };
}

const median = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
