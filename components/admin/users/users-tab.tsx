"use client";

import { useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { adminApi } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useOpened } from "@/lib/client/hooks/use-history";
import { useKeptFocus } from "@/lib/client/hooks/use-kept-focus";
import { useListTop } from "@/lib/client/hooks/use-list-top";
import { useScrollReturn } from "@/lib/client/hooks/use-scroll-return";
import { useUsers } from "@/lib/client/hooks/use-users";
import type { Serialized } from "@/lib/client/serialized";
import { toastOutcome } from "@/lib/client/toast-outcome";
import { shortMoment } from "@/lib/domain/dates";
import { PAGE_ROWS } from "@/lib/domain/paging";
import {
  deleteUserQuestion,
  FETCH_USERS_FAILED,
  INVITATION_EXPIRED,
  INVITATION_SENT,
  INVITE_FAILED,
  lastSignedIn,
  NOT_SIGNED_IN_YET,
  USER_DELETE_FAILED,
  usersFailed,
} from "@/lib/domain/user/messages";
import { ROLE_LABELS } from "@/lib/domain/user/role";
import type { AdminUser } from "@/lib/domain/user/user";
import { useDashboardSearchParams } from "../leads/use-dashboard-search-params";
import { AdminSearch } from "../shell/admin-search";
import { Cell, DataTable, Row, TableLoading, TypedCell } from "../shell/data-table";
import { Pager } from "../shell/pager";
import { RowButton } from "../shell/row-button";
import { TableEmpty, TableProblem } from "../shell/table-states";
import { UserDialog } from "./user-dialog";

type User = Serialized<AdminUser>;
const COLUMNS = ["Email", "Role", "Created At", "Updated At", ""];

/** Everyone who has an account: made, changed and removed here. */
export function UsersTab() {
  const {
    users: { q, page },
    changeUsers,
  } = useDashboardSearchParams();
  const { opened, open, close } = useOpened("user");
  const { users, shownPage, error, hasMore, reload } = useUsers(q, page);
  const edited = opened === "new" ? null : users?.find(({ id }) => id === opened);
  const area = useRef<HTMLDivElement>(null);
  const { top, turnTo } = useListTop(shownPage, error, (wanted) => changeUsers({ page: wanted }));
  useKeptFocus(area);
  useScrollReturn(users !== undefined);

  const remove = async (user: User) => {
    if (!window.confirm(deleteUserQuestion(user))) return;
    const isDone = await toastOutcome(
      adminApi(`/api/admin/users/${user.id}`, { method: "DELETE" }),
      { title: "User deleted", description: user.email },
      USER_DELETE_FAILED,
    );
    if (isDone) await reload();
  };

  const invite = async (user: User) => {
    const isDone = await toastOutcome(
      adminApi(`/api/admin/users/${user.id}/invite`, { method: "POST", body: {} }),
      { title: INVITATION_SENT, description: user.email, tone: "good" },
      INVITE_FAILED,
    );
    if (isDone) await reload();
  };

  return (
    <div ref={area} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AdminSearch
          label="Search users by email"
          placeholder="Search by email..."
          q={q}
          onSearch={(wanted) => changeUsers({ q: wanted })}
        />
        <Button size="sm" onClick={() => open("new")}>
          Create New Admin
        </Button>
      </div>
      {error ? (
        <TableProblem message={usersFailed(detailOf(error, FETCH_USERS_FAILED))} onRetry={reload} />
      ) : users === undefined ? (
        <TableLoading label="Loading users..." columns={COLUMNS} />
      ) : users.length === 0 ? (
        <TableEmpty title="No users found" text="No user's email matches your search." />
      ) : (
        <DataTable ref={top} label="Users" columns={COLUMNS}>
          {users.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              onEdit={({ id }) => open(id)}
              onInvite={invite}
              onDelete={remove}
            />
          ))}
        </DataTable>
      )}
      {users !== undefined && (
        <Pager page={shownPage} limit={PAGE_ROWS} count={users.length} hasMore={hasMore} onPage={turnTo} />
      )}
      {edited !== undefined && opened !== null && (
        <UserDialog
          key={opened}
          user={edited}
          onClose={close}
          onSaved={() => {
            close();
            void reload();
          }}
        />
      )}
    </div>
  );
}

interface UserRowProps {
  user: User;
  onEdit: (user: User) => void;
  onInvite: (user: User) => Promise<void>;
  onDelete: (user: User) => void;
}

const UserRow = ({ user, onEdit, onInvite, onDelete }: UserRowProps) => (
  <Row>
    <TypedCell>
      {user.email}
      {user.invitedUntil === null && user.lastSignInAt !== null && (
        <span className="block text-muted-foreground text-xs">
          {lastSignedIn(shortMoment(user.lastSignInAt))}
        </span>
      )}
      {user.invitedUntil !== null && (
        <span className="block text-muted-foreground text-xs">
          {new Date(user.invitedUntil) > new Date() ? NOT_SIGNED_IN_YET : INVITATION_EXPIRED}
        </span>
      )}
    </TypedCell>
    <Cell>
      <Badge variant={user.role === "admin" ? "default" : "secondary"}>{ROLE_LABELS[user.role]}</Badge>
    </Cell>
    <Cell>{shortMoment(user.createdAt)}</Cell>
    <Cell>{shortMoment(user.updatedAt)}</Cell>
    <Cell isNarrow={false}>
      <div className="flex flex-wrap justify-end gap-2">
        {user.invitedUntil !== null && (
          <RowButton about={`to ${user.email}`} onClick={() => void onInvite(user)}>
            Send Invitation Again
          </RowButton>
        )}
        <RowButton about={user.email} onClick={() => onEdit(user)}>
          Edit
        </RowButton>
        <RowButton variant="destructive" about={user.email} onClick={() => onDelete(user)}>
          Delete
        </RowButton>
      </div>
    </Cell>
  </Row>
);
