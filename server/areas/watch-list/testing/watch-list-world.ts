import type { Area } from '../../../http/area-module.ts';
import type { Call } from '../../../http/handler.ts';
import type { WatchList } from '../watch-list-context.ts';
import { testOperator } from '../../../../tests/builders/operator.ts';
import { currentOperator } from '../../../../tests/builders/operator.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { createPartners } from '../../partners/partners.ts';
import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import { setWatchedObject } from '../../../../contract/watch-list/set-watched-object.ts';
import { aCall } from '../../../../tests/harness/calls.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { createLocalFileStore } from '../../../platform/file-store.ts';
import { createCountedLimits } from '../../../platform/counted-limits.ts';
import { createLog } from '../../../platform/log.ts';
import { createMailRecipients } from '../../../platform/mail-recipients.ts';
import type { Mail } from '../../../platform/mail.ts';
import { createAccounts, type Accounts } from '../../accounts/accounts.ts';
import type { QuoteOutcome, QuoteRequest } from '../../pricing/pricing.ts';
import { setWatchedObjectHandler } from '../handlers/set-watched-object.ts';
import { createWatchList, type WatchListDeps } from '../watch-list.ts';
import { createReadModels } from '../../../platform/read-models.ts';

/** Additional price of each child and each dog. */
const perChildOrDog = 1_000;

export interface WatchListWorld {
  database: TestDatabase;
  clock: ReturnType<typeof fixedClock>;
  accounts: Accounts;
  watchList: Area<WatchList>;
  mails: Mail[];
  mailServer: { isDown: boolean };
  /** Mail addresses of accounts, by uid. */
  addresses: Map<string, string>;
  /** Prices of stays by home; a home without a price is unavailable. */
  prices: Map<number, number>;
  deps: WatchListDeps;
  set: (fields: object, call?: Call) => ReturnType<ReturnType<typeof setWatchedObjectHandler>>;
}

/** Opens a world of forty homes, one removed and one inactive, with the lists of their visitors. */
export async function openWatchListWorld(): Promise<WatchListWorld> {
  // Files share this module, and move their clocks.
  const clock = fixedClock('2027-01-02T12:00:00+01:00');
  const mails: Mail[] = [];
  const mailServer = { isDown: false };
  const addresses = new Map<string, string>();
  const prices = new Map<number, number>();
  const buildQuote = ({ objectNumber, childAges, dogs }: QuoteRequest): QuoteOutcome => {
    const price = prices.get(objectNumber);
    const complete = price && price + (childAges.length + dogs) * perChildOrDog;
    return {
      ok: true,
      bonusCode: null,
      quote: { status: complete === undefined ? 'booked' : 'free', totals: { complete } } as Quote,
    };
  };
  const database = await openTestDatabase();
  await database.db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'hafen', name: 'Hafen & Meer', host: 'reisen.hafen.example' })
    .execute();
  for (let number = 1; number <= 40; number += 1) {
    await aHome(database, { objectNumber: number, seasons: [], pictures: 0 });
  }
  await aHome(database, { objectNumber: 50, removed: true });
  await aHome(database, { objectNumber: 51, active: false });
  const accounts = createAccounts({
    connection: database,
    clock,
    sessionSecret: new Uint8Array(32),
    staffNeedsFactor: false,
  });
  const limits = createCountedLimits({ factor: 1, secret: 'a key for tests', clock });
  const deps: WatchListDeps = {
    connection: database,
    clock,
    accounts,
    mail: {
      send: (mail) => {
        if (mailServer.isDown) return Promise.reject(new Error('down'));
        mails.push(mail);
        return Promise.resolve();
      },
    },
    recipients: createMailRecipients({ limits, clock }),
    ...{ limits, secret: 'a key for tests' },
    emailOf: (uid) => Promise.resolve(addresses.get(uid) ?? null),
    translate: createSiteTexts(testOperator).translate,
    summaries: (numbers) =>
      Promise.resolve(
        numbers.map((objectNumber) => ({
          objectNumber,
          title: `Haus <${objectNumber}>`,
          active: true,
          locations: { place: 'Laboe', region: 'Ostsee' },
        })) as ObjectSummary[],
      ),
    pricing: { quote: (request) => Promise.resolve(buildQuote(request)) },
    partners: createPartners({
      operator: currentOperator,
      ...{ files: createLocalFileStore(''), secret: 'a key for tests' },
      ...{ connection: database, log: createLog('silent'), findPersonName: () => Promise.resolve('') },
      readModels: createReadModels({ connection: database }),
      clock,
      publicUrl: 'https://www.example.com',
      affiliateTargets: [],
      translate: createSiteTexts().translate,
      routes: siteRoutes('add'),
    }),
    routes: siteRoutes('add'),
  };
  const watchList = createWatchList(deps);
  const set: WatchListWorld['set'] = (fields: object, call = aCall()) =>
    setWatchedObjectHandler({ watchList, accounts })(
      setWatchedObject.request.parse({ objectNumber: 1, action: 'add', ...fields }),
      call,
    );
  return { database, clock, accounts, watchList, mails, mailServer, addresses, prices, set, deps };
}
