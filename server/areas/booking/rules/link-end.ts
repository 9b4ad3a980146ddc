import { linkDaysAfterDeparture } from '../../../../domain/booking/link-days.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** Guest and landlord each open another page of a booking, with another secret. */
export type LinkRecipient = 'guest' | 'landlord';

/** What somebody has asked for by mail is needed soon. */
const daysRenewed: Readonly<Record<LinkRecipient, number>> = { guest: 30, landlord: 14 };

const dayMs = 86_400_000;

/** The last day on which the link of a booking's mails opens it. */
export function lastDayOfLink(departure: PlainDate, recipient: LinkRecipient): PlainDate {
  return addDays(departure, linkDaysAfterDeparture[recipient]);
}

/** The moment until which a link opens that is mailed after that day. */
export function endOfRenewedLink(now: Date, recipient: LinkRecipient): Date {
  return new Date(now.getTime() + daysRenewed[recipient] * dayMs);
}
