/** "1,450", "870k", "$1.2 million" */
export function numberIn(typed: string): number {
  const [, digits = "", scale = ""] = /^\$?([\d.,]+) ?(\p{L}*)/u.exec(typed) ?? [];
  const times = /^k$|^thousand$/i.test(scale) ? 1e3 : /^m$|^million$/i.test(scale) ? 1e6 : 1;
  return Math.round(Number(digits.replaceAll(",", "")) * times * 100) / 100;
}
