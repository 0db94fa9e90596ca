"use client";

import "@/lib/domain/zod-jitless";
import { useState } from "react";
import { BrandMark } from "@/components/layout/brand-mark";
import { Button } from "@/components/ui/button";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { ApiError, detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import type { Serialized } from "@/lib/client/serialized";
import type { CohortDetails } from "@/lib/domain/cohort/cohort";
import { COHORT_PUBLISH_FAILED, FETCH_COHORTS_FAILED, NOTHING_BEFORE } from "@/lib/domain/cohort/messages";
import type { CohortFigures } from "@/lib/domain/cohort/snapshot";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import styles from "./evening.module.css";
import { EveningReveal } from "./evening-reveal";

const EVERY_MS = 5_000;

/** For the room: how many have finished, and the way in. Nothing else before the reveal. */
export function EveningScreen({ id }: { id: string }) {
  const path = `/api/admin/cohorts/${id}`;
  const { data, error, mutate } = useAdmin<CohortDetails>(path, {
    refreshInterval: EVERY_MS,
    keepPreviousData: true,
  });
  const [revealed, setRevealed] = useState<Serialized<CohortFigures>>();
  const [said, setSaid] = useState("");

  const reveal = async () => {
    setSaid("");
    try {
      setRevealed(await adminApi<Serialized<CohortFigures>>(`${path}/publish`, { method: "POST", body: {} }));
    } catch (thrown) {
      if (isSessionOver(thrown)) return;
      // What was published before stays as it was.
      if (isTooSimilar(thrown) && data?.figures) setRevealed(data.figures);
      else setSaid(detailOf(thrown, COHORT_PUBLISH_FAILED));
    }
  };

  if (data === undefined)
    return error ? (
      <TableProblem message={detailOf(error, FETCH_COHORTS_FAILED)} onRetry={() => mutate()} />
    ) : (
      <TableLoadingState label="Loading the evening..." />
    );
  return (
    <main id="main" className={styles.screen}>
      <header className={styles.head}>
        <BrandMark />
        <p>{revealed === undefined ? data.name : `${data.name}, ${revealed.n} firms`}</p>
      </header>
      {revealed === undefined ? (
        <>
          <Count count={data.count} landing={data.landing} />
          <footer className={styles.foot}>
            <p role="status">{said || (error ? FETCH_COHORTS_FAILED : NOTHING_BEFORE)}</p>
            <Button size="lg" className={styles.button} onClick={reveal}>
              Reveal
            </Button>
          </footer>
        </>
      ) : (
        <EveningReveal figures={revealed} />
      )}
    </main>
  );
}

const isTooSimilar = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.status === 409 && thrown.body.code === "too_similar";

const Count = ({ count, landing }: Pick<Serialized<CohortDetails>, "count" | "landing">) => (
  <div className={styles.count}>
    <h1 aria-live="polite">
      <strong>{count}</strong> <span>{count === 1 ? "has finished" : "have finished"}</span>
    </h1>
    <div className={styles.way}>
      <svg
        viewBox={`0 0 ${landing.size} ${landing.size}`}
        role="img"
        aria-label={`QR code of ${landing.url}`}
        shapeRendering="crispEdges"
      >
        <path d={landing.qr} />
      </svg>
      <p className={styles.url}>{landing.short}</p>
      <p>
        Your code: <b>{landing.code}</b>
      </p>
    </div>
  </div>
);
