import type { officeEndpoints } from '../../../contract/office/endpoints.ts';
import { aUid, type ValidCalls } from './call-parts.ts';

export const officeCalls: ValidCalls<typeof officeEndpoints> = {
  getOfficeContact: () => ({}),
  getOfficeInfo: () => ({}),
  getOfficeOverwrites: () => ({ uid: aUid }),
  setOfficeOverwrites: () => ({ uid: aUid, updateData: { overwriteTranslation: { Home: { de: 'Hallo' } } } }),
};
