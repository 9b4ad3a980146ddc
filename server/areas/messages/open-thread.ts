import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { BookingLink } from '../booking/booking.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';

/** Opens the thread for the side that the link or login belongs to; null where it belongs to none. */
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
