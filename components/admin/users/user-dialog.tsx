"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Field, fieldIds } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import { toast } from "@/lib/client/toast";
import { TEMPORARY_PASSWORD_NOTE, USER_SAVE_FAILED } from "@/lib/domain/user/messages";
import { ROLE_LABELS, Role } from "@/lib/domain/user/role";
import { type AdminUser, UserForm } from "@/lib/domain/user/user";

interface UserDialogProps {
  /** Null: a new one. */
  user: Serialized<AdminUser> | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Makes a user, or changes one. Mounted anew each time it is opened. */
export function UserDialog({ user, onClose, onSaved }: UserDialogProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<UserForm>({
    resolver: zodResolver(UserForm),
    defaultValues: user === null ? { email: "", role: "admin" } : { email: user.email, role: user.role },
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    setProblem(undefined);
    try {
      if (user === null) await adminApi("/api/admin/users", { method: "POST", body });
      else await adminApi(`/api/admin/users/${user.id}`, { method: "PUT", body });
      toast({
        title: user === null ? "User created" : "User saved",
        description: user === null ? `An invitation is on its way to ${body.email}.` : body.email,
        tone: "good",
      });
      onSaved();
    } catch (error) {
      if (!isSessionOver(error)) setProblem(detailOf(error, USER_SAVE_FAILED));
    }
  });

  return (
    <Dialog isOpen onClose={onClose} title={user === null ? "Create New Admin" : "Edit User"}>
      <form method="post" onSubmit={save} noValidate className="grid gap-4">
        {user === null && <p className="text-muted-foreground text-sm">{TEMPORARY_PASSWORD_NOTE}</p>}
        <Field id="user-email" label="Email" error={errors.email?.message}>
          <Input
            {...fieldIds("user-email", { error: errors.email?.message })}
            {...form.register("email")}
            type="email"
            autoComplete="off"
          />
        </Field>
        <Field id="user-role" label="Role" error={errors.role?.message}>
          <Select {...fieldIds("user-role", { error: errors.role?.message })} {...form.register("role")}>
            {Role.options.map((role) => (
              <option key={role} value={role}>
                {ROLE_LABELS[role]}
              </option>
            ))}
          </Select>
        </Field>
        {problem && <Alert tone="problem">{problem}</Alert>}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {saveLabel(user === null, isSubmitting)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function saveLabel(isNew: boolean, isSubmitting: boolean): string {
  if (isNew) return isSubmitting ? "Creating..." : "Create User";
  return isSubmitting ? "Saving..." : "Save Changes";
}
