import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { ListedHome } from '../../../contract/homes/own-home.ts';
import { addDays } from '../../../domain/stay.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { book, bookingOf } from '../../../tests/trust/booking-calls.ts';
import { send } from '../../../tests/trust/valid-calls.ts';
import { basics, day, homesSite, season, terms, texts, today, type Who } from './testing/homes-site.ts';

const site = homesSite();
const { headers, login, call, get, aDraft, save, complete, isFound, isInSitemap, page, step, decide } = site;

test('a copy begins as a draft with everything but what belongs to the one home', async () => {
  await login('clara', ['landlord'], 9);
  const home = await aDraft('clara');
  await complete('clara', home);
  await site.database.db
    .updateTable('home_images')
    .set({ file_key: 'photos/of-clara.jpg', captions: JSON.stringify({ fr: 'La digue' }) })
    .where('object_number', '=', home)
    .execute();
  await site.database.db
    .insertInto('home_images')
    .values({ object_number: home, no: 4, scene: 'living' })
    .execute();
  const {
    address,
    basics: size,
    photos,
    costs,
  } = (await get('clara', home)) as {
    [key: string]: { [key: string]: unknown };
  };
  const copyOf = (who: Who, input: object = {}) =>
    call(who, 'copyOwnHome', {
      objectNumber: home,
      title: 'Haus Seerose 2',
      address: { street: 'Andere Straße 4', zip: address!['zip'], city: address!['city'] },
      ...input,
    });
  const { data: copy, http } = await copyOf('clara');
  expect(http).toBe(201);
  expect(copy).toMatchObject({
    ...{ title: 'Haus Seerose 2', state: 'draft', basics: size, costs },
    address: { street: 'Andere Straße 4' },
    terms: { registrationNumber: '' },
  });
  // The address is another, so that the pin has yet to be set.
  expect(copy['advice']).toContain('position');
  const files = (list: unknown) =>
    (list as { base: string; captions: object }[]).map(({ base, captions }) => [
      base.split('.')[1],
      captions,
    ]);
  // The fourth picture is a drawing.
  expect(files(copy['photos'])).toEqual(files(photos).slice(0, 3));
  const [text] = copy['texts'] as { description: string; arrivalInfo: string }[];
  expect(text).toMatchObject({ description: texts.description.trim(), arrivalInfo: '' });
  expect((await get('clara', home))['title']).toBe(texts.title);

  const { lat, lon, street, zip, city } = address as Record<string, unknown>;
  const { data: sameHouse } = await copyOf('clara', { address: { street, zip, city } });
  expect(sameHouse).toMatchObject({ address: { lat, lon } });

  expect(await copyOf('clara', { title: ' ' })).toMatchObject({ http: 422 });
  expect(await copyOf('bert')).toMatchObject({ http: 404 });
});

