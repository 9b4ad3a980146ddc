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

/** Who somebody is. */
export interface PeopleAreas {
  accounts: ReturnType<typeof createAccounts>;
  tracking: ReturnType<typeof createTracking>;
  prove: ReturnType<typeof createProve>;
  acting: ReturnType<typeof createActing>;
  apiKeys: ReturnType<typeof createApiKeys>;
  /** Tells where somebody reads their mails; null where the account is gone. */
  emailOf(uid: string): Promise<string | null>;
  /** Tells what somebody of the house is called in lists of who did what. */
  nameOf(uid: string): Promise<string>;
}

/** Makes who somebody is: accounts, what they and programs prove themselves by, and who acts for whom. */
export function createPeopleAreas(platform: Platform): PeopleAreas {
  const { config, connection, clock, limits, secret, mail, translate, routes, publicUrl } = platform;
  const accounts = createAccounts({
    connection,
    clock,
    sessionSecret: platform.sessionSecret,
    staffNeedsFactor: config.production,
  });
  const tracking = createTracking({ connection, clock, accounts });
  const prove = createProve({
    connection,
    clock,
    limits,
    secret,
    passwordQueue: platform.queues.passwords,
  });
  const acting = createActing({ connection, clock, accounts, prove, mail, translate, routes, publicUrl });
  const apiKeys = createApiKeys({ connection, clock, limits, accounts, prove });
  return {
    ...{ accounts, tracking, prove, acting, apiKeys },
    emailOf: async (uid) => (await accounts.accountOf(uid))?.email ?? null,
    async nameOf(uid) {
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
  /** All areas, once they are built. */
  modules(): readonly AreaModule[];
}

/** Binds the calls of accounts, which stand on areas that stand on accounts. */
export function bindAccountCalls(
  platform: Platform,
  { catalogue, people, mails, bookings, landlords: { landlords }, modules }: JoinedAreas,
): AreaModule {
  const { config, connection, clock, secret, limits, recipients, mail, translate, routes } = platform;
  return createAccountCalls({
    connection,
    clock,
    staffNeedsFactor: config.production,
    accounts: people.accounts,
    tracking: people.tracking,
    experiments: config.experiments,
    sessionSecret: platform.sessionSecret,
    secret,
    limits,
    recipients,
    passwordQueue: platform.queues.passwords,
    mail,
    translate,
    routes,
    publicUrl: platform.publicUrl,
    joins: [mails.watchList.join],
    addressJoins: [bookings.booking.joinAccount],
    businesses: {
      landlord: landlords.landlords,
      agency: landlords.agencies,
      partner: catalogue.partners.keeper,
    },
    refusesMailSince: mails.deliveries.refusedSince,
    personalData: () => modules().flatMap(({ personalData }) => personalData ?? []),
    newsletter: mails.newsletter,
  });
}
