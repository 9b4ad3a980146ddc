import { expect, test } from 'vitest';
import { listSamples } from './sample-list.ts';

test('mails say who gets them, and no two have the same title', () => {
  const listed = listSamples(
    [
      { name: 'booking-confirmed-guest', subject: 'Ihre Buchung' },
      { name: 'booking-changed-guest', subject: 'Ihre Buchung' },
      { name: 'booking-confirmed-landlord', subject: 'Ihre Buchung' },
      { name: 'office-waiting', subject: 'Offene Aufgaben' },
      { name: 'owner-statement', subject: 'Abrechnung' },
    ],
    'de',
  );
  expect(listed.map(({ receiver, title }) => `${receiver}: ${title}`)).toEqual([
    'owner: Abrechnung',
    'guest: Ihre Buchung',
    'guest: Ihre Buchung (2)',
    'host: Ihre Buchung',
    'staff: Offene Aufgaben',
  ]);
});
