import { isPlainName } from '../../../../../domain/person-name.ts';
import { greetLandlord } from '../../../mail/mail.ts';
import type { BookingRow } from '../../booking-store.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';
import type { MailRecipient } from '../send-mail-job.ts';

export function greetRecipient({
  recipient,
  booking,
  home,
  isKnown,
  coHost,
  translate: t,
}: Pick<BookingMailInput, 'booking' | 'home' | 'isKnown' | 'coHost' | 'translate'> & {
  recipient: MailRecipient;
}): string {
  if (recipient === 'landlord') return greetLandlord(coHost?.name ?? home.landlord.name, t);
  if (!isGreetedByName(booking.customer, isKnown)) return t('mail.greeting.unnamed');
  const { salutation, firstName, lastName } = booking.customer;
  const form = salutation === 'ms' || salutation === 'mr' ? salutation : 'none';
  return t(`mail.greeting.${form}`, { firstName, lastName });
}

/**
 * Spammers may enter a stranger's address, with a message in place of the name. So the name is used only if the address is verified or
 * the name looks real.
 */
export function isGreetedByName(customer: BookingRow['customer'], isKnown: boolean): boolean {
  return isKnown || isPlainName(customer);
}
