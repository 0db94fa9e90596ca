/** How our CSV is written. */
export const RFC_4180 = { record_delimiter: "\r\n", quoted_string: true } as const;
