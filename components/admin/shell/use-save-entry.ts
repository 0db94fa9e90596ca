import type { FormEvent } from "react";
import { adminApi } from "@/lib/client/admin-session";
import { type Checked, useSave } from "./use-save";

interface Schema {
  safeParse(body: unknown): Checked;
}

/** A list whose entries are made and changed in a dialog. */
interface Entries {
  path: string;
  /** What one of them is called, such as 'Coupon'. */
  noun: string;
  /** What a new one is checked against, and what a change is. */
  schemas: { added: Schema; changed: Schema };
  /** Said where it could not be saved, and the server did not say why. */
  failed: string;
}

/** The form that makes an entry of a list, or changes `entry`, and says in a toast which of both was done. */
export function useSaveEntry<Entry extends { id: string }>(
  { path, noun, schemas, failed }: Entries,
  entry: Entry | null,
  bodyOf: (form: FormData, entry: Entry | null) => Record<string, unknown>,
  onSaved: () => unknown,
) {
  const saving = useSave(onSaved);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = bodyOf(new FormData(event.currentTarget), entry);
    if (!saving.check((entry === null ? schemas.added : schemas.changed).safeParse(body))) return;
    const work = () =>
      entry === null
        ? adminApi(path, { method: "POST", body })
        : adminApi(`${path}/${entry.id}`, { method: "PATCH", body });
    await saving.send(work, `${noun} ${entry === null ? "created" : "saved"}`, failed);
  };
  return { ...saving, save };
}
