import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const alertsCalls: ValidCalls<CallsOf<'alerts'>> = {
  createAlert: () => ({
    ...{
      kind: 'search',
      query: { country: 'de', sleepingRooms: 3 },
      email: 'alert@example.org',
      languageCode,
    },
  }),
  confirmAlert: () => ({ confirmID: `1-${'s'.repeat(43)}` }),
  getAlerts: ({ alertAddress, alertKey }) => ({
    ...{ subscriber: alertAddress, userKey: alertKey, languageCode },
  }),
  setAlert: ({ alertAddress, alertKey }) => ({
    ...{ subscriber: alertAddress, userKey: alertKey, languageCode, alertID: 1, action: 'end' },
  }),
};
