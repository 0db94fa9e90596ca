"use client";

import { type ComponentProps, useState } from "react";
import { Input } from "@/components/ui/input";

/** A password field that can be read while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={isShown ? "text" : "password"} className="pr-20" />
      <button
        type="button"
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-sm px-3 text-muted-foreground text-sm hover:text-foreground"
      >
        {isShown ? "Hide" : "Show"}
        <span className="sr-only"> password</span>
      </button>
    </div>
  );
}
