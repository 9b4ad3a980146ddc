import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const partnerStatementsCalls: ValidCalls<CallsOf<'partner-statements'>> = {
  listPartnerCommissions: () => ({}),
  notePartnerPayment: () => ({ partnerID: 1, month: '2026-01', paidOn: '2026-02-05' }),
  listPartnerStatements: () => ({ partnerID: 1 }),
};
