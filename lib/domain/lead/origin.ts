import { z } from "zod";
import { shortDate } from "../dates";

/** A lead, named beside another one of the same person. */
export const LeadOrigin = z.object({ id: z.uuid(), companyName: z.string(), createdAt: z.date() });
export type LeadOrigin = z.infer<typeof LeadOrigin>;

/** "Halden Creek Joinery, Nov 3, 2026": a person's assessments may be of one company. */
export const originInWords = (origin: { companyName: string; createdAt: Date | string }): string =>
  `${origin.companyName}, ${shortDate(origin.createdAt)}`;
