import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const operatorCalls: ValidCalls<CallsOf<'operator'>> = {
  beginOperatorPicture: () => ({}),
  getLaunch: () => ({}),
  getOperator: () => ({}),
  openSite: () => ({}),
  setOperator: () => ({ facts: { siteName: 'Strandkorb' }, without: [] }),
  testProvider: () => ({ provider: 'cards' }),
};
