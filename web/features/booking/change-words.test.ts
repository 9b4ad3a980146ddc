import { expect, test } from 'vitest';
import { endOfCancelledChange } from './change-words.ts';

const cancelledAt = '2027-03-04T10:00:00.000Z';
const end = (state: 'open' | 'accepted' | 'withdrawn' | 'declined', answeredAt: string | null) =>
  endOfCancelledChange({ status: 'cancelled', cancelledAt }, { state, answeredAt });

test('a request that was open when its booking was cancelled is settled by that', () => {
  expect(end('withdrawn', cancelledAt)).toBe('settled');
  expect(end('open', null)).toBe('settled');
});

test('what had ended before the cancellation keeps its end, and a standing booking its words', () => {
  expect(end('declined', '2027-03-03T10:00:00.000Z')).toBe('declined');
  expect(end('withdrawn', '2027-03-03T10:00:00.000Z')).toBe('withdrawn');
  expect(end('accepted', '2027-03-03T10:00:00.000Z')).toBeNull();
  const standing = { status: 'confirmed', cancelledAt: null } as const;
  expect(endOfCancelledChange(standing, { state: 'declined', answeredAt: cancelledAt })).toBeNull();
});
