import { brand } from "@/lib/brand";

/** The two chapters behind the product, by their drawn marks. */
export const Chapters = () => (
  <section aria-label="Chapters" className="border-border border-t bg-muted">
    <div className="mx-auto flex max-w-[1120px] flex-wrap items-center justify-center gap-x-16 gap-y-6 px-4 py-10">
      <p className="w-full text-center text-muted-foreground text-sm">{`Offered by two chapters of the ${brand.association}`}</p>
      {brand.chapters.map(({ name, mark }) => (
        <div key={name} className="flex items-center gap-3">
          <svg viewBox="0 0 48 48" role="img" aria-label={`${name} logo`} className="size-12">
            <circle cx="24" cy="24" r="22" fill="none" stroke="var(--foreground)" strokeWidth="1.5" />
            <path d={mark} fill="none" stroke="var(--primary)" strokeWidth="2.4" strokeLinejoin="round" />
          </svg>
          <span className="font-serif text-lg">{name}</span>
        </div>
      ))}
    </div>
  </section>
);
