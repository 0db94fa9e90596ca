import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** The browser's own slider, with a track of 44 px to put a finger on. */
export function Slider({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input type="range" className={cn("h-11 w-full accent-primary", className)} {...rest} />;
}
