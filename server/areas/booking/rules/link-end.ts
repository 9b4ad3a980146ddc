import { linkDaysAfterDeparture } from '../../../../domain/booking/link-days.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

export type LinkRecipient = 'guest' | 'landlord';

/** Days for which a requested link works; short, since it is needed soon. */
const daysRenewed: Readonly<Record<LinkRecipient, number>> = { guest: 30, landlord: 14 };

const dayMs = 86_400_000;

export function lastDayOfLink(departure: PlainDate, recipient: LinkRecipient): PlainDate {
  return addDays(departure, linkDaysAfterDeparture[recipient]);
}

export function endOfRenewedLink(now: Date, recipient: LinkRecipient): Date {
  return new Date(now.getTime() + daysRenewed[recipient] * dayMs);
}
