/**
 * Faults that somebody could introduce by mistake, each of a different kind. `bin/test --all` seeds them one after the
 * other and runs the tests of the gate that should fail: a fault that none of them detects is a gap in the gate.
 */
export interface Mutant {
  name: string;
  file: string;
  /** Must occur exactly once in the file. */
  find: string;
  replace: string;
  /** The file whose tests should fail, and the project of vitest that runs it, or the browser. */
  test: { project: 'unit' | 'embedded' | 'postgres' | 'browser'; file: string };
}

export const mutants: readonly Mutant[] = [
  {
    name: 'every logged-in person may do what needs a permission',
    file: 'server/http/run-endpoint.ts',
    find: "if (access === 'user' || access.own || user.permissions.has(access.permission)) return null;",
    replace: 'if (user) return null;',
    test: { project: 'postgres', file: 'tests/trust/authorization-matrix.db.test.ts' },
  },
  {
    name: 'two stays may overlap',
    file: 'database/migrations/0002-guests-and-bookings.sql',
    find: 'exclude using gist (object_number with =, period with &&)',
    replace: 'check (object_number is not null)',
    test: { project: 'postgres', file: 'server/areas/booking/booking-race.pg.test.ts' },
  },
  {
    name: 'no mail goes out after a booking',
    file: 'server/areas/booking/new-booking/insert-new-booking.ts',
    find: '    enqueueMails(tx, booking.id, mailOfBeginning[state]!, now),\n',
    replace: '',
    test: { project: 'embedded', file: 'server/areas/booking/booking.db.test.ts' },
  },
  {
    name: 'a week costs a sixth of its price too much',
    file: 'domain/pricing/stay-price.ts',
    find: 'proportion(sums.weekly, 1, 7)',
    replace: 'proportion(sums.weekly, 1, 6)',
    test: { project: 'unit', file: 'domain/pricing/stay-price.test.ts' },
  },
  {
    name: 'a text has no translation',
    file: 'texts/it/price.json',
    find: '"finalCleaning":',
    replace: '"finalCleaningg":',
    test: { project: 'unit', file: 'texts/messages.test.ts' },
  },
  {
    name: 'fields of forms have no label',
    file: 'web/components/field.tsx',
    find: 'styles.label} htmlFor={id}>',
    replace: 'styles.label}>',
    test: { project: 'browser', file: 'tests/e2e/every-page.spec.ts' },
  },
  {
    name: 'an old address of a search leads nowhere',
    file: 'domain/legacy-search.ts',
    find: "const placeNames: readonly string[] = ['ort', 'place'];",
    replace: "const placeNames: readonly string[] = ['place'];",
    test: { project: 'unit', file: 'server/http/redirects.test.ts' },
  },
  {
    name: 'the secret of a link stands in the log',
    file: 'server/http/app.ts',
    find: "const route = request.routeOptions.url ?? 'unknown';",
    replace: 'const route = request.url;',
    test: { project: 'postgres', file: 'tests/trust/links-leak.pg.test.ts' },
  },
  {
    name: 'a cached page shows nights as free that have just been booked',
    file: 'server/http/page-tags.ts',
    find: 'const nights = numbers.map((number): PageTag => `nights:${number}`);',
    replace: 'const nights: PageTag[] = [];\n  if (numbers.length > 0) return nights;',
    test: { project: 'postgres', file: 'tests/trust/cached-pages.db.test.ts' },
  },
  {
    name: 'the search engine forgets the prices of weeks',
    file: 'engines/search/kernel/four-prices.ts',
    find: 'return query.nights < WEEK ? nightly : i32x4.max_u(nightly, sevenths(weekly));',
    replace: 'return nightly;',
    test: { project: 'unit', file: 'engines/search/engine.property.test.ts' },
  },
];
