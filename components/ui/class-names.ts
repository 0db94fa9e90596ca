import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins classes; where two say different things about the same property, the later one counts. */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
