import type { beginPortrait } from '../../../../contract/uploads/begin-portrait.ts';
import type { beginUpload } from '../../../../contract/uploads/begin-upload.ts';
import type { Handler } from '../../../http/handler.ts';
import { makeTicket, type Ticket, type TicketDeps } from '../tickets.ts';
import type { UploadsDeps } from '../uploads-deps.ts';
import { uploadsStore } from '../uploads-store.ts';

type Deps = TicketDeps & Pick<UploadsDeps, 'connection' | 'findPersonName' | 'office'>;

function issueTicket(deps: TicketDeps, ticket: Ticket): { ticket: string; expiresAt: string } {
  const { text, until } = makeTicket(deps, ticket);
  return { ticket: text, expiresAt: until.toISOString() };
}

export function beginUploadHandler(deps: Deps): Handler<typeof beginUpload> {
  return async ({ replaces }, { user }) => {
    if (replaces !== undefined && !(await uploadsStore.one(deps.connection.db, replaces)))
      return { ok: false, type: 'upload-not-found', data: null };
    const author = await deps.findPersonName(user.uid);
    const purpose = { kind: 'picture', ...(replaces !== undefined && { replaces }) } as const;
    return { ok: true, data: issueTicket(deps, { purpose, author }) };
  };
}

export function beginPortraitHandler(deps: Deps): Handler<typeof beginPortrait> {
  return async ({ staffID }, { user }) => {
    const staff = await deps.office.portraits();
    if (!staff.some(({ id }) => id === staffID)) return { ok: false, type: 'staff-not-found', data: null };
    const author = await deps.findPersonName(user.uid);
    return {
      ok: true,
      data: issueTicket(deps, { purpose: { kind: 'portrait', staffId: staffID }, author }),
    };
  };
}
