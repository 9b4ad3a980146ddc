import { absolute, subtract, toEuros } from '../../../../../domain/money.ts';
import type { PlainDate } from '../../../../../domain/stay.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import { partyInWords } from '../../../../../texts/party-in-words.ts';
import type { Translate } from '../../../../../texts/translate.ts';
import type { MailRow } from '../../../mail/mail.ts';
import type { AgreedStay } from '../../change/change-store.ts';
import type { BookingRow } from '../../booking-store.ts';
import type { ChangeTemplate } from '../send-mail-job.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

/** Mails after which the agreed stay remains valid. */
const agreedHolds: ReadonlySet<string> = new Set<ChangeTemplate>([
  'changeDeclined',
  'changeWithdrawn',
  'changeExpired',
  'proposalDeclined',
  'proposalWithdrawn',
  'proposalExpired',
]);

/**
 * Returns the booking with the stay that the mail is about: the requested one, or the agreed one if the change failed.
 * So a delayed mail has the same content as a punctual one.
 */
export function attachStay({ booking, change, kind }: BookingMailInput): BookingRow {
  if (!change) return booking;
  const { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents } = agreedHolds.has(
    kind.template,
  )
    ? change.agreed
    : change;
  return {
    ...booking,
    start_date,
    end_date,
    persons,
    child_ages,
    dogs,
    pet_sizes,
    total_cents,
    quote,
  };
}

export function changeRows({ change, kind, language, translate: t }: BookingMailInput): MailRow[] {
  if (!change) return [];
  const format = formatterFor(language, t);
  const isOff = agreedHolds.has(kind.template);
  const isMade = kind.template === 'changeAccepted' || kind.template === 'proposalAccepted';
  const comparedStay = isOff ? change : change.agreed;
  // Dates do not wrap.
  const day = (date: PlainDate): string => format.dateWithWeekday(date).replaceAll(' ', '\u00a0');
  const stay = `${day(comparedStay.start_date)} – ${day(comparedStay.end_date)}`;
  const held = change.concludes ? 'asked' : isMade ? 'before' : 'agreed';
  const rows = [
    {
      label: t(`mail.facts.${isOff ? (change.side === 'guest' ? 'requested' : 'proposed') : held}`),
      value: [
        stay,
        describeParty(comparedStay, t),
        format.moneyExact(toEuros(comparedStay.total_cents)),
      ].join('\n'),
    },
  ];
  const difference = subtract(change.total_cents, change.agreed.total_cents);
  if (isOff || difference === 0) return rows;
  // A lower price is a saving for the guest and a loss for the host.
  const cheaper = kind.recipient === 'guest' ? 'mail.facts.cheaper' : 'mail.facts.lower';
  const key = difference > 0 ? 'mail.facts.dearer' : cheaper;
  return [...rows, { label: t(key), value: format.moneyExact(toEuros(absolute(difference))) }];
}

export function describeParty(
  { persons, child_ages: childAges, dogs: pets, pet_sizes: petSizes }: AgreedStay,
  t: Translate,
): string {
  return partyInWords({ persons, childAges, pets, petSizes }, t);
}
