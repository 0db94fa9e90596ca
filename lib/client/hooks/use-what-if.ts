import useSWR from "swr";
import type { WhatIf } from "@/lib/domain/what-if/what-if";
import { swrDefaults } from "../swr";

/** GET /api/assessments/{id}/what-if */
export const useWhatIf = (id: string) =>
  useSWR<WhatIf, Error>(["/api/assessments", id, "what-if"], swrDefaults);
