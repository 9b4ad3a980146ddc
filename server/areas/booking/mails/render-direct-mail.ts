import type { Language } from '../../../../domain/language.ts';
import { sumCents, toEuros } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import { cents } from '../../../../domain/cents.ts';
import type { BookingRow } from '../booking-store.ts';
import { directQuote } from '../rules/direct-booking.ts';
import { directMails, type DirectMail } from './send-direct-mail-job.ts';

export interface DirectMailInput {
  mail: DirectMail;
  language: Language;
  translate: Translate;
  site: string;
  greeting: string;
  home: string;
  /** The host's name. */
  host: string;
  href: string;
  booking: Pick<
    BookingRow,
    'display_number' | 'start_date' | 'end_date' | 'persons' | 'total_cents' | 'quote'
  >;
}

/** Tells the guest of a direct booking where their stay stands. Nothing is paid or agreed by it: that is between guest and host. */
export function renderDirectMail(input: DirectMailInput): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { mail, language, translate: t, site, greeting, home, host, href, booking } = input;
  const format = formatterFor(language, t);
  const words = { home, host, date: format.date(booking.start_date) };
  const text = (part: string): string => t(`mail.direct.${mail}.${part}`, words);
  const tax = sumCents(booking.quote.lines.map(({ total }) => total));
  const isOff = mail === 'cancelled';
  return {
    subject: text('subject'),
    ...renderMail({
      ...{ t, language, site, greeting },
      heading: text('heading'),
      paragraphs: [text('text'), t('mail.direct.between', words)],
      facts: [
        { label: t('mail.facts.home'), value: home },
        { label: t('mail.facts.arrival'), value: format.dateWithWeekday(booking.start_date) },
        { label: t('mail.facts.departure'), value: format.dateWithWeekday(booking.end_date) },
        ...(isOff
          ? []
          : [
              { label: t('mail.direct.persons'), value: format.number(booking.persons) },
              {
                label: t(`mail.direct.${tax > 0 ? 'totalWithTax' : 'total'}`),
                value: format.moneyExact(toEuros(booking.total_cents)),
              },
            ]),
        { label: t('mail.checkIn.booking'), value: String(booking.display_number) },
      ],
      button: { label: t('mail.direct.button'), href },
    }),
  };
}

const sampleBooking: DirectMailInput['booking'] = {
  ...{ display_number: 4000001, start_date: '2030-07-06', end_date: '2030-07-13', persons: 4 },
  total_cents: cents(84_000),
  quote: directQuote({
    stay: { startDate: '2030-07-06', endDate: '2030-07-13' },
    ...{ persons: 4, price: cents(84_000), taxes: [], at: new Date(0) },
  }),
};

export const sampleDirectMails = ({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] =>
  directMails.map((mail) => ({
    name: `direct-booking-${mail}`,
    ...renderDirectMail({
      ...{ mail, language, translate, site, home: 'Haus Windrose', host: 'Carla Moser', href: publicUrl },
      greeting: translate('mail.greeting.unnamed'),
      booking: sampleBooking,
    }),
  }));
