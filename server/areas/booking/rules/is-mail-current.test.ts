import { expect, test } from 'vitest';
import { bookingStates } from '../../../../contract/booking/booking.ts';
import { bookingMailTemplates } from '../../../../domain/booking/mail-templates.ts';
import { isMailCurrent } from './is-mail-current.ts';

const holding = (state: (typeof bookingStates)[number], cancelled_by: 'guest' | 'landlord' | null = null) =>
  bookingMailTemplates.filter((template) => isMailCurrent(template, { state, cancelled_by }));

test('a mail holds while its booking is in the state of which it tells', () => {
  expect(bookingStates.map((state) => [state, ...holding(state)])).toEqual([
    ['requested', 'request', 'newLink'],
    ['option', 'option', 'newLink'],
    ['booked', 'booked', 'newLink'],
    ['confirmed', 'confirmed', 'newLink', 'arrival'],
    ['declined', 'declined', 'taken', 'newLink'],
    ['cancelled', 'cancelled', 'newLink'],
    ['expired', 'unanswered', 'newLink'],
  ]);
  expect(holding('cancelled', 'landlord')).toEqual(['cancelledByHost', 'newLink']);
});
