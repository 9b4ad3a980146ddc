import { toEuros } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { MailRow } from '../../mail/mail.ts';
import type { BookingRow } from '../booking-store.ts';
import type { BookingMailInput } from './render-booking-mail.ts';

/**
 * The booking with the stay that a mail about a change speaks of: the wished one, or after a refusal the
 * agreed one. A mail that goes out late says the same as one in time.
 */
export function withStayOf({ booking, change, kind }: BookingMailInput): BookingRow {
  if (!change) return booking;
  const { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents } =
    kind.template === 'changeDeclined' ? change.agreed : change;
  return {
    ...booking,
    start_date,
    end_date,
    persons,
    child_ages,
    dogs,
    pet_sizes,
    total_cents,
    quote: { ...booking.quote, result: quote },
  };
}

/** The other of the two stays, and what the change costs or saves. */
export function changeRows({ change, kind, language, translate: t }: BookingMailInput): MailRow[] {
  if (!change) return [];
  const format = formatterFor(language);
  const isDeclined = kind.template === 'changeDeclined';
  const other = isDeclined ? change : change.agreed;
  const stay = `${format.dateWithWeekday(other.start_date)} – ${format.dateWithWeekday(other.end_date)}`;
  const rows = [
    {
      label: t(isDeclined ? 'mail.facts.wished' : 'mail.facts.agreed'),
      value: [stay, partyInWords(other, t), format.moneyExact(toEuros(other.total_cents))].join(', '),
    },
  ];
  const difference = change.total_cents - change.agreed.total_cents;
  if (isDeclined || difference === 0) return rows;
  const key = difference > 0 ? 'mail.facts.dearer' : 'mail.facts.cheaper';
  return [...rows, { label: t(key), value: format.moneyExact(toEuros(Math.abs(difference))) }];
}

export function partyInWords({ persons, dogs }: { persons: number; dogs: number }, t: Translate): string {
  const guests = [t('mail.facts.persons', { count: persons })];
  if (dogs > 0) guests.push(t('mail.facts.dogs', { count: dogs }));
  return guests.join(', ');
}
