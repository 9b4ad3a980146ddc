import { mapLink } from '../../../../domain/map-link.ts';
import type { MailBlock, MailRow } from '../../mail/mail.ts';
import { addressLines, wayThere } from '../rules/way-there.ts';
import type { BookingMailInput } from './booking-mail-input.ts';

const isBeforeArrival = ({ kind }: BookingMailInput): boolean =>
  kind.template === 'arrival' && kind.recipient === 'guest';

/** Where the home is, and who lets the guest in. */
export function contactOf(input: BookingMailInput): MailRow[] {
  if (!isBeforeArrival(input)) return [];
  const { booking, home, translate: t } = input;
  const address = wayThere(booking.state, home)?.address;
  const { name, phone, email } = home.landlord;
  return [
    ...(address ? [{ label: t('mail.way.address'), value: addressLines(address).join('\n') }] : []),
    { label: t('mail.way.host'), value: [name, phone, email].filter(Boolean).join('\n') },
    { label: t('mail.way.help'), value: input.helpPhone },
  ];
}

/** How to find the home, and how to get in. */
export function wayOf(input: BookingMailInput): MailBlock[] {
  const way = isBeforeArrival(input) ? wayThere(input.booking.state, input.home) : null;
  if (!way) return [];
  const { translate: t } = input;
  return [
    ...(way.arrivalInfo ? [{ kind: 'quote' as const, label: t('mail.way.key'), text: way.arrivalInfo }] : []),
    { kind: 'link', label: t('mail.way.map'), href: mapLink(way.position) },
  ];
}
