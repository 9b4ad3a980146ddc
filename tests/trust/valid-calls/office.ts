import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const officeCalls: ValidCalls<CallsOf<'office'>> = {
  getOfficeContact: () => ({}),
  getOfficeInfo: () => ({}),
  getOfficeOverwrites: () => ({ uid: aUid }),
  removeStaffMember: () => ({ uid: aUid, staffID: 1 }),
  saveStaffMember: () => ({ uid: aUid, staffNameShorted: 'Anna B.', idempotencyKey: 'staff-1' }),
  setOfficeOverwrites: () => ({ uid: aUid, updateData: { overwriteTranslation: { Home: { de: 'Hallo' } } } }),
};
