import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'server');

/**
 * What each file that reads bookings does with direct ones (decision 304): `site` counts or finds those made on the site alone, in at least one of
 * its queries; `all` means every stay; `known` starts from rows that no direct booking has, such as postings, or from one that was opened.
 */
const readers: Readonly<Record<string, 'site' | 'all' | 'known'>> = {
  'areas/accounts/own-data/travellers-store.ts': 'known',
  'areas/api-keys/key-acts-store.ts': 'known',
  'areas/audit-log/audit-sources-store.ts': 'known',
  'areas/booking/booking-proof-store.ts': 'all',
  'areas/booking/booking-store.ts': 'site',
  'areas/booking/landlord/direct-bookings-store.ts': 'all',
  'areas/booking/landlord/landlord-bookings-store.ts': 'all',
  'areas/booking/landlord/open-bookings-store.ts': 'known',
  'areas/booking/landlord/own-blocks-store.ts': 'all',
  'areas/booking/money/charge-earlier.ts': 'site',
  'areas/booking/nights-store.ts': 'all',
  'areas/booking/own-bookings-store.ts': 'all',
  'areas/booking/personal-data-store.ts': 'all',
  'areas/booking/recent-bookings-store.ts': 'site',
  'areas/calendars/occupancy-store.ts': 'all',
  'areas/changeovers/changeovers-store.ts': 'all',
  'areas/check-ins/check-ins-store.ts': 'all',
  'areas/check-ins/personal-data.ts': 'all',
  'areas/contact/contact-store.ts': 'known',
  'areas/guest-ratings/invitations-store.ts': 'known',
  'areas/guest-ratings/moderation-store.ts': 'known',
  'areas/guest-ratings/personal-data-store.ts': 'all',
  'areas/guest-ratings/rating-figures-store.ts': 'site',
  'areas/guest-ratings/stay-store.ts': 'site',
  'areas/home-figures/figures-store.ts': 'site',
  'areas/homes/history-store.ts': 'all',
  'areas/homes/listed-homes-store.ts': 'all',
  'areas/homes/removal-store.ts': 'all',
  'areas/landlords/key-bookings-store.ts': 'site',
  'areas/landlords/tax-statement-store.ts': 'all',
  'areas/ledger/ledger-store.ts': 'known',
  'areas/manual-postings/manual-posting-store.ts': 'known',
  'areas/manual-postings/posting-facts-store.ts': 'site',
  'areas/messages/questions-store.ts': 'site',
  'areas/messages/subjects-store.ts': 'site',
  'areas/messages/templates/timed-store.ts': 'site',
  'areas/office-records/booking-lists-store.ts': 'site',
  'areas/office-records/notes-store.ts': 'known',
  'areas/office-records/opened-records-store.ts': 'known',
  'areas/office-records/people-search-store.ts': 'site',
  'areas/office-records/person-lists-store.ts': 'site',
  'areas/office-records/person-store.ts': 'site',
  'areas/office-records/record-search-store.ts': 'site',
  'areas/owner-statements/statements-store.ts': 'all',
  'areas/partners/report-store.ts': 'known',
  'areas/partners/statements-store.ts': 'known',
  'areas/payments/bank-store.ts': 'site',
  'areas/payments/figures-store.ts': 'known',
  'areas/payments/money-store.ts': 'site',
  'areas/payments/sheet-store.ts': 'known',
  'areas/payments/transfer-match-store.ts': 'site',
  'areas/payouts/payout-store.ts': 'known',
  'areas/payouts/report-store.ts': 'known',
  'areas/payouts/statement-store.ts': 'known',
  'areas/team/acts-store.ts': 'all',
  'areas/vouchers/office-voucher-store.ts': 'known',
};

const reads = /(?:selectFrom|[jJ]oin)\(\s*'bookings\b|\b(?:from|join) bookings\b(?!,)/;
const asksForOrigin = /madeOnSite|origin(?:'?, '=',)? ?=? ?'site'|'origin', '=', 'site'/;

const files = globSync('**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts') && !path.includes('testing/'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  .filter(({ source }) => /\bsql\b|selectFrom/.test(source) && reads.test(source));

describe('direct bookings', () => {
  test('each file that reads bookings has decided about them', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(Object.keys(readers).toSorted());
  });

  test('what counts for the site says so in its query', () => {
    const silent = files.filter(
      ({ path, source }) => readers[path] === 'site' && !asksForOrigin.test(source),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });
});
