import useSWR from "swr";
import type { OwnAssessment } from "@/lib/domain/account/views";
import { api } from "../api";
import type { Serialized } from "../serialized";
import { swrDefaults } from "../swr";

export type MyReport = Serialized<OwnAssessment>;

const PATH = "/api/user/assessments";

/** GET /api/user/assessments. The token is part of the key: what one person loaded is never shown to another. */
export const useMyReports = (token: string | null | undefined) =>
  useSWR<MyReport[], Error>(token ? [PATH, token] : null, {
    ...swrDefaults,
    fetcher: async () => (await api<{ assessments: MyReport[] }>(PATH, { as: "user" })).assessments,
  });
