import { type ComponentType, useCallback, useState } from "react";
import { NOT_LOADED } from "@/lib/domain/http-messages";
import { toast } from "../toast";

/** Lazy loading: a dialog is loaded when it is first opened. Where that fails, as when offline, a toast says so. */
export function useDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const open = () => load().then((found) => setDialog(() => found), sayNotLoaded);
  const close = useCallback(() => setDialog(null), []);
  return { Dialog, open, close };
}

const sayNotLoaded = () => toast({ title: "Error", description: NOT_LOADED, tone: "problem" });
