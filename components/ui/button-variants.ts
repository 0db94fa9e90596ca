const VARIANTS = {
  default: "border border-transparent bg-primary text-primary-foreground hover:bg-primary-hover",
  secondary: "border border-transparent bg-muted text-foreground hover:bg-border",
  outline: "border border-input bg-transparent text-foreground hover:bg-muted",
  ghost: "border border-transparent bg-transparent text-foreground hover:bg-muted",
  destructive: "border border-destructive bg-transparent text-destructive hover:bg-muted",
};

const SIZES = {
  sm: "min-h-9 pointer-coarse:min-h-11 px-3 py-1 text-sm",
  default: "min-h-11 px-5 py-2 text-base",
  lg: "min-h-13 px-7 py-3 text-lg",
};

export interface ButtonVariants {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/**
 * Two look-ups, and no library for them: each page's script carries this three times, for the page and for both of its
 * error pages. Where the device forces its colours, a border without a colour is what shows that this is a button.
 */
export const buttonVariants = ({
  variant = "default",
  size = "default",
  className,
}: ButtonVariants & { className?: string } = {}): string => {
  const look = `inline-flex items-center justify-center gap-2 rounded-sm text-center font-medium transition-colors duration-150 disabled:cursor-not-allowed print:hidden disabled:opacity-60 aria-disabled:opacity-60 ${VARIANTS[variant]} ${SIZES[size]}`;
  return className ? `${look} ${className}` : look;
};