test('a first home goes from nothing to booked, past the office', async () => {
  const home = await aDraft('anna');
  const draft = await get('anna', home);
  expect(draft).toMatchObject({ state: 'draft', needsApproval: true, steps: ['publish', 'remove'] });
  expect(draft['gaps']).toEqual([
    'address',
    'size',
    'beds',
    'description',
    'photos',
    'price',
    'cancellation',
  ]);

  const early = await send(
    site.url,
    'setOwnHomeState',
    { objectNumber: home, step: 'publish' },
    headers.anna,
  );
  expect(early.status).toBe(422);
  expect(await early.json()).toMatchObject({
    errors: [{ type: 'home-incomplete', data: { gaps: draft['gaps'] } }],
  });

  await complete('anna', home);
  expect((await get('anna', home))['gaps']).toEqual([]);
  // Only its landlord and the office see its page before it is published.
  for (const who of ['anna', 'office'] as const) {
    const preview = await call(who, 'getHomePreview', { objectNumber: home });
    expect(preview).toMatchObject({
      http: 200,
      data: { state: 'draft', home: { objectNumber: home, personsMax: 4, squaremeterLiving: 80 } },
    });
  }
  for (const who of ['bert', 'nobody'] as const)
    expect((await call(who, 'getHomePreview', { objectNumber: home })).http).toBe(404);
  // Nobody hears of a draft: not the search, no page, no list of homes by number, no booking.
  expect(await isFound(home)).toBe(false);
  expect(await page(home)).toBe(404);
  expect((await call('bert', 'getObjectsInternal', { objectNumbers: [home] })).data).toEqual([]);
  expect(await book(site.url, bookingOf(home, { startDate: day(40), endDate: day(47) }))).toMatchObject({
    type: 'not-bookable',
  });
  expect(await isInSitemap(home)).toBe(false);

  expect((await step('anna', home, 'publish')).data).toMatchObject({
    state: 'review',
    steps: ['withdraw', 'remove'],
  });
  expect(await isFound(home)).toBe(false);
  const waiting = (await call('office', 'findHomesInReview', {})).data['homes'];
  expect(waiting).toMatchObject([{ objectNumber: home, nightlyFrom: 100, landlord: { number: 501 } }]);

  const reason = 'La description contient un numéro de téléphone.';
  expect(await decide(home, { kind: 'refuse', reason })).toMatchObject({
    http: 200,
    data: { state: 'draft' },
  });
  expect(await get('anna', home)).toMatchObject({ state: 'draft', refusal: reason });
  await step('anna', home, 'publish');
  expect((await get('anna', home))['refusal']).toBe('');
  expect(await decide(home, { kind: 'approve' })).toMatchObject({ http: 200, data: { state: 'published' } });
  expect(await decide(home, { kind: 'approve' })).toMatchObject({
    http: 409,
    type: 'transition-not-allowed',
  });

  expect(await isFound(home)).toBe(true);
  expect(await isInSitemap(home)).toBe(true);
  expect(await page(home)).toBe(200);
  expect(await book(site.url, bookingOf(home, { startDate: day(40), endDate: day(47) }))).toMatchObject({
    http: 201,
  });
  const jobs = await site.database.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', 'homes.send-mail')
    .execute();
  expect(jobs.length).toBeLessThanOrEqual(2);

  // The answer to a change contains the changed values.
  await save('anna', home, { ...basics, personsMax: 1 });
  expect(await isFound(home)).toBe(false);
  await save('anna', home, basics);

  expect((await step('anna', home, 'pause')).data).toMatchObject({ state: 'paused', pausedBy: 'landlord' });
  expect(await isFound(home)).toBe(false);
  expect(await page(home)).toBe(404);
  expect((await step('anna', home, 'publish')).data).toMatchObject({ state: 'published' });
  expect(await isFound(home)).toBe(true);

  // The second home of the same landlord waits for nobody.
  const second = await aDraft('anna');
  expect(await get('anna', second)).toMatchObject({ needsApproval: false });
  await complete('anna', second);
  expect((await step('anna', second, 'publish')).data).toMatchObject({ state: 'published' });

  expect((await step('anna', home, 'remove')).data).toMatchObject({ state: 'removed', steps: ['restore'] });
  expect(await page(home)).toBe(410);
  expect(await call('anna', 'getOwnHome', { objectNumber: home })).toMatchObject({ http: 404 });
  const acts = await site.database.db
    .selectFrom('home_acts')
    .select('kind')
    .where('object_number', '=', home)
    .where('kind', '<>', 'changed')
    .orderBy('act_id')
    .execute();
  expect(acts.map(({ kind }) => kind)).toEqual([
    'created',
    'submitted',
    'refused',
    'submitted',
    'approved',
    'paused',
    'published',
    'removed',
  ]);
});

