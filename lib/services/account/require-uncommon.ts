import { PASSWORD_COMMON } from "@/lib/domain/account/messages";
import { Failure } from "@/lib/domain/failure";

/** Fewer guesses than a million: what attackers try first. 0 to 4 is zxcvbn's own scale. */
const TOO_EASY = 1;
/** Longer ones are not among what is common, and cost time to look at. */
const LOOKED_AT_CHARACTERS = 40;

type Checker = { check(password: string, more?: string[]): { score: number } };
let checker: Promise<Checker> | undefined;

/** Refuses a password that others have too, such as Password1. `field` is the one that the person typed it in. */
export async function requireUncommon(password: string, field: "password" | "newPassword"): Promise<void> {
  checker ??= load();
  const { score } = (await checker).check(password.slice(0, LOOKED_AT_CHARACTERS));
  if (score > TOO_EASY) return;
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
