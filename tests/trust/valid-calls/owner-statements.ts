import type { CallsOf } from '../../../contract/api.ts';
import { euros } from '../../../domain/money.ts';
import type { ValidCalls } from './call-parts.ts';

/** Owners, costs and statements that there are not. */
export const ownerStatementsCalls: ValidCalls<CallsOf<'owner-statements'>> = {
  getOwners: () => ({ languageCode: 'de' }),
  setOwner: () => ({
    ...{ ownerID: null, agencyNumber: 999_999_999, name: 'Ina Muster', country: 'DE', language: 'de' },
    ...{ email: 'ina@example.com', idempotencyKey: 'owner' },
  }),
  setHomeOwner: () => ({
    ...{ objectNumber: 1, ownerID: 999_999_999, fromDate: '2027-01-01', feePercent: 20, feeFixed: euros(0) },
    ...{ vatPercent: 19, keepsExtras: false },
  }),
  getOwnerStatement: () => ({ ownerID: 999_999_999, month: '2027-01', languageCode: 'de' }),
  addOwnerCost: () => ({
    ...{
      ownerID: 999_999_999,
      day: '2027-01-05',
      words: 'Klempner',
      amount: euros(80),
      idempotencyKey: 'cost',
    },
  }),
  removeOwnerCost: () => ({ costID: 999_999_999 }),
  finishOwnerStatement: () => ({
    ...{ ownerID: 999_999_999, month: '2027-01', balance: euros(0), isSent: false, languageCode: 'de' },
    idempotencyKey: 'finish',
  }),
  sendOwnerStatement: () => ({ statementID: 999_999_999 }),
};
