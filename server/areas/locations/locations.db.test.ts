import { describe, expect, it } from 'vitest';
import { getLocation } from '../../../contract/locations/get-location.ts';
import { listNearPlaces } from '../../../contract/locations/list-near-places.ts';
import { listTeasers } from '../../../contract/locations/list-teasers.ts';
import { suggestLocations } from '../../../contract/locations/suggest-locations.ts';
import { getOffers } from '../../../contract/offers/get-offers.ts';
import { locatedCatalogue } from '../../../tests/builders/located-catalogue.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aPlace } from '../../../tests/harness/catalogue-builder.ts';
import { getOffersHandler } from '../offers/handlers/get-offers.ts';
import { getLocationHandler } from './handlers/get-location.ts';
import { listNearPlacesHandler } from './handlers/list-near-places.ts';
import { listTeasersHandler } from './handlers/list-teasers.ts';
import { suggestLocationsHandler } from './handlers/suggest-locations.ts';

const catalogue = locatedCatalogue();
const locate = (fields: object) =>
  getLocationHandler({ locations: catalogue.locations })(getLocation.request.parse(fields), aCall());
describe('get-location', () => {
  it('describes a region in full', async () => {
    const outcome = await locate({ location: 'nordseeküste_deutschland' });
    const data = getLocation.response.parse(outcome.data);
    expect(data).toEqual(outcome.data);
    expect(data).toMatchObject({
      locationName: 'Nordseeküste',
      locationNamePreposition: 'an der Nordseeküste',
      locationBreadcrumbs: [
        { name: 'Deutschland', path: '/deutschland/' },
        { name: 'Nordseeküste', path: null },
      ],
      name: 'Nordseeküste',
      namePreposition: 'an der Nordseeküste',
      breadcrumbs: [
        { name: 'Deutschland', path: '/deutschland/' },
        { name: 'Nordseeküste', path: null },
      ],
      title: 'Ferienhäuser an der Nordsee',
      metaTitle: 'Ferienhäuser an der Nordsee',
      seoUrl: '/nordseek%C3%BCste_deutschland/',
      noIndex: false,
      bounds: { south: 53, west: 7, north: 55, east: 9 },
      topLinks: [{ name: 'Büsum', path: '/b%C3%BCsum/', count: 3 }],
      offers: [{ id: 122, name: 'Skiurlaub', path: '/skiurlaub/' }],
    });
    expect(data!.languageLinks).toMatchObject({ it: '/it/nordseek%C3%BCste_deutschland-it/' });
  });

  it('numbers a place that is called by its name or its slug, unless several are', async () => {
    await aPlace(catalogue.database, { id: 71, region: 8, slug: 'neustadt-harz', names: { de: 'Neustadt' } });
    await aPlace(catalogue.database, { id: 72, region: 7, slug: 'neustadt', names: { de: 'Neustadt' } });
    const numbered = (name: string, country: string | null = null) =>
      catalogue.locations.placeNumber(name, country);
    expect(await numbered(' BÜSUM ')).toBe(70);
    expect(await numbered('büsum'.normalize('NFD'))).toBe(70);
    expect(await numbered('neustadt-harz')).toBe(71);
    expect(await numbered('Neustadt')).toBeNull();
    expect(await numbered('Büsum', 'de')).toBe(70);
    expect(await numbered('Büsum', 'fj')).toBeNull();
    expect(await numbered('Büs')).toBeNull();
    expect(await numbered('a\0b')).toBeNull();
  });

  it('names the offers that have homes there, the larger first', async () => {
    const { data } = await locate({ location: 'harz' });
    expect(data?.offers.map(({ id }) => id)).toEqual([122, 27]);
  });

  it.each([
    [{ country: 'de' }, 'de'],
    [{ country: 'DE' }, 'de'],
    [{ country: 'Allemagne' }, 'de'],
    [{ location: 'germania' }, 'de'],
    [{ location: '70' }, '70'],
    [{ location: 'BÜSUM' }, '70'],
    [{ location: 'busum' }, '70'],
    [{ location: 'büsum'.normalize('NFD') }, '70'],
    [{ location: 'North Sea Coast' }, 'nordseeküste_deutschland'],
    [{ country: 'de', location: 'harz' }, 'harz'],
    // Around Büsum, the coast, half the country, and the date line.
    [{ bbox: '8.05,54.05,8.15,54.15' }, '70'],
    [{ bbox: '7.2,53.2,8.9,54.9' }, 'nordseeküste_deutschland'],
    [{ bbox: '5,48,14,54' }, 'de'],
    [{ bbox: '177,-18,-179,-14' }, 'fj'],
  ])('finds by %j the location %s', async (fields, key) => {
    expect(await locate(fields)).toMatchObject({ ok: true, data: { locationKey: key } });
  });

  it.each([
    {},
    { country: ' ' },
    { bbox: 'x' },
    { bbox: '1,2,3' },
    { bbox: '9,54,8,53' },
    { bbox: '1,2,3,1e99' },
  ])('has nothing to say to %j', async (fields) => {
    expect(await locate(fields)).toEqual({ ok: true, data: null });
  });

  it.each([
    { country: 'xx' },
    { country: 'fj', location: 'harz' },
    { location: "' or 1=1 --" },
    { location: '%' },
    { location: 'har\0z' },
    { location: '99999999999999999999' },
    { location: 'x'.repeat(200) },
    { bbox: '-40,0,-39,1' },
  ])('does not find %j', async (fields) => {
    expect(await locate(fields)).toEqual({ ok: false, type: 'location-not-found', data: null });
  });
});

