import type { CallsOf } from '../../../contract/api.ts';
import { arrival, languageCode, type ValidCalls } from './call-parts.ts';

export const changeoversCalls: ValidCalls<CallsOf<'changeovers'>> = {
  getChangeovers: () => ({ languageCode }),
  setChangeoverDone: ({ home }) => ({ languageCode, objectNumber: home, date: arrival, isDone: true }),
  setChangeoverNote: ({ home }) => ({ languageCode, objectNumber: home, date: arrival, note: 'Fenster' }),
  getChangeoverCalendar: () => ({}),
  renewChangeoverCalendar: () => ({}),
};
