import { createAccountCalls } from '../areas/accounts/accounts.ts';
import type { AreaModule } from '../http/area-module.ts';
import type { BookingAreas } from './booking-areas.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { LandlordAreas } from './landlord-areas.ts';
import type { MailAreas } from './mail-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** The areas that the account's calls need, since joining and leaving affect all of them. */
interface JoinedAreas {
  catalogue: CatalogueAreas;
  people: PeopleAreas;
  mails: MailAreas;
  bookings: BookingAreas;
  landlords: LandlordAreas;
}

export function bindAccountCalls(
  platform: Platform,
  { catalogue, people, mails, bookings, landlords: { landlords, messages } }: JoinedAreas,
): AreaModule {
  const { config, ports, queues } = platform;
  return createAccountCalls({
    ...platform,
    staffNeedsFactor: config.production,
    accounts: people.accounts,
    tracking: people.tracking,
    experiments: config.experiments,
    passwordQueue: queues.passwords,
    joins: [mails.watchList.join],
    addressJoins: [bookings.booking.joinAccount, messages.joinAccount],
    businesses: {
      landlord: landlords.landlords,
      agency: landlords.agencies,
      partner: catalogue.partners.keeper,
    },
    refusesMailSince: mails.deliveries.refusedSince,
    personalData: () => ports.modules().flatMap(({ personalData }) => personalData ?? []),
    newsletter: mails.newsletter,
  });
}
