/** What the report costs. Apart from what checks a payment: pages that only say the price carry no schemas. */
export const REPORT_PRICE_IN_DOLLARS = 49;
export const REPORT_PRICE_IN_CENTS = REPORT_PRICE_IN_DOLLARS * 100;
export const REPORT_CURRENCY = "usd";

/** "US$49": a buyer in British Columbia must not take it for Canadian dollars. */
export const REPORT_PRICE = `US$${REPORT_PRICE_IN_DOLLARS}`;

/** "US$49.00", as it is written on a bill. */
export const priceInWords = ({
  amountCents,
  currency,
}: {
  amountCents: number;
  currency: string;
}): string => {
  const amount = (amountCents / 100).toFixed(2);
  return currency === REPORT_CURRENCY ? `US$${amount}` : `${amount} ${currency.toUpperCase()}`;
};

/** "US$49.00" */
export const REPORT_TOTAL = priceInWords({ amountCents: REPORT_PRICE_IN_CENTS, currency: REPORT_CURRENCY });

/** "US$1,568" for a sum, with cents where there are any. */
export function amountInWords(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `US$${(cents / 100).toLocaleString("en-CA", options)}`;
}
