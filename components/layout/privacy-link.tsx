interface PrivacyLinkProps {
  /** The part of the page that answers the question. */
  at: string;
  children: string;
}

/** To what the privacy page says of the question beside it; in a new tab, because a form is open in this one. */
export const PrivacyLink = ({ at, children }: PrivacyLinkProps) => (
  <a
    href={`/privacy#${at}`}
    target="_blank"
    rel="noopener"
    className="underline underline-offset-4 hover:text-foreground"
  >
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);