describe('another landlord', () => {
  test('neither sees nor changes a home', async () => {
    const home = await aDraft('anna');
    const before = await get('anna', home);
    const attempts: [EndpointName, Record<string, unknown>][] = [
      ['getOwnHome', {}],
      ['setOwnHome', { edition: 1, part: { ...basics, personsMax: 9 } }],
      ['setOwnHomeState', { step: 'remove' }],
      ['previewOwnSeasons', { seasons: [season] }],
    ];
    for (const [name, input] of attempts) {
      expect(await call('bert', name, { objectNumber: home, ...input }), name).toMatchObject({
        http: 404,
        type: 'object-not-found',
      });
    }
    const listed = (await call('bert', 'getOwnHomes', {})).data['homes'] as { objectNumber: number }[];
    expect(listed.map(({ objectNumber }) => objectNumber)).not.toContain(home);
    expect(await get('anna', home)).toEqual(before);
    expect(
      await call('bert', 'decideOnHome', { objectNumber: home, decision: { kind: 'approve' } }),
    ).toMatchObject({
      http: 403,
    });
  });

  test('who lets homes for nobody cannot begin one', async () => {
    expect(
      await call('nobody', 'createOwnHome', {
        kind: 'chalet',
        placeID: site.placeID,
        language: 'de',
        title: 'Hütte',
      }),
    ).toMatchObject({ http: 409, type: 'landlord-missing' });
  });
});

test('a list has the first photo, the lowest price of a night to come, and who arrives next', async () => {
  await login('dora', ['landlord'], 507);
  const home = await aHome(site.database, {
    ...{ landlord: 507, title: 'Haus am Hang' },
    seasons: [
      { untilDate: day(30), nightly: 12_000 },
      { fromDate: day(30), nightly: 10_000 },
    ],
  });
  const [first, second] = [addDays(today, 40), addDays(today, 60)];
  for (const startDate of [second, first]) {
    const stay = { startDate, endDate: addDays(startDate, 7) };
    expect(await book(site.url, bookingOf(home, stay))).toMatchObject({ http: 201 });
  }
  const listed = (await call('dora', 'getOwnHomes', {})).data['homes'] as ListedHome[];
  const [shown] = listed.filter(({ objectNumber }) => objectNumber === home);
  const whole = await get('dora', home);
  expect(shown).toMatchObject({
    ...{ title: 'Haus am Hang', nextArrival: first, ofFeed: false },
    gaps: whole['gaps'],
    state: whole['state'],
    priceFrom: 100,
  });
  const [photo] = whole['photos'] as { base: string }[];
  expect(shown!.photo).toBe(photo?.base ?? null);
  // A draft has none of these, and lacks the facts that the editor lists.
  const draft = await aDraft('dora');
  const [fresh] = ((await call('dora', 'getOwnHomes', {})).data['homes'] as ListedHome[]).filter(
    ({ objectNumber }) => objectNumber === draft,
  );
  expect(fresh).toMatchObject({ photo: null, nextArrival: null, priceFrom: null, ownNumber: null });
  expect(fresh!.gaps).toEqual((await get('dora', draft))['gaps']);
});

test('a home from a feed is listed with the number that the landlord’s own system gave it', async () => {
  const columns = { source: 'feed', source_key: 'A-101' };
  const home = await aHome(site.database, { landlord: 507, title: 'Haus aus der Lieferung', columns });
  const listed = (await call('dora', 'getOwnHomes', {})).data['homes'] as ListedHome[];
  expect(listed.find(({ objectNumber }) => objectNumber === home)).toMatchObject({ ownNumber: 'A-101' });
});

test('what the office has paused its landlord does not bring back, and a feed’s home is not written here', async () => {
  const home = await aDraft('bert');
  await complete('bert', home);
  const set = (columns: Record<string, unknown>) =>
    site.database.db.updateTable('homes').set(columns).where('object_number', '=', home).execute();
  await set({ state: 'paused', paused_by: 'office', published_at: new Date() });
  expect(await step('bert', home, 'publish')).toMatchObject({ http: 409, type: 'transition-not-allowed' });
  await set({ source: 'feed', source_key: '1' });
  expect(await save('bert', home, basics)).toMatchObject({ http: 409, type: 'home-of-feed' });
});

