import type { LettingHolder } from '../api-keys/api-keys.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { questionsStore } from './questions-store.ts';

/** Opens the thread of a booking or question for the program of the business that lets the home; null if it lets it not. */
export async function openForProgram(
  { booking, connection: { db } }: Pick<MessagesDeps, 'booking' | 'connection'>,
  { business, keyId }: LettingHolder,
  threadId: number,
): Promise<OpenedThread | null> {
  const opened = { bookingId: threadId, side: 'landlord', uid: null, keyId } as const;
  if (await booking.openOwn(business, threadId)) return opened;
  const question = await questionsStore.findOfLandlord(db, business, threadId);
  return question?.sentAt ? opened : null;
}
