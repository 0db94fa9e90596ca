/** A link or button of a row, small enough to be one of several. */
export const ROW_ACTION =
  "inline-flex min-h-9 items-center whitespace-nowrap rounded-sm px-2 font-medium text-primary underline-offset-4 hover:bg-muted hover:underline max-lg:min-h-11";
