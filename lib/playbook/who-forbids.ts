import type { Fact } from "@/lib/domain/ledger/fact";

/** "Northland Health owns the data and says nothing may go into a public tool": who forbids it, by name. */
const OWNS_OR_SAYS =
  /(?<![\p{L}])((?:\p{Lu}[\p{L}.'’&-]*\s){1,4})(?:owns|has ruled|says|said|told us|forbids?|forbade|prohibits?|requires?|does not allow|doesn['’]t allow)(?!\p{L})/u;
const NO_NAME = /^(?:The|Our|We|They|It|He|She|This|That|Clients?|Customers?|Contracts?|No|And|But)\s/;

/** Null where it is a contract or customers in general. */
export function whoForbids({ sentence, lang }: Pick<Fact, "sentence" | "lang">): string | null {
  const [, name = ""] = lang === "en" ? (OWNS_OR_SAYS.exec(sentence) ?? []) : [];
  return name === "" || NO_NAME.test(name) ? null : name.trim();
}
