import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** The browser's own slider, with a track of 44 px to put a finger on. */
export function Slider({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input type="range" className={clsx("h-11 w-full accent-primary", className)} {...rest} />;
}
