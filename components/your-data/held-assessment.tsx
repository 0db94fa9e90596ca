import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { Serialized } from "@/lib/client/serialized";
import { longDate } from "@/lib/domain/dates";
import * as say from "@/lib/domain/your-data/messages";
import { PURPOSES } from "@/lib/domain/your-data/purposes";
import type { HeldAssessment as Held } from "@/lib/domain/your-data/your-data";
import type { Change } from "./use-change";

interface HeldAssessmentProps {
  assessment: Serialized<Held>;
  isPending: boolean;
  onChange: (change: Change) => void;
}

type Asked = "delete_family" | "delete";

/** One assessment that names the address. What cannot be undone is asked twice. */
export function HeldAssessment({ assessment, isPending, onChange }: HeldAssessmentProps) {
  const { companyName, createdAt, isOwned, hasFamily, consents } = assessment;
  const [asked, setAsked] = useState<Asked>();
  const hasLeft = consents.some(({ purpose, granted }) => purpose === "comparison" && !granted);
  const given = consents.filter(({ purpose, granted }) => granted && purpose !== "comparison");
  return (
    <section className="mt-10 border-border border-t pt-6">
      <h2 className="break-words text-xl">{companyName}</h2>
      <p className="text-muted-foreground text-sm">{`Assessment of ${longDate(new Date(createdAt))}`}</p>
      {isOwned ? (
        <>
          <p className="mt-3">{say.HELD_IN_ACCOUNT}</p>
          <LinkButton href="/auth?mode=login" variant="outline" className="mt-4">
            Sign in
          </LinkButton>
        </>
      ) : (
        <>
          {given.length > 0 && (
            <ul className="mt-4 grid gap-2">
              {given.map(({ purpose, at }) => (
                <li key={purpose} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                  <span className="text-sm">
                    {PURPOSES[purpose]}
                    <span className="text-muted-foreground">{`, agreed on ${longDate(new Date(at))}`}</span>
                  </span>
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isPending}
                    onClick={() => onChange({ action: "withdraw", purpose })}
                  >
                    {say.WITHDRAW}
                    <span className="sr-only">{`: ${PURPOSES[purpose]}`}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {asked === undefined ? (
            <div className="mt-5 flex flex-wrap gap-3">
              <Button disabled={isPending} onClick={() => onChange({ action: "download" })}>
                {say.DOWNLOAD}
              </Button>
              {!hasLeft && (
                <Button
                  variant="outline"
                  disabled={isPending}
                  onClick={() => onChange({ action: "leave_comparison" })}
                >
                  {say.LEAVE_COMPARISON}
                </Button>
              )}
              {hasFamily && (
                <Button variant="outline" onClick={() => setAsked("delete_family")}>
                  {say.DELETE_FAMILY}
                </Button>
              )}
              <Button variant="destructive" onClick={() => setAsked("delete")}>
                {say.DELETE_ALL}
              </Button>
            </div>
          ) : (
            <div className="mt-5">
              <p role="alert">{asked === "delete" ? say.CONFIRM_ALL : say.CONFIRM_FAMILY}</p>
              <div className="mt-4 flex flex-wrap gap-3">
                <Button
                  variant="destructive"
                  disabled={isPending}
                  onClick={() => {
                    setAsked(undefined);
                    onChange({ action: asked });
                  }}
                >
                  {asked === "delete" ? "Yes, Delete Everything" : "Yes, Delete My Family Answers"}
                </Button>
                <Button variant="outline" onClick={() => setAsked(undefined)}>
                  Keep It
                </Button>
              </div>
            </div>
          )}
          {hasLeft && <p className="mt-3 text-muted-foreground text-sm">{`${say.LEFT_COMPARISON}.`}</p>}
        </>
      )}
    </section>
  );
}
