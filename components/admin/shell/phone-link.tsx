import { phoneInWords } from "@/lib/domain/call/phone";

/** A tel link, 24 px high to a finger at the least, and no taller in its line. */
export const PhoneLink = ({ number, hint }: { number: string | null; hint?: string }) =>
  number === null ? (
    <span>The number cannot be read with this server&apos;s secret.</span>
  ) : (
    <a
      href={`tel:${number}`}
      data-key={hint}
      className="-my-0.5 inline-block whitespace-nowrap py-0.5 font-medium tabular-nums underline"
    >
      {phoneInWords(number)}
    </a>
  );