it('list-teasers shows countries and regions with homes', async () => {
  const outcome = await listTeasersHandler({ locations: catalogue.locations })(
    { languageCode: 'en' },
    aCall(),
  );
  expect(listTeasers.response.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome).toMatchObject({
    data: {
      countries: [
        {
          key: 'de',
          name: 'Germany',
          href: '/en/deutschland-en/',
          imageName: '/pictures/scene/country-de',
          count: 7,
        },
      ],
      regions: [{ key: 'nordseeküste_deutschland', hide: false, count: 5 }, { key: 'harz' }],
    },
  });
});

it('suggest-locations adds paths and titles, and leaves out what is gone', async () => {
  const request = suggestLocations.request.parse({ text: "b'%" });
  const outcome = await suggestLocationsHandler({ locations: catalogue.locations })(request, aCall());
  if (!outcome.ok) throw new Error('failed');
  expect(outcome.data.suggestions.map(({ name, path }) => [name, path])).toEqual([
    ['Harz', '/harz/'],
    ['Büsum', '/b%C3%BCsum/'],
    ['Kate', '/object/11/'],
  ]);
});

it('suggest-locations says first how a whole sentence is understood', async () => {
  const { suggestions } = await catalogue.locations.suggest(
    'haus im harz mit sauna und seeblickfenster',
    'de',
  );
  expect(suggestions[0]).toMatchObject({
    kind: 'search',
    name: 'Region 8 · Ferienhaus · Sauna',
    context: 'Nicht verstanden: seeblickfenster',
    path: '/search/?q=haus+im+harz+mit+sauna+und+seeblickfenster',
  });
  const near = await catalogue.locations.suggest('zu zweit in der nähe von Lübeck', 'de');
  expect(near.suggestions[0]?.name.replaceAll('\u00a0', ' ')).toBe('20 km um Lübeck · 2 Personen');
  const place = await catalogue.locations.suggest('Harz in Deutschland', 'de');
  expect(place.suggestions.map(({ kind }) => kind)).not.toContain('search');
});

it('suggest-locations begins with the regions of the most homes', async () => {
  const outcome = await suggestLocationsHandler({ locations: catalogue.locations })(
    suggestLocations.request.parse({ languageCode: 'en' }),
    aCall(),
  );
  if (!outcome.ok) throw new Error('failed');
  expect(outcome.data.suggestions.map(({ key, count }) => [key, count])).toEqual([
    ['nordseeküste_deutschland', 5],
    ['harz', 2],
  ]);
});

it('suggest-locations answers with help what names no place, and adds it below places', async () => {
  const namesFor = async (text: string): Promise<string[]> => {
    const outcome = await suggestLocationsHandler({ locations: catalogue.locations })(
      suggestLocations.request.parse({ text }),
      aCall(),
    );
    if (!outcome.ok) throw new Error('failed');
    expect(suggestLocations.response.parse(outcome.data)).toEqual(outcome.data);
    return outcome.data.suggestions.map(({ name }) => name);
  };
  expect(await namesFor('xqz')).toEqual([]);
  expect(await namesFor('stornieren')).toEqual(['Wie kann ich stornieren?']);
  expect(await namesFor('büsum')).toEqual(['Büsum', 'Harz', 'Kate', 'Winter in Büsum']);
});

describe('near places', () => {
  it('a town without homes is answered with the nearest places that have some', async () => {
    const request = suggestLocations.request.parse({ text: 'Hamburg' });
    const outcome = await suggestLocationsHandler({ locations: catalogue.locations })(request, aCall());
    if (!outcome.ok) throw new Error('failed');
    expect(outcome.data.nearTown).toBe('Hamburg');
    expect(outcome.data.suggestions).toMatchObject([
      { kind: 'place', key: '70', count: 3, path: '/b%C3%BCsum/' },
    ]);
    expect(outcome.data.suggestions[0]!.distance).toBeGreaterThan(60);
    expect(outcome.data.suggestions[0]!.distance).toBeLessThan(150);
  });

  it.each([
    [{ text: 'Ferienhaus bei Hamburg' }, 'town', 1],
    [{ latitude: '54.1', longitude: '8.9' }, 'position', 1],
    [{ text: 'xqzfoo' }, 'unknown', 0],
    [{}, 'unknown', 0],
  ])('%j is understood as %s', async (fields, origin, places) => {
    const outcome = await listNearPlacesHandler({ nearPlaces: catalogue.nearPlaces })(
      listNearPlaces.request.parse(fields),
      aCall(),
    );
    if (!outcome.ok) throw new Error('failed');
    expect(outcome.data).toMatchObject({ origin });
    expect(outcome.data.position === null).toBe(origin === 'unknown');
    expect(outcome.data.places).toHaveLength(places);
  });
});

describe('get-offers', () => {
  const offer = (fields: object) =>
    getOffersHandler({ offers: catalogue.offers })(getOffers.request.parse(fields), aCall());

  it('lists all in the order of the overview', async () => {
    const outcome = await offer({ offerList: '1', languageCode: 'en' });
    expect(getOffers.response.parse(outcome.data)).toEqual(outcome.data);
    expect(outcome.data).toMatchObject([{ id: 27 }, { id: 122, name: 'Ski holidays', count: 4 }]);
  });

  it('answers one with its search and path', async () => {
    expect(await offer({ offerId: '122', languageCode: 'fr' })).toEqual({
      ok: true,
      data: {
        id: 122,
        name: 'Skiurlaub',
        title: 'Skiurlaub',
        text: 'Am Lift.',
        seoUrl: '/fr/skiurlaub/',
        query: { distSkilift: 10, partnerTags: 'a,b' },
        count: 4,
      },
    });
    expect(await offer({ offerId: 5 })).toMatchObject({ ok: false, type: 'offer-not-found' });
  });
});
