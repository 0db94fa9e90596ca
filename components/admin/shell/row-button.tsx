import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, "size"> {
  /** Which row it acts on, for screen readers. */
  about: string;
}

export const RowButton = ({ about, variant = "outline", children, ...rest }: RowButtonProps) => (
  <Button variant={variant} size="sm" {...rest}>
    {children}
    <span className="sr-only">{` ${about}`}</span>
  </Button>
);
