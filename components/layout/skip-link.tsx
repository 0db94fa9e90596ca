interface SkipLinkProps {
  /** The id of what is led to; it takes the focus. */
  to?: string;
  children?: string;
}

/** The first thing that the Tab key meets: past what every page repeats. Seen only while it has the focus. */
export const SkipLink = ({ to = "main", children = "Skip to content" }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className="no-print sr-only rounded-sm focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:border focus:border-input focus:bg-card focus:px-4 focus:py-3 focus:font-medium"
  >
    {children}
  </a>
);
