import { addDays } from '../../../domain/stay.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { isSignedLink, signLink } from '../../platform/signed-links.ts';
import { calendarBlocks } from '../booking/booking.ts';
import type { CalendarsDeps } from './calendars-context.ts';
import { feedStore } from './feed-store.ts';
import { takenCalendar } from './taken-calendar.ts';
import { privateHeaders } from '../../platform/private-headers.ts';

const linkGrant = (objectNumber: number, nonce: string) =>
  ({ purpose: 'calendar-export', subject: objectNumber, recipient: 'calendar', nonce }) as const;

/**
 * Returns the secret URL from which other sites read the occupied nights; events of the calendar `feedId` are left out, so that it does not
 * get its own back.
 */
export function exportUrl(
  { publicUrl, secret }: Pick<CalendarsDeps, 'publicUrl' | 'secret'>,
  { objectNumber, nonce, feedId = 0 }: { objectNumber: number; nonce: string; feedId?: number },
): string {
  const part = feedId > 0 ? `-${feedId}` : '';
  return `${publicUrl}/calendar/${objectNumber}/${signLink(secret, linkGrant(objectNumber, nonce))}${part}.ics`;
}

/** Number of past days that are exported, so that other sites do not treat a current stay as a new one. */
const daysBack = 2;

/** Exports occupied nights without guest data. A wrong secret and an unknown home get the same answer. */
export function exportRoute(deps: CalendarsDeps): RawRoute {
  const { connection, secret, clock, ownDomain } = deps;
  return {
    method: 'GET',
    path: '/calendar/:objectNumber/:file',
    async answer(request, reply) {
      const { objectNumber, file } = request.params as { objectNumber: string; file: string };
      reply.headers({ ...privateHeaders, 'cache-control': 'private, no-cache' });
      const [, linkSecret = '', without = '0'] = /^([\w-]{43})(?:-(\d{1,15}))?\.ics$/.exec(file) ?? [];
      const number = /^\d{1,9}$/.test(objectNumber) ? Number(objectNumber) : 0;
      const nonce = await feedStore.exportNonce(connection.db, number);
      if (!isSignedLink(linkSecret, secret, linkGrant(number, nonce ?? 'none')) || nonce === null) {
        return reply.code(404).type('text/plain').send('404');
      }
      const from = addDays(clock.today(), -daysBack);
      const occupiedNights = await calendarBlocks.takenFrom(connection.db, number, {
        from,
        without: Number(without),
      });
      return reply.type('text/calendar; charset=utf-8').send(
        takenCalendar({
          objectNumber: number,
          site: deps.operator().name,
          ownDomain,
          taken: occupiedNights,
        }),
      );
    },
  };
}
