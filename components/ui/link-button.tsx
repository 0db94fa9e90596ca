import type { ComponentProps } from "react";
import { type ButtonVariants, buttonVariants } from "./button-variants";

type LinkButtonProps = Omit<ComponentProps<"a">, "className"> & ButtonVariants & { className?: string };

/** A link that looks like a button. A plain link: pages here are whole documents, each with its own nonce. */
export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={buttonVariants({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
}
