import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { NONE, NOT_PROVIDED } from "@/lib/domain/admin/messages";

interface SectionProps {
  title: string;
  children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => (
  <section className="border-border border-t py-4">
    <h3 className="mb-2 text-lg">{title}</h3>
    {children}
  </section>
);

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:gap-x-8">{children}</dl>
);

interface FactProps {
  label: string;
  /** Undefined while it is on its way, null or blank where nothing was said. */
  value: string | null | undefined;
  isWide?: boolean;
  /** Wide on a phone, for what would break in the middle of a word there. */
  isUnbroken?: boolean;
  /** Shown in place of the bare value, where given. */
  children?: ReactNode;
}

export const Fact = ({ label, value, isWide = false, isUnbroken = false, children }: FactProps) => (
  <div className={clsx("min-w-0", isWide && "col-span-2", isUnbroken && "max-sm:col-span-2")}>
    <dt className="text-muted-foreground text-xs">{label}</dt>
    <dd className="whitespace-pre-line break-words">
      {value === undefined ? (
        <Skeleton className="mt-1 h-4 w-32" />
      ) : value?.trim() ? (
        children || value.trim()
      ) : (
        NOT_PROVIDED
      )}
    </dd>
  </div>
);

interface ListFactProps {
  label: string;
  /** Undefined while it is on its way. */
  values: readonly string[] | undefined;
  isWide?: boolean;
}

export const ListFact = ({ label, values, isWide = false }: ListFactProps) => (
  <div className={clsx("min-w-0", isWide && "col-span-2")}>
    <dt className="text-muted-foreground text-xs">{label}</dt>
    <dd className="break-words">
      {values === undefined ? (
        <Skeleton className="mt-1 h-4 w-40" />
      ) : values.length === 0 ? (
        NONE
      ) : (
        values.join(", ")
      )}
    </dd>
  </div>
);
