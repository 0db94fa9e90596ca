import { PASSWORD_COMMON } from "@/lib/domain/account/server-messages";
import { Failure } from "@/lib/domain/failure";

/** Passwords that are found within so many guesses, tried in the order in which people choose them. */
const COMMON_GUESSES = 100_000;
/** Nothing longer is common, and the time to look grows with the length. */
const LONGEST_COMMON = 24;

type Checker = { check(password: string, more?: string[]): { guesses: number } };
let checker: Promise<Checker> | undefined;

/** Refuses a password that others have too, such as Password1. `field` is the one that the person typed it in. */
export async function requireUncommon(password: string, field: "password" | "newPassword"): Promise<void> {
  if (password.length > LONGEST_COMMON) return;
  checker ??= load();
  const { guesses } = (await checker).check(password);
  if (guesses >= COMMON_GUESSES) return;
  throw new Failure("invalid", PASSWORD_COMMON, { issues: [{ path: field, message: PASSWORD_COMMON }] });
}

/** The lists are large: they are read at the first password, not at every start. */
async function load(): Promise<Checker> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}
