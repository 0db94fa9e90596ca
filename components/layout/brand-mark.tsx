import { brand } from "@/lib/brand";

/** The mark and the name; pressing it leads home. */
export const BrandMark = () => (
  <a
    href="/"
    aria-label={`${brand.product}: home`}
    className="flex min-h-11 items-center gap-2.5 no-underline"
  >
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <path
        d="M3 25 12 9l5 8 3-5 9 13z"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M3 29h26" stroke="var(--foreground)" strokeWidth="2.4" />
    </svg>
    <span className="font-semibold font-serif text-lg">{brand.product}</span>
  </a>
);
