import { brand, fullName } from "@/lib/brand";

const LINKS = [
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/terms#contact", "Contact"],
] as const;

export const PageFooter = () => (
  <footer className="no-print border-border border-t">
    <div className="mx-auto flex max-w-[1152px] flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-4 sm:px-8 text-muted-foreground text-sm">
      <p>{`© ${brand.copyrightYear} ${fullName}`}</p>
      <p className="lg:ml-auto">Insights come from senior AI strategists.</p>
      <nav aria-label="Legal" className="flex flex-wrap gap-x-6">
        {LINKS.map(([href, name]) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-foreground hover:underline"
          >
            {name}
          </a>
        ))}
      </nav>
    </div>
  </footer>
);
