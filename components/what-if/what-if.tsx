"use client";

import { type ComponentType, useEffect, useState } from "react";
import { createPortal } from "react-dom";

interface WhatIfProps {
  assessmentId: string;
}

/** Loaded a screen before it is reached, so that nothing moves under the reader. */
const AHEAD = "100% 0px";

/**
 * Portal: the switches under "What would move it". The report is static markup, so they are put into the place that it
 * leaves for them, and loaded when that comes near.
 */
export function WhatIf({ assessmentId }: WhatIfProps) {
  const [place, setPlace] = useState<Element | null>(null);
  const [Panel, setPanel] = useState<ComponentType<WhatIfProps> | null>(null);
  useEffect(() => {
    const found = document.querySelector("[data-what-if]");
    if (found === null) return;
    const observer = new IntersectionObserver(
      ([crossing]) => {
        if (!crossing?.isIntersecting) return;
        observer.disconnect();
        // Offline: the list above says the same without switches.
        import("./what-if-panel").then(
          (loaded) => {
            setPlace(found);
            setPanel(() => loaded.WhatIfPanel);
          },
          () => undefined,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(found.parentElement ?? found);
    return () => observer.disconnect();
  }, []);
  return place !== null && Panel !== null && createPortal(<Panel assessmentId={assessmentId} />, place);
}
