import { describe, expect, test } from 'vitest';
import { send } from '../../../tests/trust/valid-calls.ts';
import { basics, day, homesSite, season, terms, texts } from './testing/homes-site.ts';

const site = homesSite();
const { headers, call, get, aDraft, save, complete, page, step, decide } = site;

describe('a section', () => {
  test('is not written over what was saved elsewhere since', async () => {
    const home = await aDraft('bert');
    const edition = (await get('bert', home))['edition'] as number;
    expect(await call('bert', 'setOwnHome', { objectNumber: home, edition, part: basics })).toMatchObject({
      http: 200,
    });
    expect(
      await call('bert', 'setOwnHome', { objectNumber: home, edition, part: { ...basics, personsMax: 9 } }),
    ).toMatchObject({ http: 409, type: 'home-changed' });
    expect(await get('bert', home)).toMatchObject({ basics: { personsMax: 4 } });
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['basics', { ...basics, personsMax: 0, bedrooms: 31 }, { personsMax: 'number', bedrooms: 'number' }],
    [
      'address',
      { section: 'address', street: ' ', zip: '1', city: 'x', lat: 0, lon: 0 },
      { street: 'required', pin: 'notOnLand' },
    ],
    ['texts', { ...texts, title: ' ', teaser: 'x'.repeat(201) }, { title: 'required', teaser: 'long' }],
    [
      'seasons',
      { section: 'seasons', seasons: [season, { ...season, nightly: 0 }] },
      { 'seasons.1.nightly': 'price', 'seasons.1.fromDate': 'overlap' },
    ],
    [
      'texts',
      { ...texts, teaser: 'Plus sur notre-digue.fr', description: 'Appelez le 01 23 45 67 89.' },
      { teaser: 'link', description: 'contact' },
    ],
    [
      'terms',
      { ...terms, checkIn: '25:00', registrationNumber: '<b>' },
      { checkIn: 'time', registrationNumber: 'registration' },
    ],
    [
      'costs',
      {
        section: 'costs',
        services: [
          { code: 'dog', unit: 'night', amount: 5, mandatory: true, prepaid: false },
          { code: 'finalCleaning', unit: 'stay', amount: 80, mandatory: true, prepaid: true },
        ],
        touristTax: [
          { fromAge: 0, toAge: 17, amount: 0 },
          { fromAge: 16, toAge: 99, amount: 2 },
          { fromAge: 0, toAge: 120, amount: 0, percent: 2, season: { from: '12-24', until: '01-06' } },
          { fromAge: 0, toAge: 9, amount: 1, season: { from: '01-01', until: '01-31' } },
        ],
        furtherGuests: { included: 40, amount: 1000.5 },
        deposit: null,
      },
      {
        'furtherGuests.included': 'number',
        'furtherGuests.amount': 'furtherAmount',
        'services.0.unit': 'unknown',
        'touristTax.1.fromAge': 'ages',
        'touristTax.3.from': 'taxOverlap',
      },
    ],
  ])('of %s says what is wrong by field, and saves nothing', async (section, part, fields) => {
    const home = await aDraft('bert');
    const before = await get('bert', home);
    const response = await send(
      site.url,
      'setOwnHome',
      { objectNumber: home, edition: 1, part },
      headers.bert,
    );
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { type: string; data: { fields: unknown } }[] };
    expect(errors, section).toMatchObject([{ type: 'home-invalid', data: { fields } }]);
    expect(await get('bert', home)).toEqual(before);
    await step('bert', home, 'remove');
    // Guests have never seen the home: its page is missing rather than gone.
    expect(await page(home)).toBe(404);
  });

  test('of costs comes back as it was saved, and is part of what a week costs', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const costs = {
      section: 'costs',
      services: [{ code: 'finalCleaning', unit: 'stay', amount: 80.5, mandatory: true, prepaid: true }],
      touristTax: [
        { fromAge: 16, toAge: 99, amount: 2.5, nightsMax: 5 },
        { fromAge: 16, toAge: 99, amount: 0, percent: 0.01, season: { from: '02-29', until: '02-29' } },
      ],
      furtherGuests: { included: 1, amount: 4.5 },
      deposit: 200,
    };
    expect((await save('bert', home, costs)).data).toMatchObject({ costs });
    const { data } = await call('bert', 'previewOwnSeasons', {
      objectNumber: home,
      seasons: [season, { ...season, fromDate: day(400), untilDate: day(500), nightly: 200, weekly: 1400 }],
    });
    const weeks = data['weeks'] as { guestPays: number; landlordReceives: number }[];
    // 700 for the week, the cleaning, the second person, and the tax of two for the first five nights.
    const beside = 80.5 + 7 * 4.5 + 25;
    expect(weeks.map(({ guestPays }) => guestPays)).toEqual([700 + beside, 1400 + beside]);
    expect(weeks[0]!.landlordReceives).toBeLessThan(weeks[0]!.guestPays);
  });

  test('of rules and of names of seasons comes back as it was saved, and its example is of the calendar', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const rules = { leadDays: 2, leadHour: 18, horizonMonths: 12, fillFrom: 2, leaveMin: null };
    expect((await save('bert', home, { section: 'rules', ...rules })).data).toMatchObject({ rules });
    const named = { ...season, name: ' Hauptsaison ' };
    expect((await save('bert', home, { section: 'seasons', seasons: [named] })).data).toMatchObject({
      seasons: { seasons: [{ name: 'Hauptsaison' }] },
    });
    const { data } = await call('bert', 'previewOwnRules', { objectNumber: home, rules });
    expect(data).toMatchObject({ gap: null, leftOver: null });
    const wrong = await send(
      site.url,
      'setOwnHome',
      {
        objectNumber: home,
        edition: (await get('bert', home)).edition,
        part: { section: 'rules', ...rules, leadDays: 31, leaveMin: 1 },
      },
      headers.bert,
    );
    expect(await wrong.json()).toMatchObject({
      errors: [{ type: 'home-invalid', data: { fields: { leadDays: 'number', leaveMin: 'number' } } }],
    });
  });

  test('of a season with a weekend rate comes back as it was entered, is what guests pay, and survives the calendar', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const weekend = { nightly: 130, nights: 0b0110000 };
    const entered = { ...season, fromDate: day(30), untilDate: day(60), weekend, minStay: 1 };
    const { data } = await save('bert', home, { section: 'seasons', seasons: [entered] });
    expect(data).toMatchObject({ seasons: { seasons: [{ nightly: 100, weekly: 700, weekend }] } });
    const stays = await Promise.all(
      [30, 31, 32, 33, 34, 35, 36].map(async (from) => {
        const asked = {
          objectNumber: home,
          startDate: day(from),
          endDate: day(from + 1),
          change: { minStay: 1 },
        };
        return (await call('bert', 'previewRates', asked)).data as { before: { guestPays: number } };
      }),
    );
    expect(stays.map(({ before }) => before.guestPays).sort()).toEqual([100, 100, 100, 100, 100, 130, 130]);
    const range = { objectNumber: home, startDate: day(40), endDate: day(50) };
    await call('bert', 'setRates', { ...range, change: { minStay: 2 } });
    const parts = (await get('bert', home)) as {
      seasons: { seasons: { weekend: unknown; minStay: number }[] };
    };
    expect(parts.seasons.seasons.map((one) => [one.minStay, one.weekend])).toEqual([
      [1, weekend],
      [2, weekend],
      [1, weekend],
    ]);
  });

  test('of discounts and a longest stay comes back as it was saved, and any stay is priced with it', async () => {
    const home = await aDraft('bert');
    await complete('bert', home);
    const discounts = [
      { kind: 'early', threshold: 100, percent: 5 },
      { kind: 'longStay', threshold: 3, percent: 10 },
    ];
    const costs = {
      section: 'costs',
      discounts,
      services: [],
      touristTax: [],
      furtherGuests: { included: 2, amount: 10 },
      deposit: null,
    };
    expect((await save('bert', home, costs)).data).toMatchObject({ costs });
    const { discounts: _, ...others } = costs;
    expect((await save('bert', home, others)).data).toMatchObject({ costs });
    const short = { ...season, maxStay: 5 };
    expect((await save('bert', home, { section: 'seasons', seasons: [short] })).data).toMatchObject({
      seasons: { seasons: [short] },
    });
    const stayOf = async (nights: number, persons: number) => {
      const stay = { startDate: day(10), endDate: day(10 + nights), persons };
      return (await call('bert', 'previewOwnSeasons', { objectNumber: home, seasons: [short], stay })).data[
        'stay'
      ];
    };
    // Three nights of 100 less a tenth, and 10 for the third person in each.
    expect(await stayOf(3, 3)).toMatchObject({
      status: 'free',
      guestPays: 300,
      landlordReceives: 255,
      commission: 45,
    });
    expect(await stayOf(6, 2)).toMatchObject({ status: 'maximumStay', statusNights: 5, guestPays: 540 });
    expect(await stayOf(0, 2)).toBeNull();
    expect(await stayOf(500, 2)).toMatchObject({ guestPays: null });
  });

  test('of seasons says what a week costs in whatever order they are typed', async () => {
    const home = await aDraft('bert');
    const late = { ...season, fromDate: day(400), untilDate: day(500), nightly: 200, weekly: 1400 };
    const between = { ...season, fromDate: day(300), untilDate: day(400), nightly: 150, weekly: 1050 };
    const early = { ...season, fromDate: day(100), untilDate: day(200) };
    const { data } = await call('bert', 'previewOwnSeasons', {
      objectNumber: home,
      seasons: [late, between, early],
    });
    const weeks = data['weeks'] as { startDate: string; guestPays: number | null }[];
    expect(weeks.map(({ startDate }) => startDate)).toEqual([day(400), day(300), day(100)]);
    const paid = weeks.map(({ guestPays }) => guestPays ?? 0);
    expect([paid[0]! - paid[1]!, paid[1]! - paid[2]!]).toEqual([350, 350]);
  });

  test('of seasons takes what nights of their own price have made of them', async () => {
    const home = await aDraft('bert');
    const seasons = Array.from({ length: 200 }, (_, at) => ({
      ...season,
      ...{
        fromDate: day(100 + 2 * at),
        untilDate: day(101 + 2 * at),
        nightly: 100 + at,
        weekly: 700 + 8 * at,
      },
      minStay: 90,
    }));
    expect((await save('bert', home, { section: 'seasons', seasons })).data).toMatchObject({
      seasons: { seasons: seasons.map(({ nightly }) => ({ nightly, minStay: 90 })) },
    });
  });
});

