import { brand, fullName } from "@/lib/brand";

export const PageFooter = () => (
  <footer className="no-print border-border border-t">
    <div className="mx-auto flex max-w-[1120px] flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-5 text-muted-foreground text-sm">
      <p>{`© ${brand.copyrightYear} ${fullName}`}</p>
      <p>Insights come from senior AI strategists.</p>
    </div>
  </footer>
);
