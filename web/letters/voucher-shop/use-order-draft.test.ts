import { expect, test } from 'vitest';
import type { AccountData } from '../../features/visitor/visitor-store.ts';
import { buildOrderDraft } from './use-order-draft.ts';

const account = {
  accountFirstName: 'Ada',
  accountLastName: 'Berg',
  accountEmail: 'ada@example.org',
} as AccountData;

test('the logged-in person is the default buyer, which can be changed', () => {
  expect(buildOrderDraft(null, {})).toMatchObject({ buyerName: '', buyerEmail: '' });
  expect(buildOrderDraft(account, {})).toMatchObject({
    buyerName: 'Ada Berg',
    buyerEmail: 'ada@example.org',
  });
  expect(buildOrderDraft(account, { buyerName: 'Eve', buyerEmail: '' })).toMatchObject({
    buyerName: 'Eve',
    buyerEmail: '',
  });
});
