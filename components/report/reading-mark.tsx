"use client";

import { useEffect } from "react";

/** A fifth of the way down the window: the section that lies across this line is the one being read. */
const READING_LINE = "-20% 0px -79% 0px";

/** Marks in the contents which section is being read. The paper is static markup, so it is watched from outside it. */
export function ReadingMark() {
  useEffect(() => {
    const sections = document.querySelectorAll(".report-section[id]");
    const [first] = sections;
    if (first !== undefined) mark(first.id);
    const observer = new IntersectionObserver(
      (crossings) => {
        for (const { target, isIntersecting } of crossings) if (isIntersecting) mark(target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return null;
}

function mark(id: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(".report-contents a, .report-contents-folded a");
  for (const link of links) {
    if (link.hash === `#${id}`) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
}
