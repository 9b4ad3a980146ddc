/* Lists what the gate leaves to the run of everything (`bin/test --all`). The gate is chosen by risk: each kind of fault is looked for at the place where finding it costs least. Sizes of single tests come from `tests/harness/run-size.ts`. */

/**
 * Tests that the gate also runs on the embedded database. It is PostgreSQL with one connection: only opening, migrating, filling and
 * sharing differ, which the platform does. Each area that writes much has one file here; all files run on a PostgreSQL server.
 */
export const embeddedInGate: readonly string[] = [
  'server/platform/*.db.test.ts',
  'demo/world.db.test.ts',
  'import/run-import.db.test.ts',
  'import/feed-in-step.db.test.ts',
  'server/sample-area.db.test.ts',
  'server/areas/booking/booking.db.test.ts',
  'server/areas/calendars/feeds.db.test.ts',
  'server/areas/catalogue/home-changes.db.test.ts',
  'server/areas/content/editing.db.test.ts',
  'server/areas/home-figures/home-figures.db.test.ts',
  'server/areas/ledger/ledger.db.test.ts',
  'server/areas/locations/locations.db.test.ts',
  'server/areas/messages/by-mail.db.test.ts',
  'server/areas/pictures/pictures.db.test.ts',
  'server/areas/pricing/pricing.db.test.ts',
  'server/areas/search/search-image.db.test.ts',
  'server/areas/search/search.db.test.ts',
  'server/areas/texts/texts.db.test.ts',
  'server/areas/vouchers/vouchers.db.test.ts',
  'server/areas/watch-list/watch-list.db.test.ts',
  'server/areas/whoami/whoami.db.test.ts',
];

/** Test files that only `bin/test --all` runs, each with the tests of the gate that show the same faults. */
export const onlyInFullRun: readonly string[] = [
  // A disk of its own that really fills up, below an embedded site: `full-disk.db.test.ts` and `unwritable-mails.pg.test.ts` show what
  // an error of the disk becomes, and `server/platform/data-folder.test.ts` which errors are one.
  'tests/trust/small-disk.pg.test.ts',
  // Two servers of its own, of which one follows the other: `server/platform/database-hosts.test.ts` shows which is asked next, and
  // `silent-database.pg.test.ts` that all connections to a lost server are given up.
  'tests/trust/failover.pg.test.ts',
];
