import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addHomeFeedHandler } from '../server/areas/home-feeds/handlers/add-home-feed.ts';
import { changeHomeFeedHandler } from '../server/areas/home-feeds/handlers/change-home-feed.ts';
import { getHomeFeedRowsHandler } from '../server/areas/home-feeds/handlers/get-home-feed-rows.ts';
import { removeHomeFeedHandler } from '../server/areas/home-feeds/handlers/remove-home-feed.ts';
import { asked, call, home, homeFeedsSite, says, terms } from '../tests/builders/home-feeds.ts';

const site = homeFeedsSite();
const { accept, aTrial, feed, runDue, sendFile, states, storedFiles } = site;

test('an uploaded file starts a trial, is imported once it is accepted, and then deleted; the next file starts a new trial', async () => {
  await addHomeFeedHandler(site.deps)({ ...terms, url: null }, call(site.people.mine));
  const { feedID } = await feed();
  expect(await feed()).toMatchObject({ isRunning: false, hasFile: false, state: 'trial' });
  expect(await sendFile('other', feedID, home('a'))).toBe(404);
  expect(await sendFile(null, feedID, home('a'))).toBe(401);
  expect(await sendFile('mine', feedID, home('a'), '{"key":"b"}', home('c'))).toBe(201);
  expect(await feed()).toMatchObject({ isRunning: true, fileName: 'homes.ndjson' });
  // The second one waits for the end of the first.
  expect(await sendFile('mine', feedID, home('z'))).toBe(409);
  await runDue();
  expect(await feed()).toMatchObject({ state: 'trial', report: { created: 2, rejectedCount: 1 } });
  expect(await states()).toEqual({});
  const rowsAs = async (uid: string) => getHomeFeedRowsHandler(site.deps)(asked(feedID), call(uid));
  expect(await rowsAs(site.people.other)).toMatchObject({ type: 'home-feed-not-found' });
  expect(await rowsAs(site.people.mine)).toEqual({
    ok: true,
    data: {
      rows: [
        {
          key: 'b',
          line: 2,
          became: 'rejected',
          reason: expect.stringMatching(/^wrong or missing: lat/) as string,
        },
        { key: 'a', line: null, became: 'created', reason: '' },
        { key: 'c', line: null, became: 'created', reason: '' },
      ],
    },
  });
  expect(storedFiles()).toBe(1);
  await accept();
  expect(await feed()).toMatchObject({ state: 'active', hasFile: false, nextRunAt: null, problem: null });
  expect(Object.keys(await states())).toEqual(['a', 'c']);
  expect(storedFiles()).toBe(0);
  await sendFile('mine', feedID, home('a'));
  await runDue();
  expect(await feed()).toMatchObject({ state: 'trial', missing: { count: 1, keys: ['c'] } });
  await removeHomeFeedHandler(site.deps)(asked(feedID), call(site.people.mine));
  expect(storedFiles()).toBe(0);
  expect(Object.keys(await states())).toEqual(['a', 'c']);
});

test('a row with a character that cannot be stored is rejected by key, and the others are imported', async () => {
  const nul = String.fromCharCode(0);
  const tried = await aTrial(
    says(
      home('a'),
      home(`b${nul}`),
      home('c', { texts: { de: { title: nul, description: '' } } }),
      '{"key":"d\\u0000"}',
      home('e\ud800'),
    ),
  );
  const reason = 'holds a sign that cannot be kept';
  expect(tried).toMatchObject({ isRunning: false, problem: null, report: { created: 1, rejectedCount: 4 } });
  expect(tried.report!.rejected).toMatchObject([
    { key: 'b\ufffd', line: 2, reason: `${reason}: key` },
    { key: 'c', line: 3, reason: `${reason}: texts.de.title` },
    { key: 'd\ufffd', line: 4 },
    { key: 'e\ufffd', line: 5, reason: `${reason}: key` },
  ]);
});

test('an aborted run is reported and releases its feed, and an orphaned run blocks no other', async () => {
  await addHomeFeedHandler(site.deps)({ ...terms, url: null }, call(site.people.mine));
  const { feedID } = await feed();
  await sendFile('mine', feedID, home('a'));
  // The importer's result cannot be stored, however often this is tried.
  const honest = site.deps.importFeed;
  site.deps.importFeed = async (...asked) => {
    const outcome = await honest(...asked);
    return 'report' in outcome ? { ...outcome, missing: { keys: ['\u0000'], of: 1 } } : outcome;
  };
  for (let tries = 0; tries < 6; tries += 1) {
    await runDue();
    expect(await feed()).toMatchObject({ isRunning: tries < 5 });
    site.nowMs += 200_000;
  }
  site.deps.importFeed = honest;
  expect(await feed()).toMatchObject({ isRunning: false, problem: 'internal', hasFile: true });
  expect(await sendFile('mine', feedID, home('a'))).toBe(201);
  await sql`delete from jobs where name = 'home-feeds.run'`.execute(site.database.db);
  expect(await sendFile('mine', feedID, home('a'))).toBe(409);
  site.nowMs += 3_601_000;
  expect(await feed()).toMatchObject({ isRunning: false });
  expect(await sendFile('mine', feedID, home('a'))).toBe(201);
  await runDue();
  expect(await feed()).toMatchObject({ isRunning: false, problem: null, report: { created: 1 } });
});

test('a table is read by its mapping, and an invalid mapping is reported with its invalid part', async () => {
  const table = ['ID;Breite;Länge;Plätze', 'x1;40,001;3,84;4', 'x2;viel;3,84;4'];
  const columns = { key: 'ID', lat: 'Breite', lon: 'Länge', personsMax: 'Plätze' };
  const constants = { objectType: 'house', kind: 'villa', bedrooms: 2, bathrooms: 1, nightlyPrice: 90 };
  const mapping = { delimiter: ';', decimal: ',', columns, constants };
  const as = (said: object) => ({
    ...{ ...terms, url: null, format: 'csv' as const },
    mapping: JSON.stringify(said),
  });
  await addHomeFeedHandler(site.deps)(as(mapping), call(site.people.mine));
  const { feedID } = await feed();
  await sendFile('mine', feedID, ...table);
  await runDue();
  expect(await feed()).toMatchObject({
    report: { created: 1, rejected: [{ key: 'x2', line: 3, reason: 'no number: lat = "viel"' }] },
  });
  const { kind: _, number: __, ...changed } = as({ ...mapping, delimiter: ';;' });
  site.nowMs += 1000;
  await changeHomeFeedHandler(site.deps)({ ...changed, feedID }, call(site.people.mine));
  await runDue();
  expect(await feed()).toMatchObject({
    problem: 'mapping',
    problemDetail: expect.stringContaining('delimiter') as string,
  });
});