test('a section keeps what its form does not show', async () => {
  const home = await aDraft('bert');
  await complete('bert', home);
  const rooms = [{ beds: { double: 1 } }, { beds: { double: 1 } }];
  const cancellation = [{ daysBefore: 21, percent: 40 }];
  await site.database.db
    .updateTable('homes')
    .set({
      bed_rooms: JSON.stringify(rooms),
      cancellation: JSON.stringify(cancellation),
      equipment: JSON.stringify({ service: ['breadService'], kitchen: ['oven'] }),
    })
    .where('object_number', '=', home)
    .execute();
  await site.database.db
    .updateTable('price_seasons')
    .set({ max_stay: 14, departure_days: 32 })
    .where('object_number', '=', home)
    .execute();
  expect((await get('bert', home))['gaps']).toEqual([]);
  await save('bert', home, { ...basics, personsMax: 5 });
  await save('bert', home, { ...terms, cancellation: null });
  await save('bert', home, { section: 'amenities', amenities: ['sauna'], equipment: { kitchen: ['stove'] } });
  await save('bert', home, { section: 'seasons', seasons: [{ ...season, nightly: 111 }] });
  const row = await site.database.db
    .selectFrom('homes')
    .innerJoin('price_seasons', 'price_seasons.object_number', 'homes.object_number')
    .select(['bed_rooms', 'cancellation', 'equipment', 'max_stay', 'departure_days', 'nightly_cents'])
    .where('homes.object_number', '=', home)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    bed_rooms: rooms,
    cancellation,
    equipment: { kitchen: ['stove'], service: ['breadService'] },
    max_stay: 14,
    departure_days: 32,
    nightly_cents: 11_100,
  });
});

