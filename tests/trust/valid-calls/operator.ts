import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const operatorCalls: ValidCalls<CallsOf<'operator'>> = {
  beginOperatorPicture: () => ({}),
  getDatev: () => ({}),
  getLaunch: () => ({}),
  getOfficeHours: () => ({}),
  getOperator: () => ({}),
  openSite: () => ({}),
  setDatev: () => ({ consultant: '1001', client: '1', chart: 'skr03', numbers: { bank: '1210' } }),
  setOfficeHours: () => ({ hours: [{ weekday: 0, from: '09:00', to: '17:00' }] }),
  setOperator: () => ({ facts: { siteName: 'Strandkorb' }, without: [] }),
  testProvider: () => ({ provider: 'cards' }),
};
