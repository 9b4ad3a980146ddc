import { retentionDays } from '../../../domain/retention.ts';
import { addDays } from '../../../domain/stay.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import { ownBlocks } from '../booking/booking.ts';
import { deleteFeedsOfHome } from '../calendars/calendars.ts';
import { emptyHomeTexts, replaceHomePhotos, updateHome } from '../catalogue/catalogue.ts';
import { deleteHomeAccess } from '../messages/messages.ts';
import type { HomesDeps } from './homes-context.ts';
import { ownHomeStore } from './own-home-store.ts';
import { removalStore } from './removal-store.ts';

type Deps = Pick<HomesDeps, 'connection' | 'catalogue' | 'clock'>;

/**
 * Erases removed homes whose grace period is over: photos, descriptions, directions, connected calendars and the
 * landlord's own blocks. Title, place and address are kept if bookings and invoices need them. A home with a current
 * guest is erased after the departure, since the guest needs the directions.
 */
export async function eraseRemovedHomes({ connection, catalogue, clock }: Deps): Promise<void> {
  const today = clock.today();
  const before = addDays(today, -retentionDays.deletedHomes);
  for (const objectNumber of await removalStore.expired(connection.db, { before, today })) {
    await retryTransaction(connection, (tx) =>
      catalogue.changeHome(tx, objectNumber, async () => {
        // It may have been erased on another node, or restored, since it was read without the lock.
        const expired = await removalStore.expired(tx, { before, today, objectNumber });
        if (expired.length === 0) return { result: null };
        const isNamed = await removalStore.hasBookings(tx, objectNumber);
        await updateHome(tx, objectNumber, {
          removed_from: null,
          arrival_info: null,
          ...(!isNamed && { address: null, registration_number: null }),
        });
        await emptyHomeTexts(tx, objectNumber);
        await replaceHomePhotos(tx, objectNumber, []);
        await deleteFeedsOfHome(tx, objectNumber);
        await ownBlocks.deleteOfHome(tx, objectNumber);
        await deleteHomeAccess(tx, objectNumber);
        await ownHomeStore.insertAct(tx, {
          objectNumber,
          kind: 'erased',
          uid: null,
          actor: 'house',
          at: clock.now(),
        });
        return { result: null, change: { kind: 'home' } };
      }),
    );
  }
}
