/** What the report costs. Apart from what checks a payment: pages that only say the price carry no schemas. */
export const REPORT_PRICE_IN_DOLLARS = 49;
export const REPORT_PRICE_IN_CENTS = REPORT_PRICE_IN_DOLLARS * 100;
export const REPORT_CURRENCY = "usd";

/** "$49" */
export const REPORT_PRICE = `$${REPORT_PRICE_IN_DOLLARS}`;

/** "49.00 USD" */
export const priceInWords = ({ amountCents, currency }: { amountCents: number; currency: string }): string =>
  `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`;
