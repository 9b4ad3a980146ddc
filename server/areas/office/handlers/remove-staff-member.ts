import type { removeStaffMember } from '../../../../contract/office/remove-staff-member.ts';
import type { Handler } from '../../../http/handler.ts';
import { officeStore } from '../office-store.ts';
import type { OfficeDeps } from '../office-context.ts';

export function removeStaffMemberHandler({
  connection,
}: Pick<OfficeDeps, 'connection'>): Handler<typeof removeStaffMember> {
  return async ({ staffID }) => {
    await connection.transaction((tx) => officeStore.removeMember(tx, staffID));
    return { ok: true, data: {} };
  };
}
