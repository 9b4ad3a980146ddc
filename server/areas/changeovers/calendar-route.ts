import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../domain/language.ts';
import { addDays } from '../../../domain/stay.ts';
import { formatterFor } from '../../../texts/format.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { isSignedLink, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import type { ChangeoversDeps } from './changeovers-context.ts';
import { changeoversStore } from './changeovers-store.ts';
import { calendarRange, readChangeovers } from './read-plan.ts';
import { partyInWords } from './rules/party-in-words.ts';
import { privateHeaders } from '../../platform/private-headers.ts';

interface Calendar {
  /** The number of the owner's account. */
  number: number;
  nonce: string;
}

const linkGrant = ({ number, nonce }: Calendar): LinkGrant => ({
  ...{ purpose: 'changeover-calendar', subject: number, recipient: 'member', nonce },
});

export const calendarUrl = (
  { publicUrl, secret }: Pick<ChangeoversDeps, 'publicUrl' | 'secret'>,
  calendar: Calendar,
): string => `${publicUrl}/changeovers/${calendar.number}/${signLink(secret, linkGrant(calendar))}.ics`;

/**
 * Serves a person's subscribed calendar. Their homes are read for each request, so that the calendar is empty after
 * their removal from the team. Guests are only counted, not named.
 */
export function calendarRoute(deps: ChangeoversDeps): RawRoute {
  const { connection, secret, clock, operator, publicUrl } = deps;
  return {
    method: 'GET',
    path: '/changeovers/:number/:file',
    async answer(request, reply) {
      const { number, file } = request.params as { number: string; file: string };
      reply.headers({ ...privateHeaders, 'cache-control': 'private, no-cache' });
      const [, linkSecret = ''] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
      const account = /^\d{1,9}$/.test(number) ? Number(number) : 0;
      const owner = await changeoversStore.calendarOwner(connection.db, account);
      if (
        !isSignedLink(linkSecret, secret, linkGrant({ number: account, nonce: owner?.nonce ?? 'none' })) ||
        !owner
      ) {
        return reply.code(404).type('text/plain').send('404');
      }
      const language = isLanguage(owner.language) ? owner.language : defaultLanguage;
      const homes = await changeoversStore.homes(connection.db, owner.uid, language);
      const changeovers = await readChangeovers(connection.db, homes, calendarRange(clock.today()));
      return reply.type('text/calendar; charset=utf-8').send(
        changeoverCalendar({
          site: operator().name,
          domain: new URL(publicUrl).hostname,
          language,
          translate: deps.translate(language),
          changeovers,
        }),
      );
    },
  };
}

/** Writes changeovers as iCalendar. Notes are left out, because anybody with the address could read them. */
function changeoverCalendar({
  site,
  domain,
  language,
  translate: t,
  changeovers,
}: {
  site: string;
  domain: string;
  language: Language;
  translate: Translate;
  changeovers: readonly Changeover[];
}): string {
  const calendar = ical({
    name: t('documents.changeovers.name', { site }),
    prodId: { company: site, product: 'changeovers' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const format = formatterFor(language, t);
  const timeInWords = (word: 'until' | 'from', time: string | null): string =>
    time === null
      ? t('documents.changeovers.byAgreement')
      : t(`documents.changeovers.${word}`, { time: format.time(time) });
  for (const changeover of changeovers) {
    const { objectNumber, title, date, departure, arrival, isSameDay } = changeover;
    const lines = [
      departure &&
        t('documents.changeovers.departure', {
          time: timeInWords('until', departure.time),
          party: partyInWords(departure, t),
        }),
      arrival &&
        t('documents.changeovers.arrival', {
          date: format.date(arrival.date),
          time: timeInWords('from', arrival.time),
          party: partyInWords(arrival, t),
        }),
    ].filter((line) => line !== null);
    calendar.createEvent({
      // A home and a day always give the same event id, so that a changed party replaces the event.
      id: `changeover-${objectNumber}-${date}@${domain}`,
      stamp: new Date(`${date}T00:00:00Z`),
      sequence: createHash('sha256').update(JSON.stringify(lines)).digest().readUInt16BE(0),
      allDay: true,
      start: date,
      end: addDays(date, 1),
      summary: t(isSameDay ? 'documents.changeovers.sameDay' : 'documents.changeovers.event', {
        home: title,
      }),
      description: lines.join('\n'),
    });
  }
  return calendar.toString();
}
