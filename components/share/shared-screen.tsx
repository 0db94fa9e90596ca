import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { FILE_KINDS } from "@/lib/domain/report/file-kinds";
import { sharedBy } from "@/lib/domain/share/messages";
import { SharedOpened } from "./shared-opened";

interface SharedScreenProps {
  token: string;
  executiveName: string;
  companyName: string;
  expiresAt: Date;
  children: ReactNode;
}

const deck = FILE_KINDS["deck.pptx"];

/** The page round a shared paper: who shared it, until when, and the files. Nothing here calls or changes anything. */
export const SharedScreen = ({ token, expiresAt, children, ...who }: SharedScreenProps) => (
  <PageShell width="wide">
    <div className="no-print mb-8 flex flex-wrap items-center justify-between gap-3 border-border border-b pb-4 max-[1099px]:mb-5 max-[1099px]:border-b-0 max-[1099px]:pb-0 max-sm:-mt-4 sm:-mt-6">
      <p className="min-w-0 flex-1 basis-64 break-words text-muted-foreground text-sm">
        {sharedBy(who, expiresAt)}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={`/api/shared/${token}/files/deck.pptx`}
          className={buttonVariants({ size: "sm", variant: "outline" })}
        >
          {`${deck.label}, Beta`}
        </a>
        <a href={`/api/shared/${token}/report.pdf`} className={buttonVariants({ size: "sm" })}>
          Download PDF
        </a>
      </div>
    </div>
    {children}
    <SharedOpened />
  </PageShell>
);
