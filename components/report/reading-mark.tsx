"use client";

import { useEffect } from "react";

/** Below the top of the window by so much, a section counts as being read. */
const READING_LINE = 140;

/** Marks in the contents which section is being read. The paper itself is drawn on the server, and may come later. */
export function ReadingMark() {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      markSectionBeingRead();
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    later();
    window.addEventListener("scroll", later, { passive: true });
    return () => {
      window.removeEventListener("scroll", later);
      cancelAnimationFrame(frame);
    };
  }, []);
  return null;
}

function markSectionBeingRead(): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(".report-contents a, .report-contents-folded a"),
  ];
  const isBegun = (link: HTMLAnchorElement) => {
    const section = document.getElementById(link.hash.slice(1));
    // What is still hidden has no place yet: the paper is sent after the page around it.
    const place = section?.getBoundingClientRect();
    return place !== undefined && place.height > 0 && place.top <= READING_LINE;
  };
  const read = links.filter(isBegun).at(-1)?.hash;
  for (const link of links) {
    if (link.hash === read) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
