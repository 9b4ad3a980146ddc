import { afterAll, beforeAll, expect } from 'vitest';
import type { EndpointName } from '../../../../contract/api.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../../../domain/stay.ts';
import { aLogin } from '../../../../tests/builders/landlord-login.ts';
import { aPlace } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../../tests/harness/running-site.ts';
import { ask } from '../../../../tests/trust/account-calls.ts';

export const today = todayInBerlin(new Date());
export const day = (offset: number): PlainDate => addDays(today, offset);

/** Anna, Bert, Clara and Dora let homes; `nobody` has the role of a landlord without being one. */
export type Who = 'anna' | 'bert' | 'office' | 'clara' | 'dora' | 'nobody';

export const season = {
  fromDate: day(0),
  untilDate: day(400),
  nightly: 100,
  weekly: 700,
  minStay: 2,
  arrivalDays: 127,
};
export const basics = {
  section: 'basics',
  kind: 'farmhouse',
  personsMax: 4,
  bedrooms: 2,
  bathrooms: 1,
  squaremeters: 80,
  dogsMax: 1,
  rooms: [{ beds: { double: 1 } }, { beds: { double: 1 } }],
};
export const terms = {
  section: 'terms',
  cancellation: 'flexible',
  checkIn: '16:00',
  checkOut: '10:00',
  parties: null,
  quietFrom: null,
  quietUntil: null,
  instantBooking: true,
  registrationNumber: '',
};
export const texts = {
  section: 'texts',
  language: 'fr',
  title: 'La maison de la digue',
  teaser: 'Au calme',
  description: 'Une maison calme derrière la digue, à dix minutes à pied de la plage et du port. '.repeat(2),
  houseRules: 'Pas de chaussures à l’étage.',
  arrivalInfo: 'La clé est sous le pot bleu.',
};

type Reply = ReturnType<typeof ask>;

interface HomesSite {
  headers: Partial<Record<Who, Record<string, string>>>;
  database: TestDatabase;
  placeID: number;
  url: string;
  login: (who: Who, roles: string[], landlord?: number) => Promise<void>;
  call: (who: Who, name: EndpointName, input: Record<string, unknown>) => Reply;
  get: (who: Who, objectNumber: number) => Promise<Awaited<Reply>['data']>;
  /** Creates a home that has nothing but a title yet. */
  aDraft: (who: Who) => Promise<number>;
  save: (who: Who, objectNumber: number, part: Record<string, unknown>) => Reply;
  /** Fills in everything that a home needs before guests can see it. */
  complete: (who: Who, objectNumber: number) => Promise<void>;
  isFound: (objectNumber: number) => Promise<boolean>;
  isInSitemap: (objectNumber: number) => Promise<boolean>;
  /** Returns the status of the home's page. */
  page: (objectNumber: number) => Promise<number>;
  step: (who: Who, objectNumber: number, name: string) => Reply;
  decide: (objectNumber: number, decision: Record<string, unknown>) => Reply;
}

/**
 * Starts a site for the tests of a file and stops it after them. The returned functions call it as one of its people;
 * Clara and Dora have to log in first.
 */
export function homesSite(): HomesSite {
  let database: TestDatabase;
  let site: RunningSite;
  let placeID: number;
  const headers: Partial<Record<Who, Record<string, string>>> = {};

  const login = async (who: Who, roles: string[], landlord?: number): Promise<void> => {
    headers[who] = await aLogin({ database, dataDir: site.dataDir }, roles, landlord);
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    placeID = await aPlace(database, { id: 70, region: 7, country: 'de' });
    site = await startSite(database);
    await login('anna', ['landlord'], 501);
    await login('bert', ['landlord'], 502);
    await login('office', ['office']);
    await login('nobody', ['landlord']);
  });
  afterAll(() => site.stop());

  const call = (who: Who, name: EndpointName, input: Record<string, unknown>) =>
    ask(site.url, name, input, headers[who]);
  const get = async (who: Who, objectNumber: number) =>
    (await call(who, 'getOwnHome', { objectNumber })).data;

  async function aDraft(who: Who): Promise<number> {
    const { http, data } = await call(who, 'createOwnHome', {
      kind: 'farmhouse',
      placeID,
      language: 'fr',
      title: 'La maison de la digue',
    });
    expect(http).toBe(201);
    return data['objectNumber'] as number;
  }

  async function save(who: Who, objectNumber: number, part: Record<string, unknown>) {
    const edition = ((await get(who, objectNumber))['edition'] as number | undefined) ?? 1;
    return call(who, 'setOwnHome', { objectNumber, edition, part });
  }

  async function complete(who: Who, objectNumber: number): Promise<void> {
    const { address } = (await get(who, objectNumber)) as { address: { lat: number; lon: number } };
    const parts = [
      basics,
      { ...address, section: 'address', street: 'Am Deich 1', zip: '25826', city: 'Ording' },
      texts,
      { section: 'seasons', seasons: [season] },
      terms,
    ];
    // Photos have tests of their own; what counts here is that they are there.
    await database.db
      .insertInto('home_images')
      .values([1, 2, 3].map((no) => ({ object_number: objectNumber, no, scene: 'outside' })))
      .execute();
    for (const part of parts) expect(await save(who, objectNumber, part)).toMatchObject({ http: 200 });
  }

  async function isFound(objectNumber: number): Promise<boolean> {
    const query = { startDate: day(60), endDate: day(67), persons: 2, objects: [objectNumber] };
    const { data } = await call('bert', 'searchObjects', { query, limit: 50 });
    return (data['hits'] as { objectNumber: number }[]).some((hit) => hit.objectNumber === objectNumber);
  }
  /** Every sitemap of the index is one, though in some languages nobody has written of a home of its numbers. */
  async function isInSitemap(objectNumber: number): Promise<boolean> {
    const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/homes-[^<]*)<\/loc>/g)].map(([, path]) => path!);
    const sitemaps = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(site.url + path);
        expect([path, answer.status]).toEqual([path, 200]);
        return answer.text();
      }),
    );
    return sitemaps.some((text) => text.includes(`/object/${objectNumber}/`));
  }
  const page = async (objectNumber: number) => (await call('bert', 'getObject', { objectNumber })).http;
  const step = (who: Who, objectNumber: number, name: string) =>
    call(who, 'setOwnHomeState', { objectNumber, step: name });
  const decide = (objectNumber: number, decision: Record<string, unknown>) =>
    call('office', 'decideOnHome', { objectNumber, decision });

  return {
    ...{ headers, login, call, get, aDraft, save, complete, isFound, isInSitemap, page, step, decide },
    get database(): TestDatabase {
      return database;
    },
    get placeID(): number {
      return placeID;
    },
    get url(): string {
      return site.url;
    },
  };
}
