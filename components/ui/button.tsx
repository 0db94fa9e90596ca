import type { ComponentProps } from "react";
import { type ButtonVariants, buttonVariants } from "./button-variants";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & ButtonVariants & { className?: string };

export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...rest} />;
}
