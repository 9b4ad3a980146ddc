import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { LoggedIn } from '../../http/handler.ts';
import type { BookingLink } from '../booking/booking.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { openQuestionLink } from './question-links.ts';
import { questionsStore } from './questions-store.ts';

type Opening = Pick<MessagesDeps, 'booking' | 'connection' | 'secret' | 'clock'>;

/** Opens the thread of a booking or question for the side to which the link or login belongs; null if it belongs to neither. */
export async function openThread(
  deps: Opening,
  side: MessageSide,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<OpenedThread | null> {
  if (side === 'guest') {
    const thread = await openAsGuest(deps, link, user);
    return thread && { bookingId: thread.id, side };
  }
  const thread = await openAsLandlord(deps, link, user);
  return thread && { bookingId: thread.id, side, uid: thread.uid };
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

/**
 * Landlords cannot open a question that is not confirmed yet. The login comes before the link, so that what is written is written down to
 * the account.
 */
async function openAsLandlord(
  deps: Opening,
  link: BookingLink,
  user: LoggedIn | null,
): Promise<{ id: number; uid: string | null } | null> {
  const { booking, connection } = deps;
  const landlordUid = user?.permissions.has('stays.own') ? user.uid : null;
  const byLink = await booking.openLandlordLink(link);
  const byLogin = landlordUid === null ? null : await booking.openOwn(landlordUid, link.bookingId);
  const thread = byLogin ?? byLink;
  if (thread) return thread;
  const ownQuestion =
    landlordUid === null
      ? null
      : await questionsStore.findOfLandlord(connection.db, landlordUid, link.bookingId);
  const question = ownQuestion ?? (await openQuestionLink(deps, 'landlord', link));
  return question?.sentAt ? { id: question.id, uid: ownQuestion ? landlordUid : null } : null;
}
