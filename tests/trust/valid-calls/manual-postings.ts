import type { CallsOf } from '../../../contract/api.ts';
import { euros } from '../../../domain/money.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { ValidCalls } from './call-parts.ts';

export const manualPostingsCalls: ValidCalls<CallsOf<'manual-postings'>> = {
  // A draft that there is not.
  decidePosting: () => ({ draftID: 999_999_999, decision: 'approve' }),
  draftPosting: () => ({
    ...{ datedOn: todayInBerlin(new Date()), reason: 'fee of November', idempotencyKey: 'draft' },
    draft: { template: 'bankFee', amount: euros(12.9) },
  }),
  getRefundSources: () => ({ bookingDisplayNumber: 999_999_999 }),
  listPostings: () => ({}),
};
