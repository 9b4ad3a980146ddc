import { createAccountCalls, createAccounts, createProve } from '../areas/accounts/accounts.ts';
import { createActing } from '../areas/acting/acting.ts';
import { createApiKeys } from '../areas/api-keys/api-keys.ts';
import { createTracking } from '../areas/tracking/tracking.ts';
import type { AreaModule } from '../http/area-module.ts';
import type { BookingAreas } from './booking-areas.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { LandlordAreas } from './landlord-areas.ts';
import type { MailAreas } from './mail-areas.ts';
import type { Platform } from './platform.ts';

export type PeopleAreas = ReturnType<typeof createPeopleAreas>;

/** Makes who somebody is: accounts, what they and programs prove themselves by, and who acts for whom. */
export function createPeopleAreas(platform: Platform) {
  const accounts = createAccounts({ ...platform, staffNeedsFactor: platform.config.production });
  const prove = createProve({ ...platform, passwordQueue: platform.queues.passwords });
  return {
    accounts,
    prove,
    tracking: createTracking({ ...platform, accounts }),
    apiKeys: createApiKeys({ ...platform, accounts, prove }),
    acting: createActing({ ...platform, accounts, prove }),
    /** Tells where somebody reads their mails; null where the account is gone. */
    emailOf: async (uid: string): Promise<string | null> => (await accounts.accountOf(uid))?.email ?? null,
    /** Tells what somebody of the house is called in lists of who did what. */
    async nameOf(uid: string): Promise<string> {
      const account = await accounts.accountOf(uid);
      return account ? `${account.firstName} ${account.lastName}`.trim() || account.email : '';
    },
  };
}

/** The areas that an account's own calls stand on, since whoever joins or leaves does so in all of them. */
interface JoinedAreas {
  catalogue: CatalogueAreas;
  people: PeopleAreas;
  mails: MailAreas;
  bookings: BookingAreas;
  landlords: LandlordAreas;
}

/** Binds the calls of accounts, which stand on areas that stand on accounts. */
export function bindAccountCalls(
  platform: Platform,
  { catalogue, people, mails, bookings, landlords: { landlords } }: JoinedAreas,
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
    addressJoins: [bookings.booking.joinAccount],
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
