import { brand } from "@/lib/brand";

/** The chapters behind the product, by their logos. */
export const Chapters = () => (
  <section aria-label="Chapters" className="border-border border-t">
    <div className="mx-auto grid max-w-[1152px] gap-6 px-4 py-10 sm:px-8 lg:grid-cols-[1fr_auto] lg:items-center">
      <p className="text-muted-foreground text-sm">{`Offered by two chapters of the ${brand.association}`}</p>
      <ul className="flex flex-wrap gap-x-12 gap-y-5">
        {brand.chapters.map(({ name, logo }) => (
          <li key={name} className="flex items-center gap-3.5">
            {/* biome-ignore lint/performance/noImgElement: a drawing of two kilobytes needs no resizing. */}
            <img src={logo} alt={`${name} logo`} width={56} height={56} loading="lazy" />
            <span className="font-serif text-lg">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
