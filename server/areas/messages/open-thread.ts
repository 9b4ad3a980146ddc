import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { BookingLink } from '../booking/booking.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { openQuestionLink } from './question-links.ts';
import { questionsStore } from './questions-store.ts';

type Opening = Pick<MessagesDeps, 'booking' | 'connection' | 'secret' | 'clock'>;

/** Opens the thread of a booking or question for the side that the link or login belongs to; null where it belongs to none. */
export async function openThread(
  deps: Opening,
  side: MessageSide,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<OpenedThread | null> {
  const opened =
    side === 'guest' ? await openAsGuest(deps, link, user) : await openAsLandlord(deps, link, user);
  return opened && { bookingId: opened.id, side };
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

/** A question that was not confirmed yet is no business of the landlord. */
async function openAsLandlord(
  deps: Opening,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<{ id: number } | null> {
  const { booking, connection } = deps;
  const own = user?.permissions.has('homes.own') ? user.uid : null;
  const opened =
    (await booking.openLandlordLink(link)) ??
    (own === null ? null : await booking.openOwn(own, link.bookingId));
  if (opened) return opened;
  const question =
    (await openQuestionLink(deps, 'landlord', link)) ??
    (own === null ? null : await questionsStore.findOfLandlord(connection.db, own, link.bookingId));
  return question?.sentAt ? question : null;
}
