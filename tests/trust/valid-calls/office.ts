import type { CallsOf } from '../../../contract/api.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const officeCalls: ValidCalls<CallsOf<'office'>> = {
  getOfficeContact: () => ({}),
  getOfficeInfo: () => ({}),
  getOfficeOverwrites: () => ({ uid: aUid }),
  setOfficeOverwrites: () => ({ uid: aUid, updateData: { overwriteTranslation: { Home: { de: 'Hallo' } } } }),
};
