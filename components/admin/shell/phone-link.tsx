import { phoneInWords } from "@/lib/domain/call/phone";

/** A tel link. */
export const PhoneLink = ({ number, hint }: { number: string | null; hint?: string }) =>
  number === null ? (
    <span>The number cannot be read with this server&apos;s secret.</span>
  ) : (
    <a
      href={`tel:${number}`}
      data-key={hint}
      className="whitespace-nowrap font-medium tabular-nums underline"
    >
      {phoneInWords(number)}
    </a>
  );
