import { bookingProofStore } from './areas/booking/booking.ts';
import { checkManualPostings } from './areas/manual-postings/manual-postings.ts';
import { checkLedger } from './areas/ledger/ledger.ts';
import { countJobs } from './platform/jobs-store.ts';
import { missingMigrations } from './platform/migrate.ts';
import type { DatabaseConnection } from './platform/database.ts';

/** A count that has to be zero. */
export interface Check {
  name: string;
  count: number;
}

/** Counts inconsistencies in a database; changes nothing. */
export async function verifySite(connection: DatabaseConnection): Promise<Check[]> {
  const { db, clock } = connection;
  const missing = await missingMigrations(connection);
  // Older tables may lack the queried columns.
  if (missing.length > 0) return [{ name: 'migrations that are missing', count: missing.length }];
  const ledger = await checkLedger(db);
  const byHand = await checkManualPostings(db);
  return [
    { name: 'cents by which the ledger is off', count: Math.abs(ledger.sum) },
    { name: 'postings that are not balanced', count: ledger.unbalanced },
    { name: 'postings by hand of one person', count: byHand.alone },
    { name: 'drafts that the ledger shows otherwise', count: byHand.apart },
    { name: 'pairs of stays that overlap', count: await bookingProofStore.overlappingStays(db) },
    { name: 'acknowledged bookings that are missing', count: await bookingProofStore.lostBookings(db) },
    { name: 'numbers without an invoice', count: await bookingProofStore.missingInvoices(db) },
    { name: 'jobs that were given up', count: (await countJobs(db, clock.now())).failed },
  ];
}
