import { createContext } from "react";
import type { Serialized } from "@/lib/client/serialized";
import type { Retake } from "@/lib/domain/retake/retake";

/** What was answered last time; null in a first assessment. */
export const RetakeContext = createContext<Serialized<Retake> | null>(null);