describe('a removed home', () => {
  const set = (home: number, columns: Record<string, unknown>) =>
    site.database.db.updateTable('homes').set(columns).where('object_number', '=', home).execute();
  const removedDaysAgo = (days: number) => ({ removed_at: new Date(Date.now() - days * 86_400_000) });
  const actsOf = async (home: number): Promise<string[]> => {
    const acts = await site.database.db
      .selectFrom('home_acts')
      .select(['kind', 'act_id'])
      .where('object_number', '=', home)
      .where('kind', 'in', ['removed', 'restored', 'erased'])
      .orderBy('act_id')
      .execute();
    return acts.map(({ kind }) => kind);
  };
  async function aShownHome(who: Who): Promise<number> {
    const home = await aDraft(who);
    await complete(who, home);
    await set(home, { state: 'published', published_at: new Date() });
    return home;
  }

  test('says before what depends on it, answers what is open, and comes back as published', async () => {
    const home = await aShownHome('anna');
    await save('anna', home, terms);
    const stay = (from: number) => bookingOf(home, { startDate: day(from), endDate: day(from + 7) });
    const confirmed = await book(site.url, stay(40));
    await save('anna', home, { ...terms, instantBooking: false });
    const waiting = await book(site.url, stay(60));
    const asked = await book(site.url, { ...stay(80), bookingMethod: 'request' });
    expect([confirmed.data?.status, waiting.data?.status]).toEqual(['confirmed', 'booked']);
    const hanging = await call('anna', 'getHomeRemoval', { objectNumber: home });
    expect(hanging.data).toEqual({
      ...{ upcoming: 1, open: 2, questions: 0, watchers: 0 },
      restorableUntil: day(30),
    });
    expect(await call('bert', 'getHomeRemoval', { objectNumber: home })).toMatchObject({ http: 404 });

    const removed = await step('anna', home, 'remove');
    expect(removed.data).toMatchObject({ state: 'removed', steps: ['restore'] });
    // The same again changes nothing.
    expect((await step('anna', home, 'remove')).data).toMatchObject({ state: 'removed' });
    const states = await site.database.db
      .selectFrom('bookings')
      .select(['id', 'state'])
      .where('object_number', '=', home)
      .orderBy('id')
      .execute();
    expect(states).toEqual([
      { id: confirmed.data!.bookingID, state: 'confirmed' },
      { id: waiting.data!.bookingID, state: 'declined' },
      { id: asked.data!.bookingID, state: 'declined' },
    ]);
    const mails = await site.database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'booking.send-mail')
      .execute();
    const declined = mails.filter(
      ({ payload }) => (payload as { template?: string }).template === 'declined',
    ) as { payload: { bookingId: number } }[];
    expect(declined.map(({ payload }) => payload.bookingId)).toEqual(
      expect.arrayContaining([waiting.data!.bookingID, asked.data!.bookingID]),
    );
    expect(await isFound(home)).toBe(false);

    const list = (await call('anna', 'getOwnHomes', {})).data as { homes: unknown[]; removed: unknown[] };
    expect(list.removed).toContainEqual({
      ...{ objectNumber: home, title: texts.title, place: expect.any(String) as string },
      ...{ removedOn: today, restorableUntil: day(30) },
    });
    expect(await step('bert', home, 'restore')).toMatchObject({ http: 404 });
    expect(await save('anna', home, basics)).toMatchObject({ http: 404 });
    expect((await step('anna', home, 'restore')).data).toMatchObject({ state: 'published', gaps: [] });
    expect((await step('anna', home, 'restore')).data).toMatchObject({ state: 'published' });
    expect(await isFound(home)).toBe(true);
    expect(await actsOf(home)).toEqual(['removed', 'restored']);
  });

  test('comes back paused by the office, as a draft, or paused where something has become invalid', async () => {
    const paused = await aShownHome('bert');
    await set(paused, { state: 'paused', paused_by: 'office' });
    await step('bert', paused, 'remove');
    // A landlord whom the office has paused is not trusted again because the home is removed for the moment.
    const draft = await aDraft('bert');
    expect(await get('bert', draft)).toMatchObject({ needsApproval: true });
    expect((await step('bert', paused, 'restore')).data).toMatchObject({
      ...{ state: 'paused', pausedBy: 'office' },
    });
    await step('bert', draft, 'remove');
    expect((await step('bert', draft, 'restore')).data).toMatchObject({ state: 'draft' });
    const invalid = await aShownHome('bert');
    await step('bert', invalid, 'remove');
    await site.database.db.deleteFrom('price_seasons').where('object_number', '=', invalid).execute();
    const { data } = await step('bert', invalid, 'restore');
    expect(data).toMatchObject({ state: 'paused', pausedBy: 'landlord' });
    expect(data['gaps']).toEqual(['price']);
  });

  test('is final after thirty days, once the last guest has left', async () => {
    const home = await aShownHome('anna');
    await save('anna', home, terms);
    const stay = { startDate: day(3), endDate: day(10) };
    expect(await book(site.url, bookingOf(home, stay))).toMatchObject({ http: 201 });
    await step('anna', home, 'remove');
    await set(home, removedDaysAgo(31));
    expect(await step('anna', home, 'restore')).toMatchObject({ http: 409, type: 'transition-not-allowed' });
    const listed = (await call('anna', 'getOwnHomes', {})).data['removed'] as { objectNumber: number }[];
    expect(listed.map(({ objectNumber }) => objectNumber)).not.toContain(home);

    const { eraseRemovedHomes } = await import('./erase-removed-homes.ts');
    const { createHomeChanges } = await import('../catalogue/catalogue.ts');
    const eraseOn = (offset: number) =>
      eraseRemovedHomes({
        connection: site.database,
        catalogue: { ...createHomeChanges(), preview: undefined as never },
        clock: { now: () => new Date(), today: () => day(offset) },
      });
    const wayIn = () =>
      site.database.db
        .selectFrom('homes')
        .select(['arrival_info', 'address', 'removed_from'])
        .where('object_number', '=', home)
        .executeTakeFirstOrThrow();
    await eraseOn(0);
    expect((await wayIn()).arrival_info).toEqual({ fr: texts.arrivalInfo });
    await eraseOn(11);
    await eraseOn(11);
    // The booking and its invoice name the place.
    expect(await wayIn()).toMatchObject({
      arrival_info: null,
      removed_from: null,
      address: { zip: '25826' },
    });
    const rest = await site.database.db
      .selectFrom('home_texts')
      .select(['title', 'description'])
      .where('object_number', '=', home)
      .execute();
    expect(rest).toEqual([{ title: texts.title, description: '' }]);
    const photos = await site.database.db
      .selectFrom('home_images')
      .select('no')
      .where('object_number', '=', home)
      .execute();
    expect(photos).toEqual([]);
    expect(await actsOf(home)).toEqual(['removed', 'erased']);
  });
});

test('the database itself keeps states in order', async () => {
  const home = await aDraft('bert');
  const set = (columns: Record<string, unknown>) =>
    site.database.db.updateTable('homes').set(columns).where('object_number', '=', home).execute();
  await expect(set({ state: 'published' })).rejects.toThrow('homes_shown_were_published');
  await expect(set({ state: 'paused' })).rejects.toThrow('homes_paused_by_somebody');
  await expect(set({ state: 'removed' })).rejects.toThrow('homes_removed_some_day');
  await expect(set({ state: 'gone', published_at: new Date() })).rejects.toThrow('homes_state_check');
});