test('rules are read by everybody, the way in by nobody before the booking, and measures prove what is found by them', async () => {
  const home = await aDraft('bert');
  await complete('bert', home);
  const measures = {
    section: 'measures',
    access: {
      entranceSteps: 0,
      doorWidthCm: 79,
      showerThresholdCm: null,
      grabRails: true,
      parkingMetres: 20,
    },
    charging: { kilowatts: 11, plug: 'type2', shared: false },
  };
  // Amenities that need a measurement cannot be chosen without it.
  const amenities = ['sauna', 'stepfree', 'widedoors'];
  await save('bert', home, measures);
  await save('bert', home, { section: 'amenities', amenities, equipment: {} });
  await save('bert', home, { ...terms, parties: false, quietFrom: '22:00', quietUntil: '07:00' });
  await save('bert', home, {
    ...basics,
    rooms: [{ beds: { double: 1, single: 0 } }, { beds: {} }, { living: true, beds: { sofa: 1 } }],
  });
  expect(await get('bert', home)).toMatchObject({
    measures,
    amenities: { amenities: ['sauna', 'evcharging', 'stepfree'] },
    terms: { parties: false, quietFrom: '22:00', quietUntil: '07:00' },
    basics: { rooms: [{ beds: { double: 1 } }, { living: true, beds: { sofa: 1 } }] },
    texts: [{ houseRules: 'Pas de chaussures à l’étage.', arrivalInfo: 'La clé est sous le pot bleu.' }],
  });
  await step('bert', home, 'publish');
  await decide(home, { kind: 'approve' });
  const shown = (await call('bert', 'getObject', { objectNumber: home })).data;
  expect(shown).toMatchObject({
    houseRules: { parties: false, quiet: { from: '22:00', until: '07:00' } },
    descriptions: { natives: { fr: { houseRules: 'Pas de chaussures à l’étage.' } } },
    access: measures.access,
    charging: measures.charging,
  });
  expect(JSON.stringify(shown)).not.toContain('pot bleu');

  const halfQuiet = await save('bert', home, { ...terms, quietFrom: '22:00' });
  expect(halfQuiet).toMatchObject({ http: 422 });
  await save('bert', home, { section: 'measures', access: null, charging: null });
  await save('bert', home, { ...texts, houseRules: '', arrivalInfo: '' });
  expect(await get('bert', home)).toMatchObject({
    amenities: { amenities: ['sauna'] },
    texts: [{ houseRules: '', arrivalInfo: '' }],
  });
});
