import { expect, test } from 'vitest';
import type { AccountData } from '../../features/visitor/visitor-store.ts';
import { orderDraftOf } from './use-order-draft.ts';

const account = {
  accountFirstName: 'Ada',
  accountLastName: 'Berg',
  accountEmail: 'ada@example.org',
} as AccountData;

test('whoever is logged in finds themselves as the buyer, and may be another', () => {
  expect(orderDraftOf(null, {})).toMatchObject({ buyerName: '', buyerEmail: '' });
  expect(orderDraftOf(account, {})).toMatchObject({ buyerName: 'Ada Berg', buyerEmail: 'ada@example.org' });
  expect(orderDraftOf(account, { buyerName: 'Eve', buyerEmail: '' })).toMatchObject({
    buyerName: 'Eve',
    buyerEmail: '',
  });
});
