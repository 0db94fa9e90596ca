// What the time of a refusal says: nothing, where known and unknown addresses take the same.
const ROUNDS = 60;
/** So long the product is at work on the letters of welcome, which would lengthen one answer and not the other. */
const WELCOME_MS = 5_000;
const headers = { "Content-Type": "application/json" };

interface Times {
  known: number[];
  unknown: number[];
}
/** What the same call takes with an address that has an account, and with one that has none. */
export interface Refusal {
  known: number;
  unknown: number;
}

/** Medians in milliseconds, of addresses with and without an account, asked by turns. */
export async function refusalTimes(url: string): Promise<Record<"login" | "reset", Refusal>> {
  const post = async (path: string, body: object): Promise<number> => {
    const from = performance.now();
    await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) }).then((response) =>
      response.text(),
    );
    return performance.now() - from;
  };
  const took: Record<"login" | "reset", Times> = {
    login: { known: [], unknown: [] },
    reset: { known: [], unknown: [] },
  };
  for (let round = 0; round < ROUNDS; round += 1)
    await post("/api/auth/register", { email: `known-${round}@example.com`, password: "Cedar-Bridge-42" });
  await new Promise((resolve) => setTimeout(resolve, WELCOME_MS));
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = `known-${round}@example.com`;
    const unknown = `unknown-${round}@example.com`;
    const turns: (keyof Times)[] = round % 2 === 0 ? ["known", "unknown"] : ["unknown", "known"];
    for (const turn of turns) {
      const email = turn === "known" ? known : unknown;
      took.login[turn].push(await post("/api/auth/login", { email, password: "Wrong-Password-1" }));
    }
    for (const turn of turns) {
      const email = turn === "known" ? known : unknown;
      took.reset[turn].push(await post("/api/auth/reset-password", { email }));
    }
  }
  const medians = ({ known, unknown }: Times): Refusal => ({
    known: median(known),
    unknown: median(unknown),
  });
  return { login: medians(took.login), reset: medians(took.reset) };
}

export const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
