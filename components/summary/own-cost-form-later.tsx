"use client";

import dynamic from "next/dynamic";

/** The form with its script in a file of its own, for the few pages that ask: the others do not load it. */
export const OwnCostFormLater = dynamic(() =>
  import("./own-cost-form").then(({ OwnCostForm }) => OwnCostForm),
);
