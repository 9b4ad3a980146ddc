import { homeWithPlace } from '../../../../../domain/place-line.ts';
import { nightsBetween } from '../../../../../domain/stay.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import type { Translate } from '../../../../../texts/translate.ts';
import type { MailContent, MailRow } from '../../../mail/mail.ts';
import type { BookingRow } from '../../booking-store.ts';
import { serviceName, timeInWords } from '../../documents/document-parts.ts';
import type { MailToSide } from '../booking-mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import { changeRows, describeParty } from './change-in-mail.ts';

export function factRows(input: BookingMailInput, side: MailToSide): MailRow[] {
  const { booking, home, language, translate: t } = input;
  const format = formatterFor(language, t);
  return [
    { label: t('mail.facts.home'), value: homeWithPlace(home) },
    { label: t('mail.facts.number'), value: String(booking.display_number) },
    {
      label: t('mail.facts.duration'),
      value: t('mail.facts.nights', { count: nightsBetween(booking.start_date, booking.end_date) }),
    },
    { label: t('mail.facts.guests'), value: describeParty(booking, t) },
    ...(side.contact?.(input) ?? []),
    ...extraRows(booking, t),
    ...changeRows(input),
    ...(booking.hold_until && side.showsHold !== false
      ? [{ label: t('mail.facts.holdUntil'), value: format.moment(booking.hold_until.toISOString()) }]
      : []),
    ...(booking.cancellation_reason
      ? [{ label: t('mail.facts.reason'), value: t(`booking.cancelReason.${booking.cancellation_reason}`) }]
      : []),
    ...side.sums(input),
  ];
}

export function arrivalAndDeparture({
  booking,
  home,
  language,
  translate: t,
}: BookingMailInput): MailContent['pair'] {
  const format = formatterFor(language, t);
  return [
    {
      label: t('mail.facts.arrival'),
      value: format.dateWithWeekday(booking.start_date),
      detail: timeInWords('from', home.checkIn, t, format),
    },
    {
      label: t('mail.facts.departure'),
      value: format.dateWithWeekday(booking.end_date),
      detail: timeInWords('until', home.checkOut, t, format),
    },
  ];
}

export function preheader({ booking, home, language, translate }: BookingMailInput): string {
  const format = formatterFor(language, translate);
  const dates = `${format.dateWithWeekday(booking.start_date)} – ${format.dateWithWeekday(booking.end_date)}`;
  return `${dates}, ${homeWithPlace(home)}`;
}

function extraRows({ quote }: BookingRow, t: Translate): MailRow[] {
  const extras = quote.lines.filter(
    ({ mandatory, quantity, code }) => !mandatory && quantity > 0 && code !== 'insurance',
  );
  if (extras.length === 0) return [];
  const names = extras.map(({ code, quantity }) => {
    const name = serviceName(code, t);
    return quantity > 1 ? `${quantity} × ${name}` : name;
  });
  return [{ label: t('mail.facts.extras'), value: names.join(', ') }];
}
