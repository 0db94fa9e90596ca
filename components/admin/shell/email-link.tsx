/** A mailto link. */
export const EmailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className="wrap-anywhere underline">
    {email}
  </a>
);
