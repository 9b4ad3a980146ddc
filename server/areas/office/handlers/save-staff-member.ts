import type { saveStaffMember } from '../../../../contract/office/save-staff-member.ts';
import { staffMax } from '../../../../domain/office-staff.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest, type IdempotencyConflict } from '../../../platform/idempotency.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { officeStore } from '../office-store.ts';
import type { OfficeDeps } from '../office-context.ts';

const notFound = { ok: false, type: 'staff-not-found', data: null } as const;
const tooMany = { ok: false, type: 'too-many-staff', data: null } as const;

export function saveStaffMemberHandler({
  connection,
}: Pick<OfficeDeps, 'connection'>): Handler<typeof saveStaffMember> {
  return async ({ staffID, staffNameShorted: name, idempotencyKey }) => {
    const save = async (tx: Tx) => {
      if (staffID !== undefined) {
        const isKnown = await officeStore.renameMember(tx, staffID, name);
        return isKnown ? ({ ok: true, data: { staffID } } as const) : notFound;
      }
      const count = await officeStore.lockAndCountStaff(tx);
      if (count >= staffMax) return tooMany;
      return { ok: true, data: { staffID: await officeStore.addMember(tx, name) } } as const;
    };
    const call = { scope: 'office.staff', key: idempotencyKey, digest: requestDigest({ staffID, name }) };
    return retryTransaction(connection, (tx) =>
      idempotently<{ staffID: number }, typeof notFound | typeof tooMany | IdempotencyConflict>(
        tx,
        call,
        () => save(tx),
      ),
    );
  };
}
