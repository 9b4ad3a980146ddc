import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { BookingLink } from '../booking/booking.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';

/** The thread of a booking for the side whose link or login opens it; null where that opens nothing. */
export async function openThread(
  { booking }: Pick<MessagesDeps, 'booking'>,
  side: MessageSide,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<OpenedThread | null> {
  const opened =
    side === 'guest'
      ? await booking.openGuest(link, user)
      : ((await booking.openLandlordLink(link)) ??
        (user?.permissions.has('homes.own') ? await booking.openOwn(user.uid, link.bookingId) : null));
  return opened && { bookingId: opened.id, side };
}
