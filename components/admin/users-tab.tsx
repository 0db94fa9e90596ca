"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toast } from "@/lib/client/toast";
import type { Wire } from "@/lib/client/wire";
import { shortMoment } from "@/lib/domain/dates";
import { PAGE_ROWS } from "@/lib/domain/paging";
import {
  deleteUserQuestion,
  FETCH_USERS_FAILED,
  USER_DELETE_FAILED,
  usersFailed,
} from "@/lib/domain/user/messages";
import { type AdminUser, ROLE_LABELS } from "@/lib/domain/user/user";
import { DeskEmpty, DeskLoading, DeskProblem } from "./desk-states";
import { Cell, DeskTable, Pager, Row, TypedCell } from "./desk-table";
import { UserDialog } from "./user-dialog";

type User = Wire<AdminUser>;
const COLUMNS = ["Email", "Role", "Created At", "Updated At", ""];

/** Everybody who has an account: made, changed and removed here. */
export function UsersTab() {
  const [q, setQ] = useState("");
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<User | "new" | null>(null);
  const address = new URLSearchParams({ q, page: String(page) });
  const users = useAdmin<AdminUser[]>(`/api/admin/users?${address}`, { keepPreviousData: true });

  const remove = async (user: User) => {
    if (!window.confirm(deleteUserQuestion(user))) return;
    try {
      await adminApi(`/api/admin/users/${user.id}`, { method: "DELETE" });
      toast({ title: "User deleted", description: user.email });
      await users.mutate();
    } catch (error) {
      if (!isSessionOver(error)) toast({ title: detailOf(error, USER_DELETE_FAILED), tone: "problem" });
    }
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Input
          type="search"
          aria-label="Search users by email"
          placeholder="Search by email..."
          className="sm:max-w-md sm:text-sm!"
          value={q}
          onChange={(event) => {
            setQ(event.target.value);
            setPage(1);
          }}
        />
        <Button size="sm" onClick={() => setEdited("new")}>
          Create New Admin
        </Button>
      </div>
      {users.error ? (
        <DeskProblem
          message={usersFailed(detailOf(users.error, FETCH_USERS_FAILED))}
          onRetry={() => users.mutate()}
        />
      ) : users.data === undefined ? (
        <DeskLoading label="Loading users..." />
      ) : users.data.length === 0 ? (
        <DeskEmpty title="No users found" text="Nobody's e-mail address holds what you search for." />
      ) : (
        <DeskTable label="Users" columns={COLUMNS}>
          {users.data.map((user) => (
            <UserRow key={user.id} user={user} onEdit={setEdited} onDelete={remove} />
          ))}
        </DeskTable>
      )}
      <Pager page={page} hasMore={users.data?.length === PAGE_ROWS} onPage={setPage} />
      {edited !== null && (
        <UserDialog
          user={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void users.mutate();
          }}
        />
      )}
    </div>
  );
}

interface UserRowProps {
  user: User;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

const UserRow = ({ user, onEdit, onDelete }: UserRowProps) => (
  <Row>
    <TypedCell>{user.email}</TypedCell>
    <Cell>
      <Badge variant={user.role === "admin" ? "default" : "secondary"}>{ROLE_LABELS[user.role]}</Badge>
    </Cell>
    <Cell>{shortMoment(user.createdAt)}</Cell>
    <Cell>{shortMoment(user.updatedAt)}</Cell>
    <Cell>
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="sm" onClick={() => onEdit(user)}>
          Edit
          <span className="sr-only">{` ${user.email}`}</span>
        </Button>
        <Button variant="destructive" size="sm" onClick={() => onDelete(user)}>
          Delete
          <span className="sr-only">{` ${user.email}`}</span>
        </Button>
      </div>
    </Cell>
  </Row>
);
