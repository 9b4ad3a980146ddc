import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { BookingLink } from '../booking/booking.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { openQuestionLink } from './question-links.ts';
import { questionsStore } from './questions-store.ts';

type Opening = Pick<MessagesDeps, 'booking' | 'connection' | 'secret' | 'clock'>;

/** Opens the thread of a booking or question for the side to which the link or login belongs; null where it belongs to neither. */
export async function openThread(
  deps: Opening,
  side: MessageSide,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<OpenedThread | null> {
  const thread =
    side === 'guest' ? await openAsGuest(deps, link, user) : await openAsLandlord(deps, link, user);
  return thread && { bookingId: thread.id, side };
}

async function openAsGuest(
  deps: Opening,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<{ id: number } | null> {
  return (
    (await deps.booking.openGuest(link, user)) ??
    (await openQuestionLink(deps, 'guest', link)) ??
    (user && (await questionsStore.findOwn(deps.connection.db, user.uid, link.bookingId)))
  );
}

/** Landlords cannot open a question that is not confirmed yet. */
async function openAsLandlord(
  deps: Opening,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<{ id: number } | null> {
  const { booking, connection } = deps;
  const landlordUid = user?.permissions.has('homes.own') ? user.uid : null;
  const thread =
    (await booking.openLandlordLink(link)) ??
    (landlordUid === null ? null : await booking.openOwn(landlordUid, link.bookingId));
  if (thread) return thread;
  const question =
    (await openQuestionLink(deps, 'landlord', link)) ??
    (landlordUid === null
      ? null
      : await questionsStore.findOfLandlord(connection.db, landlordUid, link.bookingId));
  return question?.sentAt ? question : null;
}
