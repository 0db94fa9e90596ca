/**
 * What is needed to try a vendor itself, from the environment: with CONTRACTS_LIVE=1 and every value there and of the
 * right form. Null otherwise; under CONTRACTS_LIVE=1 a skipped test then says what is missing.
 */
export function liveVendor<Name extends string>(
  vendor: string,
  wanted: Record<Name, RegExp>,
): Record<Name, string> | null {
  if (process.env.CONTRACTS_LIVE !== "1") return null;
  const names = Object.keys(wanted).filter((name): name is Name => name in wanted);
  const unfit = names.filter((name) => !wanted[name].test(process.env[name] ?? ""));
  if (unfit.length > 0) {
    it.skip(`${vendor} itself: ${unfit.map((name) => `${name} ~ ${wanted[name]}`).join(", ")} is needed`, () =>
      undefined);
    return null;
  }
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) values[name] = process.env[name];
  return isWhole(values, names) ? values : null;
}

const isWhole = <Name extends string>(
  values: Partial<Record<Name, string>>,
  names: Name[],
): values is Record<Name, string> => names.every((name) => values[name] !== undefined);
