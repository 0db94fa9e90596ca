import { LinkButton } from "@/components/ui/link-button";

/** The way in, once more, for a reader who has come to the end. */
export const CallToAction = () => (
  <section aria-labelledby="start-title" className="border-border border-t">
    <div className="mx-auto flex max-w-[1152px] flex-wrap items-center justify-between gap-x-12 gap-y-6 px-4 py-14 sm:px-8 sm:py-20 print:py-8">
      <div>
        <h2 id="start-title" className="text-3xl">
          See how ready your company is
        </h2>
        <p className="mt-2 text-balance text-muted-foreground">
          15 minutes. No obligations. Your score is free.
        </p>
      </div>
      <LinkButton href="/assessment" size="lg" className="max-sm:w-full max-sm:px-3">
        Start Your Free AI Roadmap
      </LinkButton>
    </div>
  </section>
);
