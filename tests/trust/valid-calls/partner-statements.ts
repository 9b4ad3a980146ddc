import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const partnerStatementsCalls: ValidCalls<CallsOf<'partner-statements'>> = {
  listPartnerStatements: () => ({ partnerID: 1 }),
};
