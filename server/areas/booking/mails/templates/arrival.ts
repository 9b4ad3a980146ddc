import { mapLink } from '../../../../../domain/map-link.ts';
import type { MailBlock, MailRow } from '../../../mail/mail.ts';
import { addressLines, wayThere } from '../../rules/way-there.ts';
import type { BookingMail } from '../booking-mail.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import { promiseLink } from '../parts/links.ts';
import { plainMail } from './plain-mail.ts';

export const arrivalMail: BookingMail = {
  guest: {
    ...plainMail.guest,
    paragraphs: (_input, text) => [text('next'), text('promise')],
    contact: addressAndHost,
    asksForPayment: true,
    blocks: (input) => [...wayBlocks(input), promiseLink(input)],
  },
  landlord: plainMail.landlord,
};

function addressAndHost(input: BookingMailInput): MailRow[] {
  const { booking, home, translate: t } = input;
  const address = wayThere(booking.state, home)?.address;
  const { name, phone, email } = home.landlord;
  return [
    ...(address ? [{ label: t('mail.way.address'), value: addressLines(address).join('\n') }] : []),
    { label: t('mail.way.host'), value: [name, phone, email].filter(Boolean).join('\n') },
    { label: t('mail.way.help'), value: input.helpPhone },
  ];
}

function wayBlocks(input: BookingMailInput): MailBlock[] {
  const way = wayThere(input.booking.state, input.home);
  if (!way) return [];
  const { translate: t } = input;
  return [
    ...(way.arrivalInfo ? [{ kind: 'quote' as const, label: t('mail.way.key'), text: way.arrivalInfo }] : []),
    { kind: 'link', label: t('mail.way.map'), href: mapLink(way.position) },
  ];
}
