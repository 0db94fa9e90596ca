"use client";

import { createContext, type ReactNode, useContext } from "react";
import { NO_TROUBLE, type Trouble } from "@/lib/domain/admin/trouble";

const Found = createContext<Trouble>(NO_TROUBLE);

/** What failed, as the server found it when the page was asked for. */
export const TroubleFound = ({ trouble, children }: { trouble: Trouble; children: ReactNode }) => (
  <Found value={trouble}>{children}</Found>
);

export const useTrouble = (): Trouble => useContext(Found);
