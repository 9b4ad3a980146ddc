import type { operatorEndpoints } from '../../../contract/operator/endpoints.ts';
import type { ValidCalls } from './call-parts.ts';

export const operatorCalls: ValidCalls<typeof operatorEndpoints> = {
  beginOperatorPicture: () => ({}),
  getLaunch: () => ({}),
  getOperator: () => ({}),
  openSite: () => ({}),
  setOperator: () => ({ facts: { siteName: 'Strandkorb' }, without: [] }),
  testProvider: () => ({ provider: 'cards' }),
};
