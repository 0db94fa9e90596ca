import * as Tabs from "radix-ui/tabs";
import type { ComponentProps } from "react";

/** The button of one tab in a list of `Tabs`; `className` says how large it is. */
export const Tab = ({ className = "min-h-12 px-3", ...trigger }: ComponentProps<typeof Tabs.Trigger>) => (
  <Tabs.Trigger
    {...trigger}
    className={`border-transparent border-b-2 font-medium text-muted-foreground data-[state=active]:border-primary data-[state=active]:text-foreground ${className}`}
  />
);
